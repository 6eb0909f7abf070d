/** How much higher each u to the right is, on a flight of stairs that is seen from its side. */
export const RISE = 0.46

/** How far behind the stairs the wall is. */
export const STAIR_BACK = 5
