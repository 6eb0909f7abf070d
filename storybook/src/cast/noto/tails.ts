/** Tails that wag: where they are pinned and the rectangle that is cut out, 0,0 top left … 1,1 bottom right. */
export interface Tail {
  readonly pin: readonly [number, number]
  readonly area: readonly [left: number, top: number, right: number, bottom: number]
}

export const TAILS: Readonly<Record<string, Tail>> = {
  dog: { pin: [0.84, 0.56], area: [0.84, 0.3, 1.05, 0.62] },
  cat: { pin: [0.74, 0.48], area: [0.74, 0.05, 1.05, 0.52] },
  'black-cat': { pin: [0.8, 0.45], area: [0.78, 0, 1.05, 0.46] },
  horse: { pin: [0.83, 0.52], area: [0.83, 0.42, 1.05, 0.76] },
}
