import { pairs } from '../../../../scene/rows.ts'
import { cut, mark, type Ink } from '../paper.ts'
import { litPlane } from '../plane.ts'
import { onStage } from '../recipe.ts'

/** Carved pumpkins at both sides of the stage, with a light in them. */
export const carvedPumpkins = onStage(litPlane, 'pumpkins', {
  z: 4,
  split: true,
  top: 3,
  draw: (ink) => {
    for (const [d, size] of pairs('-0.76 0.9, -0.66 0.6, 0.8 1')) pumpkin(ink, d * ink.half, size)
  },
  glow: (ink) => {
    for (const [d, size] of pairs('-0.76 0.9, 0.8 1')) face(ink, d * ink.half, size)
  },
})

function pumpkin(ink: Ink, x: number, size: number): void {
  for (const d of [-0.32, 0.32, 0])
    cut(ink, d === 0 ? '#e88a2c' : '#d9741f', 0.06).shape((ctx) =>
      ctx.ellipse(x + d * size, -size * 0.45, size * 0.36, size * 0.46, 0, 0, 7),
    )
  mark(ink, '#5f7a3c').rect(x - size * 0.06, -size * 1.06, [size * 0.14, size * 0.22])
}

function face(ink: Ink, x: number, size: number): void {
  const colour = '#ffe27a'
  for (const d of [-0.22, 0.22])
    mark(ink, colour).polygon(
      [x + (d - 0.1) * size, -size * 0.5],
      [x + d * size, -size * 0.7],
      [x + (d + 0.1) * size, -size * 0.5],
    )
  mark(ink, colour).shape((ctx) => {
    ctx.arc(x, -size * 0.36, size * 0.26, 0.1, Math.PI - 0.1)
    ctx.closePath()
  })
  if (ink.light.dark) mark(ink, 'rgba(255,170,60,0.2)').disc(x, -size * 0.45, size)
}
