import type { Ink } from '../ink.ts'
import { driven, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { COAL, STEEL, WHITE } from '../tones.ts'

const RED = '#e2483d'
/** How far a needle goes round, from where it rests at the lower left. */
const SWEEP = 4.1
const FIRST = 2.66

/** Where a dial is on its sheet, how large it is, and from which of its marks on it is red. */
interface Dial {
  readonly at: readonly [x: number, y: number]
  readonly size: number
  readonly marks: number
  readonly red: number
}

function face(ink: Ink, { at: [x, y], size, marks, red }: Dial): void {
  ink.disc([x, y, size * 1.12], STEEL)
  ink.disc([x, y, size * 1.05], COAL)
  ink.disc([x, y, size], '#20242d')
  for (let mark = 0; mark <= marks; mark++) {
    const angle = FIRST + (SWEEP * mark) / marks
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const from = size * (mark % 2 === 0 ? 0.72 : 0.8)
    const tip = size * 0.92
    ink.line(
      [
        [x + dx * from, y + dy * from],
        [x + dx * tip, y + dy * tip],
      ],
      size * (mark % 2 === 0 ? 0.06 : 0.035),
      mark >= red ? RED : WHITE,
    )
  }
}

/** Its needle, and the knob that it turns on. */
function needle({ at: [x, y], size }: Dial, speed = SWEEP): MovingPiece {
  const [dx, dy] = [Math.cos(FIRST), Math.sin(FIRST)]
  return {
    ...driven('open', [x, y], speed),
    rest: 0.3,
    draw: (ink) => {
      ink.line(
        [
          [x - dx * size * 0.16, y - dy * size * 0.16],
          [x + dx * size * 0.84, y + dy * size * 0.84],
        ],
        size * 0.075,
        RED,
      )
      ink.disc([x, y, size * 0.13], '#c9ced6')
      ink.disc([x, y, size * 0.07], COAL)
    },
  }
}

const SPEED: Dial = { at: [62, 47], size: 38, marks: 12, red: 10 }
const REVS: Dial = { at: [152, 47], size: 38, marks: 8, red: 6 }
const FUEL: Dial = { at: [107, 28], size: 12, marks: 4, red: 5 }
const ALONE: Dial = { at: [50, 50], size: 42, marks: 10, red: 8 }

/** Dials whose needles go up and down. */
export const GAUGES: readonly Prop[] = [
  {
    words: [
      'speedometer',
      'car gauge',
      'car gauges',
      'tachometer',
      'rev counter',
      'fuel gauge',
      'gas gauge',
      'car dashboard',
      'instrument cluster',
      'odometer',
    ],
    ...metresTall(0.5, 214, '#3a3f4b'),
    moving: [needle(SPEED), needle(REVS, SWEEP * 0.92), needle(FUEL, SWEEP * 0.5)],
    draw: (ink) => {
      ink.shape('M2 100V58Q4 6 62 3H152Q210 6 212 58V100Z', ink.main)
      ink.shape('M2 58Q4 6 62 3H152Q210 6 212 58L206 58Q202 12 152 9H62Q12 12 8 58Z', ink.light)
      for (const dial of [SPEED, REVS, FUEL]) face(ink, dial)
      ink.box([92, 56, 30, 16], '#12303a', 2)
      for (const [at, tall] of [4, 7, 10, 7, 5].entries())
        ink.box([95 + at * 5, 70 - tall, 3, tall], '#7fe0d0')
      for (const [x, colour] of [
        [96, '#4fc46a'],
        [107, '#f2b134'],
        [118, RED],
      ] as const)
        ink.disc([x, 80, 2.4], colour)
      ink.shape('M0 100V92Q107 84 214 92V100Z', ink.dark)
    },
  },
  {
    words: ['pressure gauge', 'gauge', 'dial gauge', 'steam gauge', 'manometer', 'barometer'],
    ...metresTall(0.35, 100, '#b98b3f'),
    moving: [needle(ALONE)],
    draw: (ink) => {
      ink.box([43, 88, 14, 12], ink.dark, 2)
      ink.disc([50, 50, 49], ink.main)
      face(ink, ALONE)
    },
  },
]
