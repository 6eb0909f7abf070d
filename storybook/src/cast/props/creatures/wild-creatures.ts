import { eye, wings } from './creature-parts.ts'
import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { driven, metresLong, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { COAL, CREAM, WHITE } from '../tones.ts'

const FEATHERS = 13

/** A feather of a peacock's train, drawn shut; opened it stands in its place in the fan. */
function trainFeather(index: number): MovingPiece {
  const share = index / (FEATHERS - 1)
  const long = 58 + 6 * Math.sin(share * Math.PI)
  return {
    by: 'open',
    rest: 1,
    at: [66, 70],
    speed: -(0.1 + share * (Math.PI - 0.05)),
    behind: true,
    draw: (ink) =>
      ink.moved({ x: 66, y: 70, turn: 0.12 + 0.1 * share }, () => {
        ink.shape(
          `M0 -1.4Q${long * 0.6} -13 ${long} -8Q${long + 9} 0 ${long} 8Q${long * 0.6} 13 0 1.4Z`,
          '#2f9e58',
        )
        ink.line(`M4 0L${long} 0`, 1.2, '#7bc86c')
        ink.oval([long - 5, 0, 9, 7], '#8ed04f')
        ink.oval([long - 4.4, 0, 6.4, 5], '#d9a93a')
        ink.oval([long - 4, 0, 4.6, 3.7], '#2a5fc4')
      }),
  }
}

function clawedLeg(ink: Ink, x: number, tone: string): void {
  ink.shape(`M${x - 9} 62L${x - 7} 88Q${x - 16} 92 ${x - 16} 97H${x + 6}L${x + 10} 62Z`, tone)
  for (const toe of [-13, -7, -1]) ink.line(`M${x + toe} 96L${x + toe - 3} 98`, 2.4, CREAM)
}

const clawed = (x: number, phase: number, behind = false): MovingPiece => ({
  by: 'step',
  phase,
  at: [x, 68],
  behind,
  draw: (ink) => clawedLeg(ink, x, behind ? ink.deep : ink.dark),
})

/** Animals whose Noto pictures show them as nobody meets them, or that Noto does not have. */
export const WILD_CREATURES: readonly Prop[] = [
  {
    words: ['crocodile', 'alligator', 'caiman', 'croc'],
    ...metresLong(3.4, 300, '#5f9444'),
    faces: 'left',
    build: 'quadruped',
    eyes: [0.22, 0.3, 0.08],
    grips: { mouth: [0.05, 0.62], back: [0.5, 0.28], seat: [0.5, 0.28], head: [0.24, 0.24] },
    moving: [
      clawed(130, 0.5, true),
      clawed(212, 0.1, true),
      {
        by: 'open',
        speed: -0.32,
        at: [88, 66],
        behind: true,
        draw: (ink) => {
          ink.shape('M8 68Q50 64 92 64Q100 78 88 84Q44 84 14 76Q4 74 8 68Z', ink.dark)
          for (let x = 16; x < 80; x += 11) ink.poly(`${x},70 ${x + 5},60 ${x + 9},70`, WHITE)
        },
      },
      clawed(110, 0),
      clawed(196, 0.6),
    ],
    draw: (ink) => {
      ink.shape(
        'M84 44Q110 34 160 36Q214 36 240 54Q272 72 298 66Q286 86 250 84Q226 90 190 86Q130 92 96 82Q82 70 84 44Z',
        ink.main,
      )
      ink.shape('M96 78Q150 90 236 82Q214 90 190 86Q130 92 96 82Z', CREAM)
      for (let x = 100; x < 280; x += 15)
        ink.poly(
          `${x},${x < 230 ? 38 : 38 + (x - 230) * 0.5} ${x + 7},${x < 230 ? 28 : 28 + (x - 230) * 0.55} ${x + 13},${x < 230 ? 38 : 40 + (x - 230) * 0.5}`,
          ink.dark,
        )
      for (const x of [120, 146, 172, 198, 222]) ink.oval([x, 54, 7, 4.6], ink.dark)
      ink.shape(
        'M4 58Q6 48 20 48Q24 42 30 48L52 48Q56 30 70 32Q84 34 96 46L98 72Q50 66 8 68Q2 64 4 58Z',
        ink.main,
      )
      ink.disc([15, 52, 2], COAL)
      for (let x = 12; x < 84; x += 12) ink.poly(`${x},66 ${x + 5},75 ${x + 10},66`, WHITE)
      ink.disc([66, 40, 7.4], '#f3e27a')
      ink.oval([65, 40, 2.4, 5.6], COAL)
    },
  },
  {
    kind: 'bird',
    words: ['hummingbird', 'colibri'],
    ...metresLong(0.12, 130, '#2fae7a'),
    home: 'air',
    faces: 'left',
    build: 'bird',
    eyes: [0.37, 0.3, 0.12],
    grips: { mouth: [0.01, 0.4], head: [0.4, 0.16] },
    face: 'M-4 0H72Q78 30 68 44Q60 54 44 50L-4 50Z',
    moving: [
      wings([76, 50], (ink) => ink.shape('M70 52Q78 6 118 0Q112 30 88 56Z', ink.deep), true),
      wings([72, 54], (ink) => {
        ink.shape('M62 56Q62 4 100 -8Q104 24 86 58Z', ink.dark)
        ink.shape('M66 54Q70 20 94 2Q94 28 80 56Z', ink.main)
      }),
    ],
    draw: (ink) => {
      ink.line('M40 34L2 41', 2.6, COAL)
      ink.shape('M96 70Q120 78 130 96Q112 98 90 84Z', ink.deep)
      ink.shape('M84 76Q104 88 108 100Q94 98 78 84Z', ink.dark)
      ink.shape(
        'M38 32Q42 18 56 20Q68 22 72 36Q100 50 104 74Q98 88 78 84Q52 76 48 54Q36 46 38 32Z',
        ink.main,
      )
      ink.shape('M40 40Q48 50 62 46Q58 62 52 62Q46 56 46 50Q40 46 40 40Z', '#d8344e')
      ink.shape('M54 62Q66 60 84 82Q60 82 54 62Z', CREAM)
      eye(ink, [49, 30, 3.4])
    },
  },
  {
    kind: 'bird',
    words: ['peacock', 'peafowl'],
    ...metresTall(1.3, 142, '#1f6fd0'),
    faces: 'left',
    build: 'bird',
    eyes: [0.36, 0.3, 0.1],
    face: 'M30 0H70Q68 30 64 44Q56 52 46 46L30 44Z',
    moving: [
      ...Array.from({ length: FEATHERS }, (_, index) => trainFeather(index)),
      {
        by: 'step',
        phase: 0.5,
        at: [70, 84],
        behind: true,
        draw: (ink) => ink.line('M70 82L72 98L64 98', 2.6, '#9a8f88'),
      },
      {
        by: 'step',
        phase: 0,
        at: [62, 84],
        draw: (ink) => ink.line('M62 82L62 98L54 98', 2.8, '#b0a59c'),
      },
    ],
    draw: (ink) => {
      ink.oval([68, 70, 16, 13], '#2b8a62', 0.3)
      ink.shape(
        'M46 34Q48 22 58 24Q64 30 62 42Q62 52 72 58Q88 64 82 80Q70 92 56 84Q44 74 50 56Q52 46 46 34Z',
        ink.main,
      )
      ink.shape('M62 58Q76 60 80 74Q72 82 62 74Q58 66 62 58Z', ink.dark)
      ink.line('M54 24L50 11M56 23L56 9M58 24L62 12', 1.3, ink.deep)
      for (const [x, y] of pairs('50 10, 56 8, 62 11')) ink.disc([x, y, 2.2], '#35c2b0')
      ink.shape('M47 32L38 36L48 38Z', '#e0c25a')
      ink.oval([54, 32, 4.6, 3], WHITE)
      eye(ink, [53, 32, 2.2])
    },
  },
  {
    words: ['duckling', 'ducklings', 'gosling', 'cygnet', 'baby duck'],
    kind: 'bird',
    ...metresTall(0.16, 84, '#ffd84d'),
    faces: 'left',
    build: 'bird',
    home: 'any',
    eyes: [0.34, 0.24, 0.16],
    face: 'M-10 0H60V36Q54 58 32 58Q10 58 -10 50Z',
    moving: [
      {
        by: 'step',
        phase: 0.5,
        at: [50, 84],
        behind: true,
        draw: (ink) => ink.line('M50 82L50 97L41 97', 4, '#e08a2c'),
      },
      {
        by: 'step',
        phase: 0,
        at: [42, 84],
        draw: (ink) => ink.line('M42 82L42 97L33 97', 4.4, '#f29a38'),
      },
    ],
    draw: (ink) => {
      ink.shape('M70 54Q84 46 82 62Q78 72 68 70Z', ink.dark)
      ink.shape('M26 54Q40 44 62 52Q78 58 74 74Q66 90 44 88Q22 86 22 68Z', ink.main)
      ink.disc([32, 32, 24], ink.main)
      ink.shape('M44 60Q62 58 66 70Q56 80 46 74Q42 66 44 60Z', ink.dark)
      ink.shape('M14 30Q0 32 2 39Q12 44 20 40Z', '#f29a38')
      eye(ink, [25, 26, 3.6])
      ink.faint(0.5, () => ink.oval([34, 40, 5, 3.4], '#ff9d6a'))
    },
  },
  {
    words: ['joey', 'baby kangaroo', 'kangaroo joey'],
    ...metresTall(0.6, 92, '#d27a5a'),
    faces: 'left',
    build: 'biped',
    eyes: [0.22, 0.22, 0.14],
    moving: [
      {
        ...driven('sway', [62, 84]),
        behind: true,
        draw: (ink) => ink.shape('M56 76Q76 92 92 92Q76 102 56 96Z', ink.dark),
      },
    ],
    draw: (ink) => {
      ink.shape('M24 18Q20 0 27 0Q34 6 34 20ZM34 20Q38 2 44 4Q46 14 40 26Z', ink.dark)
      ink.shape(
        'M4 34Q8 18 26 16Q42 18 42 34Q46 40 54 50Q72 66 66 90Q62 98 46 98H30Q30 80 34 66Q26 56 26 46Q12 48 4 40Z',
        ink.main,
      )
      ink.shape('M34 60Q44 66 44 84Q40 92 34 90Q32 74 34 60Z', CREAM)
      ink.oval([54, 82, 13, 15], ink.dark, 0.2)
      ink.shape('M44 92H18Q16 99 24 99H56Z', ink.dark)
      ink.line('M34 58Q24 66 22 70', 5, ink.dark)
      ink.disc([6, 35, 3.4], COAL)
      eye(ink, [21, 27, 3.2])
    },
  },
  {
    words: ['kangaroo with joey', 'mother kangaroo'],
    ...metresTall(1.6, 104, '#c9714f'),
    faces: 'left',
    build: 'biped',
    eyes: [0.3, 0.14, 0.1],
    moving: [
      {
        by: 'sway',
        speed: 0.8,
        at: [70, 84],
        behind: true,
        draw: (ink) => ink.shape('M60 76Q84 92 104 88Q92 103 60 96Z', ink.dark),
      },
      {
        by: 'sway',
        speed: 1.4,
        rate: 3,
        at: [42, 70],
        draw: (ink) => {
          ink.shape('M28 46Q26 34 30 33Q34 38 34 46ZM35 46Q38 35 42 37Q42 44 39 49Z', ink.deep)
          ink.shape(
            'M17 56Q20 45 32 44Q43 46 43 57Q43 66 37 70H28Q24 64 25 62Q18 62 17 56Z',
            ink.light,
          )
          ink.disc([18, 57, 2.2], COAL)
          eye(ink, [28, 53, 2.4])
        },
      },
      {
        by: 'open',
        speed: 0,
        at: [50, 50],
        draw: (ink) => {
          ink.shape('M22 66Q36 72 50 64Q56 80 44 90Q30 92 24 82Z', ink.main)
          ink.line('M22 66Q36 73 50 64', 2.6, ink.deep)
          ink.line('M46 46Q36 54 30 62', 6, ink.dark)
          ink.line('M30 62L26 63', 4.4, ink.deep)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M30 12Q24 0 30 -2Q38 2 38 14ZM39 13Q42 0 48 2Q50 10 45 18Z', ink.deep)
      ink.shape(
        'M11 24Q14 11 30 9Q46 10 46 24Q50 32 58 40Q80 56 76 84Q72 97 56 97H32Q20 84 24 66Q28 54 34 46Q28 38 30 31Q18 34 11 28Z',
        ink.main,
      )
      ink.shape('M32 48Q42 52 46 66Q44 86 34 90Q24 82 25 66Q28 54 32 48Z', CREAM)
      ink.oval([62, 78, 17, 19], ink.dark, 0.2)
      ink.shape('M60 92H24Q20 99 28 99H66Z', ink.dark)
      ink.disc([13, 25, 3], COAL)
      eye(ink, [28, 19, 2.8])
    },
  },
]
