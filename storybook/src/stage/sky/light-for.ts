import type { Force, Mood, Season, Time, Weather } from '../../plan/plan.ts'
import type { Light } from '../../scene/light.ts'
import type { Place } from '../place.ts'
import { darker, greyer, lighter, lit, mix } from '../places/kit/colour.ts'
import { TIMES_OF_DAY } from './times.ts'
import { toned, underSky } from './tone.ts'

export interface LightWish {
  readonly time: Time
  readonly weather?: Weather
  readonly season?: Season | null
  readonly force?: Force
  readonly indoors?: boolean
  readonly mood?: Mood | null
  readonly medium?: Place['medium']
  /** The colour that lies on everything, and those of the sky. */
  readonly tone?: string | undefined
  readonly sky?: readonly string[] | undefined
  /** Something large is on fire. */
  readonly afire?: boolean
}

/** The one light of a stage, from when, where and in which mood it plays. */
export function lightFor(wish: LightWish): Light {
  const hour = underSky(TIMES_OF_DAY[wish.time], wish.sky)
  const outside = withSeason(
    withWeather(hour, wish.weather ?? 'clear', wish.force),
    wish.season ?? null,
  )
  const light = toned(withMood(inMedium(outside, wish), wish.mood ?? null), wish.tone)
  return wish.afire === true ? glazed(light, light.dark ? '#7a2f24' : '#d0703a', 0.34) : light
}

/** What stands between us and the light is dark, with a bright rim. */
export function againstLight(light: Light): Light {
  return {
    ...light,
    name: `${light.name} from behind`,
    tint: mix(light.tint, '#3a2c46', 0.72),
    tintAmount: Math.max(light.tintAmount, 0.78),
    key: '#ffe9b8',
    rim: 1,
  }
}

function inMedium(light: Light, wish: LightWish): Light {
  if (wish.medium === 'underwater') return underWater(light)
  if (wish.medium === 'space') return inSpace(light)
  return wish.indoors ? insideRoom(light) : light
}

interface Overcast {
  readonly grey: string
  readonly amount: number
  readonly hazeAmount: number
  readonly sun?: Light['sun']
}

const OVERCAST: Readonly<Partial<Record<Weather, Overcast>>> = {
  cloudy: { grey: '#a4b5c8', amount: 0.5, hazeAmount: 0.58 },
  rain: { grey: '#7b95b4', amount: 0.64, hazeAmount: 0.66, sun: 'none' },
  storm: { grey: '#47526d', amount: 0.84, hazeAmount: 0.74, sun: 'none' },
  hail: { grey: '#76869c', amount: 0.72, hazeAmount: 0.7, sun: 'none' },
  snow: { grey: '#bfd2e8', amount: 0.56, hazeAmount: 0.62, sun: 'none' },
  blizzard: { grey: '#c9d4df', amount: 0.8, hazeAmount: 0.9, sun: 'none' },
  fog: { grey: '#cfd6d8', amount: 0.82, hazeAmount: 0.79 },
  sandstorm: { grey: '#d3a468', amount: 0.85, hazeAmount: 0.9 },
  wind: { grey: '#b0cadd', amount: 0.2, hazeAmount: 0.5 },
  rainbow: { grey: '#a0c3dd', amount: 0.3, hazeAmount: 0.54 },
}

/** Clouds before a storm, a downpour, a fog that hides the sun. */
const HEAVY: Readonly<Partial<Record<Weather, Overcast>>> = {
  cloudy: { grey: '#5f6a80', amount: 0.78, hazeAmount: 0.7, sun: 'none' },
  rain: { grey: '#5f7594', amount: 0.76, hazeAmount: 0.76, sun: 'none' },
  fog: { grey: '#d3d8d8', amount: 0.86, hazeAmount: 0.97, sun: 'none' },
  snow: { grey: '#b4c0d0', amount: 0.72, hazeAmount: 0.84, sun: 'none' },
}

/** A high sun is lost in these; a low one glows through. */
const VEILS: ReadonlySet<Weather> = new Set<Weather>(['fog', 'cloudy'])
const HIGH_SUN: ReadonlySet<string> = new Set(['morning', 'day'])

/** Before a storm the land is still lit: it shines under a sky of slate. */
function isLooming({ dark }: Light, weather: Weather, force?: Force): boolean {
  return weather === 'cloudy' && force === 'heavy' && !dark
}

function greyUnder({ dark, tint }: Light, grey: string, looming: boolean): string {
  return dark ? darker(grey, 0.62) : lit(grey, tint, looming ? 0.15 : 0.6)
}

function withWeather(light: Light, weather: Weather, force?: Force): Light {
  const over = (force === 'heavy' ? HEAVY[weather] : undefined) ?? OVERCAST[weather]
  if (over === undefined) return light
  const looming = isLooming(light, weather, force)
  const grey = greyUnder(light, over.grey, looming)
  // A wet night stays blue: full grey would leave mud.
  const amount = light.dark ? over.amount * 0.6 : over.amount
  const veil = (colour: string): string => mix(colour, grey, amount)
  return {
    ...light,
    name: `${light.name} ${force ?? ''} ${weather}`,
    sky: light.sky.map(veil),
    haze: veil(light.haze),
    hazeAmount: over.hazeAmount,
    tint: mix(light.tint, lighter(greyer(grey, 0.2), 0.25), amount * (looming ? 0.25 : 0.8)),
    tintAmount: light.tintAmount + (1 - light.tintAmount) * amount * (looming ? 0 : 0.35),
    key: mix(light.key, grey, amount * 0.6),
    rim: light.rim * (1 - over.amount * 0.7),
    spares: 0.6 * amount,
    shadowAmount: light.shadowAmount * (1 - over.amount * 0.45),
    sun: over.sun ?? (VEILS.has(weather) && HIGH_SUN.has(light.name) ? 'none' : light.sun),
  }
}

const SEASON_TINTS: Readonly<Record<Season, string>> = {
  spring: '#f4ffec',
  summer: '#fff7dc',
  autumn: '#ffe4bf',
  winter: '#e6efff',
}

function withSeason(light: Light, season: Season | null): Light {
  if (season === null) return light
  return { ...light, tint: lit(light.tint, SEASON_TINTS[season], 0.6) }
}

function insideRoom(light: Light): Light {
  const lamps = light.dark ? 1 : 0
  return {
    ...light,
    name: `${light.name} indoors`,
    haze: mix(light.dark ? '#4a3550' : '#e9d9c2', light.haze, 0.25),
    hazeAmount: 0.2,
    tint: light.dark ? mix(light.tint, '#ffd2a3', 0.7) : mix(light.tint, '#fff3df', 0.55),
    tintAmount: light.dark ? 0.5 : light.tintAmount * 0.7,
    from: -0.45,
    height: 0.75,
    key: lamps ? '#ffd596' : light.key,
    rim: 0.25,
    shadow: light.dark ? '#23142f' : '#4a3340',
    shadowAmount: 0.32,
  }
}

function underWater(light: Light): Light {
  const deep = (day: string, night: string): string => (light.dark ? night : day)
  return {
    ...light,
    name: `${light.name} under water`,
    sky: [
      deep('#8fe6e6', '#2c6f9c'),
      deep('#38b4d4', '#174c80'),
      deep('#1a86bb', '#103868'),
      deep('#0f669f', '#0a2750'),
    ],
    haze: deep('#2391c0', '#123e70'),
    hazeAmount: 0.7,
    tint: deep('#b9ecf2', '#5c90c8'),
    tintAmount: 0.5,
    from: -0.15,
    height: 1,
    key: '#d8fbff',
    rim: 0.3,
    shadow: '#06304f',
    shadowAmount: 0.3,
    sun: 'none',
  }
}

function inSpace(light: Light): Light {
  return {
    ...light,
    name: 'space',
    sky: ['#05040f', '#0c0a28', '#1b1544', '#2c1c55'],
    haze: '#1d1846',
    hazeAmount: 0.25,
    tint: '#dfe3ff',
    tintAmount: 0.3,
    from: -0.7,
    height: 0.5,
    key: '#fff2dc',
    rim: 0.8,
    shadow: '#04030c',
    shadowAmount: 0.5,
    dark: true,
    sun: 'none',
  }
}

type MoodChange = (light: Light) => Light

const MOOD_CHANGES: Readonly<Partial<Record<Mood, MoodChange>>> = {
  calm: (light) => glazed(light, '#d4e8f4', 0.14),
  romantic: (light) => glazed(light, '#ff9fae', 0.24),
  sad: (light) => ({
    ...glazed(light, '#7f8ea6', 0.2),
    tint: greyer(mix(light.tint, '#9fb0c8', 0.25), 0.25),
  }),
  mysterious: (light) => glazed(light, '#4a3f8a', 0.22),
  scary: (light) => ({
    ...glazed(light, '#233a3c', 0.32),
    tint: mix(light.tint, '#7d9a8c', 0.35),
    shadowAmount: Math.min(0.6, light.shadowAmount + 0.1),
  }),
  epic: (light) => ({ ...glazed(light, '#ffb861', 0.18), rim: Math.min(1, light.rim + 0.2) }),
  dreamy: (light) => glazed(light, '#e8b8ee', 0.2),
  joyful: (light) => glazed(light, '#ffe9a8', 0.1),
  playful: (light) => glazed(light, '#ffe1a0', 0.08),
}

function withMood(light: Light, mood: Mood | null): Light {
  const change = mood === null ? undefined : MOOD_CHANGES[mood]
  return change === undefined ? light : change(light)
}

function glazed(light: Light, colour: string, amount: number): Light {
  return {
    ...light,
    sky: light.sky.map((band) => mix(band, colour, amount)),
    haze: mix(light.haze, colour, amount),
    tint: mix(light.tint, colour, amount),
    tintAmount: Math.max(light.tintAmount, amount * 2),
  }
}
