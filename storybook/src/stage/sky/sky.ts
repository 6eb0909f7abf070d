import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { live } from '../../paint/live.ts'
import type { Piece } from '../../scene/scene.ts'
import { eyeHeight } from '../../scene/box.ts'
import type { PlaceContext } from '../place.ts'
import { extentAt } from '../places/kit/plane.ts'
import { clouds } from './clouds.ts'
import { rainbow } from './rainbow.ts'
import { stars } from './stars.ts'
import { sunOrMoon } from './sun.ts'

export interface SkyOptions {
  readonly clouds?: number
  readonly sun?: boolean
  /** Where the sun or moon hangs, −1…1 across the frame; from the light when absent. */
  readonly at?: number
  /** False where no star can be seen: under water. */
  readonly stars?: boolean
}

export const SKY_DEPTH = 40

/** The whole sky of a place: colour, sun or moon, stars, clouds, and what the weather hangs in it. */
export function sky(context: PlaceContext, options: SkyOptions = {}): Piece[] {
  const { light, weather } = context
  const amount = options.clouds ?? CLOUDS[weather] ?? 0.5
  return [
    heaven(context),
    ...(light.dark && weather !== 'fog' && options.stars !== false ? stars(context) : []),
    ...(light.sun !== 'none' && options.sun !== false ? sunOrMoon(context, options.at) : []),
    ...(weather === 'rainbow' ? [rainbow(context)] : []),
    ...clouds(context, amount),
  ]
}

const CLOUDS: Readonly<Partial<Record<PlaceContext['weather'], number>>> = {
  clear: 0.45,
  cloudy: 1,
  rain: 1,
  storm: 1,
  wind: 0.8,
  snow: 0.7,
  fog: 0.1,
  blizzard: 0.2,
  sandstorm: 0,
}

/** A column of colours, one pixel wide: stretching it costs a fifth of filling a gradient. */
const STRIP_HEIGHT = 720

function heaven(context: PlaceContext): Piece {
  const { box, light } = context
  const crown = extentAt(box, SKY_DEPTH).crown * 1.1
  const low = eyeHeight(box) - 2
  let strip: Canvas | undefined
  return live({
    name: 'sky',
    depth: SKY_DEPTH,
    draw(pen) {
      strip ??= paintStrip(light.sky)
      const top = pen.project(0, crown, SKY_DEPTH).y
      const bottom = pen.project(0, low, SKY_DEPTH).y
      const left = -pen.spare
      const width = pen.width + 2 * pen.spare
      const { ctx } = pen
      ctx.fillStyle = light.sky[0] ?? '#88aacc'
      if (top > -pen.spare) ctx.fillRect(left, -pen.spare, width, top + pen.spare + 1)
      ctx.fillStyle = light.sky.at(-1) ?? '#88aacc'
      ctx.fillRect(left, bottom - 1, width, Math.max(0, pen.height + pen.spare - bottom + 1))
      ctx.drawImage(strip, left, top, width, bottom - top)
    },
  })
}

function paintStrip(colours: readonly string[]): Canvas {
  const canvas = createCanvas(1, STRIP_HEIGHT)
  const ctx = canvas.getContext('2d')
  const gradient = ctx.createLinearGradient(0, 0, 0, STRIP_HEIGHT)
  colours.forEach((colour, i) => gradient.addColorStop(i / (colours.length - 1), colour))
  ctx.fillStyle = gradient
  ctx.fillRect(0, 0, 1, STRIP_HEIGHT)
  return canvas
}
