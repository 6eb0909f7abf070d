import { createRandom } from '../../scene/random.ts'
import { grainTile, TILE } from '../colour/grains.ts'
import type { DrawLook, Worn } from './worn.ts'

type PatternName = 'striped' | 'spotted' | 'dotted' | 'checked' | 'floral'

/** What is printed on things or grows on coats. */
export const PATTERNS: Readonly<Record<PatternName, DrawLook>> = {
  striped: (worn) => (worn.alive ? coatStripes(worn) : bands(worn)),
  spotted: (worn) => (worn.alive ? blotches(worn) : dots(worn)),
  dotted: dots,
  checked: checks,
  floral: flowers,
}

const print = ({ pale, tone }: Worn): string =>
  tone ?? (pale ? 'rgba(196,62,70,0.8)' : 'rgba(255,252,244,0.85)')

function bands(worn: Worn): void {
  const { ctx, left, top, wide, pixels } = worn
  const step = Math.min(wide, pixels) / 5
  ctx.fillStyle = print(worn)
  ctx.translate(left, top)
  ctx.transform(1, 0, -0.3, 1, 0, 0)
  for (let x = -step; x < wide + pixels; x += step)
    ctx.fillRect(x, -pixels, step * 0.45, 3 * pixels)
}

/** Tapering bands from the back down, as cats and zebras have them; eyes and mouth stay to be seen. */
function coatStripes({ ctx, left, top, wide, pixels, tone }: Worn): void {
  ctx.fillStyle = tone ?? 'rgba(62,34,18,0.62)'
  const random = createRandom(7)
  const step = wide / 9
  for (let x = left - step; x < left + wide + step; x += step)
    for (const row of [0.12, 0.46, 0.8]) {
      const y = top + (row + random.between(-0.04, 0.04)) * pixels
      const long = pixels * random.between(0.13, 0.19)
      ctx.beginPath()
      ctx.moveTo(x - step * 0.22, y - long / 2)
      ctx.quadraticCurveTo(x + step * 0.34, y, x + step * 0.1, y + long / 2)
      ctx.quadraticCurveTo(x - step * 0.02, y, x - step * 0.22, y - long / 2)
      ctx.fill()
    }
}

function blotches({ ctx, left, top, wide, pixels, tone }: Worn): void {
  ctx.fillStyle = tone ?? 'rgba(58,36,26,0.72)'
  const random = createRandom(11)
  const step = Math.min(wide, pixels) / 6
  for (let y = top; y < top + pixels; y += step)
    for (let x = left; x < left + wide; x += step) {
      const [dx, dy] = [random.between(0, step * 0.6), random.between(0, step * 0.6)]
      const r = step * random.between(0.15, 0.3)
      ctx.beginPath()
      ctx.ellipse(x + dx, y + dy, r * 1.15, r, random.between(0, 3), 0, 2 * Math.PI)
      ctx.fill()
    }
}

function dots(worn: Worn): void {
  const { ctx, left, top, wide, pixels } = worn
  const step = Math.min(wide, pixels) / 5.5
  ctx.fillStyle = print(worn)
  for (let row = -1; row * step * 0.8 < pixels * 1.2; row++)
    for (let x = left + ((row & 1) * step) / 2; x < left + wide + step; x += step) {
      ctx.beginPath()
      ctx.arc(x, top + row * step * 0.8, step * 0.23, 0, 2 * Math.PI)
      ctx.fill()
    }
}

function checks(worn: Worn): void {
  const { ctx, left, top, wide, pixels } = worn
  const step = Math.min(wide, pixels) / 4.5
  ctx.globalAlpha = 0.6
  ctx.fillStyle = print(worn)
  for (let x = left - step; x < left + wide + step; x += step)
    ctx.fillRect(x, top - pixels, step / 2, 3 * pixels)
  for (let y = top - step; y < top + pixels + step; y += step)
    ctx.fillRect(left - pixels, y, wide + 2 * pixels, step / 2)
}

function flowers({ ctx, left, top, wide, pixels }: Worn): void {
  const scale = (Math.min(wide, pixels) * 0.62) / TILE
  ctx.translate(left, top)
  ctx.scale(scale, scale)
  ctx.fillStyle = ctx.createPattern(grainTile('flowers'), 'repeat') ?? 'transparent'
  ctx.fillRect(-TILE, -TILE, wide / scale + 2 * TILE, pixels / scale + 2 * TILE)
}
