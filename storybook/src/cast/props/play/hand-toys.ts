import { pairs } from '../../../scene/rows.ts'
import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, PLANK, STEEL, WHITE, WOOD } from '../tones.ts'

const SKIN = '#f0c79c'

/** What is played with or lifted with the hands. */
export const HAND_TOYS: readonly Prop[] = [
  {
    words: ['slingshot', 'sling shot', 'catapult toy', 'wooden slingshot'],
    ...metresTall(0.24, 84, WOOD),
    draw: (ink) => {
      ink.shape(
        'M34 99Q34 70 32 58L10 14Q8 4 18 6L42 44L66 6Q76 4 74 14L52 58Q50 70 50 99Z',
        ink.main,
      )
      ink.shape('M44 48L66 6Q76 4 74 14L52 58Q50 70 50 99H43Q44 60 44 48Z', ink.dark)
      ink.line('M13 14Q30 34 40 32M71 14Q56 34 46 32', 4, '#c4483c')
      ink.box([34, 27, 17, 11], COAL, 4)
      ink.box([34, 72, 16, 16], ink.deep, 2)
      for (const y of [76, 80, 84]) ink.line([34, y, 50, y], 1.4, ink.light)
    },
  },
  {
    words: ['marionette', 'string puppet', 'puppet', 'puppet on strings', 'wooden puppet'],
    kind: 'toy',
    ...metresTall(0.6, 72, '#d8463c'),
    moving: [
      {
        ...driven('sway', [36, 4], 0.07),
        draw: (ink) => {
          ink.line('M14 8L8 58M58 8L64 48M36 8V24M26 8L22 86M46 8L50 86', 0.8, COAL)
          ink.line('M28 52L16 62L8 58', 5, ink.dark)
          ink.line('M44 52L58 58L64 48', 5, ink.dark)
          ink.disc([8, 58, 3.6], SKIN)
          ink.disc([64, 48, 3.6], SKIN)
          ink.line('M31 72L28 84L22 92', 5.4, '#3f6fb0')
          ink.line('M41 72L45 84L51 92', 5.4, '#3f6fb0')
          ink.oval([20, 95, 6, 3.6], COAL)
          ink.oval([53, 95, 6, 3.6], COAL)
          ink.shape('M27 46H45L48 74H24Z', ink.main)
          ink.shape('M39 46H45L48 74H40Z', ink.dark)
          for (const y of [53, 60, 67]) ink.disc([36, y, 1.5], '#f2b93b')
          ink.disc([36, 34, 11.5], SKIN)
          ink.shape('M23 29Q36 26 49 29L36 12Z', '#f2b93b')
          ink.disc([36, 13, 3], WHITE)
          for (const x of [32, 40]) ink.disc([x, 34, 1.7], COAL)
          ink.line('M36 36L43 37.4', 3, '#e3a97c')
          ink.line('M31 40Q36 44 41 40', 1.6, '#a83f38')
          ink.disc([29, 39, 1.8], '#e89a8a')
        },
      },
    ],
    draw: (ink) => {
      ink.line('M10 6H62', 4.4, WOOD)
      ink.line('M24 9L50 2', 4.4, PLANK)
    },
  },
  {
    words: ['kettlebell', 'kettle bell', 'kettlebell weight'],
    kind: 'toy',
    ...metresTall(0.28, 84, '#45484d'),
    draw: (ink) => {
      ink.line('M20 46Q10 6 42 6Q74 6 64 46', 12, ink.dark)
      ink.line('M24 40Q18 10 42 10', 4, ink.pale)
      ink.shape(
        'M14 46Q26 34 42 34T70 46Q82 58 82 72Q82 88 70 98H14Q2 88 2 72Q2 58 14 46Z',
        ink.main,
      )
      ink.shape('M60 38Q82 52 82 72Q82 88 70 98H52Q74 74 60 38Z', ink.dark)
      ink.disc([40, 68, 16], '#d8463c')
      ink.disc([40, 68, 11], CREAM)
      ink.line('M13 62Q14 54 22 48', 4, ink.pale)
    },
  },
  {
    words: ['board game', 'boardgame', 'table game', 'ludo', 'monopoly'],
    kind: 'toy',
    ...metresLong(0.5, 180, '#f1e6cf'),
    draw: (ink) => {
      ink.poly('34,30 146,30 178,88 2,88', ink.main)
      ink.poly('2,88 178,88 178,94 2,94', ink.deep)
      const at = (x: number, y: number): [number, number] => {
        const half = 56 + (32 * y) / 10
        return [90 + ((x - 5) / 5) * half, 30 + 58 * (y / 10)]
      }
      const tile = (x: number, y: number, tone: string): void =>
        ink.poly([at(x, y), at(x + 2, y), at(x + 2, y + 2), at(x, y + 2)], tone)
      const tones = ['#d8463c', '#f2b93b', '#4f8fd8', '#5fa648']
      pairs(
        '0 0, 2 0, 4 0, 6 0, 8 0, 8 2, 8 4, 8 6, 8 8, 6 8, 4 8, 2 8, 0 8, 0 6, 0 4, 0 2',
      ).forEach(([x, y], index) => tile(x, y, tones[index % 4] ?? CREAM))
      ink.oval([90, 56, 26, 10], '#e0cfa8')
      for (const [x, y, tone] of [
        [36, 66, '#a8352d'],
        [60, 40, '#2f5fa0'],
        [132, 76, '#3f7f3a'],
      ] as const) {
        ink.shape(
          `M${x - 8} ${y + 6}Q${x} ${y - 30} ${x + 8} ${y + 6}Q${x} ${y + 11} ${x - 8} ${y + 6}Z`,
          tone,
        )
        ink.disc([x, y - 15, 6], tone)
      }
      ink.box([100, 44, 17, 17], WHITE, 3)
      for (const [x, y] of pairs('104 48, 113 57, 108.5 52.5')) ink.disc([x, y, 1.8], COAL)
    },
  },
  {
    words: ['bubble wand', 'bubble blower', 'bubble ring'],
    kind: 'toy',
    ...metresTall(0.22, 92, '#e2589a'),
    draw: (ink) => {
      ink.ring([34, 30, 22], 6, ink.main)
      ink.faint(0.5, () => ink.disc([34, 30, 20], '#bfe6f5'))
      ink.line('M24 22Q28 16 34 15', 3, WHITE)
      ink.box([29, 52, 10, 46], ink.dark, 5)
      for (const [x, y, r] of [
        [72, 22, 13],
        [62, 56, 9],
        [82, 50, 6],
      ] as const) {
        ink.faint(0.6, () => ink.disc([x, y, r], '#c9ebf7'))
        ink.ring([x, y, r], 1.4, '#8fc8e4')
        ink.line([x - r * 0.5, y - r * 0.3, x - r * 0.2, y - r * 0.6], 2, WHITE)
      }
    },
  },
  {
    words: ['yoga mat', 'exercise mat', 'rolled yoga mat', 'pilates mat'],
    ...metresLong(1.1, 220, '#8a6fc0'),
    draw: (ink) => {
      ink.poly('46,90 214,70 218,80 60,99', ink.main)
      ink.poly('60,99 218,80 218,84 60,103', ink.deep)
      ink.poly('26,50 186,28 206,72 48,94', ink.main)
      ink.shape('M28 48L188 26Q208 26 212 50T204 76L48 97Z', ink.main)
      ink.shape('M40 84L208 62Q210 72 204 76L48 97Z', ink.dark)
      ink.disc([36, 72, 25], ink.dark)
      for (const [r, tone] of [
        [20, ink.light],
        [15, ink.dark],
        [10, ink.light],
        [5, ink.deep],
      ] as const)
        ink.ring([36, 72, r], 3.4, tone)
      for (const x of [84, 164])
        ink.line([x, 42 - (x - 84) * 0.13, x + 6, 92 - (x - 84) * 0.14], 6, STEEL)
    },
  },
]
