/** Effects that many deeds give off. */
export const SWEAT = [{ name: 'sweat', at: 'head', strength: 0.5 }] as const
