/** The bar from which a swing's seat hangs, in hundredths of its height from the top, and how far it swings. */
export const SWING_BAR = 8
export const SWING_SPEED = 2.4
