import { quads } from '../../../scene/rows.ts'
import type { Actor } from '../../../cast/actor.ts'
import { drawTongues } from '../../effects/flame-front.ts'
import { clamp } from '../../easing.ts'
import type { ActionContext, Companion, Effect } from '../action.ts'
import { effect } from '../performed.ts'

/** Tongues of fire that can be put on something: as wide as `aspect` says. */
export function createFlames(seed: number, aspect: number): Actor {
  return {
    name: 'flames',
    kind: 'prop',
    metres: 1,
    aspect,
    faces: 'front',
    home: 'any',
    build: 'still',
    draw: ({ ctx, t }) =>
      drawTongues(ctx, { t, seed, foot: { x: 0, y: 0 }, wide: aspect, tall: 1 }),
    grip: () => ({ x: 0, y: 0.5 }),
  }
}

/** Where a house burns: across in halves of its width, up in its heights, how high and how wide the flames are. */
const HEARTHS = quads(`
  -0.12 0.62 0.6 1.5, 0.32 0.52 0.36 1.1, -0.52 0.52 0.34 1.1, -0.52 0.22 0.28 0.8,
  0.52 0.22 0.3 0.8, 0.02 0.04 0.26 0.9
`)

/** Fire in the windows, in the door and through the roof. It spreads while one looks. */
export function houseFire({ performer }: ActionContext): (t: number) => Companion[] {
  const half = performer.aspect / 2
  const narrow = Math.min(1, performer.aspect)
  const fires = HEARTHS.map(([x, y, height, aspect], index) => ({
    name: `flames ${index}`,
    actor: createFlames(31 + index, aspect),
    place: { x: x * half, y, z: -0.02 - 0.002 * index },
    height: height * narrow,
    after: 0.12 * index,
  }))
  return (t) =>
    fires.map(({ after, height, ...fire }) => ({
      ...fire,
      height: height * clamp(0.55 + (t - after) * 0.35, 0.35),
      pose: {},
      shadow: false,
    }))
}

/** Smoke over the roof from both ends of it, and sparks. */
export function houseSmoke({ performer }: ActionContext): Effect[] {
  const half = performer.aspect / 2
  return [
    effect('smoke', { from: -3, strength: 1.6, at: () => ({ x: -0.3 * half, y: 0.95 }) }),
    effect('smoke', { from: -3, strength: 1.2, at: () => ({ x: 0.4 * half, y: 0.8 }) }),
    effect('sparks', { strength: 0.6, at: () => ({ x: 0, y: 0.9 }) }),
  ]
}
