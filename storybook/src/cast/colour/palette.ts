import { createCanvas } from '@napi-rs/canvas'
import { svgImage } from '../noto/trim.ts'
import { hueDistance, toOklch, type Oklch } from './oklch.ts'

/** A colour written in a picture, and how much of the picture shows it. */
export interface Swatch extends Oklch {
  readonly hex: string
  readonly share: number
}

const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi
const SIDE = 72

/** The colours of an SVG with the share of visible pixels nearest to each. */
export function paletteOf(body: string): Swatch[] {
  const names = [...new Set((body.match(HEX) ?? []).map((hex) => hex.toLowerCase()))]
  const tones = names.map(toOklch)
  if (tones.length === 0) return []
  const counts = new Float64Array(names.length)
  let all = 0
  for (const pixel of pixelsOf(body)) {
    const at = nearest(tones, pixel)
    counts[at] = (counts[at] ?? 0) + 1
    all++
  }
  return tones.map((tone, i) => ({
    ...tone,
    hex: names[i] ?? '#000000',
    share: (counts[i] ?? 0) / Math.max(1, all),
  }))
}

function* pixelsOf(body: string): Generator<Oklch> {
  const ctx = createCanvas(SIDE, SIDE).getContext('2d')
  ctx.drawImage(svgImage(body, SIDE), 0, 0, SIDE, SIDE)
  const { data } = ctx.getImageData(0, 0, SIDE, SIDE)
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < 200) continue
    const hex = [0, 1, 2].map((k) => (data[i + k] ?? 0).toString(16).padStart(2, '0')).join('')
    yield toOklch(hex)
  }
}

function nearest(tones: readonly Oklch[], pixel: Oklch): number {
  let best = 0
  let least = Infinity
  tones.forEach((tone, i) => {
    const apart = distance(tone, pixel)
    if (apart < least) [best, least] = [i, apart]
  })
  return best
}

function distance(a: Oklch, b: Oklch): number {
  const hue = (hueDistance(a.h, b.h) * Math.PI) / 180
  return (a.l - b.l) ** 2 + a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(hue)
}
