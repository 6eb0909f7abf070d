import { heaven } from '../../paint/pieces/heaven.ts'
import type { Piece } from '../../scene/scene.ts'
import { eyeHeight } from '../../scene/box.ts'
import type { PlaceContext } from '../place.ts'
import { extentAt } from '../places/kit/plane.ts'
import { clouds } from './clouds.ts'
import { rainbow } from './rainbow.ts'
import { stars } from './stars.ts'
import { isNamed, sunOrMoon } from './sun.ts'

export interface SkyOptions {
  readonly clouds?: number
  readonly sun?: boolean
  /** Where the sun or moon hangs, −1…1 across the frame; from the light when absent. */
  readonly at?: number
  /** False where no star can be seen: under water. */
  readonly stars?: boolean
}

export const SKY_DEPTH = 40

/** Behind these no star is seen. */
const VEILED: ReadonlySet<PlaceContext['weather']> = new Set(['fog', 'storm', 'blizzard'])

/** The whole sky of a place: colour, sun or moon, stars, clouds, and what the weather hangs in it. */
export function sky(asked: PlaceContext, options: SkyOptions = {}): Piece[] {
  const context = throughFlakes(withFace(asked))
  const { light, weather } = context
  const amount = cloudiness(context, options.clouds ?? CLOUDS[weather] ?? 0.5)
  return [
    clearSky(context),
    ...(light.dark && !VEILED.has(weather) && options.stars !== false ? stars(context) : []),
    ...(light.sun !== 'none' &&
    options.sun !== false &&
    !hasOwnMoon(context) &&
    !isOutshone(context)
      ? sunOrMoon(context, options.at)
      : []),
    ...(weather === 'rainbow' ? [rainbow(context)] : []),
    ...clouds(context, amount),
  ]
}

/** Suns behind clouds can't be counted. */
function cloudiness({ lamp, weather }: PlaceContext, usual: number): number {
  return weather === 'clear' && (lamp?.count ?? 1) > 1 ? usual * 0.3 : usual
}

/** A sun or moon with a face is seen in any weather. */
function withFace(context: PlaceContext): PlaceContext {
  const { light, lamp } = context
  if (light.sun !== 'none' || (lamp?.face ?? null) === null) return context
  return { ...context, light: { ...light, sun: light.dark ? 'moon' : 'sun' } }
}

/** A moon that is spoken of is seen, whatever falls or drifts before it; so is a sun that rises or that somebody passes in the snow. */
function throughFlakes(context: PlaceContext): PlaceContext {
  const { light, weather, deeds = [], nouns = [] } = context
  if (light.sun !== 'none') return context
  if (light.dark && nouns.some((noun) => /\bmoon$/u.test(noun)))
    return { ...context, light: { ...light, sun: 'moon' } }
  const rises = deeds.some((deed) => /^(rise|set|shine|glow)$/u.test(deed)) && isNamed(context)
  const seen = rises || context.haloed === true
  if (weather !== 'snow' || !seen) return context
  return { ...context, light: { ...light, sun: light.dark ? 'moon' : 'sun' } }
}

/** Fireworks burst where the moon would hang. */
function isOutshone({ light, nouns = [], scenery = [] }: PlaceContext): boolean {
  const told = [...nouns, ...scenery]
  const bursts = told.some((words) => /\bfireworks?\b/u.test(words))
  return bursts && light.sun === 'moon' && !told.some((words) => /\bmoon\b/u.test(words))
}

/** A crescent that is played is the only moon. */
function hasOwnMoon({ light, nouns = [], deeds = [], lamp }: PlaceContext): boolean {
  if (lamp?.crescent) return false
  if (nouns.some((noun) => /\beclipse$/u.test(noun))) return true
  const played =
    nouns.some((noun) => /\b(crescent|half) ?moon$/u.test(noun)) ||
    deeds.some((deed) => /^(fish-from-moon|sit-on-crescent)$/u.test(deed))
  return light.sun === 'moon' && played
}

const CLOUDS: Readonly<Partial<Record<PlaceContext['weather'], number>>> = {
  clear: 0.45,
  cloudy: 1,
  rain: 1,
  storm: 1,
  hail: 1,
  wind: 0.8,
  snow: 0.7,
  fog: 0,
  blizzard: 0.2,
  sandstorm: 0,
}

function clearSky({ box, light }: PlaceContext): Piece {
  const [first = '#88aacc', ...rest] = light.sky
  return heaven({
    name: 'sky',
    z: SKY_DEPTH,
    colours: rest.length > 0 ? light.sky : [first, first],
    top: extentAt(box, SKY_DEPTH).crown * 1.1,
    bottom: eyeHeight(box) - 2,
  })
}
