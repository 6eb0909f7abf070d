import type { Ink } from '../../../../cast/props/ink.ts'
import { ease, through, between } from '../../../easing.ts'
import type { ActionContext, Effect, Performance } from '../../action.ts'
import { effect } from '../../performed.ts'
import { drawnPiece, drawnThing } from './backdrops.ts'
import { played } from './table-scene.ts'
import type { Key, Track } from './tracks.ts'

const BEATS = [0.22, 0.42, 0.62, 0.8] as const

/** How far a nail or a screw is in: by blows, or steadily. */
function depthAt(how: Driver, share: number): number {
  if (how !== 'hammer') return between(share, 0.2, 0.82)
  return BEATS.reduce((sum, hit) => sum + 0.25 * ease(through(share, hit, 0.03)), 0)
}

type Driver = 'hammer' | 'screwdriver' | 'drill'
/** How thick the board is, and how far what goes in stands out of it at first. */
const [BOARD, LONG] = [0.3, 0.4]

const topAt = (how: Driver, share: number): number =>
  BOARD + LONG * (1 - depthAt(how, share)) + 0.02

/** The way of the end that works: blow by blow, or steadily down. */
function workingEnd(how: Driver): Track {
  if (how !== 'hammer')
    return Array.from({ length: 9 }, (_, at): Key => [at / 8, 0, topAt(how, at / 8), 0, 'even'])
  return BEATS.flatMap((hit): Key[] => [
    [hit - 0.12, 0.05, topAt(how, hit - 0.12) + 0.34, 0.5],
    [hit, 0, topAt(how, hit + 0.04), 0, 'fall'],
    [hit + 0.03, 0, topAt(how, hit + 0.04), 0],
  ])
}

function workSigns(how: Driver, seconds: number): Effect[] {
  if (how === 'screwdriver') return []
  if (how === 'drill')
    return [effect('dust', { from: seconds * 0.2, strength: 0.8, at: () => ({ x: 0, y: BOARD }) })]
  return BEATS.map((hit) =>
    effect('sound', {
      from: hit * seconds,
      until: hit * seconds + 0.2,
      at: () => ({ x: -0.1, y: topAt(how, hit) }),
    }),
  )
}

/** A hammer drives a nail into a board, a screwdriver a screw; a drill makes a hole. */
export function driving(how: Driver) {
  return (context: ActionContext): Performance => {
    const pin = drawnThing(`${how} and pin`, (ink, { share, t }) => {
      const y = -100 * topAt(how, share)
      if (how === 'drill') drawBit(ink, { y, t })
      else drawPin(ink, y, how === 'screwdriver' ? t : null)
    })
    const tool = drawnThing(`working ${how}`, (ink) => TOOLS[how](ink))
    const [track, [aside, high]] = [workingEnd(how), GRIPS[how]]
    const held: Track = track.map(([at, x, y, turn = 0, way]) => [
      at,
      x + aside * Math.cos(turn) + high * Math.sin(turn),
      y + high * Math.cos(turn) - aside * Math.sin(turn) + 0.9 * turn * aside,
      0,
      way,
    ])
    return played(context, {
      pieces: [
        drawnPiece(drawnThing('board', drawBoard), 0.01),
        drawnPiece(pin, 0.03),
        { thing: tool, track, z: -0.02 },
      ],
      hands: [{ grasp: 'fist', steep: 0.5, track: held }],
      effects: workSigns(how, context.seconds),
    })
  }
}

/** Where the hand is on a tool, from the end that works. */
const GRIPS = { hammer: [0.62, 0.06], screwdriver: [0.02, 0.62], drill: [0.34, 0.5] } as const

const TOOLS: Readonly<Record<keyof typeof GRIPS, (ink: Ink) => void>> = {
  hammer: (ink) => {
    ink.box([4, -12, 74, 9], '#b9763f', 4)
    ink.box([52, -13, 28, 11], '#c8453a', 4)
    ink.box([-10, -24, 20, 24], '#6f7b85', 3)
    ink.box([-7, -40, 14, 18], '#8b969f', 3)
    ink.box([-12, -6, 24, 7], '#4f5962', 2)
  },
  screwdriver: (ink) => {
    ink.poly([-3, 0, 3, 0, 3, -40, -3, -40], '#b4bec6')
    ink.box([-9, -82, 18, 44], '#e2504a', 6)
    for (const x of [-4, 3]) ink.line([x, -76, x, -44], 2, '#b8332e')
  },
  drill: (ink) => {
    ink.poly([-7, -8, 7, -8, 10, -22, -10, -22], '#4a525a')
    ink.box([-16, -72, 36, 52], '#e8b02a', 8)
    ink.box([14, -62, 44, 20], '#e8b02a', 6)
    ink.box([40, -64, 20, 26], '#3c434b', 5)
    ink.box([-10, -60, 24, 8], '#c48f1c', 3)
  },
}

function drawBoard(ink: Ink): void {
  ink.box([-80, -30, 160, 30], '#c08d57', 3)
  ink.box([-80, -33, 160, 8], '#dcae78', 3)
  for (const [x, y] of [
    [-60, -18],
    [-12, -9],
    [34, -16],
  ] as const)
    ink.line(`M${x} ${y}Q${x + 18} ${y - 5} ${x + 38} ${y}`, 1.6, '#9a6c3e')
}

/** A nail, or a screw whose thread goes round. */
function drawPin(ink: Ink, y: number, t: number | null): void {
  // Nothing of it is seen below the board.
  const long = Math.max(0, Math.min(46, -8 - y))
  ink.box([-2.6, y, 5.2, long], '#98a4ad')
  ink.box([0.6, y, 2, long], '#74808a')
  ink.box([-8, y - 3, 16, 5], '#aab5bd', 2)
  if (t === null) return
  for (let at = 0; at < 6; at++)
    ink.line(
      [-4.4, y + 8 + at * 6 + ((t * 12) % 6), 4.4, y + 5 + at * 6 + ((t * 12) % 6)],
      1.6,
      '#6b7781',
    )
}

function drawBit(ink: Ink, { y, t }: { y: number; t: number }): void {
  const tip = Math.min(y + 40, -8)
  ink.poly([-3.4, y, 3.4, y, 3.4, tip - 6, 0, tip, -3.4, tip - 6], '#8b969f')
  for (let at = 0; at < 3; at++) {
    const low = y + 4 + at * 7 + ((t * 30) % 7)
    ink.line([-3.4, low, 3.4, low - 3], 1.6, '#5f6a73')
  }
}
