/** Colours are `#rrggbb`; everything here gives back the same form, except `clear`. */
type Rgb = readonly [number, number, number]

function toRgb(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1, 7), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function toHex(rgb: Rgb): string {
  const byte = (part: number): string =>
    Math.round(Math.min(255, Math.max(0, part)))
      .toString(16)
      .padStart(2, '0')
  return `#${byte(rgb[0])}${byte(rgb[1])}${byte(rgb[2])}`
}

/** Share 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const [r, g, b] = toRgb(from)
  const [r2, g2, b2] = toRgb(to)
  return toHex([r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share])
}

/** Towards a cool dark, as paper in shade. */
export function darker(colour: string, amount: number): string {
  return mix(colour, '#1c1838', amount)
}

/** Towards a warm white, as paper in light. */
export function lighter(colour: string, amount: number): string {
  return mix(colour, '#fff6e2', amount)
}

/** The colour with transparency, for fills that let the layer behind show. */
export function clear(colour: string, alpha: number): string {
  const [r, g, b] = toRgb(colour)
  return `rgba(${r},${g},${b},${alpha})`
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
