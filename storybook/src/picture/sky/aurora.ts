import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { createRandom } from '../../scene/random.ts'
import { ease } from '../../stage/easing.ts'
import { createNoise } from '../noise.ts'
import type { SkyShow } from './sky-show.ts'

interface Place {
  readonly horizon: number
  readonly depth: number
}

/** Curtains from the nearest to the furthest: where their hems hang between zenith and horizon, and how long they are. */
const CURTAINS = [
  { hem: 0.62, long: 0.62, light: 1 },
  { hem: 0.82, long: 0.5, light: 0.7 },
  { hem: 0.94, long: 0.34, light: 0.5 },
] as const

/** Northern light: curtains of fine rays with a sharp hem, which fold, brighten and fade as they wander. */
export function auroraShow(seed: number, { horizon, depth }: Place): SkyShow {
  const random = createRandom(seed)
  const noise = createNoise(random.whole(0, 1e6))
  const curtains = CURTAINS.map((curtain) => ({ ...curtain, own: random.between(0, 40) }))
  const ray = raySprite()
  return {
    name: 'aurora',
    depth,
    blend: 'screen',
    width: 480,
    shown: (t) => ease(t / 2.2),
    paint: (ctx, { width, height }, t) => {
      const high = height * Math.max(0.35, horizon)
      ctx.globalCompositeOperation = 'lighter'
      for (const { hem, long, light, own } of curtains) {
        for (let x = 0; x < width; x += 2) {
          const along = x / width
          const fold = noise(along * 2.3 + own + t * 0.05, own + t * 0.07, 64)
          const foot = high * (hem + 0.34 * (fold - 0.5))
          const fine = noise(along * 46 + own + t * 0.35, own + t * 0.5, 64)
          const broad = noise(along * 5 + own - t * 0.16, own + 9 + t * 0.1, 64)
          const tall = high * long * (0.45 + 0.75 * fine * broad + 0.25 * broad)
          ctx.globalAlpha = light * Math.min(1, 1.7 * broad * broad) * (0.25 + 0.75 * fine)
          ctx.drawImage(ray, x, foot - tall, 2.6, tall)
        }
      }
      ctx.globalAlpha = 1
      ctx.globalCompositeOperation = 'source-over'
    },
  }
}

/** One ray: green above a sharp hem, fading to violet. */
function raySprite(): Canvas {
  const canvas = createCanvas(1, 128)
  const ctx = canvas.getContext('2d')
  const fall = ctx.createLinearGradient(0, 0, 0, 128)
  fall.addColorStop(0, 'rgba(150, 90, 235, 0)')
  fall.addColorStop(0.3, 'rgba(135, 100, 230, 0.14)')
  fall.addColorStop(0.62, 'rgba(60, 200, 170, 0.34)')
  fall.addColorStop(0.9, 'rgba(95, 250, 165, 0.8)')
  fall.addColorStop(0.96, 'rgba(190, 255, 205, 0.7)')
  fall.addColorStop(1, 'rgba(120, 255, 180, 0)')
  ctx.fillStyle = fall
  ctx.fillRect(0, 0, 1, 128)
  return canvas
}
