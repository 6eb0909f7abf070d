/** Red, green and blue, 0…255. */
export type Rgb = readonly [number, number, number]

const known = new Map<string, Rgb>()
// Random mixes would fill the memory of a service that never stops.
const ROOM = 4_096

/** Reads `#rgb` and `#rrggbb`. */
export function toRgb(hex: string): Rgb {
  const found = known.get(hex)
  if (found) return found
  const digits = hex.slice(1)
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const value = Number.parseInt(full.slice(0, 6), 16)
  if (Number.isNaN(value)) throw new Error(`Not a colour: ${hex}`)
  const rgb: Rgb = [value >> 16, (value >> 8) & 255, value & 255]
  if (known.size >= ROOM) known.clear()
  known.set(hex, rgb)
  return rgb
}

/** Writes `#rrggbb`. */
export function toHex([red, green, blue]: Rgb): string {
  const value = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue)
  return `#${value.toString(16).padStart(6, '0')}`
}

/** From one colour (0) to the other (1). */
export function mix(from: string, to: string, amount: number): string {
  const a = toRgb(from)
  const b = toRgb(to)
  const k = Math.min(1, Math.max(0, amount))
  return toHex([a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k])
}

/** The colour with transparency, for canvas styles. */
export function fade(hex: string, alpha: number): string {
  const [red, green, blue] = toRgb(hex)
  return `rgba(${red},${green},${blue},${Math.round(alpha * 1000) / 1000})`
}

/** Towards white. */
export function lighten(hex: string, amount: number): string {
  return mix(hex, '#ffffff', amount)
}

/** Towards black. */
export function darken(hex: string, amount: number): string {
  return mix(hex, '#000000', amount)
}

/** As light of that colour shows it. */
export function multiplied(colour: string, light: string): string {
  const [red, green, blue] = toRgb(light)
  const [r, g, b] = toRgb(colour)
  return toHex([(r * red) / 255, (g * green) / 255, (b * blue) / 255])
}
