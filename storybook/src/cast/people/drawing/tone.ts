import { lookUp } from '../../../lexicon/look-up.ts'
/** Cloth, skin and hair colours for puppets, mixed so that each part has a light and a shaded tone. */

/** The paints of our paper: softer than the screen's own names, so that any two sit well together. */
const PAINTS: Readonly<Record<string, string>> = {
  red: '#d64541',
  crimson: '#b3273d',
  maroon: '#7d2a38',
  burgundy: '#6f2436',
  scarlet: '#e0412f',
  orange: '#ec8b3a',
  coral: '#f0806a',
  peach: '#f6b48f',
  yellow: '#f3c544',
  gold: '#dcaa3c',
  golden: '#dcaa3c',
  mustard: '#d3a034',
  cream: '#f5e9d0',
  beige: '#dcc7a3',
  tan: '#c79f6e',
  brown: '#875a3c',
  chocolate: '#5d3b2a',
  green: '#4f9d5d',
  lime: '#9ac94a',
  olive: '#7f8446',
  mint: '#93d3b3',
  emerald: '#2f8f68',
  teal: '#2f8b8b',
  turquoise: '#45b5b0',
  cyan: '#58bfd3',
  blue: '#3f72b8',
  'light blue': '#8fbfe4',
  'dark blue': '#27406f',
  navy: '#27375c',
  indigo: '#454a9a',
  denim: '#4d6c99',
  purple: '#8457a8',
  violet: '#7d5fbf',
  lavender: '#b9a3dd',
  magenta: '#c64590',
  pink: '#f095ab',
  rose: '#e07a8f',
  white: '#f7f3ea',
  ivory: '#f4ecd8',
  silver: '#b9c1c9',
  grey: '#8d9196',
  gray: '#8d9196',
  'dark grey': '#55595f',
  charcoal: '#45484f',
  black: '#33323a',
  khaki: '#b8a675',
  bronze: '#a8743e',
  copper: '#b8703f',
  rainbow: '#e0608a',
}

/** A paint for a colour word or `#rrggbb`; undefined for a word that is no colour. */
export function paintOf(word: string | null | undefined): string | undefined {
  if (!word) return undefined
  const plain = word.toLowerCase().trim()
  if (/^#[0-9a-f]{6}$/.test(plain)) return plain
  if (lookUp(PAINTS, plain)) return lookUp(PAINTS, plain)
  const last = plain.split(/[\s-]+/).at(-1) ?? ''
  const base = lookUp(PAINTS, last)
  if (!base) return undefined
  if (/^(dark|deep)/.test(plain)) return blend(base, '#1d1a33', 0.4)
  if (/^(light|pale|pastel|soft)/.test(plain)) return blend(base, '#fff8ec', 0.45)
  return base
}

/** `share` of the way from one `#rrggbb` to another. */
export function blend(from: string, to: string, share: number): string {
  const a = channels(from)
  const b = channels(to)
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** A colour with alpha, as canvas text. */
export function faded(colour: string, alpha: number): string {
  const [red, green, blue] = channels(colour)
  return `rgba(${red},${green},${blue},${alpha})`
}

/** Shade turns a little cool, light a little warm, as under one lamp. */
export function shade(colour: string, amount = 0.25): string {
  return blend(colour, '#3a2350', amount)
}

export function lighten(colour: string, amount = 0.25): string {
  return blend(colour, '#fff3d9', amount)
}

/** 0 black … 1 white, as the eye weighs it. */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
