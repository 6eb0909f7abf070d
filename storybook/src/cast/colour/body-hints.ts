/** A part of a picture by one of its colours. */
export interface BodyHint {
  readonly body?: string
  /** A part of other colours that is painted with it: the strap of a watch. */
  readonly also?: string
  /** A tone that is left as it is: the face of a watch. */
  readonly keeps?: string
  /** Another part, which takes this tone where its own would be too like the body's new colour. */
  readonly beside?: { readonly part: string; readonly tone: string }
}

const ROOFED = { part: '#ed6c31', tone: '#5d616e' }

/** Pictures whose body is not the family of colours that shows most: one colour of the part that is meant. */
export const BODY_HINTS: Readonly<Record<string, BodyHint>> = {
  sunflower: { body: '#ffb901' },
  bicycle: { body: '#67a6ad' },
  // Blades stay steel, and a screen stays a screen.
  scissors: { body: '#de3e31' },
  laptop: { body: '#eeeeee' },
  watch: { also: '#a06841', keeps: '#fff' },
  tractor: { body: '#02ab47' },
  // A red house has red walls, not a red roof.
  house: { body: '#fff3e1', beside: ROOFED },
  'house-with-garden': { body: '#fff3e1', beside: ROOFED },
  hut: { body: '#a37f69', beside: { part: '#f78a51', tone: '#6b5a45' } },
}
