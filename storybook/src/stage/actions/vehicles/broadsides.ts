import { arch, cycle, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Effect, EffectName, Performance } from '../action.ts'
import { type Beat, deed, effect, performed } from '../performed.ts'

/** Seconds between two shots, how long those of small guns last, and how long a shell flies. */
const EVERY = 1.3
const BURST = 0.45
const FLIGHT = 0.55

type Spot = { readonly x: number; readonly y: number; readonly z: number }

interface Shot {
  readonly from: number
  readonly index: number
  readonly bow: number
}

/** How one fights: how it moves between two shots, what is seen of each, and where it is hit. */
interface Fight {
  readonly moves: (t: number, recoil: number) => Beat
  readonly shot: (shot: Shot) => Effect[]
  readonly hit: (shot: Shot) => Effect[]
}

/** Whether it fires, and whether it is fired at. */
interface Part {
  readonly fires: boolean
  readonly hit: boolean
}

/** Fires its guns at the other one, is thrown back, and is hit in its turn. */
const fighting =
  ({ fires, hit }: Part) =>
  (context: ActionContext): Performance => {
    const { performer, random, seconds } = context
    const late = random.fork('late').between(0, EVERY)
    const { home } = performer
    const fight =
      home === 'surface' ? atSea(late) : home === 'ground' ? onLand : inTheAir(context, late)
    const bow = performer.aspect * (home === 'surface' ? 0.34 : 0.5)
    const shots = Array.from({ length: Math.ceil(seconds / EVERY) }, (_, i) => i * EVERY + late)
    const seen = (from: number, index: number): Effect[] => [
      ...(fires ? fight.shot({ from, bow, index }) : []),
      ...(hit ? fight.hit({ from: from + FLIGHT, bow, index }) : []),
    ]
    const recoil = (t: number): number => arch(Math.min(1, cycle((t - late) / EVERY) * 3))
    return performed(context, (t) => fight.moves(t, fires ? recoil(t) : 0), shots.flatMap(seen))
  }

const puffs = (from: number, lasts: readonly [EffectName, number, number][], at: () => Spot) =>
  lasts.map(([name, seconds, strength]) =>
    effect(name, { from, until: from + seconds, strength, at }),
  )

/** Rocks on the waves; shot falls into the water about it. */
const atSea = (late: number): Fight => ({
  moves: (t, recoil) => ({
    x: 0.12 * wave(t / 5) - 0.05 * recoil,
    y: 0.02 * wave(t / 2.2 + late),
    pose: { lean: 0.05 * wave(t / 2.8 + late) - 0.06 * recoil, wave: t * 0.8 },
  }),
  shot: ({ from, bow }) =>
    puffs(
      from,
      [
        ['fire', 0.3, 1],
        ['smoke', 0.5, 1.1],
      ],
      () => ({ x: bow, y: 0.24, z: -0.05 }),
    ),
  hit: ({ from, bow, index }) =>
    puffs(from, [['splash', 0.3, 1.6]], () => ({
      x: bow + 0.1 - 0.22 * (index % 3),
      y: 0.02,
      z: -0.1,
    })),
})

/** Rolls back on its tracks at every shot; earth flies up where one falls short. */
const onLand: Fight = {
  moves: (t, recoil) => ({
    x: 0.08 * wave(t / 5) - 0.07 * recoil,
    pose: { lean: -0.03 * recoil, roll: 0.5 * wave(t / 5) - 0.4 * recoil },
  }),
  shot: ({ from, bow }) =>
    puffs(
      from,
      [
        ['fire', 0.2, 0.5],
        ['smoke', 0.4, 0.7],
        ['tracer', 0.1, 1],
      ],
      () => ({
        x: bow,
        y: 0.74,
        z: -0.05,
      }),
    ),
  hit: ({ from, bow, index }) =>
    puffs(
      from,
      [
        ['dust', 0.4, 3],
        ['sparks', 0.2, 1],
      ],
      () => ({
        x: bow - 0.3 * (index % 3),
        y: 0.03,
        z: -0.15,
      }),
    ),
}

/** Dodges up and down with its nose at the other one: beams of light between spaceships, bullets between planes. */
function inTheAir({ performer }: ActionContext, late: number): Fight {
  const bolts = performer.home === 'air' && !/ufo|saucer/u.test(performer.name) ? 'tracer' : 'laser'
  const high = (t: number): number => 0.3 * wave(t / 2.6 + late)
  const hull = (t: number, index: number): Spot => ({
    x: performer.aspect * (0.3 - 0.25 * (index % 3)),
    y: high(t) + 0.5,
    z: -0.1,
  })
  return {
    moves: (t, recoil) => ({
      x: 0.2 * wave(t / 4 + late) - 0.04 * recoil,
      y: high(t),
      pose: { lean: -0.12 * wave(t / 2.6 + late + 0.25), flap: t * 6 },
    }),
    shot: ({ from, bow }) => [
      effect(bolts, {
        from,
        until: from + BURST,
        at: (t) => ({ x: bow, y: high(t) + 0.42, z: -0.05 }),
      }),
    ],
    hit: ({ from, index }) =>
      puffs(
        from,
        [
          ['flash', 0.1, 1],
          ['sparks', 0.3, 1.4],
          ['smoke', 0.3, 0.5],
        ],
        () => hull(from, index),
      ),
  }
}

/** How ships, planes and tanks fight. */
export const BROADSIDES: readonly Choreography[] = [
  deed('exchange-fire', fighting({ fires: true, hit: true })),
  deed('open-fire', fighting({ fires: true, hit: false })),
  deed('take-fire', fighting({ fires: false, hit: true })),
]
