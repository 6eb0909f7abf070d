import type { Time } from '../../plan/plan.ts'
import type { Tint } from './tint.ts'

/** Another hour for a picture: how its sky is painted over, and the light on all else. */
export interface Hour {
  /** Colours from the zenith to the horizon, and how much they cover. */
  readonly sky: {
    readonly tones: readonly [string, string, string]
    readonly amount: number
    /** How much its clouds show, 0…1. */
    readonly clouds: number
  } | null
  readonly land: readonly Tint[]
  /** The colour of a low sun's glow. */
  readonly glow: string | null
  readonly stars: boolean
}

const SUNRISE = { colour: '#3a2f55', amount: 0.25, blend: 'screen' } as const

const HOURS: Readonly<Record<Exclude<Time, 'day'>, Hour>> = {
  dawn: {
    sky: { tones: ['#8390c8', '#f0b4b4', '#ffdcae'], amount: 0.9, clouds: 0.85 },
    land: [{ colour: '#f2c4c0', amount: 0.6, blend: 'multiply' }, SUNRISE],
    glow: '#ffcf9a',
    stars: false,
  },
  morning: {
    sky: { tones: ['#8fbdea', '#cfe3f2', '#fff0cf'], amount: 0.6, clouds: 0.9 },
    land: [{ colour: '#ffe9b8', amount: 0.5, blend: 'soft-light' }],
    glow: '#ffe9b8',
    stars: false,
  },
  golden: {
    sky: { tones: ['#8ab4f0', '#f6e0b8', '#ffd98a'], amount: 0.85, clouds: 0.9 },
    land: [
      { colour: '#ffc777', amount: 0.7, blend: 'multiply' },
      { colour: '#5a2f08', amount: 0.3, blend: 'screen' },
    ],
    glow: '#ffbe5c',
    stars: false,
  },
  sunset: {
    sky: { tones: ['#4d50b8', '#e4879a', '#ffd070'], amount: 0.94, clouds: 0.85 },
    land: [
      { colour: '#f59d78', amount: 0.66, blend: 'multiply' },
      { colour: '#3a1436', amount: 0.25, blend: 'screen' },
    ],
    glow: '#ff9a3c',
    stars: false,
  },
  dusk: {
    sky: { tones: ['#1f2050', '#6a5394', '#d59a94'], amount: 0.92, clouds: 0.6 },
    land: [{ colour: '#7a74b8', amount: 0.78, blend: 'multiply' }],
    glow: null,
    stars: false,
  },
  night: {
    sky: { tones: ['#050a22', '#101c48', '#2a3d74'], amount: 0.95, clouds: 0.3 },
    land: [{ colour: '#3a4d88', amount: 0.86, blend: 'multiply' }],
    glow: null,
    stars: true,
  },
}

const DAYBREAK: Hour = {
  // Darker than they look: the light on everything brightens them, too.
  sky: { tones: ['#244f86', '#3f6f9e', '#738f9f'], amount: 0.96, clouds: 0.5 },
  land: [
    { colour: '#6f6f6f', amount: 0.85, blend: 'color-dodge' },
    { colour: '#5a6270', amount: 0.62, blend: 'screen' },
  ],
  glow: null,
  stars: false,
}

const BRIGHT: Hour = {
  sky: null,
  land: [{ colour: '#fff6e0', amount: 0.4, blend: 'soft-light' }],
  glow: null,
  stars: false,
}

/** How a picture comes to another hour; a dark one needs no night. */
export function hourFor(time: Time, dark: boolean): Hour {
  if (time === 'day') return dark ? DAYBREAK : BRIGHT
  if (dark && time === 'night') return { ...HOURS.night, sky: null, land: [] }
  if (!dark || time === 'dusk') return HOURS[time]
  const { sky, land, ...hour } = HOURS[time]
  // The low sun lights what was dark before it colours it, and would wash out a sky as bright as it is to look.
  const lifted: Tint = { colour: '#6a6a6a', amount: 0.8, blend: 'color-dodge' }
  return { ...hour, sky: sky && { ...sky, tones: tonesBefore(sky.tones) }, land: [lifted, ...land] }
}

type Tones = NonNullable<Hour['sky']>['tones']

/** Colours so much darker that the light on everything makes them what they were. */
function tonesBefore(tones: Tones): Tones {
  return tones.map((tone) => {
    const parts = [1, 3, 5].map((at) => Math.round(parseInt(tone.slice(at, at + 2), 16) * 0.62))
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }) as unknown as Tones
}
