import type { Ink } from '../ink.ts'
import { metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { COAL, CREAM, WHITE } from '../tones.ts'

/** A thick leg with three claws. */
const leg = (x: number, phase: number, behind: boolean): MovingPiece => ({
  by: 'step',
  phase,
  behind,
  at: [x, 70],
  draw: (ink) => {
    ink.shape(
      `M${x - 13} 62Q${x - 14} 82 ${x - 9} 92Q${x - 16} 94 ${x - 18} 99H${x + 11}Q${x + 8} 86 ${x + 14} 64Z`,
      behind ? ink.deep : ink.dark,
    )
    for (const claw of [-15, -9, -3]) ink.poly(toe(x + claw), CREAM)
  },
})

const toe = (x: number): string => `${x - 2},99 ${x + 2.6},99 ${x - 1},94`

/** Plates along neck, back and tail, the largest between the shoulders. */
function plates(ink: Ink): void {
  for (const [x, y, size] of [
    [50, 15, 8],
    [60, 24, 12],
    [68, 38, 15],
    [75, 54, 13],
    [84, 68, 10],
  ] as const)
    ink.poly(
      `${x - size * 0.5},${y - size * 0.5} ${x + size * 1.05},${y - size * 0.8} ${x + size * 0.6},${y} ${x + size * 0.9},${y + size * 0.5} ${x - size * 0.1},${y + size * 0.8}`,
      '#b9c4b4',
    )
}

function tail(ink: Ink): void {
  ink.shape('M62 62Q84 72 94 84Q106 96 126 88Q116 100 96 99Q72 98 58 84Z', ink.main)
  for (const [x, y] of [
    [92, 80],
    [101, 87],
    [111, 90],
  ] as const)
    ink.poly(`${x - 3},${y + 2} ${x + 4},${y - 6} ${x + 4},${y + 3}`, '#b9c4b4')
}

function head(ink: Ink): void {
  ink.shape('M52 34Q36 34 28 29Q14 30 8 24Q6 18 14 15Q22 5 36 5Q50 5 55 18Z', ink.main)
  ink.shape('M10 24Q20 27 30 25L29 31Q16 32 10 24Z', '#7a2f34')
  for (const x of [13, 18, 23]) ink.poly(`${x - 1.6},24.6 ${x + 1.6},25 ${x},28.6`, WHITE)
  ink.shape('M24 12L35 10L33 16Q27 17 24 12Z', '#f2d25a')
  ink.disc([29.5, 13.4, 1.9], COAL)
  ink.disc([12, 18.4, 1], COAL)
  ink.shape('M20 9Q28 5 38 8L36 10.500Q28 9 21 12Z', ink.deep)
}

/** The giant of films: upright, dark, plates down its back. */
export const KAIJU: Prop = {
  words: ['kaiju', 'godzilla', 'giant lizard monster', 'giant reptile monster', 'gojira'],
  ...metresTall(7, 128, '#55685a'),
  faces: 'left',
  build: 'biped',
  eyes: [0.23, 0.13, 0.14],
  grips: { mouth: [0.1, 0.26], head: [0.26, 0.06], rightHand: [0.16, 0.52], back: [0.55, 0.4] },
  moving: [
    { by: 'sway', speed: 0.7, at: [64, 74], behind: true, draw: tail },
    leg(66, 0.5, true),
    leg(50, 0, false),
    { by: 'bow', at: [48, 28], draw: head },
    {
      by: 'sway',
      speed: 0.8,
      at: [44, 46],
      draw: (ink) => {
        ink.shape('M52 40Q40 46 30 48Q22 48 20 54Q30 56 38 54Q50 54 56 48Z', ink.dark)
        for (const y of [51, 54, 56.5]) ink.poly(`22,${y - 1.4} 22,${y + 1} 16,${y + 1}`, CREAM)
      },
    },
  ],
  draw: (ink) => {
    plates(ink)
    ink.shape('M40 26Q56 12 64 30Q78 52 78 74Q72 88 54 86Q38 84 38 66Q36 48 40 26Z', ink.main)
    ink.shape('M40 34Q36 50 38 66Q39 78 47 82Q52 60 46 38Z', ink.light)
    for (const y of [44, 53, 62, 71]) ink.line(`M39 ${y}Q43 ${y + 3} 48.5 ${y + 1}`, 1.2, ink.dark)
  },
}
