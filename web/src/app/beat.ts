/** Who beat whom, for the lobby and a replay. */
import { list, say } from "../words/say";

/** "Robin beat Mako", or who played where nobody won. `name`: a seat, alone or `amid` a sentence. */
export function whoBeat(
  seats: number,
  winners: readonly number[],
  name: (seat: number, amid?: boolean) => string,
): string {
  const all = [...Array(seats).keys()];
  const [won, lost] = [all.filter((p) => winners.includes(p)), all.filter((p) => !winners.includes(p))];
  return won.length && lost.length
    ? say("seats-won", { winners: list(won.map((p) => name(p))), losers: list(lost.map((p) => name(p, true))) })
    : all.map((p) => name(p)).join(" - ");
}
