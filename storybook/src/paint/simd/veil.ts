/** What darkens a picture: light that changes slowly, one shade for four by four pixels, and fibres that repeat. */
export interface Veil {
  /** The address of the shades over a row, RGBA; two more than it is wide. */
  lightAt(y: number): number
  /** The address of the levels that a row's fibres add to them, bytes with a sign for RGBA; whole groups of eight. */
  fibresAt(y: number): number
}

/** Pixels of a shade's side. */
export const SHADE = 4
