import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { darker, lighter } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import { plane } from '../plane.ts'

const EARTH = '#6b5642'
const SACK = '#b5a27c'
const HIGH = 3.6

/** One stands in it: a wall of boards and earth behind, sandbags on its edge, wire beyond. */
export function trench(c: PlaceContext): Piece[] {
  return [
    ...plane(c, { name: 'wire', z: 7, top: 7 }, wire),
    ...plane(c, { name: 'parapet', z: 3.2, top: 6 }, parapet),
  ]
}

function parapet(ink: Ink): void {
  const dugout = ink.random.fork('dugout').between(-0.5, 0.5) * ink.half
  cut(ink, EARTH, 0.24).rect(ink.left, -HIGH, [ink.right - ink.left, HIGH + 1])
  for (let y = 0.2; y < HIGH; y += 0.5)
    mark(ink, y % 1 < 0.5 ? '#8a6a48' : '#7d5f40').rect(ink.left, -y - 0.36, [
      ink.right - ink.left,
      0.34,
    ])
  for (let x = ink.left; x < ink.right; x += 2.1)
    cut(ink, darker('#7d5f40', 0.25), 0.08).standing(x, 0.2, [0.3, HIGH + 0.2])
  cut(ink, '#5a4434', 0.12).standing(dugout, 0.1, [2.6, 2.9])
  mark(ink, '#1f1814').standing(dugout, 0.1, [2, 2.5])
  for (const side of [-1, 1]) ladder(ink, dugout + side * ink.half * 0.62)
  for (const row of [0, 1])
    for (let x = ink.left + row * 0.5; x < ink.right; x += 1.02)
      cut(ink, ink.random.chance(0.5) ? SACK : lighter(SACK, 0.1), [0.08, 0.3]).rounded(
        [x, -HIGH - 0.42 - row * 0.42, 1, 0.5],
        0.22,
      )
}

function ladder(ink: Ink, x: number): void {
  stroke(ink, '#a8825a', 0.14).shape((ctx) => {
    for (const side of [-0.35, 0.35]) {
      ctx.moveTo(x + side - 0.2, 0)
      ctx.lineTo(x + side + 0.2, -HIGH - 0.9)
    }
    for (let y = 0.4; y < HIGH + 0.6; y += 0.5) {
      const lean = (y / HIGH) * 0.36 - 0.2
      ctx.moveTo(x - 0.35 + lean, -y)
      ctx.lineTo(x + 0.35 + lean, -y)
    }
  })
}

/** Stakes with loops of barbed wire. */
function wire(ink: Ink): void {
  const top = HIGH + 2
  for (let x = ink.left; x < ink.right; x += 2.6)
    stroke(ink, '#3f352c', 0.14).line([x - 0.2, 0], [x + 0.15, -top - 0.3])
  stroke(ink, '#4a4444', 0.07).shape((ctx) => {
    for (let x = ink.left; x < ink.right; x += 0.86) {
      ctx.moveTo(x + 0.62, -top + 0.2)
      ctx.arc(x, -top + 0.2, 0.62, 0, 7)
    }
  })
}
