import type { Plan, Shot, Weather } from '../../plan/plan.ts'
import type { AirName } from '../air/kinds.ts'
import { ADDED_WORDS, AIR_WORDS, HELD_WORDS } from './wish-words.ts'

type Flags<Words> = { readonly [Name in keyof Words]: boolean }

/** What a shot's prompt asks of the picture. */
export interface Wishes extends Flags<typeof HELD_WORDS>, Flags<typeof ADDED_WORDS> {
  readonly air: readonly AirName[]
  /** 1 a breeze, 2 a wind. */
  readonly wind: number
  readonly waves: number
  /** Nothing that the picture may hold is named: then all that it plainly has comes alive. */
  readonly silent: boolean
}

/** Reads a shot's wishes from its words, its weather and its subjects. Plans in other languages name things in English. */
export function wishesOf(plan: Plan, shot: Shot): Wishes {
  const nouns = shot.subjects.map(({ noun, actions }) => [noun, ...actions.map(({ verb }) => verb)])
  const text = [plan.prompt, ...nouns.flat()].join(' ').toLowerCase()
  const { weather } = shot
  const air = airOf(text, weather)
  const storms = air.includes('storm') || air.includes('blizzard')
  const windy = weather === 'wind' || storms || /\bwind(y|s)?\b|\bgusts?\b/u.test(text)
  const held = flags(HELD_WORDS, text)
  const named = { ...held, leaves: held.leaves || windy }
  const added = flags(ADDED_WORDS, text)
  return {
    ...named,
    ...added,
    rainbow: added.rainbow || weather === 'rainbow',
    fog: added.fog || weather === 'fog' || weather === 'sandstorm',
    lightning: added.lightning || weather === 'storm',
    air,
    wind: windy ? 2.2 : 1,
    waves: storms || /\b(waves|surf|rough|stormy)\b/u.test(text) ? 1.7 : 1,
    silent: !Object.values(named).some(Boolean),
  }
}

function flags<Words extends Readonly<Record<string, RegExp>>>(
  words: Words,
  text: string,
): Flags<Words> {
  const told = Object.entries(words).map(([name, pattern]) => [name, pattern.test(text)])
  return Object.fromEntries(told) as Flags<Words>
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
