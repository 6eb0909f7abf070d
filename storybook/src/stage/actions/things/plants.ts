import { clamp, ease, mix, overshoot, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { deed, effect, performed } from '../performed.ts'

/** Where blossoms come out on what is no flower itself: across and up, in its own heights. */
const TWIGS: readonly (readonly [x: number, y: number])[] = [
  [0, 0.97],
  [-0.38, 0.74],
  [0.38, 0.74],
  [0.06, 0.66],
  [-0.08, 0.42],
]

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

/** Hangs its head, and lets petals or leaves go. */
function wilting(context: ActionContext): Performance {
  const { seconds, performer } = context
  return performed(
    context,
    (t) => {
      const share = ease(through(t, seconds * 0.12, seconds * 0.7))
      return {
        pose: performer.opens
          ? { open: share }
          : { lean: 0.5 * share, stretch: mix(1, 0.66, share), alpha: mix(1, 0.8, share) },
      }
    },
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

/** Unripe paper before the ripe one. */
function ripening(context: ActionContext): Performance {
  const { seconds, performer } = context
  const unripe = context.find(
    `green ${performer.name.replace(/^[a-z]+:/u, '').replaceAll('-', ' ')}`,
  )
  return performed(context, (t) => {
    const share = ease(through(t, seconds * 0.2, seconds * 0.55))
    const pose = { lean: 0.02 * wave(t / 2.4), stretch: mix(0.9, 1, share) }
    if (!unripe) return { pose }
    return {
      pose,
      companions: [
        {
          name: 'unripe',
          actor: unripe,
          place: { x: 0, y: 0, z: -0.005 },
          height: 1,
          pose: { ...pose, alpha: 1 - share },
          shadow: false,
        },
      ],
    }
  })
}

/** What plants do besides growing. */
export const PLANTS: readonly Choreography[] = [deed('wilt', wilting), deed('ripen', ripening)]
