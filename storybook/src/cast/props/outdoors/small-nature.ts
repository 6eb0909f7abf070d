import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { CREAM, FERN, LEAF, SHINE, WHITE } from '../tones.ts'
import { eye } from '../creatures/creature-parts.ts'

const SNAIL = {
  kind: 'insect',
  ...metresLong(0.08, 158, '#c07a4a'),
  faces: 'left',
  build: 'still',
  eyes: [0.14, 0.42, 0.16],
  grips: { mouth: [0.05, 0.74], head: [0.14, 0.36], back: [0.6, 0.1], seat: [0.6, 0.1] },
  moving: [
    {
      by: 'sway',
      speed: 0.9,
      rate: 1.7,
      at: [26, 62],
      behind: true,
      draw: (ink) => {
        ink.line('M28 60Q26 44 30 30', 5, '#d2b083')
        ink.disc([30, 28, 6], '#d2b083')
        eye(ink, [29, 28, 3.4])
      },
    },
    {
      by: 'sway',
      speed: 1.1,
      rate: 1.3,
      at: [18, 62],
      draw: (ink) => {
        ink.line('M19 62Q14 46 12 32', 5.4, '#e6c79a')
        ink.disc([12, 29, 6.6], '#e6c79a')
        eye(ink, [10.6, 29, 3.8])
      },
    },
  ],
} as const satisfies Partial<Prop>

function snailBody(ink: Ink): void {
  ink.shape(
    'M8 66Q10 54 26 56Q38 60 44 76Q90 82 130 84Q148 88 156 97Q152 100 140 100H18Q2 98 4 82Z',
    '#e6c79a',
  )
  ink.shape('M4 86Q60 92 150 92Q156 98 140 100H18Q4 99 4 86Z', '#d2b083')
  ink.line('M8 78Q13 83 20 80', 2, '#8a6446')
  ink.oval([22, 72, 4, 2.6], '#f0a08a')
}

/** A cottage where the shell would be. */
function cottage(ink: Ink): void {
  ink.box([56, 40, 64, 42], '#f3e6cf', 2)
  ink.box([104, 2, 10, 24], '#a8553c', 1)
  ink.poly('48,42 88,4 128,42', ink.main)
  ink.poly('48,42 88,4 91,8 56,42', ink.pale)
  ink.box([80, 56, 16, 26], '#7a4a2e', 3)
  ink.disc([92, 70, 1.6], '#f2c14a')
  for (const x of [62, 101]) {
    ink.box([x, 50, 13, 14], '#8fc4d8', 1)
    ink.line(`M${x + 6.5} 50V64M${x} 57H${x + 13}`, 1.6, '#fff8ea')
  }
  ink.disc([88, 30, 6], '#8fc4d8')
  ink.ring([88, 30, 6], 2, '#fff8ea')
}

/** What is seen from very near: leaves, drops, snails. */
export const SMALL_NATURE: readonly Prop[] = [
  {
    name: 'green-leaf',
    kind: 'plant',
    words:
      'leaf|green leaf|big leaf|blade of grass|banana leaf|palm leaf|palm frond|fern leaf'.split(
        '|',
      ),
    ...metresLong(0.22, 230, LEAF),
    faces: 'left',
    grips: { top: [0.46, 0.42], seat: [0.46, 0.42] },
    moving: [],
    draw: (ink) => {
      ink.line('M150 62Q196 70 214 99', 7, FERN)
      ink.shape('M2 56Q30 34 84 36Q150 38 190 76Q140 98 82 88Q30 80 2 56Z', ink.main)
      ink.shape('M2 56Q80 52 190 76Q140 98 82 88Q30 80 2 56Z', ink.dark)
      ink.line('M4 56Q90 54 188 75', 2.6, ink.pale)
      ink.line('M48 54L34 44M80 55L66 40M112 60L100 42M144 66L134 49', 1.6, ink.light)
      ink.line('M60 55L54 76M92 58L90 84M124 62L126 86M152 68L158 82', 1.6, ink.main)
    },
  },
  {
    kind: 'tool',
    words: ['leaf umbrella', 'leaf parasol', 'umbrella leaf'],
    ...metresTall(1, 120, LEAF),
    grips: { rightHand: [0.5, 0.86], leftHand: [0.5, 0.86], bothHands: [0.5, 0.86] },
    draw: (ink) => {
      ink.line('M60 26Q56 62 61 99', 5, FERN)
      ink.shape('M2 46Q4 12 44 8Q62 -4 80 8Q116 14 118 48Q92 36 60 40Q28 36 2 46Z', ink.main)
      ink.shape('M60 5Q72 0 80 8Q116 14 118 48Q92 36 60 40Z', ink.dark)
      ink.line('M60 7Q58 24 60 40', 2.8, ink.pale)
      ink.line(
        'M59 18Q34 20 12 40M60 26Q46 28 36 38M60 18Q86 20 108 42M60 26Q74 28 84 38',
        1.8,
        ink.light,
      )
    },
  },
  {
    kind: 'plant',
    words: ['stem', 'stalk', 'flower stem', 'plant stem', 'reed'],
    ...metresTall(0.3, 40, LEAF),
    build: 'plant',
    draw: (ink) => {
      ink.line('M20 100Q16 60 20 34T24 1', 4.4, ink.dark)
      ink.line('M19 100Q15 60 19 34T23.4 2', 2.4, ink.main)
      ink.shape('M18 92Q4 78 1 48Q14 62 19 82Z', ink.main)
      ink.shape('M18 76Q34 66 39 40Q26 50 18 66Z', ink.dark)
      ink.shape('M20 36Q10 30 7 16Q18 20 21 30Z', ink.light)
      ink.shape('M22 22Q30 18 33 8Q25 10 22 17Z', ink.main)
    },
  },
  {
    kind: 'food',
    words: ['crumb', 'bread crumb', 'breadcrumb', 'cookie crumb', 'cake crumb'],
    ...metresTall(0.02, 120, '#d9a560'),
    draw: (ink) => {
      ink.poly('8,70 22,28 52,6 84,18 112,48 104,86 66,98 26,94', ink.main)
      ink.poly('22,28 52,6 84,18 66,40 38,44', ink.light)
      ink.poly('112,48 104,86 66,98 78,62', ink.dark)
      for (const [x, y] of pairs('44 62, 70 78, 60 26, 92 50')) ink.oval([x, y, 6, 4], ink.dark)
    },
  },
  {
    kind: 'nature',
    words: ['dewdrop', 'dew drop', 'drop of dew', 'morning dew', 'dew', 'raindrop on a leaf'],
    ...metresTall(0.05, 96, '#8fd0ee'),
    moving: [
      {
        ...driven('flicker', [48, 60], 0.12),
        draw: (ink) => {
          ink.faint(0.92, () => ink.oval([30, 34, 10, 14], WHITE, 0.5))
          ink.disc([22, 56, 4], WHITE)
        },
      },
    ],
    draw: (ink) => {
      ink.faint(0.78, () => ink.shape('M48 4Q92 8 94 58Q92 98 48 99Q4 98 2 58Q4 8 48 4Z', ink.main))
      ink.faint(0.55, () => ink.shape('M48 99Q4 98 2 58Q30 88 94 58Q92 98 48 99Z', ink.dark))
      ink.faint(0.8, () => ink.shape('M16 78Q46 100 82 78Q70 92 48 93T16 78Z', SHINE))
      ink.ring([48, 54, 45], 2, ink.light)
    },
  },
  {
    ...SNAIL,
    words: ['snail', 'garden snail', 'land snail'],
    face: 'whole',
    draw: (ink) => {
      snailBody(ink)
      ink.disc([88, 50, 45], ink.dark)
      ink.disc([86, 48, 42], ink.main)
      ink.line(
        'M88 50Q98 46 94 58Q82 66 74 54Q70 36 88 32Q112 32 112 54Q108 78 82 78Q54 74 52 46Q56 18 86 14',
        5.6,
        ink.deep,
      )
      ink.line('M60 30Q70 18 84 18', 4, ink.pale)
      ink.faint(0.6, () => ink.oval([66, 28, 8, 4], CREAM, -0.7))
    },
  },
  {
    ...SNAIL,
    words: ['house snail', 'snail house', 'cottage snail'],
    draw: (ink) => {
      snailBody(ink)
      cottage(ink)
    },
  },
]
