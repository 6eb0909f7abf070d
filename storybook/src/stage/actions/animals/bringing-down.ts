import { arch, cycle, ease, mix, pitch, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Effect, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'

/** When the hunter is off the ground, as a share of the film, and for how many seconds. */
const LEAPS = 0.6
const FLIGHT = 0.6
/** The share of the way that is crept. */
const CREPT = 0.14

/** How tall the prey is in the hunter's heights: neither a toy nor a house. */
function tallOf({ performer }: ActionContext, metres: number): number {
  return Math.min(1, Math.max(0.4, (metres / performer.metres) ** 0.6))
}

/** Runs its prey down, leaps on it, and stands over it; who stalks creeps up first, for this share of the film. */
const bringingDown =
  (creeps: number) =>
  (context: ActionContext): Performance => {
    const { performer, seconds, room } = context
    const name = context.object ?? 'gazelle'
    const prey = context.find(name)
    const tall = prey ? tallOf(context, prey.metres) : 0
    const way = Math.min(3.2, Math.max(room, 2.2))
    const [off, leap] = [seconds * creeps, seconds * LEAPS]
    const down = leap + FLIGHT
    const apart = performer.aspect * 0.5 + (prey?.aspect ?? 1) * tall * 0.5
    const crept = creeps > 0 ? CREPT * way : 0
    const start = apart + crept + 0.3
    const end = Math.max(start + 0.4, way + 0.5 * apart)
    const at = (t: number): number =>
      crept * ease(t / Math.max(off, 0.1)) +
      (end - 0.5 * apart - crept) * through(t, off, down - off)
    return performed(
      context,
      (t) => ({
        x: at(t),
        y: 0.42 * arch(through(t, leap, FLIGHT)),
        pose: hunter(t, { off, leap, down }),
        companions: hunted(t),
      }),
      [
        effect('dust', { from: off, until: down, at: (t) => ({ x: at(t) - 0.4, y: 0 }) }),
        tumble(down, end),
      ],
    )

    function hunted(t: number): Companion[] {
      const flees = through(t, off + 0.15, down - off - 0.15)
      const falls = ease(through(t, down - 0.2, 0.45))
      const running = flees > 0 && flees < 1
      return beside(name, prey, {
        x: mix(start, end, flees),
        y: running ? 0.2 * tall * arch(cycle(flees * 4)) : 0,
        z: 0.05,
        height: tall,
        pose: {
          turn: 1,
          wag: t,
          ...(running ? { gait: t * 2.4, stride: 1.6 } : { bow: 0.7 * arch(cycle(t / 2.6)) }),
          ...(falls > 0 ? { crouch: falls, lean: 0.3 * falls, bow: 0.5 * falls } : {}),
        },
        shadow: true,
      })
    }
  }

/** The dust in which it falls. */
function tumble(down: number, x: number): Effect {
  const at = (): { x: number; y: number } => ({ x, y: 0.05 })
  return effect('dust', { from: down - 0.1, until: down + 0.9, strength: 2.2, at })
}

interface Times {
  readonly off: number
  readonly leap: number
  readonly down: number
}

function hunter(t: number, { off, leap, down }: Times): ReturnType<typeof breathing> {
  if (t < off)
    return { gait: t * 0.75, stride: 0.7, crouch: 0.45 + 0.05 * wave(t * 0.75), bow: 0.2, wag: t }
  if (t < down)
    return {
      gait: (t - off) * 2.6,
      stride: 1.8,
      lean: 0.04 - 0.3 * pitch(through(t, leap, FLIGHT)),
      wag: t,
    }
  const bites = ease(through(t, down, 0.5))
  return { ...breathing(t), bow: 0.45 * bites, crouch: 0.15 * bites, wag: t * 0.7 }
}

/** How the large hunters of the plains come by their food. */
export const BRINGING_DOWN: readonly Choreography[] = [
  deed('bring-down', bringingDown(0)),
  deed('stalk-down', bringingDown(0.3)),
]
