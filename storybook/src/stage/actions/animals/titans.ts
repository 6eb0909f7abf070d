import type { Actor, Pose } from '../../../cast/actor.ts'
import { cycle, ease, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Effect, Performance } from '../action.ts'
import { beside, deed, effect, performed } from '../performed.ts'

/** How deep giants stand in the water, in own heights. */
const DEPTH = 0.22
/** Small things before their feet: what they are, where, and how high beside a giant. */
const ASHORE = [
  ['office building', -1.15, 0.34],
  ['skyscraper', -0.92, 0.42],
  ['house', 0.02, 0.16],
  ['skyscraper', 1.0, 0.4],
  ['office building', 1.24, 0.3],
] as const
const AFLOAT = [
  ['sailboat', -1.1, 0.16],
  ['ship', 0.04, 0.13],
  ['sailboat', 1.16, 0.14],
] as const

/** One who stands in the water up to the hips. */
function wading(actor: Actor): Actor {
  return {
    ...actor,
    draw: (brush, pose) => {
      const { ctx } = brush
      ctx.save()
      ctx.beginPath()
      ctx.rect(-4, -4, 8, 4)
      ctx.clip()
      ctx.translate(0, DEPTH)
      actor.draw(brush, pose)
      ctx.restore()
    },
  }
}

/** Draws back, and strikes at the other one. */
function striking(t: number, late: number, tempo: number): { lunge: number; pose: Pose } {
  const beat = cycle(t * 0.55 * tempo + late)
  const lunge = beat < 0.25 ? ease(beat / 0.25) : 1 - ease((beat - 0.25) / 0.45)
  const pose: Pose = {
    lean: 0.16 * lunge - 0.04,
    bow: 0.2 * lunge,
    mouth: lunge,
    wag: t,
    wave: t * 0.6,
    face: 'angry',
    joints: {
      torso: 0.2 * lunge,
      rightShoulder: 0.9 + 0.8 * lunge,
      rightElbow: 1.4 - 1.3 * lunge,
      leftShoulder: 1.1 - 0.3 * lunge,
      leftElbow: 1.5,
    },
  }
  return { lunge, pose }
}

/** Two giants fight high above the small things of a town, or of its harbour when they stand in the water. */
function clashing(context: ActionContext): Performance {
  const { performer, object, tempo, ground } = context
  const found = object === null ? null : context.find(object)
  const other = found ?? performer
  const wet = ground === 'water'
  const shown = (actor: Actor): Actor => (wet ? wading(actor) : actor)
  const [left, right] = [shown(performer), shown(other)]
  const tall = Math.min(1.1, Math.max(0.62, 1.5 / other.aspect))
  const apart = 0.16 + performer.aspect / 2
  const reach = 0.16 + (other.aspect * tall) / 2
  const small = (wet ? AFLOAT : ASHORE).flatMap(([name, x, height]): Companion[] =>
    beside(`small ${name} ${x}`, context.find(name), { x, z: -0.4, height }),
  )
  return performed(
    context,
    (t) => {
      const [mine, theirs] = [striking(t, 0, tempo), striking(t, 0.5, tempo)]
      return {
        pose: { alpha: 0 },
        companions: [
          ...beside('left', left, {
            x: 0.12 * mine.lunge - apart,
            height: 1,
            pose: { ...mine.pose, turn: 1 },
          }),
          ...beside('right', right, {
            x: reach - 0.12 * theirs.lunge,
            y: 0.01 * wave(t),
            height: tall,
            pose: { ...theirs.pose, turn: -1 },
          }),
          ...small,
        ],
      }
    },
    blows(wet, tempo),
  )
}

/** Sparks where they meet, foam or dust about their feet, fire among the houses. */
function blows(wet: boolean, tempo: number): Effect[] {
  const every = 1 / (0.55 * tempo)
  const hits = Array.from({ length: 6 }, (_, index) =>
    effect('sparks', {
      from: (index / 2 + 0.2) * every,
      until: (index / 2 + 0.34) * every,
      strength: 2,
      at: () => ({ x: 0, y: 0.7 }),
    }),
  )
  const feet = [-0.5, 0.5].map((x) =>
    effect(wet ? 'splash' : 'dust', { strength: 1.6, at: () => ({ x, y: 0.02, z: -0.1 }) }),
  )
  const fires = (wet ? [] : [-0.8, 0.9]).flatMap((x) =>
    (['fire', 'smoke'] as const).map((name) =>
      effect(name, { strength: 0.8, at: () => ({ x, y: 0.04, z: -0.45 }) }),
    ),
  )
  return [...hits, ...feet, ...fires]
}

/** What giants do to each other. */
export const TITANS: readonly Choreography[] = [deed('clash', clashing)]
