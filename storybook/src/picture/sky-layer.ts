import { blur, mapField, sample, step, type Field } from './field.ts'
import type { Look } from './look.ts'
import type { Drifting, Pixels } from './warp.ts'

/** A sky that can drift behind the land: its own sheet, wider than the world, with the land painted over by sky. */
export interface SkyLayer {
  readonly pixels: Pixels
  /** Columns that the sheet has more than the world on either side, and rows above. */
  readonly margin: number
}

/** How far clouds may drift, as a share of the world's width. */
const ROOM = 0.12

/**
 * Cuts the sky out of a world: writes into the world's alpha how solid each pixel is (0: sky), and gives back the sky.
 */
export function cutSky(pixels: Pixels, look: Look, mask: Field): SkyLayer {
  const tones = skyTones(look, mask)
  const rows = Math.min(pixels.height, Math.ceil((lowestOf(mask) + 0.06) * pixels.height))
  matte(pixels, { tones, mask, rows })
  const margin = Math.ceil(pixels.width * ROOM)
  const width = pixels.width + 2 * margin
  const data = new Uint32Array(width * (rows + 2))
  for (let y = 0; y < rows + 2; y++) {
    const from = Math.min(y, pixels.height - 1)
    for (let x = 0; x < width; x++) {
      data[y * width + x] = skyPixel(pixels, tones, {
        x: mirrored(x - margin, pixels.width),
        y: from,
      })
    }
  }
  return { pixels: { width, height: rows + 2, data }, margin }
}

/** The sky's sheet when it has drifted by `x` and `y` pixels. */
export function drifted({ pixels, margin }: SkyLayer, x: number, y: number): Drifting {
  const most = margin - 2
  return { pixels, x: margin - Math.min(most, Math.max(-most, x)), y: Math.max(0, y) }
}

function mirrored(x: number, width: number): number {
  if (x < 0) return Math.min(width - 1, -x)
  return x >= width ? Math.max(0, 2 * width - 2 - x) : x
}

interface Tones {
  /** The colour of the nearest sky, and of the nearest land, for each place; 0…255. */
  readonly sky: readonly Field[]
  readonly land: readonly Field[]
  /** The mask, a little soft. */
  readonly soft: Field
}

function skyTones(look: Look, mask: Field): Tones {
  const channels = [look.red, look.green, look.blue]
  const inner = mapField(blur(mask, 2), (value) => (value > 0.97 ? 1 : 0))
  const outer = mapField(blur(mask, 2), (value) => (value < 0.03 ? 1 : 0))
  return {
    sky: channels.map((channel) => spread(channel, inner)),
    land: channels.map((channel) => spread(channel, outer)),
    soft: blur(mask, 2),
  }
}

/** The masked part of a channel, spread over all the rest: near means first, wider ones where those do not reach. */
function spread(channel: Field, mask: Field): Field {
  let result = mapField(channel, () => -1)
  for (const radius of [2, 5, 12, 30, 80, 200]) {
    const weight = blur(mask, radius, 2)
    const sum = blur(
      mapField(channel, (value, at) => value * mask.data[at]!),
      radius,
      2,
    )
    result = mapField(result, (value, at) => {
      if (value >= 0) return value
      return weight.data[at]! > 0.04 ? (255 * sum.data[at]!) / weight.data[at]! : -1
    })
  }
  return mapField(result, (value) => (value < 0 ? 128 : value))
}

function lowestOf({ width, height, data }: Field): number {
  for (let at = data.length - 1; at >= 0; at--) {
    if (data[at]! > 0.5) return (Math.floor(at / width) + 1) / height
  }
  return 0
}

/** Solid where the pixel is more like the land near it than like the sky near it. */
function matte(
  { width, height, data }: Pixels,
  { tones, mask, rows }: { readonly tones: Tones; readonly mask: Field; readonly rows: number },
): void {
  for (let y = 0; y < rows; y++) {
    const v = (y + 0.5) / height
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5) / width
      const soft = sample(tones.soft, u, v)
      if (soft <= 0.01) continue
      const at = y * width + x
      const solid =
        soft > 0.99 ? 0 : edgeSolid(data[at]!, tones, { u, v, soft: sample(mask, u, v) })
      data[at] = ((data[at]! & 0xffffff) | (Math.round(solid * 255) << 24)) >>> 0
    }
  }
}

function edgeSolid(
  pixel: number,
  { sky, land }: Tones,
  { u, v, soft }: { readonly u: number; readonly v: number; readonly soft: number },
): number {
  let [along, length] = [0, 0]
  for (let channel = 0; channel < 3; channel++) {
    const far = sample(sky[channel]!, u, v)
    const span = sample(land[channel]!, u, v) - far
    along += (((pixel >>> (channel * 8)) & 255) - far) * span
    length += span * span
  }
  // Land and sky of one colour: only the mask can tell.
  if (length < 500) return 1 - soft
  return step(0.2, 0.7, along / length)
}

function skyPixel(
  { width, height, data }: Pixels,
  { sky }: Tones,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  const pixel = data[y * width + x]!
  const solid = pixel >>> 24
  if (solid === 0) return (pixel | 0xff000000) >>> 0
  const share = solid / 255
  const [u, v] = [(x + 0.5) / width, (y + 0.5) / height]
  let result = 0xff000000
  for (let channel = 0; channel < 3; channel++) {
    const own = (pixel >>> (channel * 8)) & 255
    const tone = sample(sky[channel]!, u, v)
    result |= Math.round(own + (tone - own) * Math.min(1, share * 1.6)) << (channel * 8)
  }
  return result >>> 0
}
