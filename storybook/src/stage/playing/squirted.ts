import type { Companion, Moment, Performance } from '../actions/action.ts'
import { effect } from '../actions/performed.ts'
import { clamp } from '../easing.ts'
import type { Cue } from './cue.ts'

/** When it squirts, as a share of the film. */
const FROM = 0.3
const AHEAD = 0.62

/** A deed, in the midst of which somebody gets something wet in the face. */
export function withSquirt(performance: Performance, cue: Cue): Performance {
  const deed = cue.subject.actions.find(({ verb }) => verb === 'squirted')
  if (!deed) return performance
  const { actor, seconds } = cue
  const thing = deed.prop === null ? null : cue.find(deed.prop)
  const from = FROM * seconds
  const mouth = (t: number): { x: number; y: number } => {
    const { place, pose } = performance.at(t)
    const { x, y } = actor.grip('mouth', { ...pose, turn: pose.turn ?? 1 })
    return { x: place.x + x, y: place.y + y }
  }
  const height = thing ? clamp((thing.metres / actor.metres) ** 0.6, 0.2, 0.45) : 0
  const wet = (moment: Moment, t: number): Moment => {
    const source: Companion[] = thing
      ? [
          {
            name: deed.prop ?? '',
            actor: thing,
            place: { x: AHEAD, y: 0, z: 0 },
            height,
            pose: {},
            shadow: true,
          },
        ]
      : []
    const face = t < from ? {} : { face: 'surprised' as const, blink: 1, mouth: 0.6 }
    const companions = [...moment.companions, ...source]
    return { ...moment, pose: { ...moment.pose, ...face }, companions }
  }
  return {
    ...performance,
    at: (t) => wet(performance.at(t), t),
    effects: [
      ...performance.effects,
      effect('splash', { from, strength: 1.8, at: mouth }),
      effect('drips', { from, strength: 1.4, at: mouth }),
    ],
    extent: { ...performance.extent, right: Math.max(performance.extent.right, AHEAD + 0.3) },
  }
}
