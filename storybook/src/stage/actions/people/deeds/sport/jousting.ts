import type { Keys } from '../../keys.ts'
import type { Stance } from '../../stance.ts'
import type { Beat, Deeds, Hold, SetPiece } from '../../score.ts'

/** How tall a war horse is, how far apart both are at first, and how near they come, in riders' heights. */
const HORSE = 1.12
const [APART, MEET] = [3.1, 1.9]
/** How high the rider sits on it. */
const SEAT = HORSE * 0.74 - 0.62
/** When the lances meet. */
const CLASH = 0.72

/** How far each has come: a charge that ends where the lances meet, then both ride on a little. */
function charged(phase: number): number {
  const way = (APART - MEET) / 2
  return way * Math.min(1.12, phase / CLASH)
}

/** From upright to level, as they come nearer. */
const lance: Hold = {
  thing: 'lance',
  angle: 0,
  at: [0.5, 0.84],
  height: 1.5,
  swing: ({ phase }) => 0.75 + 0.78 * Math.min(1, phase / (0.6 * CLASH)),
}

const IN_THE_SADDLE = {
  hip: [0, 0.68],
  rl: [0.8, -0.9],
  ll: [0.85, -0.9],
  rh: [0.14, 0.84],
  lh: [0.24, 0.78],
  right: 'fist',
} as const

/** The rider on the way, to the right or to the left. */
const riding = (way: 1 | -1): Keys =>
  Object.fromEntries(
    [0, 0.25, 0.5, CLASH, 1].map((at, index): [number, Stance] => [
      at,
      {
        ...IN_THE_SADDLE,
        at: [way * charged(at), SEAT + (index % 2) * 0.04],
        torso: at === CLASH ? 0.02 : 0.16,
      },
    ]),
  )

const horse = (way: 1 | -1, piece: Pick<SetPiece, 'x' | 'z'>): SetPiece => ({
  ...piece,
  thing: 'horse',
  height: HORSE,
  flip: way < 0,
  move: ({ t, phase }: Beat) => ({
    x: way * charged(phase),
    y: Math.abs(Math.sin(t * 7)) * 0.03,
    gait: t * 1.6,
  }),
})

/** Two knights on horses with long lances, on both sides of a barrier. */
export const JOUSTING: Deeds = {
  joust: {
    seconds: 5,
    once: true,
    costume: 'knight',
    face: 'angry',
    needs: { place: 'castle', company: 2 },
    holds: [lance],
    set: [
      horse(1, { x: 0.12, z: 0.02 }),
      { thing: 'tilt barrier', x: APART / 2, z: 0.06, height: 0.46 },
      horse(-1, { x: APART - 0.12, z: 0.12 }),
    ],
    keys: riding(1),
    partner: { x: APART, z: 0.1, holds: [lance], keys: riding(-1), face: 'angry' },
    effects: [
      { name: 'dust', at: [0.3, 0.03], until: 0.5 },
      { name: 'dust', at: [APART - 0.3, 0.03], until: 0.5 },
      { name: 'sparks', at: [APART / 2, 0.98], from: CLASH - 0.02, until: CLASH + 0.14 },
    ],
  },
}
