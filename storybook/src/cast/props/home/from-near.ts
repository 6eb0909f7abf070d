import { pairs, triples } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { driven, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { BARK, CREAM, FERN, LEAF, METAL, PLANK, STEEL, WHITE, WOOD } from '../tones.ts'

const [CRUST, CHEESE, SAUCE] = ['#d9974a', '#f6c94f', '#c9432f']

const salami = (ink: Ink, spots: string): void => {
  for (const [x, y, r] of triples(spots)) ink.oval([x, y, r, r * 0.5], SAUCE)
}

/** Threads from what is lifted to what it was lifted from, the longer the higher it is. */
function threads(ink: Ink): void {
  for (const [x, wide] of pairs('50 3, 58 5, 67 4, 76 6, 85 3')) {
    ink.shape(
      `M${x - wide} 42Q${x - wide * 0.4} 62 ${x - wide * 0.8} 90H${x + wide * 0.8}Q${x + wide * 0.4} 62 ${x + wide} 42Z`,
      CHEESE,
    )
  }
}

function drawPizza(ink: Ink): void {
  ink.oval([70, 90, 68, 9], WOOD)
  ink.oval([70, 88, 68, 9], PLANK)
  ink.oval([70, 83, 58, 12], CRUST)
  ink.oval([70, 81, 52, 9], CHEESE)
  salami(ink, '34 80 7, 106 80 7, 92 86 6, 46 87 6, 100 75 5, 40 75 5, 70 74 6')
  ink.shape('M70 80L52 94H88Z', PLANK)
}

function drawSlice(ink: Ink): void {
  ink.shape('M34 44Q40 34 70 14L112 32Q104 44 96 46Q64 56 34 44Z', '#e2a93c')
  ink.shape('M34 40Q44 30 70 10L112 28Q102 40 94 42Q62 50 34 40Z', CHEESE)
  ink.shape('M66 8Q72 2 78 6L116 22Q120 30 112 32Z', CRUST)
  salami(ink, '74 22 7, 92 32 7, 62 34 6')
}

/** A half of a toasted sandwich, cut aslant, its cut side to the middle. */
function half(ink: Ink, flip: boolean): void {
  ink.moved({ x: flip ? 190 : 0, flip }, () => {
    ink.shape('M4 30L62 12Q70 12 70 24L72 86Q72 94 62 94L12 90Q4 88 4 80Z', BARK)
    ink.shape('M4 26L60 8Q66 8 66 20L68 82Q68 90 58 90L12 86Q4 84 4 76Z', CRUST)
    ink.shape('M12 34L56 20Q60 20 60 28L61 76Q61 82 54 82L18 78Q12 78 12 72Z', '#e9b86a')
    for (const y of [34, 48, 62]) ink.line(`16,${y + 6} 58,${y - 4}`, 3, '#b9722f')
    ink.shape('M66 20Q78 22 76 34Q80 50 74 62Q80 76 68 86Z', CHEESE)
  })
}

const STRANDS = [
  'M72 30Q95 48 118 30',
  'M73 44Q95 70 117 44',
  'M73 60Q95 82 117 60',
  'M72 76Q95 96 118 76',
]

/** The layers of a burger from above: where each hovers, and how it is drawn about that height. */
const LAYERS: readonly (readonly [y: number, draw: (ink: Ink, y: number) => void])[] = [
  [
    22,
    (ink, y) => {
      ink.shape(`M10 ${y}Q12 ${y - 22} 50 ${y - 22}T90 ${y}Q50 ${y + 5} 10 ${y}Z`, '#dd9a48')
      for (const [x, up] of pairs('30 12, 44 17, 58 17, 70 11, 50 9, 36 6, 66 5'))
        ink.oval([x, y - up, 2, 1.2], CREAM)
    },
  ],
  [
    35,
    (ink, y) =>
      ink.shape(
        `M6 ${y - 3}Q50 ${y - 9} 94 ${y - 3}Q90 ${y + 5} 82 ${y}Q74 ${y + 6} 66 ${y}Q58 ${y + 6} 50 ${y}Q42 ${y + 6} 34 ${y}Q26 ${y + 6} 18 ${y}Q10 ${y + 5} 6 ${y - 3}Z`,
        LEAF,
      ),
  ],
  [
    47,
    (ink, y) => {
      ink.oval([50, y + 1.6, 40, 5], '#b8332b')
      ink.oval([50, y, 40, 5], '#e0503f')
      ink.oval([50, y - 0.4, 30, 3], '#ea7a66')
    },
  ],
  [
    58,
    (ink, y) =>
      ink.shape(`M8 ${y}L50 ${y - 6}L92 ${y}L70 ${y + 9}L50 ${y + 3}L34 ${y + 8}Z`, CHEESE),
  ],
  [
    71,
    (ink, y) => {
      ink.box([10, y - 5, 80, 12], '#5f3722', 6)
      ink.box([10, y - 5, 80, 6], '#7a4a2e', 4)
    },
  ],
  [
    91,
    (ink, y) => {
      ink.shape(
        `M10 ${y - 6}Q50 ${y - 11} 90 ${y - 6}V${y}Q90 ${y + 9} 76 ${y + 9}H24Q10 ${y + 9} 10 ${y}Z`,
        '#dd9a48',
      )
      ink.oval([50, y - 6, 40, 4], '#f3d9a4')
    },
  ],
]

/** How far a layer sinks onto the one below it, in hundredths. */
const STACKED = 5.5

function drawBlade(ink: Ink): void {
  ink.shape('M96 100Q84 52 22 8Q14 2 8 2Q14 10 26 20Q66 54 70 100Z', FERN)
  ink.shape('M90 100Q76 54 22 8Q16 4 8 2Q16 8 26 18Q66 50 76 100Z', LEAF)
  ink.line('M84 100Q72 54 14 5', 1.4, '#8cc96a')
  for (const [x, y, r] of triples('40 24 2.4, 62 50 2, 76 74 2.6')) {
    ink.disc([x, y, r], '#bfe4f2')
    ink.disc([x - 0.6, y - 0.8, r * 0.35], WHITE)
  }
}

function drawDrop(ink: Ink, [x, y]: readonly [number, number]): void {
  ink.oval([x + 1, y + 2, 12.4, 14], '#4f9cc0', -0.6)
  ink.oval([x, y, 12, 13.6], '#a9dcf2', -0.6)
  ink.oval([x + 2, y + 4, 8.4, 8], '#d5f0fa', -0.6)
  ink.oval([x - 4, y - 5, 2.8, 4], WHITE, 0.5)
}

/** Down the blade in small steps, which the eye takes for one way. */
const SLIDES = 48
const slid = (step: number): readonly [number, number] => {
  const way = step / SLIDES
  return [24 + 52 * way ** 0.8, 14 + 72 * way ** 1.3]
}

/** Things as one sees them from very near. */
export const FROM_NEAR: readonly Prop[] = [
  {
    words: ['stringy pizza'],
    kind: 'food',
    ...metresTall(0.2, 140, CHEESE),
    moving: [
      { ...driven('pop', [70, 84], 16), rest: 1, behind: true, draw: threads },
      { ...driven('pop', [70, 84], 16), rest: 1, draw: drawSlice },
    ],
    draw: drawPizza,
  },
  {
    words: ['stringy sandwich'],
    kind: 'food',
    ...metresTall(0.14, 190, CHEESE),
    moving: STRANDS.map((strand, late): MovingPiece => ({
      ...driven('flicker', [95, 30 + 14 * late], 0.25),
      behind: true,
      draw: (ink) => ink.line(strand, 5 - late * 0.6, CHEESE),
    })),
    draw: (ink) => {
      half(ink, false)
      half(ink, true)
    },
  },
  {
    words: ['layered burger', 'deconstructed burger', 'exploded burger'],
    kind: 'food',
    ...metresTall(0.24, 100, '#dd9a48'),
    moving: LAYERS.map(([y, draw], late): MovingPiece => ({
      ...driven('pop', [50, y], STACKED * (LAYERS.length - 1 - late)),
      rest: 1,
      draw: (ink) => draw(ink, y + STACKED * (LAYERS.length - 1 - late)),
    })),
    draw: (ink) => ink.oval([50, 99, 44, 1.6], '#c9b9a4'),
  },
  {
    words: ['dewy grass blade'],
    kind: 'plant',
    ...metresTall(0.12, 104, LEAF),
    moving: Array.from({ length: SLIDES }, (_, step): MovingPiece => ({
      ...driven('turn', [50, 50], 0.14),
      seen: [step / SLIDES, (step + 1) / SLIDES],
      draw: (ink) => drawDrop(ink, slid(step)),
    })),
    draw: drawBlade,
  },
  {
    words:
      'melted chocolate|chocolate dip|chocolate fondue|chocolate ganache|chocolate sauce|caramel sauce|fudge sauce'.split(
        '|',
      ),
    kind: 'food',
    ...metresTall(0.1, 170, '#6a3d24'),
    grips: { top: [0.5, 0.24] },
    draw: (ink) => {
      ink.shape('M6 22Q10 92 66 98H104Q160 92 164 22Z', WHITE)
      ink.shape('M122 22H164Q160 92 104 98H92Q126 80 122 22Z', '#e2dacb')
      ink.oval([85, 22, 79, 17], CREAM)
      ink.oval([85, 24, 72, 14], ink.main)
      ink.oval([85, 26, 56, 9], ink.light)
      ink.line('M52 24Q70 17 96 20', 3, ink.pale)
      ink.shape('M36 34Q36 60 42 60T48 36Z', ink.main)
    },
  },
  {
    words: ['crème brûlée', 'creme brulee', 'crème brulée', 'crema catalana'],
    kind: 'food',
    ...metresTall(0.06, 230, WHITE),
    grips: { top: [0.5, 0.3] },
    draw: (ink) => {
      ink.shape('M8 34L22 92Q24 100 36 100H194Q206 100 208 92L222 34Z', WHITE)
      for (let x = 30; x <= 200; x += 17)
        ink.line(`${x},52 ${x + (115 - x) * 0.05},96`, 3, '#ddd5c6')
      ink.oval([115, 34, 110, 30], CREAM)
      ink.oval([115, 34, 98, 24], '#b9702a')
      ink.oval([115, 33, 84, 18], '#dd9a3c')
      for (const [x, y, r] of triples('70 30 16, 150 28 20, 112 42 14, 176 38 8, 46 38 7'))
        ink.oval([x, y, r, r * 0.4], '#a55c1e')
      ink.line('M104 30L120 36L112 44M120 36L146 40', 2, '#f3dca0')
    },
  },
  {
    words: ['espresso machine', 'coffee machine', 'coffee maker'],
    kind: 'thing',
    ...metresTall(0.4, 116, '#b23b3b'),
    moving: [
      {
        ...driven('flicker', [58, 56], 0.3),
        draw: (ink) => ink.box([54, 56, 2.4, 22], '#4a2a18', 1),
      },
      {
        ...driven('flicker', [62, 56], 0.3),
        draw: (ink) => ink.box([60, 56, 2.4, 22], '#4a2a18', 1),
      },
    ],
    draw: (ink) => {
      ink.box([6, 8, 104, 32], ink.main, 6)
      ink.box([6, 32, 104, 8], ink.dark, 3)
      ink.box([12, 2, 92, 8], STEEL, 2)
      ink.box([6, 40, 22, 56], ink.dark, 2)
      ink.box([28, 40, 76, 48], '#4a4f57')
      ink.box([2, 88, 112, 12], METAL, 3)
      ink.box([30, 86, 80, 4], STEEL, 1)
      ink.box([40, 40, 36, 8], METAL, 2)
      ink.shape('M46 48H70L66 57H50Z', STEEL)
      ink.box([70, 49, 34, 5], '#2b2e33', 2)
      for (const x of [20, 34]) ink.disc([x, 22, 5], WHITE)
      ink.line('20,22 22,19', 1.2, SAUCE)
      ink.line('34,22 31,20', 1.2, SAUCE)
      ink.disc([92, 22, 4], '#f2b93b')
      ink.shape('M46 70H70L67 87H49Z', WHITE)
      ink.oval([58, 71, 11, 2.4], '#5a341d')
    },
  },
]
