import { triples } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { cut, mark, turned, type Ink } from '../paper.ts'

const STONE = '#e6dcc6'
const TEAL = '#3f8f9a'

/** A mosque of domes between four minarets, 20 wide and 12 high. */
export function mosqueFront(ink: Ink): void {
  for (const x of [-9, 9]) minaret(ink, { x, height: 11.4 })
  for (const x of [-6.2, 6.2]) minaret(ink, { x, height: 9.4 })
  for (const [x, w, h] of triples('-3.8 3.4 3.6, 3.8 3.4 3.6'))
    dome(ink, { x, y: -h, radius: w * 0.5 })
  cut(ink, turned(ink, STONE, { span: [-6, 6], amount: 0.14 }), [0.2, 0.3]).standing(
    0,
    0,
    [12, 3.8],
  )
  cut(ink, lighter(STONE, 0.08), 0.14).standing(0, -3.6, [7, 1.4])
  dome(ink, { x: 0, y: -4.8, radius: 2.8 })
  for (let x = -5; x <= 5.01; x += 1.25) arch(ink, x, Math.abs(x) < 0.7 ? 3 : 2.2)
}

/** Its lamps by night. */
export function mosqueLights(ink: Ink): void {
  for (let x = -5; x <= 5.01; x += 1.25)
    mark(ink, '#ffd58a').rounded([x - 0.24, -1.5, 0.48, 1.5], [0.24, 0.24, 0, 0])
  for (const x of [-9, 9, -6.2, 6.2]) mark(ink, '#ffe9a8').oval(x, -8, [0.2, 0.3])
}

function dome(ink: Ink, b: { x: number; y: number; radius: number }): void {
  const { x, y, radius: r } = b
  cut(ink, STONE, 0.08).standing(x, y + 0.1, [r * 2, r * 0.24])
  cut(ink, turned(ink, TEAL, { span: [x - r, x + r], amount: 0.3 }), [0.14, 0.4]).shape((ctx) =>
    ctx.ellipse(x, y - r * 0.1, r, r * 0.96, 0, Math.PI, 0),
  )
  mark(ink, '#e0b64a').rect(x - 0.04, y - r * 1.5, [0.08, r * 0.5])
  mark(ink, '#e0b64a').shape((ctx) => {
    ctx.arc(x, y - r * 1.56, 0.22, 0.6, 5.2)
    ctx.arc(x + 0.08, y - r * 1.56, 0.16, 5, 0.9, true)
  })
}

function minaret(ink: Ink, b: { x: number; height: number }): void {
  const { x, height: h } = b
  cut(ink, turned(ink, STONE, { span: [x - 0.4, x + 0.4] }), [0.14, 0.2]).standing(x, 0, [
    0.8,
    h * 0.84,
  ])
  for (const share of [0.5, 0.72])
    cut(ink, darker(STONE, 0.12), 0.06).rounded([x - 0.6, -h * share, 1.2, 0.26], 0.08)
  cut(ink, TEAL, [0.1, 0.3]).plot({ x, h }, '-0.44 -0.84, 0 -1, 0.44 -0.84')
}

function arch(ink: Ink, x: number, h: number): void {
  mark(ink, darker(STONE, 0.4)).path(
    { x, h },
    'M-0.42 0L-0.42 -0.62Q-0.4 -0.86 0 -1Q0.4 -0.86 0.42 -0.62L0.42 0',
  )
}
