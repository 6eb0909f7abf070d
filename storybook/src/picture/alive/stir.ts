import { sample, type Field } from '../field.ts'
import type { Spot } from '../drawing/mesh.ts'
import type { Lamp } from '../regions/lights.ts'
import { ease } from '../../stage/easing.ts'

export interface Stirring {
  readonly water: Field | null
  readonly foliage: Field | null
  readonly hair: Field | null
  readonly flames: readonly Lamp[]
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
  const { water, foliage, hair, flames, fire } = stirring
  if (!water && !foliage && !hair && flames.length === 0) return () => undefined
  return (t) => {
    const start = ease(t / 0.9)
    if (start === 0) return undefined
    return (spot) => {
      const { u, v } = spot
      if (water) ripple(spot, { t, u, v, start }, stirring)
      if (foliage) sway(spot, { t, u, v, start }, stirring)
      if (hair) blow(spot, { t, u, v, start }, { ...stirring, hair })
      const burning = fire && flames.length > 0 ? sample(fire, u, v) : 0
      if (burning < 0.02) return
      for (const flame of flames) lick(spot, { t, u, v, start: start * burning }, flame)
    }
  }
}

interface Moment {
  readonly t: number
  readonly u: number
  readonly v: number
  readonly start: number
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
