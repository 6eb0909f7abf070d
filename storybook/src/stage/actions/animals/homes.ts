import type { Pose } from '../../../cast/actor.ts'
import { arch, clamp, cycle, ease, mix, TURN, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'

const WEB = 3.4

/** Goes round and round from the rim to the middle, and the thread stays where it was. */
function spinningWeb(context: ActionContext): Performance {
  const { seconds } = context
  const web = context.find('spun web')
  const done = (t: number): number => clamp(0.12 + (0.9 * t) / (seconds * 0.85))
  return performed(context, (t) => {
    const share = done(t)
    const out = WEB * mix(0.4, 0.06, ease(share))
    const round = share * 3.6
    return {
      x: out * wave(round + 0.25) * 0.92,
      y: WEB * 0.5 + out * wave(round) - 0.5,
      pose: { spin: round * TURN, gait: t * 3, stride: 0.8 },
      companions: beside('web', web, {
        x: 0,
        y: 0,
        z: 0.06,
        height: WEB,
        pose: { open: share, lean: 0.012 * wave(t * 0.4) },
        shadow: false,
      }),
    }
  })
}

/** Something struggles in its web; it comes over the threads to it and stays there. */
function trappingPrey(context: ActionContext): Performance {
  const { seconds, object } = context
  const web = context.find('spun web')
  const name = object ?? 'fly'
  const prey = context.find(name)
  const spot = { x: 0.62, y: WEB * 0.56 }
  return performed(context, (t) => {
    const near = ease(t / (seconds * 0.6))
    const shakes = (1 - 0.7 * near) * wave(t * 4)
    return {
      x: mix(-1, spot.x - 0.42, near),
      y: mix(WEB * 0.74, spot.y - 0.3, near),
      pose: { spin: -0.6 * (1 - near) + 0.05 * wave(t * 2), gait: t * 3, stride: 0.8 * (1 - near) },
      companions: [
        ...beside('web', web, {
          x: 0,
          z: 0.06,
          height: WEB,
          pose: { open: 1, lean: 0.01 * shakes },
          shadow: false,
        }),
        ...beside(name, prey, {
          x: spot.x + 0.03 * shakes,
          y: spot.y,
          z: 0.02,
          height: 0.5,
          pose: { spin: 0.3 * shakes, flap: t * 6 },
          shadow: false,
        }),
      ],
    }
  })
}

interface Building {
  readonly thing: string
  readonly piece: string
  readonly tall: number
}

/** Where a builder is on its way to and fro, and what it does there. */
function tripOf(t: number, share: number): { x: number; pose: Pose } {
  const put = arch(through(share, 0.42, 0.26))
  const away = share < 0.5 ? 1 - ease(share / 0.42) : ease((share - 0.66) / 0.34)
  return {
    x: -0.42 * away,
    pose: {
      ...breathing(t),
      turn: share > 0.66 && share < 0.97 ? -1 : 1,
      bow: 0.15 + 0.4 * put,
      lean: 0.12 * put,
      paw: 1.1 * put,
      gait: put > 0.1 ? t * 0.4 : t * 1.5,
      wag: t,
    },
  }
}

/** Comes with a piece in its mouth, puts it down with a push, turns for the next one; what it builds grows. */
const building =
  ({ thing, piece, tall }: Building) =>
  (context: ActionContext): Performance => {
    const { performer, seconds } = context
    const [built, twig] = [context.find(thing), context.find(piece)]
    const trips = Math.max(2, Math.round(seconds / 1.7))
    const wide = (built?.aspect ?? 1) * tall
    const reach = performer.aspect * 0.42 + wide * 0.36
    return performed(
      context,
      (t) => {
        const share = cycle((t / seconds) * trips)
        const { x, pose } = tripOf(t, share)
        const mouth = performer.grip('mouth', pose)
        const open = clamp(0.3 + (0.7 * t) / (seconds * 0.9))
        const held = { x: x + mouth.x + 0.04, y: mouth.y - 0.08, z: -0.06 }
        return {
          x,
          pose,
          companions: [
            ...beside('building', built, { x: reach, z: 0.04, height: tall, pose: { open } }),
            ...beside('piece', share < 0.56 ? twig : null, {
              ...held,
              height: 0.16,
              shadow: false,
            }),
          ],
        }
      },
      [effect('crumbs', { strength: 0.7, at: () => ({ x: reach - wide * 0.3, y: tall * 0.5 }) })],
    )
  }

/** Sits on its eggs in the nest, ruffles its feathers and looks about. */
function brooding(context: ActionContext): Performance {
  const { performer } = context
  const wide = Math.max(1.1, performer.aspect * 0.95)
  const nest = context.find(performer.build === 'bird' ? 'nest of eggs' : 'eggs in the sand')
  const tall = wide / (nest?.aspect ?? 2)
  return performed(context, (t) => {
    const ruffle = arch(through(cycle(t / 2.6), 0.6, 0.2))
    return {
      y: tall * 0.42 - (performer.legs ?? 0.12) * 0.5,
      pose: {
        ...breathing(t),
        crouch: 0.9,
        lean: 0.03 * wave(t / 3) + 0.05 * ruffle * wave(t * 5),
        stretch: 1 - 0.03 * ruffle,
        bow: 0.12 * wave(t / 3.4),
      },
      companions: beside('nest', nest, { x: 0, z: -0.05, height: tall, shadow: true }),
    }
  })
}

/** On the rim of the nest with something in its beak; the young ones stretch up to it. */
function feedingYoung(context: ActionContext): Performance {
  const { performer } = context
  const nest = context.find('nest of chicks')
  const worm = context.find('worm')
  const wide = Math.max(1.5, performer.aspect * 1.15)
  const tall = wide / (nest?.aspect ?? 1.5)
  const rim = tall * 0.42
  const reach = wide * 0.34 + performer.aspect * 0.28
  return performed(context, (t) => {
    const dip = ease(arch(cycle(t / 1.7)) * 1.5)
    const pose = {
      ...breathing(t),
      lean: 0.12 + 0.3 * dip,
      bow: 0.2 + 0.35 * dip,
      mouth: dip,
      ...(cycle(t / 3.4) > 0.9 ? { flap: t * 5 } : {}),
    }
    const beak = performer.grip('mouth', { turn: 1, ...pose })
    return {
      x: -reach,
      y: rim,
      pose,
      companions: [
        ...beside('nest', nest, {
          x: 0,
          z: -0.04,
          height: tall,
          pose: { open: 0.55 + 0.45 * dip },
        }),
        ...(cycle(t / 1.7) < 0.55
          ? beside('worm', worm, {
              x: beak.x - reach,
              y: rim + beak.y - 0.14,
              z: -0.06,
              height: 0.16,
              shadow: false,
            })
          : []),
      ],
    }
  })
}

/** Leans back with a worm in its beak that comes out of the ground a bit at a time. */
function tuggingWorm(context: ActionContext): Performance {
  const { performer } = context
  const worm = context.find('stretched worm')
  const spot = performer.aspect * 0.42
  return performed(
    context,
    (t) => {
      const tug = ease(arch(cycle(t / 1.3)) * 1.4)
      const pose = { ...breathing(t), lean: 0.34 - 0.3 * tug, bow: 0.4 - 0.3 * tug }
      const beak = performer.grip('mouth', { turn: 1, ...pose })
      return {
        x: -0.08 * tug,
        pose,
        companions: beside('worm', worm, {
          x: (spot + beak.x - 0.08 * tug) / 2,
          z: -0.04,
          height: Math.max(0.16, beak.y),
          pose: { lean: 0.1 * tug },
          shadow: false,
        }),
      }
    },
    [effect('crumbs', { strength: 1, at: () => ({ x: spot, y: 0.02 }) })],
  )
}

/** Head against a ball as large as itself, step by step. */
function rollingBall(context: ActionContext): Performance {
  const { performer, room, seconds } = context
  const ball = context.find('dung ball')
  const tall = 0.95
  const way = Math.max(0.8, Math.min(room, 2))
  const at = (t: number): number => (way * t) / seconds
  const ahead = performer.aspect * 0.5 + tall * 0.42
  return performed(
    context,
    (t) => ({
      x: at(t),
      y: 0.03 * Math.abs(wave(t * 1.4)),
      pose: { gait: t * 2, stride: 1, lean: 0.08 },
      companions: beside('ball', ball, {
        x: at(t) + ahead,
        z: -0.02,
        height: tall,
        pose: { spin: at(t) / (tall / 2) },
        shadow: true,
      }),
    }),
    [effect('dust', { strength: 0.5, at: (t) => ({ x: at(t), y: 0 }) })],
  )
}

/** What animals build, and how they rear their young in it. */
export const HOMES: readonly Choreography[] = [
  deed('spin-web', spinningWeb),
  deed('trap-prey', trappingPrey),
  deed('build-dam', building({ thing: 'beaver dam', piece: 'stick', tall: 0.8 })),
  deed('nest', building({ thing: 'growing nest', piece: 'stick', tall: 0.62 })),
  deed('build-comb', building({ thing: 'honeycomb', piece: 'pollen', tall: 1.6 })),
  deed('brood', brooding),
  deed('feed-young', feedingYoung),
  deed('tug-worm', tuggingWorm),
  deed('roll-ball', rollingBall),
]
