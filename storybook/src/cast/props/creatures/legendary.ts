import { eye, hoofed, wings } from './creature-parts.ts'
import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { driven, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { COAL, CREAM, WHITE } from '../tones.ts'

const hoof = (x: number, phase: number, behind: boolean): MovingPiece => ({
  by: 'step',
  phase,
  behind,
  at: [x, 64],
  draw: (ink) => hoofed(ink, x, behind ? ink.dark : ink.main),
})

const clawed = (
  x: number,
  phase: number,
  { behind, tone }: { behind: boolean; tone: string },
): MovingPiece => ({
  by: 'step',
  phase,
  behind,
  at: [x, 64],
  draw: (ink) => {
    ink.shape(`M${x - 8} 56Q${x - 4} 76 ${x - 5} 94H${x + 5}Q${x + 6} 74 ${x + 10} 56Z`, tone)
    for (const toe of [-8, -1, 6]) ink.line(`M${x} 94L${x + toe - 2} 99`, 3.6, tone)
  },
})

/** A feathered wing that stands up from the back. */
function feathered(ink: Ink, tones: readonly [string, string, string]): void {
  ink.shape('M70 52Q66 6 116 -22Q118 2 132 6Q118 18 124 32Q108 34 108 50Q90 60 70 52Z', tones[0])
  ink.shape('M74 50Q76 14 110 -8Q110 10 118 16Q106 24 108 36Q96 38 96 50Z', tones[1])
  for (const [x, y] of pairs('84 40, 92 26, 100 12'))
    ink.line(`M${x} ${y + 12}Q${x + 10} ${y + 6} ${x + 16} ${y + 8}`, 2, tones[2])
}

const horseBody = (ink: Ink): void =>
  ink.shape(
    'M44 58Q54 44 78 46Q108 44 122 52Q132 60 124 74Q106 80 84 77Q62 80 50 72Q42 66 44 58Z',
    ink.main,
  )

/** One head of a three-headed dog. */
function houndHead(ink: Ink, [x, y]: readonly [number, number], tone: string): void {
  ink.shape(`M${x + 6} ${y - 10}L${x + 12} ${y - 24}L${x + 20} ${y - 8}Z`, ink.deep)
  ink.shape(
    `M${x - 26} ${y + 2}Q${x - 10} ${y - 14} ${x + 10} ${y - 14}Q${x + 26} ${y - 6} ${x + 34} ${y + 22}L${x + 10} ${y + 24}Q${x} ${y + 10} ${x - 22} ${y + 10}Q${x - 28} ${y + 8} ${x - 26} ${y + 2}Z`,
    tone,
  )
  for (let tooth = -20; tooth < -2; tooth += 6)
    ink.poly(`${x + tooth},${y + 9} ${x + tooth + 3},${y + 15} ${x + tooth + 5},${y + 9}`, WHITE)
  ink.disc([x - 24, y + 1, 3], COAL)
  ink.disc([x + 1, y - 4, 3.6], '#f2503a')
}

/** Beasts out of old stories. */
export const LEGENDARY: readonly Prop[] = [
  {
    words: ['pegasus', 'winged horse', 'flying horse', 'alicorn'],
    kind: 'animal',
    ...metresTall(2, 140, '#f3f1ec'),
    faces: 'left',
    build: 'quadruped',
    eyes: [0.18, 0.28, 0.08],
    grips: { mouth: [0.05, 0.42], head: [0.24, 0.12], back: [0.6, 0.46], seat: [0.56, 0.46] },
    moving: [
      wings(
        [80, 52],
        (ink) =>
          ink.moved({ x: 10, y: -2 }, () => feathered(ink, ['#c9d3de', '#dbe3ea', '#aab8c6'])),
        true,
      ),
      hoof(64, 0.5, true),
      hoof(108, 0.12, true),
      {
        by: 'sway',
        speed: 1.4,
        at: [124, 54],
        behind: true,
        draw: (ink) => ink.shape('M118 48Q140 50 140 90Q132 84 130 70Q124 62 116 58Z', '#d9cbb4'),
      },
      hoof(54, 0, false),
      hoof(118, 0.62, false),
      {
        ...driven('bow', [54, 54]),
        draw: (ink) => {
          ink.shape(
            'M30 18Q48 16 54 36Q58 48 64 56Q56 68 46 62Q36 54 36 42Q26 46 14 46Q6 44 8 38Q20 26 30 18Z',
            ink.main,
          )
          ink.shape('M32 12Q54 10 60 34Q64 48 66 56Q58 50 54 38Q48 22 34 20Z', '#d9cbb4')
          ink.shape('M31 20Q30 8 35 7Q40 12 39 20Z', ink.dark)
          ink.disc([11, 41, 1.8], COAL)
          eye(ink, [26, 29, 3])
        },
      },
      wings([78, 56], (ink) => feathered(ink, ['#e6ebf0', WHITE, '#c3ceda'])),
    ],
    draw: horseBody,
  },
  {
    words: ['griffin', 'gryphon', 'hippogriff', 'chimera'],
    kind: 'creature',
    ...metresTall(1.9, 146, '#d3a04a'),
    faces: 'left',
    build: 'quadruped',
    eyes: [0.2, 0.24, 0.08],
    grips: { mouth: [0.06, 0.36], head: [0.24, 0.1], back: [0.6, 0.46], seat: [0.58, 0.46] },
    moving: [
      wings(
        [82, 52],
        (ink) =>
          ink.moved({ x: 10, y: -2 }, () => feathered(ink, ['#6f4f2e', '#7f5c38', '#5b3f24'])),
        true,
      ),
      clawed(66, 0.5, { behind: true, tone: '#b8862c' }),
      clawed(110, 0.12, { behind: true, tone: '#a97c36' }),
      {
        by: 'sway',
        speed: 1.6,
        at: [124, 56],
        behind: true,
        draw: (ink) => {
          ink.line('M122 56Q146 56 142 30', 5, ink.dark)
          ink.oval([141, 24, 7, 11], '#6f4f2e')
        },
      },
      clawed(56, 0, { behind: false, tone: '#e6b23c' }),
      clawed(120, 0.62, { behind: false, tone: '#c08f40' }),
      {
        ...driven('bow', [56, 54]),
        draw: (ink) => {
          ink.shape('M36 12L46 2L48 16Z', '#6f4f2e')
          ink.shape(
            'M22 22Q28 10 44 10Q62 16 64 40L70 60Q56 70 44 64Q40 50 34 44Q22 40 22 22Z',
            CREAM,
          )
          ink.shape('M24 24Q10 24 6 36Q8 44 14 42Q14 36 28 38Z', '#f2b02c')
          for (const [x, y] of pairs('44 34, 52 44, 46 50, 58 54'))
            ink.shape(`M${x - 5} ${y}Q${x} ${y + 10} ${x + 6} ${y}Z`, '#d8c39a')
          eye(ink, [33, 25, 3.4])
        },
      },
      wings([80, 56], (ink) => feathered(ink, ['#8a6238', '#a97a48', '#6a4826'])),
    ],
    draw: horseBody,
  },
  {
    words: ['cerberus', 'three-headed dog', 'hellhound'],
    kind: 'creature',
    ...metresTall(1.6, 160, '#4a4048'),
    faces: 'left',
    build: 'quadruped',
    eyes: [0.26, 0.3, 0.2],
    grips: { mouth: [0.08, 0.4], head: [0.3, 0.1], back: [0.66, 0.44], seat: [0.66, 0.44] },
    moving: [
      clawed(78, 0.5, { behind: true, tone: '#332b32' }),
      clawed(126, 0.12, { behind: true, tone: '#332b32' }),
      {
        by: 'sway',
        speed: 1.6,
        at: [138, 52],
        behind: true,
        draw: (ink) => ink.line('M136 54Q158 50 156 26', 7, ink.dark),
      },
      clawed(66, 0, { behind: false, tone: '#3d343b' }),
      clawed(136, 0.62, { behind: false, tone: '#3d343b' }),
      {
        by: 'sway',
        speed: 0.7,
        rate: 2.6,
        at: [76, 48],
        draw: (ink) => houndHead(ink, [62, 22], ink.dark),
      },
      {
        by: 'sway',
        speed: 0.8,
        rate: 3.1,
        at: [68, 54],
        draw: (ink) => houndHead(ink, [46, 34], ink.main),
      },
      {
        by: 'sway',
        speed: 0.9,
        rate: 2.2,
        at: [64, 62],
        draw: (ink) => houndHead(ink, [40, 52], ink.light),
      },
    ],
    draw: (ink) => {
      ink.shape(
        'M56 56Q66 38 92 42Q126 40 140 52Q146 66 138 78Q112 82 92 80Q66 82 58 72Z',
        ink.main,
      )
      for (const x of [66, 76, 86]) ink.line(`M${x} 50L${x + 4} 66`, 3, '#c9a23c')
    },
  },
  {
    words: ['centaur'],
    kind: 'creature',
    ...metresTall(2.2, 110, '#9a6238'),
    faces: 'left',
    build: 'quadruped',
    eyes: [0.26, 0.12, 0.08],
    grips: {
      mouth: [0.22, 0.17],
      head: [0.28, 0.02],
      leftHand: [0.02, 0.34],
      rightHand: [0.2, 0.36],
      back: [0.66, 0.54],
      seat: [0.66, 0.54],
    },
    moving: [
      hoof(48, 0.5, true),
      hoof(86, 0.12, true),
      {
        by: 'sway',
        speed: 1.4,
        at: [98, 60],
        behind: true,
        draw: (ink) => ink.shape('M92 54Q112 56 110 90Q102 84 100 72Q96 64 90 62Z', '#4a3020'),
      },
      hoof(40, 0, false),
      hoof(94, 0.62, false),
      {
        by: 'sway',
        speed: 0.6,
        at: [40, 30],
        draw: (ink) => {
          ink.line('M42 30Q28 38 6 33', 6, '#e0ac84')
          ink.line('M8 10Q-10 33 8 56', 2.8, '#6f4528')
          ink.line('M8 10L24 33L8 56', 1, CREAM)
          ink.line('M-8 33L26 33', 1.8, '#4a3a2e')
          ink.poly('-14,33 -7,30 -7,36', '#8a8f96')
          ink.line('M44 32Q50 42 26 33', 5.6, '#d39c74')
        },
      },
    ],
    draw: (ink) => {
      ink.shape(
        'M34 60Q44 52 66 52Q90 50 98 58Q104 66 98 76Q82 80 64 78Q44 80 36 72Q32 66 34 60Z',
        ink.main,
      )
      ink.shape('M32 28Q42 22 52 28Q56 42 58 56Q46 66 34 60Q34 44 32 28Z', '#e0ac84')
      ink.line('M38 38Q42 40 47 37M42 42V54', 1.4, '#c08a62')
      ink.shape('M30 8Q42 0 50 10Q52 24 48 30Q40 22 34 16Z', '#4a3020')
      ink.shape('M26 10Q32 4 42 6Q46 12 44 22Q38 28 31 25Q26 20 26 10Z', '#e0ac84')
      ink.shape('M27 20Q34 22 42 20Q42 28 35 29Q29 28 27 20Z', '#4a3020')
      eye(ink, [31, 14, 1.8])
    },
  },
]
