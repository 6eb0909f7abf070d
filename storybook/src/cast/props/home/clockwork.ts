import { eye } from '../creatures/creature-parts.ts'
import type { Ink } from '../ink.ts'
import { driven, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { COAL, CREAM, GOLD, IRON, METAL, WHITE, WOOD } from '../tones.ts'

const ROMAN = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'] as const

/** A dial with its marks. */
function dial(ink: Ink, [x, y, r]: readonly [number, number, number]): void {
  ink.disc([x, y, r], GOLD)
  ink.disc([x, y, r * 0.88], CREAM)
  for (let i = 0; i < 12; i++)
    ink.moved({ x, y, turn: (i * Math.PI) / 6 }, () =>
      ink.box([-r * 0.03, -r * 0.8, r * 0.06, r * (i % 3 ? 0.1 : 0.18)], COAL),
    )
}

const hands = (x: number, y: number, r: number): MovingPiece[] => [
  {
    ...driven('time', [x, y], 0.012),
    draw: (ink) => ink.line(`M${x} ${y}L${x + r * 0.36} ${y - r * 0.3}`, r * 0.11, COAL),
  },
  {
    ...driven('time', [x, y], 0.12),
    draw: (ink) => {
      ink.line(`M${x} ${y}L${x} ${y - r * 0.7}`, r * 0.08, COAL)
      ink.disc([x, y, r * 0.09], COAL)
    },
  },
]

const swinging = (
  at: readonly [number, number],
  draw: (ink: Ink) => void,
  speed = 3,
): MovingPiece => ({ by: 'sway', at, speed, rate: 3.6, draw })

/** Things that tick, swing and play. */
export const CLOCKWORK: readonly Prop[] = [
  {
    words: ['numeral clock'],
    ...metresTall(0.4, 100, WOOD),
    moving: [
      { ...driven('time', [50, 50], 0.06), draw: (ink) => ink.line('50,55 50,22', 2.6, COAL) },
      { ...driven('time', [50, 50], 0.005), draw: (ink) => ink.line('47,52 64,40', 4, COAL) },
    ],
    draw: (ink) => {
      ink.disc([50, 50, 49.5], ink.dark)
      ink.disc([50, 50, 47], ink.main)
      ink.disc([50, 50, 41], GOLD)
      ink.disc([50, 50, 39], CREAM)
      for (const [hour, numeral] of ROMAN.entries()) {
        const turn = (hour * Math.PI) / 6
        ink.moved({ x: 50 + 31 * Math.sin(turn), y: 50 - 31 * Math.cos(turn), turn }, () =>
          ink.moved({ x: 0, y: 4 }, () =>
            ink.letters(numeral, { height: 8, colours: [COAL], playful: 0 }),
          ),
        )
      }
      ink.disc([50, 50, 3], COAL)
    },
  },
  {
    words: ['grandfather clock', 'longcase clock', 'pendulum clock'],
    kind: 'furniture',
    ...metresTall(2.1, 42, '#8a5432'),
    moving: [
      swinging(
        [21, 38],
        (ink) => {
          ink.line('M21 38V66', 1, GOLD)
          ink.disc([21, 68, 4.6], GOLD)
          ink.disc([20, 67, 2], '#ffe49a')
        },
        2.2,
      ),
      ...hands(21, 19, 11),
    ],
    draw: (ink) => {
      ink.shape('M3 6Q21 -6 39 6V34H3Z', ink.main)
      ink.shape('M30 1Q36 3 39 6V34H30Z', ink.dark)
      dial(ink, [21, 19, 12.4])
      ink.box([7, 34, 28, 48], ink.main)
      ink.box([12, 38, 18, 40], '#3f2a1e', 2)
      ink.box([30, 34, 5, 48], ink.dark)
      ink.box([2, 32, 38, 4], ink.light, 1)
      ink.box([2, 82, 38, 15], ink.main, 1)
      ink.box([0, 96, 42, 4], ink.dark, 1)
      ink.box([8, 86, 26, 7], ink.dark, 1)
    },
  },
  {
    words: ['pendulum', "newton's cradle", 'swinging pendulum'],
    ...metresTall(0.4, 84, '#d9a93a'),
    moving: [
      swinging(
        [42, 12],
        (ink) => {
          ink.line('M42 12V78', 1.6, IRON)
          ink.disc([42, 82, 11], ink.main)
          ink.disc([38, 78, 4], ink.pale)
        },
        5,
      ),
    ],
    draw: (ink) => {
      ink.box([4, 94, 76, 6], WOOD, 3)
      ink.line('M10 96V10H74V96', 4, WOOD)
      ink.disc([42, 11, 3.4], IRON)
    },
  },
  {
    words: ['cuckoo clock'],
    kind: 'furniture',
    ...metresTall(0.5, 84, '#8a5a34'),
    moving: [
      {
        ...driven('sway', [42, 20], 2),
        rate: 2,
        behind: false,
        draw: (ink) => {
          ink.oval([36, 24, 8, 6], '#5fa8d8')
          ink.poly('28,22 21,25 28,27', '#f2a03a')
          eye(ink, [32, 22, 1.4])
        },
      },
      swinging([42, 66], (ink) => {
        ink.line('M42 66V88', 1.4, GOLD)
        ink.oval([42, 91, 6, 7], GOLD)
      }),
      ...hands(42, 46, 15),
    ],
    draw: (ink) => {
      ink.poly('42,0 84,32 76,36 42,12 8,36 0,32', ink.dark)
      ink.poly('42,10 74,34 74,70 10,70 10,34', ink.main)
      ink.shape('M32 32V22Q42 12 52 22V32Z', '#3f2a1e')
      dial(ink, [42, 48, 17])
      ink.box([10, 66, 64, 5], ink.dark, 2)
    },
  },
  {
    words: ['metronome'],
    ...metresTall(0.24, 62, '#9a5a34'),
    moving: [
      swinging(
        [31, 84],
        (ink) => {
          ink.line('M31 84V14', 1.8, METAL)
          ink.poly('26,32 36,32 34,42 28,42', GOLD)
        },
        5,
      ),
    ],
    draw: (ink) => {
      ink.poly('22,2 40,2 60,96 2,96', ink.main)
      ink.poly('34,2 40,2 60,96 46,96', ink.dark)
      ink.poly('26,14 36,14 44,76 18,76', CREAM)
      for (let y = 22; y < 74; y += 8) ink.line(`M28 ${y}H34`, 1, COAL)
      ink.box([0, 94, 62, 6], ink.deep, 2)
    },
  },
  {
    words: ['music box', 'musical box', 'ballerina music box'],
    ...metresTall(0.3, 96, '#d8788f'),
    moving: [
      {
        ...driven('sway', [48, 68], 2.2),
        rate: 3,
        draw: (ink) => {
          ink.line('M48 68V46', 2.2, '#f2c7a5')
          ink.line('M48 56L40 50L48 46', 2.2, '#f2c7a5')
          ink.shape('M28 46Q48 28 68 46Q48 56 28 46Z', '#ffd6e2')
          ink.shape('M34 45Q48 33 62 45Q48 50 34 45Z', '#f7a9c0')
          ink.shape('M43 40L44 26H52L53 40Z', '#f7a9c0')
          ink.line('M45 28Q34 20 44 8M51 28Q62 20 52 8', 2.4, '#f2c7a5')
          ink.disc([48, 19, 6], '#f2c7a5')
          ink.shape('M42 18Q43 11 48 11T54 18Q48 14 42 18Z', '#6a4630')
          ink.disc([48, 10.4, 3], '#6a4630')
        },
      },
    ],
    draw: (ink) => {
      ink.poly('4,68 0,22 96,22 92,68', ink.dark)
      ink.poly('10,64 7,28 89,28 86,64', '#cfe6f2')
      ink.faint(0.6, () => ink.poly('16,64 24,28 40,28 28,64', WHITE))
      ink.box([0, 66, 92, 33], ink.main, 4)
      ink.box([66, 66, 26, 33], ink.dark, 4)
      ink.box([0, 66, 92, 6], GOLD, 3)
      ink.line('M92 84H95V77', 3, METAL)
      ink.disc([46, 84, 6], GOLD)
    },
  },
  {
    words: ['hourglass', 'sand timer', 'egg timer', 'sandglass'],
    ...metresTall(0.25, 64, '#a8693c'),
    moving: [
      {
        ...driven('melt', [32, 48]),
        rest: 0.3,
        draw: (ink) => ink.poly('17,28 47,28 33,48 31,48', ink.second ?? '#f2c04a'),
      },
      {
        ...driven('bloom', [32, 90]),
        rest: 0.5,
        draw: (ink) => ink.shape('M14 90Q32 54 50 90Z', ink.second ?? '#f2c04a'),
      },
    ],
    draw: (ink) => {
      ink.faint(0.75, () =>
        ink.shape('M12 10H52Q54 36 35 50Q54 64 52 90H12Q10 64 29 50Q10 36 12 10Z', '#cfe9f5'),
      )
      ink.line('M32 48V88', 1.4, ink.second ?? '#f2c04a')
      ink.box([4, 0, 56, 11], ink.main, 4)
      ink.box([4, 89, 56, 11], ink.main, 4)
      ink.box([4, 7, 56, 4], ink.dark, 2)
      ink.box([4, 96, 56, 4], ink.dark, 2)
      for (const x of [8, 52]) ink.box([x, 10, 4, 80], ink.dark, 2)
    },
  },
]
