import type { Plan, Shot, Weather } from '../plan/plan.ts'
import type { AirName } from './air/kinds.ts'

/** What a shot's prompt asks of the picture. */
export interface Wishes {
  readonly clouds: boolean
  readonly water: boolean
  readonly leaves: boolean
  readonly lights: boolean
  readonly fire: boolean
  readonly rays: boolean
  readonly fog: boolean
  readonly lightning: boolean
  readonly air: readonly AirName[]
  /** 1 a breeze, 2 a wind. */
  readonly wind: number
  readonly waves: number
  /** Nothing that the picture may hold is named: then all that it plainly has comes alive. */
  readonly silent: boolean
}

const WORDS = {
  clouds: /\b(clouds?|cloudy|sky|skies)\b/u,
  water:
    /\b(water|waters|waves?|sea|ocean|lake|river|pond|stream|pool|ripples?|rippling|fountain|waterfall|surf|tide|canal|reflections?|shimmer\w*)\b/u,
  leaves:
    /\b(foliage|leaves|leaf|trees?|grass|grasses|branch(es)?|bush(es)?|plants?|flowers?|reeds?|palms?|wheat|sway\w*|rustl\w*|forest|meadow|field)\b/u,
  lights:
    /\b(lamps?|lights?|lanterns?|windows?|neon|candles?|candlelight|bulbs?|headlights?|glow\w*|flicker\w*|twinkl\w*|torch(es)?|stars?|city lights)\b/u,
  fire: /\b(fires?|flames?|campfire|bonfire|fireplace|candles?|torch(es)?|burn\w*|blaze|hearth)\b/u,
  rays: /\b(rays?|sun ?beams?|light ?beams?|god ?rays?|shafts? of light|sunlight|sunshine|sun shines?|beams? of light)\b/u,
  fog: /\b(fog|foggy|mist|misty|haze|smoke|smoky|steam)\b/u,
  lightning: /\b(lightning|thunder\w*)\b/u,
} as const

const AIR_WORDS: readonly (readonly [AirName, RegExp])[] = [
  ['storm', /\b(thunderstorm|rainstorm|downpour|pouring)\b/u],
  ['rain', /\b(rain|rains|raining|rainy|drizzl\w*|raindrops?)\b/u],
  ['blizzard', /\b(blizzard|snowstorm)\b/u],
  ['snow', /\b(snows?|snowing|snowfall|snowflakes?)\b/u],
  ['sandstorm', /\b(sandstorm|dust storm)\b/u],
  ['petals', /\b(petals?|blossoms?)\b/u],
  [
    'leaves',
    /\b((falling|autumn|drifting|blowing) leaves|leaves (fall|falling|drift|blow|fly)\w*)\b/u,
  ],
  ['embers', /\b(embers?|sparks?|ash(es)?)\b/u],
  ['fireflies', /\b(firefl(y|ies)|glow-?worms?)\b/u],
  ['dust', /\b(dust( motes?| particles?)?|pollen|motes|particles?)\b(?! storm)/u],
  ['bubbles', /\bbubbles?\b/u],
  ['bokeh', /\bbokeh\b/u],
  ['confetti', /\bconfetti\b/u],
]

/** Reads a shot's wishes from its words, its weather and its subjects. Plans in other languages name things in English. */
export function wishesOf(plan: Plan, shot: Shot): Wishes {
  const nouns = shot.subjects.map(({ noun, actions }) => [noun, ...actions.map(({ verb }) => verb)])
  const text = [plan.prompt, ...nouns.flat()].join(' ').toLowerCase()
  const has = (words: RegExp): boolean => words.test(text)
  const { weather } = shot
  const air = airOf(text, weather)
  const storms = air.includes('storm') || air.includes('blizzard')
  const windy = weather === 'wind' || storms || has(/\bwind(y|s)?\b|\bgusts?\b/u)
  const named = {
    clouds: has(WORDS.clouds),
    water: has(WORDS.water),
    leaves: has(WORDS.leaves) || windy,
    lights: has(WORDS.lights),
    fire: has(WORDS.fire),
  }
  return {
    ...named,
    rays: has(WORDS.rays),
    fog: weather === 'fog' || has(WORDS.fog) || weather === 'sandstorm',
    lightning: weather === 'storm' || has(WORDS.lightning),
    air,
    wind: windy ? 2.2 : 1,
    waves: storms || has(/\b(waves|surf|rough|stormy)\b/u) ? 1.7 : 1,
    silent: !Object.values(named).some(Boolean),
  }
}

/** What fills the air; the stronger weather takes the place of the weaker. */
function airOf(text: string, weather: Weather): AirName[] {
  const air = new Set(AIR_WORDS.filter(([, words]) => words.test(text)).map(([name]) => name))
  if (weather in AIR_BY_WEATHER) air.add(AIR_BY_WEATHER[weather as keyof typeof AIR_BY_WEATHER])
  if (air.has('storm')) air.delete('rain')
  if (air.has('blizzard')) air.delete('snow')
  return [...air]
}

const AIR_BY_WEATHER = {
  rain: 'rain',
  storm: 'storm',
  snow: 'snow',
  blizzard: 'blizzard',
  sandstorm: 'sandstorm',
} as const
