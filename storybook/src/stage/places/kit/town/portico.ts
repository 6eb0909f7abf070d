import { darker } from '../colour.ts'
import { cut, mark, turned, type Ink } from '../paper.ts'
import { polygon } from '../shapes.ts'
import { column } from './castles.ts'

/** A classical front about x = 0: wall, six columns and a gable; `size` is its height without a dome. */
export function portico(ink: Ink, size: number, look: { readonly dome?: boolean } = {}): void {
  const [half, tall] = [size * 0.7, size * 0.5]
  if (look.dome) dome(ink, size)
  cut(ink, '#e2d9c8', 0.16).rect(-half, -tall, [half * 2, tall])
  mark(ink, '#6b4636').standing(0, 0, [size * 0.16, tall * 0.7])
  for (let k = 0; k < 6; k++)
    column(ink, {
      x: -half * 0.86 + (k * half * 1.72) / 5,
      width: size * 0.07,
      height: tall,
      colour: '#f4eee2',
    })
  const roof = polygon([-half * 1.08, -tall], [0, -tall - size * 0.26], [half * 1.08, -tall])
  cut(ink, '#efe7d8', 0.16).shape(roof)
}

/** A drum with windows, a green dome and its lantern, behind the gable. */
function dome(ink: Ink, size: number): void {
  const [wide, foot] = [size * 0.34, -size * 0.6]
  const copper = '#7fa596'
  cut(ink, '#e8dfce', 0.12).rect(-wide, foot - size * 0.2, [wide * 2, size * 0.24])
  for (let k = -2; k <= 2; k++)
    mark(ink, '#8b99a8').rect(k * wide * 0.38 - wide * 0.08, foot - size * 0.16, [
      wide * 0.16,
      size * 0.12,
    ])
  cut(ink, turned(ink, copper, { span: [-wide, wide], amount: 0.24 }), [0.12, 0.3]).shape((ctx) =>
    ctx.ellipse(0, foot - size * 0.2, wide, size * 0.26, 0, Math.PI, 0),
  )
  cut(ink, '#efe7d8', 0.05).standing(0, foot - size * 0.45, [size * 0.08, size * 0.1])
  cut(ink, darker(copper, 0.1), 0.05).disc(0, foot - size * 0.56, size * 0.04)
}

/** Broad steps before a front. */
export function frontSteps(ink: Ink, half: number): void {
  for (let row = 0; row < 4; row++)
    cut(ink, darker('#cfc5b4', row * 0.03), 0.06).rect(
      -half * (1.12 + row * 0.05),
      -1.1 + row * 0.28,
      [half * (2.24 + row * 0.1), 0.3],
    )
}
