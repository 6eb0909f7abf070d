import { blot } from '../../scene/blot.ts'
import { live } from '../../paint/pieces/live.ts'
import { eyeHeight } from '../../scene/box.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import { hasHorizon, type DressContext, type Dressing } from './dressing.ts'

const SKY = ['#f3ead8', '#f3ead8', '#f3ead8', '#f3ead8', '#f3ead8'] as const

/** A poster of the school: the sky is bare paper, and circle, triangle and bars are built up on it. */
export const bauhaus: Dressing = {
  light: (light, { indoors, medium }) => {
    if (indoors || medium !== 'ground' || light.name.includes('night')) return light
    return { ...light, name: `${light.name} bauhaus`, sky: SKY, haze: '#7fb4d8', hazeAmount: 0.4 }
  },
  pieces: (context) => (hasHorizon(context) ? [construction(context)] : []),
}

/** Turned a little with time, as a mobile is. */
function construction({ box }: DressContext): Piece {
  const z = 27
  return live({ name: 'construction', depth: z }, (pen) => {
    const { ctx, width, height, t } = pen
    const ground = pen.project(0, eyeHeight(box) - 1, z).y
    const size = Math.min(width, height) * 0.3
    ctx.save()
    ctx.translate(width * 0.74, 0.36 * ground)
    ctx.rotate(-0.5 + Math.sin(t * 0.3) * 0.05)
    bar(ctx, '#16161a', [-2 * size, 0.34 * size, 4.4 * size, 0.05 * size])
    bar(ctx, '#f2b705', [-1.7 * size, -0.9 * size, 0.3 * size, 1.24 * size])
    blot(ctx, '#d8352a', [0, 0, size * 0.62])
    blot(ctx, '#16161a', [size * 0.2, -size * 0.14, size * 0.2])
    ctx.fillStyle = '#1f5fa8'
    ctx.beginPath()
    ctx.moveTo(-1.3 * size, 0.34 * size)
    ctx.lineTo(-0.62 * size, -0.62 * size)
    ctx.lineTo(-0.5 * size, 0.34 * size)
    ctx.fill()
    ctx.restore()
  })
}

type Ctx = Pen['ctx']

function bar(ctx: Ctx, colour: string, [x, y, wide, high]: [number, number, number, number]): void {
  ctx.fillStyle = colour
  ctx.fillRect(x, y, wide, high)
}
