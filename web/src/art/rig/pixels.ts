/** A drawing as a picture of pixels: hundreds of clipped paths are laid out once, and never again when the board is painted. */
import { type Picture, svg } from "./picture";

/** A file as an address that the page's policy lets a picture have. */
const address = (file: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = fail;
    reader.readAsDataURL(file);
  });

/** Its address, `side` pixels along its longer side; as a drawing where the browser has no pixels to give. */
export async function pixels(picture: Picture, side: number): Promise<string> {
  const [left, top, right, bottom] = picture.box;
  const [wide, high] = [right - left, bottom - top];
  const drawing = `data:image/svg+xml,${encodeURIComponent(svg(picture))}`;
  try {
    const image = new Image();
    image.src = drawing;
    await image.decode();
    const k = side / Math.max(wide, high);
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.ceil(wide * k), Math.ceil(high * k)];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    return file ? await address(file) : drawing;
  } catch {
    return drawing;
  }
}
