import type { Plan, Shot, Weather } from '../../plan/plan.ts'
import type { AirName } from '../air/kinds.ts'
import { isElement } from './elements.ts'
import { entersPicture } from './enters.ts'
import { FACE_WORDS, FACIAL, type Expression } from './face-words.ts'
import { landingOf, type Landing } from './landing.ts'
import { targetOf, type Target } from './target.ts'
import {
  ADDED_WORDS,
  AIR_WORDS,
  HELD_WORDS,
  HOT_AIR,
  HURRIED,
  SLIGHT,
  WINDY,
} from './wish-words.ts'

type Flags<Words> = { readonly [Name in keyof Words]: boolean }

/** What a shot's prompt asks of the picture. */
export interface Wishes extends Flags<typeof HELD_WORDS>, Flags<typeof ADDED_WORDS> {
  readonly air: readonly AirName[]
  /** What the face of somebody in the picture is to do. */
  readonly face: readonly Expression[]
  /** 1 a breeze, 2 a wind. */
  readonly wind: number
  readonly waves: number
  /** Whether little of the rain or snow falls. */
  readonly slight: boolean
  /** Whether clouds are to hurry. */
  readonly hurried: boolean
  /** Where on somebody guests sit down. */
  readonly landing: Landing | null
  /** What the camera is to go to. */
  readonly target: Target | null
  /** Nothing that the picture may hold is named: then all that it plainly has comes alive. */
  readonly silent: boolean
}

/** Reads a shot's wishes from its words, its weather and its subjects. Plans in other languages name things in English. */
export function wishesOf(plan: Plan, shot: Shot): Wishes {
  const said = wordsOf(plan, shot)
  const text = withoutGreetings(withoutHotAir(said), shot)
  const { weather } = shot
  const added = { ...flags(ADDED_WORDS, text), heat: HOT_AIR.test(said) }
  const air = airOf(added.underwater ? `${text} bubbles` : text, weather)
  const storms = air.includes('storm') || air.includes('blizzard')
  const windy = storms || isWindy(text, weather)
  const held = flags(HELD_WORDS, text)
  return {
    ...held,
    ...added,
    blink: added.blink && held.lights,
    ...withWeather(added, weather),
    air,
    face: expressionsIn(text, plan, shot),
    wind: windy ? 2.2 : 1,
    slight: shot.force === 'light' || SLIGHT.test(text),
    hurried: HURRIED.test(text),
    waves: storms || ROUGH.test(text) ? 1.7 : 1,
    landing: landingOf(text),
    target: targetOf(text),
    silent: !windy && !Object.values(held).some(Boolean),
  }
}

/** What guests do with their faces is no wish for the face in the picture. */
function expressionsIn(text: string, { prompt }: Plan, { subjects }: Shot): Expression[] {
  const isGuests = subjects.some(
    (each) => each.actions.some(({ verb }) => FACIAL.has(verb)) && entersPicture(each, prompt),
  )
  return isGuests ? [] : FACE_WORDS.filter(([, words]) => words.test(text)).map(([name]) => name)
}

function withoutHotAir(text: string): string {
  return text.replace(new RegExp(HOT_AIR, 'gu'), ' ')
}

const ROUGH = /\b(waves|surf|rough|stormy)\b/u

function withWeather(
  { rainbow, fog, lightning }: Flags<typeof ADDED_WORDS>,
  weather: Weather,
): Pick<Wishes, 'rainbow' | 'fog' | 'lightning'> {
  return {
    rainbow: rainbow || weather === 'rainbow',
    fog: fog || weather === 'fog' || weather === 'sandstorm',
    lightning: lightning || weather === 'storm',
  }
}

/** Who waves is no wave, and what waves is none: the word counts as water only when nobody does it. */
function withoutGreetings(text: string, { subjects }: Shot): string {
  const isDone = subjects.some(
    (each) => !isElement(each) && each.actions.some(({ verb }) => verb === 'wave'),
  )
  return isDone || GREETS.test(text) ? text.replace(/(?<!\bthe )\bwaves?\b/gu, 'wave_') : text
}

/** Said of people and flags. */
const GREETS =
  /\b(she|he|they|who|flags?|banners?|hands?|arms?)\b[^.;,]{0,24}\bwaves?\b|\bwaves? (at|to|hello|goodbye|back)\b/u

function isWindy(text: string, weather: Weather): boolean {
  return weather === 'wind' || WINDY.test(text)
}

/** The prompt without what is to be written: letters about snow bring none. */
export function unwritten(prompt: string, { lettering }: Pick<Shot, 'lettering'>): string {
  return lettering.reduce((said, { text }) => said.replace(text, ' '), prompt)
}

/** What a prompt says; of one in another language, what was read of it. */
function wordsOf({ prompt, language }: Plan, shot: Shot): string {
  const { subjects } = shot
  const nouns = subjects.map(({ noun }) => noun)
  // A flag that waves is no wave: verbs speak only for words that are not English.
  const verbs = language === 'en' ? [] : subjects.flatMap(({ actions }) => actions)
  return [unwritten(prompt, shot), ...nouns, ...verbs.map(({ verb }) => verb)]
    .join(' ')
    .toLowerCase()
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
  if (air.has('sparkles')) air.delete('dust')
  return [...air]
}

/** Whether it falls from the sky, so that it stays out of rooms. */
export function isWeather(name: AirName): boolean {
  return name in AIR_BY_WEATHER
}

const AIR_BY_WEATHER = {
  rain: 'rain',
  storm: 'storm',
  snow: 'snow',
  blizzard: 'blizzard',
  sandstorm: 'sandstorm',
} as const
