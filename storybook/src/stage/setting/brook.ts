import { FOR_DRINKERS } from '../../plan/kinds.ts'
import { live } from '../../paint/pieces/live.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { clear, darker, lighter } from '../places/kit/colour.ts'
import { rocks } from '../places/kit/nature/land.ts'
import { grass } from '../places/kit/nature/plants.ts'
import { fade, mark, stroke, type Ink } from '../places/kit/paper.ts'
import { plane } from '../places/kit/plane.ts'

/** Just before the acting line: whoever stands there bends down to it. */
const NEAR = -0.5
const WATER = '#5aa9c8'
const SHORES: Readonly<Partial<Record<PlaceSet['ground'], string>>> = {
  sand: '#d9b981',
  snow: '#eef4f8',
  rock: '#a29a8e',
}

/** Water that flows past before a land of any kind, for those who drink there. */
export function withBrook(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  if (context.scenery?.includes(FOR_DRINKERS) !== true || place.indoors) return set
  // What stands nearer would stand in it.
  const kept = set.pieces.filter((piece) => piece.depth(0) > NEAR || piece.depth(0) < -3.5)
  const shore = SHORES[set.ground] ?? '#b7a878'
  return {
    ...set,
    pieces: [
      ...kept,
      ...plane(context, { name: 'brook', z: NEAR, haze: 0, top: 2 }, flow(shore)),
      glitter(),
    ],
    near: Math.max(set.near, -0.2),
    far: Math.min(set.far, 1),
    sounds: [{ name: 'stream', level: 0.5 }, ...set.sounds],
  }
}

const flow =
  (shore: string) =>
  (ink: Ink): void => {
    const line = (lift: number) => (ctx: Ink['ctx']) => {
      ctx.moveTo(ink.left, ink.bottom + 1)
      for (let x = ink.left; x <= ink.right + 1; x += 0.5)
        ctx.lineTo(x, 0.02 + lift + 0.08 * Math.sin(x * 0.9) + 0.06 * Math.sin(x * 2.3))
      ctx.lineTo(ink.right + 1, ink.bottom + 1)
      ctx.closePath()
    }
    mark(ink, darker(shore, 0.12)).shape(line(0.1))
    mark(ink, shore).shape(line(0.16))
    mark(ink, fade(ink, [lighter(WATER, 0.3), WATER, darker(WATER, 0.25)], [0.2, 2.6])).shape(
      line(0.36),
    )
    for (let i = 0; i < 5; i++)
      stroke(ink, clear('#eaf7fb', 0.5), 0.04).shape((ctx) => {
        const [x, y] = [ink.random.between(-1, 1) * ink.half, ink.random.between(0.6, 1.6)]
        ctx.moveTo(x, y)
        ctx.lineTo(x + ink.random.between(0.8, 2), y)
      })
    for (const side of [-1, 1]) {
      rocks(ink, { x: side * ink.half * 0.86, width: 1.6, height: 0.6, colour: '#8f8b86' })
      for (const share of [0.7, 0.78, 0.95])
        grass(ink, { x: side * ink.half * share, height: ink.random.between(0.5, 0.9), blades: 6 })
    }
  }

const GLINTS = 16

/** Light that runs down the stream. */
function glitter(): Piece {
  return live({ name: 'glitter on the brook', depth: NEAR - 0.05 }, (pen) => {
    const { ctx, t } = pen
    const { left, right } = pen.view(NEAR)
    ctx.strokeStyle = 'rgba(240,250,253,0.7)'
    ctx.lineCap = 'round'
    for (let i = 0; i < GLINTS; i++) {
      const share = (i * 0.618 + t * 0.05 * (1 + (i % 3) * 0.3)) % 1
      const at = pen.project(left + share * (right - left), -0.55 - (i % 4) * 0.34, NEAR)
      const long = (0.25 + 0.2 * (i % 3)) * at.scale
      ctx.globalAlpha = 0.35 + 0.4 * Math.abs(Math.sin(t * 1.4 + i))
      ctx.lineWidth = 0.05 * at.scale
      ctx.beginPath()
      ctx.moveTo(at.x - long, at.y)
      ctx.lineTo(at.x + long, at.y)
      ctx.stroke()
    }
    ctx.globalAlpha = 1
  })
}
