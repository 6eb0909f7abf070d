import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { COAL, CREAM, GOLD, WHITE } from '../tones.ts'
import { wings } from './creature-parts.ts'

/** A serpent's head that looks left, its jaw open, about a spot. */
function serpentHead(ink: Ink, [x, y]: readonly [number, number], tone: string): void {
  ink.line(
    `M${x - 12} ${y + 4}L${x - 24} ${y + 7}M${x - 24} ${y + 7}l-4 -3M${x - 24} ${y + 7}l-4 3`,
    1.6,
    '#d8434a',
  )
  ink.shape(
    `M${x - 18} ${y + 5}Q${x - 4} ${y + 12} ${x + 10} ${y + 6}L${x + 6} ${y - 2}Z`,
    ink.deep,
  )
  ink.shape(
    `M${x - 20} ${y + 2}Q${x - 16} ${y - 6} ${x - 4} ${y - 10}Q${x + 10} ${y - 12} ${x + 14} ${y + 2}Q${x + 10} ${y + 8} ${x - 2} ${y + 4}Z`,
    tone,
  )
  for (const dx of [-15, -9])
    ink.poly(`${x + dx},${y + 3} ${x + dx + 3},${y + 3} ${x + dx + 1},${y + 8}`, WHITE)
  ink.poly(`${x + 4},${y - 9} ${x + 14},${y - 20} ${x + 12},${y - 4}`, GOLD)
  ink.oval([x - 2, y - 4, 3.2, 2.8], '#ffe27a')
  ink.oval([x - 2.4, y - 4, 1.1, 2.6], COAL)
}

/** One neck of a hydra, from its shoulders to its head. */
const neck = (
  way: string,
  at: readonly [number, number],
  {
    rate,
    tone,
    behind = false,
  }: { rate: number; tone: 'main' | 'dark' | 'light'; behind?: boolean },
): MovingPiece => ({
  by: 'sway',
  speed: 0.6,
  rate,
  behind,
  at: [84, 70],
  draw: (ink) => {
    ink.line(way, 13, ink[tone])
    serpentHead(ink, at, ink[tone])
  },
})

const paw = (x: number, phase: number, behind: boolean): MovingPiece => ({
  by: 'step',
  phase,
  behind,
  at: [x, 72],
  draw: (ink) => {
    ink.shape(
      `M${x - 10} 70Q${x - 9} 86 ${x - 8} 92L${x - 14} 99H${x + 8}Q${x + 8} 84 ${x + 11} 70Z`,
      behind ? ink.deep : ink.dark,
    )
    for (const toe of [-12, -6, 0])
      ink.poly(`${x + toe},99 ${x + toe - 3},101 ${x + toe + 2},95`, CREAM)
  },
})

function basiliskBody(ink: Ink): void {
  ink.line('M176 92Q150 98 128 88Q104 76 84 90Q60 104 48 84Q40 66 58 50', 22, ink.dark)
  ink.line('M174 92Q150 96 128 86Q104 74 84 88Q60 100 48 82Q42 66 58 50', 17, ink.main)
  ink.shape('M168 84L196 92L170 99Z', ink.main)
  for (const [x, y] of pairs('142 90, 124 83, 106 80, 90 85, 70 91, 54 86'))
    ink.oval([x, y, 5, 3], ink.deep)
}

/** A body on four paws, with as many necks as it has heads. */
const hydra = (words: string, necks: readonly MovingPiece[]): Prop => ({
  words: words.split('|'),
  ...metresTall(4, 180, '#4f8f74'),
  faces: 'left',
  home: 'any',
  build: 'quadruped',
  grips: { mouth: [0.06, 0.4], head: [0.3, 0.05], back: [0.66, 0.56], seat: [0.66, 0.56] },
  moving: [
    {
      by: 'sway',
      speed: 1,
      at: [136, 76],
      behind: true,
      draw: (ink) =>
        ink.shape('M128 62Q158 66 164 84Q168 94 180 84Q178 104 158 98Q140 92 126 86Z', ink.main),
    },
    ...necks.filter(({ behind }) => behind),
    paw(88, 0.5, true),
    paw(132, 0.1, true),
    paw(74, 0, false),
    paw(122, 0.6, false),
    ...necks.filter(({ behind }) => !behind),
  ],
  draw: (ink) => {
    ink.shape('M62 70Q72 54 98 54Q126 54 138 66Q146 80 134 90Q110 98 84 94Q60 90 62 70Z', ink.main)
    ink.shape('M66 84Q96 96 130 86Q116 98 92 96Q70 94 66 84Z', CREAM)
    for (const x of [96, 110, 124]) ink.poly(`${x},56 ${x + 5},47 ${x + 9},58`, GOLD)
  },
})

/** Serpents and beasts of stone from bestiaries and roofs. */
export const SERPENTS: readonly Prop[] = [
  hydra(
    'hydra|many-headed dragon|three-headed dragon|four-headed dragon|five-headed dragon|seven-headed dragon|many-headed serpent',
    [
      neck('M96 66Q112 40 100 16', [92, 12], { rate: 1.7, tone: 'dark', behind: true }),
      neck('M90 66Q96 36 70 14', [60, 10], { rate: 2.3, tone: 'dark', behind: true }),
      neck('M84 70Q88 44 52 32', [40, 30], { rate: 2, tone: 'main' }),
      neck('M104 64Q140 50 134 24', [126, 18], { rate: 1.4, tone: 'main' }),
      neck('M80 72Q66 50 40 56', [30, 56], { rate: 2.6, tone: 'light' }),
    ],
  ),
  hydra('two-headed dragon|two headed dragon|double-headed dragon|two-headed serpent', [
    neck('M94 66Q112 40 92 18', [82, 14], { rate: 1.7, tone: 'dark', behind: true }),
    neck('M82 70Q76 44 50 40', [40, 38], { rate: 2.2, tone: 'main' }),
  ]),
  {
    words: ['basilisk', 'cockatrice', 'giant serpent', 'serpent monster'],
    ...metresTall(2, 200, '#5f8a3c'),
    faces: 'left',
    build: 'snake',
    grips: { mouth: [0.12, 0.32], head: [0.3, 0.08] },
    moving: [
      {
        by: 'sway',
        speed: 0.7,
        rate: 1.8,
        at: [56, 60],
        draw: (ink) => {
          ink.line('M56 62Q70 44 58 26', 17, ink.main)
          ink.shape('M42 18L38 2L48 10L54 -4L60 9L70 0L68 18Z', '#d8434a')
          ink.moved({ x: -4, y: 0 }, () => {
            ink.shape('M22 28Q34 12 56 12Q76 18 70 34Q58 42 44 38Q26 38 22 28Z', ink.main)
            ink.shape('M22 30Q38 42 62 38L58 46Q36 48 22 36Z', ink.dark)
            for (const x of [27, 35, 43]) ink.poly(`${x},34 ${x + 4},34 ${x + 2},42`, WHITE)
            ink.line('M24 38L8 42M8 42l-5 -3M8 42l-5 3', 2, '#d8434a')
          })
          ink.disc([44, 23, 6], '#ffd84a')
          ink.oval([43.4, 23, 1.8, 5], COAL)
        },
      },
    ],
    draw: basiliskBody,
  },
  {
    words: ['gargoyle', 'stone gargoyle', 'grotesque', 'chimera statue'],
    kind: 'creature',
    ...metresTall(1.5, 110, '#8f9298'),
    faces: 'left',
    build: 'quadruped',
    eyes: [0.26, 0.27, 0.1],
    grips: { mouth: [0.14, 0.4], head: [0.32, 0.1], back: [0.7, 0.5], seat: [0.7, 0.5] },
    moving: [
      wings([66, 52], (ink) => ink.moved({ x: 8, y: -2 }, () => stoneWing(ink, ink.deep)), true),
      wings([62, 54], (ink) => stoneWing(ink, ink.dark)),
    ],
    draw: gargoyleBody,
  },
]

function stoneWing(ink: Ink, tone: string): void {
  ink.shape('M60 56Q54 14 84 -6Q88 12 104 18Q94 26 96 40Q84 38 82 54Q72 62 60 56Z', tone)
  ink.line('M62 54Q58 18 84 -4M84 -4Q84 24 96 40M84 -4Q76 28 82 54', 2, ink.deep)
}

/** It crouches on its haunches with its claws before it and its mouth open. */
function gargoyleBody(ink: Ink): void {
  ink.line('M86 88Q108 92 104 68', 5, ink.dark)
  ink.poly('98,70 106,56 111,70', ink.dark)
  ink.shape('M34 50Q56 40 76 54Q96 70 92 98H52Q44 84 40 74Z', ink.main)
  ink.shape('M62 98Q58 74 76 70Q96 74 94 98Z', ink.light)
  ink.shape('M34 62Q30 80 30 92L22 99H44Q46 80 50 66Z', ink.dark)
  ink.oval([60, 97, 14, 4], ink.dark)
  ink.poly('38,14 52,-4 52,18', ink.light)
  ink.poly('24,14 26,-2 36,12', ink.light)
  ink.shape(
    'M18 24Q22 8 40 8Q58 14 58 34Q60 50 46 56Q34 54 30 48L12 48Q10 42 16 40L12 32Z',
    ink.main,
  )
  ink.shape('M12 33L32 36L30 46L14 47Q18 40 12 33Z', '#3a3c42')
  for (const x of [15, 21, 27]) ink.poly(`${x},34 ${x + 4},34.6 ${x + 2},40`, ink.light)
  ink.poly('46,26 66,16 56,38', ink.dark)
  ink.line('M22 22L36 26', 3, ink.deep)
  ink.disc([29, 28, 3.2], '#ffd27a')
}
