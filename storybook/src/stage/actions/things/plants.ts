import type { Actor, Pose } from '../../../cast/actor.ts'
import { pairs } from '../../../scene/rows.ts'
import { clamp, ease, mix, overshoot, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { beside, deed, effect, performed } from '../performed.ts'

/** Where blossoms come out on what is no flower itself: across and up, in its own heights. */
const TWIGS: readonly (readonly [x: number, y: number])[] = pairs(
  '0 0.97, -0.38 0.74, 0.38 0.74, 0.06 0.66, -0.08 0.42',
)

/** Blossoms come out one after the other on a cactus, a bush or a tree. */
export function blossoming(context: ActionContext): Performance | null {
  const blossom = context.find(
    /cactus/u.test(context.performer.name) ? 'hibiscus' : 'cherry blossom',
  )
  const { seconds, performer } = context
  if (!blossom) return null
  const wide = Math.min(1, performer.aspect)
  return performed(
    context,
    (t) => ({
      pose: { lean: 0.02 * wave(t / 2.4) },
      companions: TWIGS.map(([x, y], i): Companion => {
        const share = overshoot(through(t, seconds * (0.12 + 0.1 * i), seconds * 0.26))
        const height = Math.max(0.01, 0.22 * share)
        return {
          name: `blossom ${i}`,
          actor: blossom,
          place: { x: x * wide, y: y - height / 2, z: -0.02 - 0.004 * i },
          height,
          pose: { alpha: clamp(share * 4), lean: 0.1 * wave(t / 3 + i / 4) },
          shadow: false,
        }
      }),
    }),
    [effect('petals', { from: seconds * 0.6, strength: 0.4, at: () => ({ x: 0, y: 0.9 }) })],
  )
}

/** How far it hangs its head, by a share of 1. */
function drooping({ opens }: Actor, share: number): Pose {
  if (opens) return { open: share }
  return { lean: 0.5 * share, stretch: mix(1, 0.66, share), alpha: mix(1, 0.8, share) }
}

/** Lifts the head that it has hung. */
function reviving(context: ActionContext): Performance {
  const { seconds, performer } = context
  return performed(
    context,
    (t) => ({ pose: drooping(performer, 1 - ease(through(t, seconds * 0.25, seconds * 0.5))) }),
    [effect('magic', { from: seconds * 0.5, strength: 0.4, at: () => ({ x: 0, y: 0.8 }) })],
  )
}

/** Hangs its head, and lets petals or leaves go. */
function wilting(context: ActionContext): Performance {
  const { seconds, performer } = context
  return performed(
    context,
    (t) => ({ pose: drooping(performer, ease(through(t, seconds * 0.12, seconds * 0.7))) }),
    [
      effect('petals', {
        from: seconds * 0.35,
        until: seconds * 0.85,
        strength: 0.5,
        at: () => ({ x: 0.2, y: 0.55 }),
      }),
    ],
  )
}

/** The same in another colour, before it or after it: green fruit ripens, any fruit goes brown. */
function colouring(tint: 'green' | 'brown') {
  return (context: ActionContext): Performance => {
    const { seconds, performer } = context
    const noun = performer.name.replace(/^[a-z]+:/u, '').replaceAll('-', ' ')
    const other = context.find(`${tint} ${noun}`)
    const [first, last] = tint === 'green' ? [other, performer] : [performer, other]
    const [from, to] = tint === 'green' ? [0.9, 1] : [1, 0.82]
    return performed(context, (t) => {
      const share = ease(through(t, seconds * 0.2, seconds * 0.55))
      const pose = { lean: 0.02 * wave(t / 2.4), stretch: mix(from, to, share) }
      if (!first || !last) return { pose }
      // Both go with it, so that one lies exactly on the other.
      const paper = (name: string, actor: Actor, alpha: number): Companion => ({
        name,
        actor,
        place: { x: 0, y: 0, z: name === 'last' ? -0.005 : 0 },
        height: 1,
        pose: { ...pose, alpha },
        shadow: name === 'last',
      })
      return {
        pose: { alpha: 0 },
        companions: [...(share < 1 ? [paper('first', first, 1)] : []), paper('last', last, share)],
      }
    })
  }
}

/** Up a wall: shoots side by side, each a little later than the one before. */
function overgrowing(context: ActionContext): Performance {
  const { seconds, performer, object } = context
  const wall = context.find(object ?? 'wall')
  const shoot = (x: number, i: number, t: number): Companion => ({
    name: `shoot ${i}`,
    actor: performer,
    place: { x, y: 0, z: -0.01 - 0.005 * i },
    height: Math.max(0.12, ease(through(t, 0.08 * i * seconds, seconds * 0.6)) * (1 - 0.06 * i)),
    pose: { lean: 0.015 * wave(t / 2 + i), turn: i % 2 === 0 ? 1 : -1 },
    shadow: false,
  })
  return performed(context, (t) => ({
    pose: { alpha: 0 },
    companions: [
      ...beside('wall', wall, {
        x: 0,
        z: 0.05,
        height: wall ? Math.min(1.25, 3 / wall.aspect) : 1,
      }),
      ...[0, 0.5, -0.48, 1, -1].map((x, i) => shoot(x, i, t)),
    ],
  }))
}

/** A shoot comes out of a seed and opens its leaves. */
export function sproutingSeed(context: ActionContext): Performance | null {
  const { seconds, performer } = context
  const sprout = /seed|acorn|bean|bulb/u.test(performer.name) ? context.find('seedling') : null
  if (!sprout) return null
  return performed(context, (t) => {
    const share = overshoot(through(t, seconds * 0.15, seconds * 0.65))
    return {
      pose: { stretch: 1 - 0.06 * share },
      companions: beside('sprout', sprout, {
        x: 0,
        y: 0.72,
        z: 0.01,
        height: Math.max(0.02, 1.25 * share),
        pose: { lean: 0.06 * wave(t / 2), alpha: clamp(share * 6) },
      }),
    }
  })
}

/** What plants do besides growing. */
export const PLANTS: readonly Choreography[] = [
  deed('wilt', wilting),
  deed('revive', reviving),
  deed('ripen', colouring('green')),
  deed('rot', colouring('brown')),
  deed('overgrow', overgrowing),
]
