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
  // Flat pictures repeat a few colours thousands of times: each is looked up once.
  const known = new Map<number, number>()
  let all = 0
  for (const rgb of pixelsOf(body)) {
    let at = known.get(rgb)
    if (at === undefined) {
      at = nearest(tones, toOklch(rgb.toString(16).padStart(6, '0')))
      known.set(rgb, at)
    }
    counts[at] = (counts[at] ?? 0) + 1
    all++
  }
  return tones.map((tone, i) => ({
    ...tone,
    hex: names[i] ?? '#000000',
    share: (counts[i] ?? 0) / Math.max(1, all),
  }))
}

/** The visible pixels as numbers: 0xrrggbb. */
function* pixelsOf(body: string): Generator<number> {
  const ctx = createCanvas(SIDE, SIDE).getContext('2d')
  ctx.drawImage(svgImage(body, SIDE), 0, 0, SIDE, SIDE)
  const { data } = ctx.getImageData(0, 0, SIDE, SIDE)
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < 200) continue
    yield ((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0)
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
