import { darker } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { greenery } from '../kit/nature/nature.ts'
import { cut, mark, turned, type Ink } from '../kit/paper.ts'
import { sight } from '../kit/sight.ts'
import { onStage } from '../kit/recipe.ts'

const STONE = '#d9bd94'

export const colosseumPlace = sight({
  id: 'colosseum',
  time: 'golden',
  ground: 'floor',
  size: [20, 9.4],
  trees: 'poplar',
  before: (c) => [square(c), ...greenery(c)],
  draw: (ink) => arcades(ink, false),
  glow: (ink) => arcades(ink, true),
})

const square = onStage(floor, {
  pattern: 'cobbles',
  colour: '#cfb897',
  other: '#b39c7c',
  back: 30,
  size: 1.2,
})

/** Where the outer wall still stands to its full height: the right side is broken, as everybody knows it. */
function wallTop(x: number): number {
  if (x < 1.6) return -9
  if (x < 4.4) return -7.9 + Math.sin(x * 3) * 0.25
  return -6.1 + Math.sin(x * 2) * 0.2
}

function arcades(ink: Ink, glowing: boolean): void {
  const edge = 9.6
  if (!glowing)
    cut(ink, turned(ink, STONE, { span: [-edge, edge], amount: 0.34 }), [0.3, 0.35]).shape(
      (ctx) => {
        ctx.moveTo(-edge, 0)
        for (let x = -edge; x <= edge; x += 0.4) ctx.lineTo(x, wallTop(x) + (x / edge) ** 2 * 0.5)
        ctx.lineTo(edge, 0)
      },
    )
  for (const [row, y] of [-0.2, -2.5, -4.8, -7].entries()) {
    for (let column = -11; column <= 11; column++) {
      const angle = (column / 11.6) * (Math.PI / 2)
      const x = Math.sin(angle) * edge
      const wide = Math.cos(angle) * 0.98 + 0.1
      if (y - 2 < wallTop(x) + 0.3 && row > 1 && x > 1.4) continue
      opening(ink, { x, y, width: wide * 0.62, height: row === 3 ? 0.8 : 1.65, glowing })
    }
    if (!glowing)
      mark(ink, darker(STONE, 0.16)).rect(-edge, y - 1.98, [row > 1 ? edge + 1.6 : edge * 2, 0.16])
  }
}

function opening(
  ink: Ink,
  b: { x: number; y: number; width: number; height: number; glowing: boolean },
): void {
  const { x, y, width: w, height: h } = b
  const colour = b.glowing ? 'rgba(255,190,100,0.85)' : '#6b5048'
  mark(ink, colour).shape((ctx) => {
    ctx.moveTo(x - w / 2, y)
    ctx.lineTo(x - w / 2, y - h + w / 2)
    ctx.ellipse(x, y - h + w / 2, w / 2, w / 2, 0, Math.PI, 0)
    ctx.lineTo(x + w / 2, y)
  })
}
