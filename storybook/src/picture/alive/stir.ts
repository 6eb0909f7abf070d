import { sample, step, type Field } from '../field.ts'
import type { Spot } from '../drawing/mesh.ts'
import type { Cloth } from '../regions/cloth.ts'
import type { Lamp } from '../regions/lights.ts'
import { ease } from '../../stage/easing.ts'

export interface Stirring {
  readonly water: Field | null
  readonly foliage: Field | null
  readonly hair: Field | null
  readonly cloth: Cloth | null
  /** Whether the water falls or runs. */
  readonly runs: boolean
  /** Whether all of it is seen through moving water. */
  readonly underwater: boolean
  /** Whether hot air trembles over the land. */
  readonly heat: boolean
  readonly flames: readonly Lamp[]
  /** Who moves and cannot be cut out, at story time t. */
  readonly posed: ((t: number) => (spot: Spot) => void) | null
  /** Where fire is, 0…1: what is around a flame must stay. */
  readonly fire: Field | null
  /** Height of the world divided by its width. */
  readonly shape: number
  readonly horizon: number
  /** How strong the wind is: 1 a breeze. */
  readonly wind: number
  readonly waves: number
}

/** Moves places of the world at story time t: water ripples, leaves sway, flames lick. Nothing stirs at time 0. */
export function createStir(stirring: Stirring): (t: number) => ((spot: Spot) => void) | undefined {
  const { water, foliage, hair, cloth, flames, fire, underwater, heat, posed } = stirring
  const moves = water ?? foliage ?? hair ?? cloth ?? posed
  if (!moves && flames.length === 0 && !underwater && !heat) return () => undefined
  return (t) => {
    const start = ease(t / 0.9)
    if (start === 0) return undefined
    const pose = posed?.(t)
    return (spot) => {
      const { u, v } = spot
      pose?.(spot)
      if (underwater) wobble(spot, { t, u, v, start }, stirring)
      if (heat) shimmer(spot, { t, u, v, start }, stirring)
      if (water) (stirring.runs ? run : ripple)(spot, { t, u, v, start }, stirring)
      if (foliage) sway(spot, { t, u, v, start }, stirring)
      if (cloth) flutter(spot, { t, u, v, start }, { ...stirring, cloth })
      if (hair) blow(spot, { t, u, v, start }, { ...stirring, hair })
      if (fire && flames.length > 0) burn(spot, { t, u, v, start }, { fire, flames })
    }
  }
}

interface Moment {
  readonly t: number
  readonly u: number
  readonly v: number
  readonly start: number
}

function burn(
  spot: Spot,
  { t, u, v, start }: Moment,
  { fire, flames }: { readonly fire: Field; readonly flames: Stirring['flames'] },
): void {
  const burning = sample(fire, u, v)
  if (burning < 0.02) return
  for (const flame of flames) lick(spot, { t, u, v, start: start * burning }, flame)
}

/** Waves that run towards us, short and slight at the horizon, long and strong at our feet. */
function ripple(
  spot: Spot,
  { t, u, v, start }: Moment,
  { water, horizon, shape, waves }: Stirring,
): void {
  const weight = water ? sample(water, u, v) : 0
  if (weight < 0.02) return
  const near = Math.max(0.05, (v - horizon) / Math.max(0.1, 1 - horizon))
  const far = Math.log(near + 0.06) * 16
  const lift = Math.sin(far - t * 2.6 + u * 7) + 0.6 * Math.sin(far * 1.9 - t * 3.7 - u * 19)
  const slide = Math.sin(far * 1.4 - t * 2.1 + u * 11) + 0.5 * Math.sin(u * 37 + t * 3.1 + far * 3)
  const strength = start * weight * waves * (0.25 + near)
  spot.v += (strength * 0.0042 * lift) / shape
  spot.u += strength * 0.0034 * slide
}

/** Water that falls or runs: what is in it slides down and is torn, wave after wave. */
function run(spot: Spot, { t, u, v, start }: Moment, { water, shape }: Stirring): void {
  const weight = start * (water ? sample(water, u, v) : 0)
  if (weight < 0.02) return
  const tear = Math.sin(u * 90 + v * 14) * 0.7
  const fall = Math.sin(v * 62 - t * 7.4 + tear) + 0.6 * Math.sin(v * 121 - t * 11.3 + u * 40)
  spot.v += (weight * 0.0052 * fall) / shape
  spot.u += weight * 0.0022 * Math.sin(v * 75 - t * 6.1 + u * 33)
}

/** Everything behind slow swells of water. */
function wobble(spot: Spot, { t, u, v, start }: Moment, { shape }: Stirring): void {
  spot.u += start * 0.003 * Math.sin(v * 17 + t * 1.7 + 2 * Math.sin(u * 5 + t * 0.6))
  spot.v += (start * 0.0024 * Math.sin(u * 13 - t * 1.4 + v * 7)) / shape
}

/** Hot air over the land: what is far trembles, most of all at the horizon, and our feet stand still. */
function shimmer(spot: Spot, { t, u, v, start }: Moment, { horizon, shape }: Stirring): void {
  const weight = start * step(horizon - 0.16, horizon, v) * step(horizon + 0.42, horizon + 0.06, v)
  if (weight < 0.02) return
  const tongue = Math.sin(u * 23 + t * 1.1) + Math.sin(u * 51 - t * 1.7)
  const rise =
    Math.sin(v * 74 + t * 8.3 + 1.4 * tongue) + 0.6 * Math.sin(v * 121 + t * 12.1 - u * 19)
  spot.u += weight * 0.0021 * rise
  spot.v += (weight * 0.0017 * Math.sin(u * 67 + t * 6.7 + 2 * Math.sin(v * 40 + t * 5))) / shape
}

/** Folds that run along cloth: sideways along a flag, down a curtain or a skirt. */
function flutter(
  spot: Spot,
  { t, u, v, start }: Moment,
  { cloth, wind, shape }: Stirring & { readonly cloth: Cloth },
): void {
  const weight = start * sample(cloth.field, u, v) * (0.6 + 0.3 * wind)
  if (weight < 0.02) return
  const isFlag = cloth.kind === 'flag'
  const fold = isFlag ? u * 46 + v * 8 - t * 6.5 : v * 21 + u * 12 - t * 2.7
  const second = isFlag ? u * 83 - v * 11 - t * 9.1 : v * 37 - u * 19 - t * 3.9
  const wave = Math.sin(fold) + 0.45 * Math.sin(second)
  const along = Math.sin(fold + 1.2)
  spot.u += weight * (isFlag ? 0.0022 * along : 0.0062 * wave)
  spot.v += (weight * (isFlag ? 0.0058 * wave : 0.0016 * along)) / shape
}

/** Gusts that run across; what is rooted lower sways less. */
function sway(spot: Spot, { t, u, v, start }: Moment, { foliage, wind, shape }: Stirring): void {
  const weight = foliage ? sample(foliage, u, v) : 0
  if (weight < 0.02) return
  const gust = 0.55 + 0.45 * Math.sin(t * 0.9 - u * 5)
  const swing = Math.sin(t * 1.9 - u * 9 + v * 3) + 0.45 * Math.sin(t * 3.7 + u * 31 + v * 23)
  const strength = start * weight * wind * gust
  spot.u += strength * 0.0036 * swing
  spot.v += (strength * 0.0012 * Math.sin(t * 2.3 + u * 17 - v * 11)) / shape
}

/** Strands that stream out in gusts and fall back, each a little later than the one beside it. */
function blow(
  spot: Spot,
  { t, u, v, start }: Moment,
  { hair, wind, shape }: Stirring & { readonly hair: Field },
): void {
  const weight = sample(hair, u, v)
  if (weight < 0.02) return
  const gust = 0.6 + 0.4 * Math.sin(t * 1.3)
  const wave = Math.sin(t * 3.1 - u * 40 - v * 26) + 0.5 * Math.sin(t * 5.3 + u * 61 - v * 47)
  const strength = start * weight * (0.5 + 0.3 * wind) * gust
  spot.u -= strength * (0.004 + 0.0042 * wave)
  spot.v += (strength * 0.003 * Math.sin(t * 3.7 - u * 33 + v * 19)) / shape
}

/** A flame stands on its foot and its tip dances. */
function lick(spot: Spot, { t, u, v, start }: Moment, flame: Lamp): void {
  const reach = flame.radius * 3.2
  const across = (u - flame.u) / reach
  const up = (flame.v + flame.radius * 1.2 - v) / (reach * 1.6)
  if (up < 0 || up > 1.2 || Math.abs(across) > 1) return
  const weight = start * (1 - across * across) * up * Math.max(0, 1.2 - up)
  const dance = Math.sin(t * 9 + up * 7) + 0.6 * Math.sin(t * 15.7 + up * 11 + 1)
  spot.u += weight * flame.radius * 0.5 * dance
  spot.v += weight * flame.radius * 0.45 * Math.sin(t * 12.3 + 2)
}
