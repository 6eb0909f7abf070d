import { eye } from './creature-parts.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import type { MovingPiece, Prop } from '../prop.ts'
import { COAL, CREAM, WHITE } from '../tones.ts'

/** A leg like a pillar, with toenails. */
const pillar = (x: number, phase: number, behind: boolean): MovingPiece => ({
  by: 'step',
  phase,
  behind,
  at: [x, 66],
  draw: (ink) => {
    ink.shape(
      `M${x - 13} 60Q${x - 9} 82 ${x - 11} 99H${x + 10}Q${x + 10} 80 ${x + 14} 60Z`,
      behind ? ink.deep : ink.dark,
    )
    for (const toe of [-7, 0, 7]) ink.oval([x + toe, 98, 3, 2.4], CREAM)
  },
})

interface Heavy {
  readonly words: readonly string[]
  readonly long: number
  readonly colour: string
  readonly head: (ink: Ink) => void
  readonly back: (ink: Ink) => void
  readonly tail: (ink: Ink) => void
  readonly eyes: readonly [number, number, number]
  readonly mouth: readonly [number, number]
}

/** A dinosaur on four legs; it looks left on a sheet 220 wide. */
function heavy({ words, long, colour, head, back, tail, eyes, mouth }: Heavy): Prop {
  return {
    words,
    kind: 'animal',
    long,
    width: 220,
    colour,
    faces: 'left',
    build: 'quadruped',
    eyes,
    grips: { mouth, head: [0.2, 0.24], back: [0.5, 0.24], seat: [0.5, 0.24] },
    moving: [
      { by: 'sway', speed: 0.9, at: [162, 56], behind: true, draw: tail },
      pillar(92, 0.5, true),
      pillar(150, 0.12, true),
      pillar(76, 0, false),
      pillar(162, 0.62, false),
      { by: 'bow', at: [74, 58], draw: head },
    ],
    draw: (ink) => {
      back(ink)
      ink.shape('M58 56Q70 26 114 24Q162 26 180 56Q178 78 156 82H84Q60 80 58 56Z', ink.main)
      ink.shape('M66 74Q118 84 172 72Q166 82 156 83H84Q72 82 66 74Z', ink.pale)
      for (const [x, y] of pairs('92 44, 112 56, 134 40, 150 58, 82 62'))
        ink.oval([x, y, 6, 4.6], ink.dark)
    },
  }
}

const plainTail = (ink: Ink): void => ink.shape('M152 36Q190 44 226 82Q186 86 152 76Z', ink.main)

/** A plate of a stegosaurus. */
const plate = (ink: Ink, [x, y, size]: readonly [number, number, number]): void =>
  ink.shape(
    `M${x - size * 0.7} ${y}L${x - size * 0.5} ${y - size}L${x} ${y - size * 1.7}L${x + size * 0.55} ${y - size}L${x + size * 0.7} ${y}Z`,
    '#d98a3e',
  )

/** Dinosaurs on four legs, beside Noto's. */
export const DINOSAURS: readonly Prop[] = [
  heavy({
    words: ['triceratops', 'styracosaurus', 'protoceratops'],
    long: 6,
    colour: '#8f9a5c',
    eyes: [0.22, 0.5, 0.08],
    mouth: [0.03, 0.68],
    tail: plainTail,
    back: () => undefined,
    head: (ink) => {
      ink.shape('M52 64Q44 20 74 8Q98 14 98 46Q94 66 78 74Z', '#c9804a')
      for (const [x, y] of pairs('58 22, 74 9, 90 18, 98 36, 96 54')) ink.disc([x, y, 5], CREAM)
      ink.shape('M58 44Q66 28 78 26Q86 40 82 60Q70 66 58 44Z', '#a8663a')
      ink.shape('M4 66Q14 48 40 42Q64 42 74 58Q72 76 50 80Q30 80 20 76Q8 80 4 66Z', ink.main)
      ink.shape('M4 66Q8 56 16 54Q20 66 14 76Q6 78 4 66Z', '#d8c48a')
      ink.shape('M50 46Q40 26 18 18Q30 36 40 50Z', CREAM)
      ink.shape('M60 46Q56 24 38 10Q44 30 50 48Z', WHITE)
      ink.shape('M20 54Q16 46 9 42Q10 52 14 58Z', CREAM)
      ink.line('M12 72Q24 74 34 70', 2, ink.deep)
      eye(ink, [47, 54, 4])
    },
  }),
  heavy({
    words: ['stegosaurus', 'kentrosaurus'],
    long: 6,
    colour: '#6f9a5a',
    eyes: [0.13, 0.62, 0.06],
    mouth: [0.03, 0.7],
    tail: (ink) => {
      for (const [x, y] of pairs('196 62, 210 72')) {
        ink.shape(`M${x} ${y}L${x + 10} ${y - 26}L${x + 10} ${y + 2}Z`, CREAM)
        ink.shape(`M${x - 4} ${y}L${x - 6} ${y - 24}L${x + 6} ${y}Z`, CREAM)
      }
      plainTail(ink)
      for (const [x, y, s] of triples('164 44 11, 182 54 9')) plate(ink, [x, y, s])
    },
    back: (ink) => {
      for (const [x, y, s] of triples('66 42 9, 82 33 13, 104 27 17, 128 27 17, 150 34 14'))
        plate(ink, [x, y + 4, s])
    },
    head: (ink) => {
      ink.shape('M6 70Q10 58 28 56Q48 50 66 44Q80 52 76 66Q60 74 40 76Q14 80 6 70Z', ink.main)
      ink.line('M8 72Q18 75 26 72', 2, ink.deep)
      ink.disc([10, 65, 1.6], COAL)
      eye(ink, [28, 62, 3.6])
    },
  }),
  heavy({
    words: ['ankylosaurus'],
    long: 6,
    colour: '#9a8560',
    eyes: [0.16, 0.6, 0.06],
    mouth: [0.04, 0.7],
    tail: (ink) => {
      ink.shape('M152 46Q190 54 206 74L200 82Q176 80 152 76Z', ink.main)
      ink.oval([212, 80, 13, 10], ink.deep)
    },
    back: (ink) => {
      for (let i = 0; i < 8; i++) {
        const x = 66 + i * 14
        const y = 30 + ((x - 118) / 58) ** 2 * 18
        ink.shape(`M${x - 8} ${y + 8}L${x} ${y - 12}L${x + 8} ${y + 8}Z`, CREAM)
      }
    },
    head: (ink) => {
      ink.shape('M62 50L74 38L76 54ZM60 74L72 84L74 68Z', CREAM)
      ink.shape('M6 66Q12 52 40 48Q66 46 76 60Q72 76 44 78Q14 80 6 66Z', ink.main)
      ink.line('M8 70Q22 75 34 71', 2, ink.deep)
      eye(ink, [36, 60, 3.6])
    },
  }),
]
