import type { Ink } from '../ink.ts'
import { driven, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { WHITE } from '../tones.ts'

/** How high the drop is at each step of its fall, on the sheet of a hundred. */
const FALL = [12, 13, 14, 16, 20, 28, 40, 56, 74]
const STEP = 0.05

const drop = (y: number, long: number) => (ink: Ink) => {
  ink.shape(
    `M30 ${y - 12 - long}Q40 ${y - 4} 41 ${y + 6}A11 11 0 0 1 19 ${y + 6}Q20 ${y - 4} 30 ${y - 12 - long}Z`,
    ink.main,
  )
  ink.shape(
    `M34 ${y - 2}Q41 ${y + 2} 40 ${y + 8}A11 11 0 0 1 30 ${y + 17}Q37 ${y + 8} 34 ${y - 2}Z`,
    ink.dark,
  )
  ink.faint(0.7, () => ink.oval([25, y + 6, 2.4, 5], WHITE))
}

/** It spreads where it has hit. */
const splash = (wide: number, high: number) => (ink: Ink) => {
  ink.shape(
    `M${30 - wide} 97Q${30 - wide * 0.8} ${97 - high} 30 ${97 - high}T${30 + wide} 97Q30 103 ${30 - wide} 97Z`,
    ink.main,
  )
  ink.faint(0.6, () => ink.oval([30 - wide * 0.4, 95 - high * 0.4, wide * 0.2, 1.4], WHITE))
}

const seen = (from: number, to: number, draw: (ink: Ink) => void): MovingPiece => ({
  ...driven('turn', [30, 96], 0.42),
  seen: [from, to],
  draw,
})

const END = FALL.length * STEP

/** A drop that falls on whatever is below it, over and over; its sheet stands on that. */
export const FALLING_DROPS: readonly Prop[] = [
  {
    name: 'falling-drop',
    words: ['falling drop'],
    ...metresTall(0.11, 60, '#f0a21e'),
    moving: [
      ...FALL.map((y, at) => seen(at * STEP, (at + 1) * STEP, drop(y, Math.min(6, at)))),
      seen(END, END + 0.06, splash(12, 12)),
      seen(END + 0.06, END + 0.12, splash(17, 7)),
      seen(END + 0.12, 1, splash(20, 4)),
    ],
    draw: (ink) => splash(15, 3)(ink),
  },
]
