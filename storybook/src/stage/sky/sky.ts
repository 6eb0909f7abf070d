import { backdrop } from '../../paint/backdrop.ts'
import type { Piece } from '../../scene/scene.ts'
import { eyeHeight } from '../../scene/box.ts'
import type { PlaceContext } from '../place.ts'
import { clear, lighter } from '../places/kit/colour.ts'
import { extentAt } from '../places/kit/plane.ts'
import { clouds } from './clouds.ts'
import { rainbow } from './rainbow.ts'
import { stars } from './stars.ts'
import { sunOrMoon, sunPlace } from './sun.ts'

export interface SkyOptions {
  readonly clouds?: number
  readonly sun?: boolean
  /** Where the sun or moon hangs, −1…1 across the frame; from the light when absent. */
  readonly at?: number
  readonly birds?: boolean
}

export const SKY_DEPTH = 40

/** The whole sky of a place: colour, sun or moon, stars, clouds, and what the weather hangs in it. */
export function sky(context: PlaceContext, options: SkyOptions = {}): Piece[] {
  const { light, weather } = context
  const amount = options.clouds ?? CLOUDS[weather] ?? 0.5
  return [
    heaven(context),
    ...(light.dark && weather !== 'fog' ? stars(context) : []),
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

function heaven(context: PlaceContext): Piece {
  const { box, light } = context
  const extent = extentAt(box, SKY_DEPTH)
  const horizon = eyeHeight(box)
  return backdrop({
    name: 'sky',
    z: SKY_DEPTH,
    shadow: 0,
    edge: 0,
    tint: 0,
    haze: 0,
    fineness: 0.5,
    draw(ctx, view) {
      const gradient = ctx.createLinearGradient(0, -extent.crown * 1.1, 0, -horizon + 2)
      light.sky.forEach((colour, i) => gradient.addColorStop(i / (light.sky.length - 1), colour))
      ctx.fillStyle = gradient
      ctx.fillRect(view.left, -view.top, view.right - view.left, view.top - view.bottom)
      if (light.sun === 'none') return
      const { x, y } = sunPlace(context)
      const radius = extent.half * 1.1
      const shine = ctx.createRadialGradient(x, -y, 0, x, -y, radius)
      const strength = light.dark ? 0.3 : 0.6
      shine.addColorStop(0, clear(lighter(light.key, 0.2), strength))
      shine.addColorStop(0.3, clear(light.key, strength * 0.45))
      shine.addColorStop(1, clear(light.key, 0))
      ctx.fillStyle = shine
      ctx.fillRect(view.left, -view.top, view.right - view.left, view.top - view.bottom)
    },
  })
}
