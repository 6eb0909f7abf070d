/** Furniture that many deeds stand or sit at. */

/** A stool behind who sits on it. */
export const STOOL = { thing: 'stool', x: -0.03, z: 0.04, height: 0.255 } as const
/** A table to work at. */
export const DESK = { thing: 'table', x: 0.46, z: -0.05, height: 0.42 } as const
/** A table to cook at. */
export const COUNTER = { thing: 'table', x: 0.42, z: -0.05, height: 0.42 } as const
/** The counter of a bar, with who serves behind it. */
export const BAR = { thing: 'bar counter', x: 0.34, z: -0.05, height: 0.47 } as const
export const MAT = { thing: 'yoga mat', x: 0, z: 0.04, height: 0.03, shadow: false } as const
