/** The faces that people may wear while a table waits. As many as the server knows (`FACES` in protocol.py). */
export const FACES = [
  { icon: "fox-head", say: "face-fox" },
  { icon: "viking-helmet", say: "face-viking" },
  { icon: "octopus", say: "face-octopus" },
  { icon: "raccoon-head", say: "face-raccoon" },
  { icon: "wolf-head", say: "face-wolf" },
  { icon: "lion", say: "face-lion" },
  { icon: "eagle-head", say: "face-eagle" },
  { icon: "owl", say: "face-owl" },
  { icon: "frog", say: "face-frog" },
  { icon: "samurai-helmet", say: "face-samurai" },
  { icon: "boar", say: "face-boar" },
  { icon: "cat", say: "face-cat" },
] as const;
