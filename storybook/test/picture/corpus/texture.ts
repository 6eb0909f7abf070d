import { createCanvas, ImageData, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'

export type Rgb = readonly [red: number, green: number, blue: number]

/** A number in 0…1 that belongs to a place, the same everywhere. */
export function hash(x: number, y: number): number {
  let mixed = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

const smooth = (share: number): number => share * share * (3 - 2 * share)

function lattice(x: number, y: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const fx = smooth(x - i)
  const fy = smooth(y - j)
  const upper = hash(i, j) + (hash(i + 1, j) - hash(i, j)) * fx
  const lower = hash(i, j + 1) + (hash(i + 1, j + 1) - hash(i, j + 1)) * fx
  return upper + (lower - upper) * fy
}

/** Noise as clouds, ground and walls have it: coarse and fine at once, 0…1. */
export function cloudy(x: number, y: number, octaves = 5): number {
  let sum = 0
  let weight = 0.5
  let size = 1
  for (let octave = 0; octave < octaves; octave++, weight /= 2, size *= 2) {
    sum += weight * lattice(x * size + octave * 17, y * size + octave * 31)
  }
  return sum / (1 - 2 ** -octaves)
}

export const mixed = (a: Rgb, b: Rgb, share: number): Rgb => {
  const s = Math.min(1, Math.max(0, share))
  return [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s, a[2] + (b[2] - a[2]) * s]
}

export const scaled = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by]

/** Paints every pixel by a rule; `u` and `v` are shares of the size. */
export function painted(
  width: number,
  height: number,
  rule: (u: number, v: number) => Rgb,
): Canvas {
  const canvas = createCanvas(width, height)
  const image = new ImageData(width, height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const [red, green, blue] = rule((x + 0.5) / width, (y + 0.5) / height)
      // One by one: to set them as a list took longer than to make them.
      image.data[at] = red
      image.data[at + 1] = green
      image.data[at + 2] = blue
      image.data[at + 3] = 255
    }
  }
  canvas.getContext('2d').putImageData(image, 0, 0)
  return canvas
}

/** What a camera leaves on a picture: grain and darker corners. */
export function photographed(canvas: Canvas, grain = 9): Canvas {
  const ctx = canvas.getContext('2d')
  const image = ctx.getImageData(0, 0, canvas.width, canvas.height)
  const { data, width, height } = image
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const away = Math.hypot(x / width - 0.5, y / height - 0.5)
      const dark = 1 - 0.28 * away * away
      const speck = (hash(x, y) + hash(x + 991, y + 313) - 1) * grain
      for (let channel = 0; channel < 3; channel++) {
        data[at + channel] = (data[at + channel] ?? 0) * dark + speck
      }
    }
  }
  ctx.putImageData(image, 0, 0)
  return canvas
}

/** Blurs all that was drawn so far: out of focus. */
export function defocused(canvas: Canvas, radius: number): Canvas {
  const soft = createCanvas(canvas.width, canvas.height)
  const ctx = soft.getContext('2d')
  ctx.drawImage(canvas, 0, 0)
  ctx.filter = `blur(${radius}px)`
  ctx.drawImage(canvas, 0, 0)
  ctx.filter = 'none'
  return soft
}

/** A tree, bush or hedge of many small leaves, darker below. */
export function leafy(
  ctx: SKRSContext2D,
  { x, y, wide, high, tone }: { x: number; y: number; wide: number; high: number; tone: Rgb },
): void {
  const leaf = Math.max(2, wide / 34)
  for (let index = 0; index < 1400; index++) {
    const angle = hash(index, 7 + (x | 0)) * 6.283
    const away = Math.sqrt(hash(index, 11 + (x | 0)))
    const [px, py] = [x + Math.cos(angle) * away * wide, y + Math.sin(angle) * away * high]
    const light = 0.45 + 0.5 * hash(index, 3) - (0.35 * (py - y)) / high
    ctx.fillStyle = `rgb(${scaled(tone, light).map(Math.round).join(',')})`
    ctx.beginPath()
    ctx.ellipse(px, py, leaf * (0.6 + hash(index, 5)), leaf * 0.6, angle, 0, 7)
    ctx.fill()
  }
}

/** A round thing lit from the upper left. */
export function ball(
  ctx: SKRSContext2D,
  { x, y, rx, ry, tone }: { x: number; y: number; rx: number; ry: number; tone: Rgb },
): void {
  const shade = ctx.createRadialGradient(
    x - rx * 0.35,
    y - ry * 0.4,
    rx * 0.1,
    x,
    y,
    Math.max(rx, ry) * 1.15,
  )
  const css = (by: number): string =>
    `rgb(${scaled(tone, by)
      .map((value) => Math.round(Math.min(255, value)))
      .join(',')})`
  shade.addColorStop(0, css(1.15))
  shade.addColorStop(0.6, css(0.95))
  shade.addColorStop(1, css(0.62))
  ctx.fillStyle = shade
  ctx.beginPath()
  ctx.ellipse(x, y, rx, ry, 0, 0, 7)
  ctx.fill()
}
