import type { Piece } from '../../scene/scene.ts'
import type { PlaceContext, PlaceSet } from '../place.ts'
import { gusts, leavesInAir } from './drifting.ts'
import { fogBank } from './fog.ts'
import { hail } from './hail.ts'
import { flash, lightning } from './lightning.ts'
import { puddles, rain } from './rain.ts'
import { snowfall } from './snowfall.ts'

type WeatherSet = Pick<PlaceSet, 'ground' | 'waterline'>

/** How much of it comes down, by what the prompt says of its strength. */
const FORCES = { light: 0.4, usual: 1, heavy: 2 } as const

type Brew = (context: PlaceContext, set: WeatherSet, force: number) => Piece[]

const BREWS: Readonly<Partial<Record<PlaceContext['weather'], Brew>>> = {
  rain: (context, set, force) => [
    ...rain(context, set, force),
    ...(force > 1 ? fog(context, 0.3) : []),
  ],
  storm: (context, set, force) => [
    ...rain(context, set, 1.6 * Math.max(1, force)),
    ...lightning(context),
  ],
  hail: (context, set) => [...hail(context), ...rain(context, set, 0.4)],
  snow: (context, _, force) => snowfall(context, { share: force }),
  blizzard: (context) => [
    ...snowfall(context, { wild: true, share: 1.4 }),
    ...fog(context, 0.75),
    ...gusts(context, { colour: '#ffffff', alpha: 0.45, count: 60, speed: -14 }),
  ],
  fog: (context, _, force) =>
    context.force === 'heavy' ? thickFog(context) : fog(context, 0.68 * Math.sqrt(force)),
  wind: (context, { ground }, force) => [
    ...(ground === 'water' ? [] : blownAbout(context, force)),
    ...gusts(context, { colour: '#ffffff', alpha: 0.55, count: 18 * force, speed: 9 * force }),
  ],
  sandstorm: (context) => [
    ...fog(context, 0.85, '#cf9a58'),
    fogBank(context, { z: 9, y: 0, height: 7, strength: 0.6, colour: '#d9a866', speed: 2.4 }),
    ...gusts(context, { colour: '#a06a36', alpha: 0.62, count: 130, speed: 17 }),
  ],
}

/** What the wind carries: leaves, but sand in a desert, and in winter the snow of the ground. */
function blownAbout(context: PlaceContext, force: number): Piece[] {
  if (context.season === 'winter') return snowfall(context, { wild: true, share: 0.5 * force })
  if (SANDY.test(context.words)) return dust(context, force)
  return leavesInAir(context, { wind: Math.max(0.5, force), count: Math.round(40 * force) })
}

/** Where no leaf grows. */
const SANDY = /\b(?:desert|dunes?|sahara|gobi|mars|wasteland)\b/u

const dust = (context: PlaceContext, force: number): Piece[] =>
  gusts(context, {
    colour: '#c79655',
    alpha: 0.6,
    count: Math.round(80 * force),
    speed: 8 * Math.max(0.5, force),
    low: true,
  })

/** What falls, blows and drifts over an open place; nothing for the deep sea. */
export function weatherPieces(context: PlaceContext, set: WeatherSet): Piece[] {
  if (set.ground === 'seabed') return []
  const brew = BREWS[context.weather]
  if (brew) return brew(context, set, FORCES[context.force ?? 'usual'])
  return [...wetGround(context, set), ...seasonPieces(context)]
}

const WINDOWLESS =
  /^(cave|dungeon|submarine|elevator|elevator-cabin|basement|subway|tunnel|server-room|oven-interior|spaceship|jail-cell)$/u

/** What of the weather comes into a room: the light of a storm. */
export function weatherIndoors({ weather, ...context }: PlaceContext, id: string): Piece[] {
  return weather === 'storm' && !WINDOWLESS.test(id) ? [flash({ weather, ...context }, 0.6)] : []
}

/** Puddles that hold the sky, after the rain or where somebody jumps into them. */
function wetGround(context: PlaceContext, set: WeatherSet): Piece[] {
  const { words, nouns = [], deeds = [], random } = context
  const wet =
    /\b(wet|puddles?|thrown mud)\b/u.test(`${words} ${nouns.join(' ')}`) ||
    deeds.includes('jump-puddle')
  return wet && set.ground !== 'none' ? [puddles(context, set, random.fork('puddles'))] : []
}

function seasonPieces(context: PlaceContext): Piece[] {
  if (context.season === 'autumn') return leavesInAir(context, { wind: 0.08, count: 18 })
  if (context.season === 'spring') return leavesInAir(context, { wind: 0.12, count: 14 })
  if (context.season === 'winter') return snowfall(context, { share: 0.35 })
  return []
}

/** Banks of mist in four depths: the nearest is thin, so that actors stay readable. */
function fog(context: PlaceContext, strength: number, colour?: string): Piece[] {
  const tint = colour === undefined ? {} : { colour }
  return [
    fogBank(context, { z: 30, y: 1, height: 6, strength, ...tint }),
    fogBank(context, { z: 16, y: 0.6, height: 4, strength: strength * 0.9, ...tint }),
    fogBank(context, { z: 6, y: 0.2, height: 2, strength: strength * 0.7, ...tint }),
    fogBank(context, { z: -2.5, y: -1.2, height: 1.2, strength: strength * 0.5, ...tint }),
  ]
}

/** Fog in which one gets lost: what is far is gone, what is near is pale. */
function thickFog(context: PlaceContext): Piece[] {
  return [
    fogBank(context, { z: 24, y: 2, height: 14, strength: 1 }),
    fogBank(context, { z: 12, y: 1.4, height: 8, strength: 0.9 }),
    fogBank(context, { z: 4.5, y: 0.6, height: 4.4, strength: 0.62 }),
    fogBank(context, { z: -2.5, y: -1, height: 1.8, strength: 0.6 }),
  ]
}
