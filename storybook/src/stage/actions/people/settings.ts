/** Where deeds are done when the prompt is silent about it. */
export const NEAR = { framing: 'close-up' } as const
export const GYM = { place: 'gym' } as const
export const STAGE = { place: 'stage' } as const
export const GARDEN = { place: 'garden' } as const
export const FARM = { place: 'farm' } as const
export const KITCHEN = { place: 'kitchen' } as const
export const NEAR_KITCHEN = { place: 'kitchen', framing: 'close-up' } as const
export const HOME = { place: 'living room' } as const
export const NEAR_HOME = { place: 'living-room', framing: 'close-up' } as const
export const BATH = { place: 'bathroom' } as const
export const NEAR_BATH = { place: 'bathroom', framing: 'close-up' } as const
export const STUDIO = { place: 'workshop' } as const
export const OFFICE = { place: 'office' } as const
/** On the track of a stadium, in an athlete's dress. */
export const ATHLETE = { costume: 'athlete', needs: { place: 'stadium' } } as const
