import { readColour } from '../../cast/colour/read-colour.ts'
import type { Light } from '../../scene/light.ts'
import { brightness, darker, greyer, lighter, mix } from '../places/kit/colour.ts'

/** What a tone that is no colour does to the light. */
const TONES: Readonly<Record<string, (light: Light) => Light>> = {
  warm: (light) => cast(light, '#ffb05c', 0.5),
  cool: (light) => cast(light, '#5c98ff', 0.62),
  earth: (light) => cast(light, '#c8925a', 0.55),
  grey: (light) => ({
    ...cast(light, '#8d99a6', 0.6),
    sky: light.sky.map((band) => greyer(mix(band, '#9aa5b0', 0.55), 0.6)),
    rim: light.rim * 0.4,
    sun: light.sun === 'sun' ? 'none' : light.sun,
  }),
  bright: (light) => ({ ...paled(light, 0.4), shadowAmount: light.shadowAmount * 0.35 }),
  soft: (light) => ({ ...paled(light, 0.18), shadowAmount: light.shadowAmount * 0.5 }),
  harsh: (light) => ({
    ...light,
    sky: light.sky.map((band) => mix(band, '#fff3d2', 0.3)),
    tint: mix(light.tint, '#ffe9b0', 0.5),
    tintAmount: Math.max(light.tintAmount, 0.5),
    shadowAmount: Math.min(0.7, light.shadowAmount + 0.3),
  }),
  // Faces stay warm; what is far, and the shadows, turn to the other colour.
  'teal and orange': (light) => ({
    ...cast(light, '#ffb066', 0.45),
    sky: light.sky.map((band) => mix(band, '#2f8f96', 0.5)),
    haze: mix(light.haze, '#3a98a0', 0.6),
    hazeAmount: Math.max(light.hazeAmount, 0.5),
    shadow: '#06474f',
  }),
}

/** The light with the colour that a prompt asks for lying on everything: "soft purple light", "warm tones". */
export function toned(light: Light, tone: string | undefined): Light {
  if (tone === undefined) return light
  const named = TONES[tone]
  if (named) return named(light)
  const colour = readColour(tone)
  return colour === null || colour === 'rainbow' ? light : cast(light, colour, 0.75)
}

/** Multiplied with a full colour all others were lost: the light is paler than what it is called by. */
function cast(light: Light, colour: string, amount: number): Light {
  const pale = mix(colour, '#ffffff', 0.34)
  return {
    ...light,
    sky: light.sky.map((band) => mix(band, colour, amount * 0.5)),
    haze: mix(light.haze, colour, amount * 0.6),
    tint: mix(light.tint, pale, amount),
    tintAmount: Math.max(light.tintAmount, 0.45 + amount * 0.5),
    key: mix(light.key, colour, amount * 0.6),
  }
}

function paled(light: Light, amount: number): Light {
  return {
    ...light,
    sky: light.sky.map((band) => lighter(band, amount)),
    haze: lighter(light.haze, amount),
    hazeAmount: Math.min(0.85, light.hazeAmount + amount * 0.4),
    tint: mix(light.tint, '#ffffff', amount),
    rim: light.rim * 0.5,
  }
}

/** The sky in the colours that it is said to have: the darker one above, the brighter one at the horizon. */
export function underSky(light: Light, names: readonly string[] | undefined): Light {
  const colours = (names ?? []).flatMap((name) => readColour(name) ?? []).filter(isPlain)
  const [high, low] = colours.toSorted((a, b) => brightness(a) - brightness(b))
  if (high === undefined) return light
  const deep = (colour: string): string => (light.dark ? darker(colour, 0.4) : colour)
  const sky = [darker(high, 0.35), high, mix(high, low ?? lighter(high, 0.3), 0.6), low ?? high]
  const near = low ?? high
  return {
    ...light,
    sky: [...sky.map(deep), deep(lighter(near, 0.3))],
    haze: mix(light.haze, deep(near), 0.6),
    tint: mix(light.tint, lighter(near, 0.3), 0.35),
    tintAmount: Math.max(light.tintAmount, 0.4),
  }
}

const isPlain = (colour: string): boolean => colour !== 'rainbow'
