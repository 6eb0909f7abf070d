/** Whoever has told the system that movement makes them ill sees films move when they ask for it. */
export const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
