import { mix, toHex, toRgb } from '../../../paint/paper/colour.ts'

export { fade as clear, mix } from '../../../paint/paper/colour.ts'

/** Towards a cool dark, as paper in shade. */
export function darker(colour: string, amount: number): string {
  return mix(colour, '#1c1838', amount)
}

/** Towards a warm white, as paper in light. */
export function lighter(colour: string, amount: number): string {
  return mix(colour, '#fff6e2', amount)
}

/** Towards more of itself: deep, but never grey. */
export function deeper(colour: string, amount: number): string {
  return lit(colour, colour, amount)
}

/** Multiplies two colours as light does, by a strength 0…1. */
export function lit(colour: string, tint: string, strength: number): string {
  const [r, g, b] = toRgb(colour)
  const [r2, g2, b2] = toRgb(tint)
  return mix(colour, toHex([(r * r2) / 255, (g * g2) / 255, (b * b2) / 255]), strength)
}

/** How bright it looks, 0…1. */
export function brightness(colour: string): number {
  const [r, g, b] = toRgb(colour)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** Takes colour out: 1 leaves grey. */
export function greyer(colour: string, amount: number): string {
  const grey = brightness(colour) * 255
  return mix(colour, toHex([grey, grey, grey]), amount)
}
