/** a b c d e f of a canvas transform, in own heights. */
export type Affine = readonly [number, number, number, number, number, number]
