/** A colour as the eye sorts it: lightness 0…1, chroma 0…0.37, hue in degrees (red 29, yellow 110, green 142, blue 264). */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

/** `#rgb`, `#rrggbb` or `#rrggbbaa` (the alpha is dropped) to OKLCH, after Björn Ottosson's matrices. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = channels(hex).map((value) => toLinear(value / 255)) as Triple
  return labToLch(linearToLab([red, green, blue]))
}

type Triple = [number, number, number]

function channels(hex: string): number[] {
  const digits = hex.replace('#', '')
  const long = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) || 0)
}

function linearToLab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function labToLch([l, a, b]: Triple): Oklch {
  const h = (Math.atan2(b, a) * 180) / Math.PI
  return { l, c: Math.hypot(a, b), h: h < 0 ? h + 360 : h }
}

function lchToLinear({ l: light, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const inGamut = (rgb: Triple): boolean => rgb.every((value) => value >= -0.002 && value <= 1.002)

/** Back to `#rrggbb`; a colour no screen can show loses chroma until one can. */
export function toHex(colour: Oklch): string {
  let { c } = colour
  while (c > 0.004 && !inGamut(lchToLinear({ ...colour, c }))) c *= 0.94
  const rgb = lchToLinear({ ...colour, c })
  const byte = (value: number): string =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(byte).join('')}`
}

/** The short way round the wheel from one hue to another, −180…180. */
export function hueDistance(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180
}

/** The same colour, lighter (above 0) or darker, by a step of lightness. */
export function shift(hex: string, step: number): string {
  const { l, c, h } = toOklch(hex)
  return toHex({
    l: Math.min(0.99, Math.max(0.08, l + step)),
    c: step > 0 ? c * 0.9 : c * (1 + step * 0.9),
    h,
  })
}
