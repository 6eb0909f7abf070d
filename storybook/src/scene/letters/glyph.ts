/** A letter: how wide it is, and the path of a broad pen. Capitals stand from y 1 to 9, small letters from 4, tails to 12. */
export type Glyph = readonly [width: number, path: string]
