import { blot } from '../../../../scene/blot.ts'
import { pairs, plotted } from '../../../../scene/rows.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { moving, type Where } from '../alive.ts'
import { darker, lighter } from '../colour.ts'
import { seen } from '../nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'

/** Sails that turn in the wind. */
export function millSails(
  context: PlaceContext,
  how: Where & { length: number; colour: string; blades?: number; cloth?: boolean; speed?: number },
): Piece {
  const { length, blades = 4, speed = 0.7 } = how
  const colour = seen(context.light, how.colour, how.z * 0.7)
  const cloth = seen(context.light, '#fbf1dc', how.z * 0.7)
  return moving('sails', how, (ctx, t) => {
    ctx.rotate(t * speed)
    for (let i = 0; i < blades; i++) {
      ctx.rotate((Math.PI * 2) / blades)
      ctx.fillStyle = colour
      ctx.fillRect(-length * 0.03, -length, length * 0.06, length)
      ctx.fillStyle = how.cloth ? cloth : colour
      ctx.beginPath()
      ctx.moveTo(length * 0.03, -length * 0.2)
      ctx.lineTo(length * (how.cloth ? 0.26 : 0.18), -length * 0.28)
      ctx.lineTo(length * (how.cloth ? 0.26 : 0.2), -length)
      ctx.lineTo(length * 0.03, -length)
      ctx.fill()
    }
    blot(ctx, colour, [0, 0, length * 0.1])
  })
}

interface Windmill {
  readonly x: number
  readonly y?: number
  readonly height: number
  readonly colour?: string
}

/** A Dutch windmill without its sails; the hub is at 0.8 of its height. */
export function windmill(ink: Ink, b: Windmill): void {
  const { x, y = 0, height: h, colour = '#e9dcc4' } = b
  cut(ink, colour, [0.2, 0.3]).polygon(
    ...plotted({ x, y, w: h, h }, '-0.24 0, -0.13 -0.74, 0.13 -0.74, 0.24 0'),
  )
  mark(ink, darker(colour, 0.16)).plot({ x, y, w: h, h }, '0.06 0, 0.04 -0.74, 0.13 -0.74, 0.24 0')
  cut(ink, '#a5563f', [0.1, 0.3]).path(
    { x, y, w: h, h },
    'M-0.15 -0.73Q-0.13 -0.94 0 -0.96Q0.13 -0.94 0.15 -0.73Z',
  )
  gallery(ink, b)
  doorAndWindows(ink, b)
  mark(ink, lighter(colour, 0.4)).disc(x, y - h * 0.8, h * 0.03)
}

/** The wooden walk round its middle. */
function gallery(ink: Ink, { x, y = 0, height: h }: Windmill): void {
  cut(ink, '#8a5f45', 0.08).standing(x, y - h * 0.36, [h * 0.46, h * 0.03])
  stroke(ink, '#8a5f45', h * 0.012).shape((ctx) => {
    for (let i = -4; i <= 4; i++) {
      ctx.moveTo(x + i * h * 0.055, y - h * 0.38)
      ctx.lineTo(x + i * h * 0.055, y - h * 0.44)
    }
    ctx.moveTo(x - h * 0.22, y - h * 0.44)
    ctx.lineTo(x + h * 0.22, y - h * 0.44)
  })
}

function doorAndWindows(ink: Ink, { x, y = 0, height: h }: Windmill): void {
  mark(ink, '#6b4a36').rounded(
    [x - h * 0.05, y - h * 0.16, h * 0.1, h * 0.16],
    [h * 0.05, h * 0.05, 0, 0],
  )
  for (const [dx, dy] of pairs('-0.07 0.26, 0.05 0.52, -0.04 0.6'))
    mark(ink, ink.light.dark ? '#ffd27a' : '#6f8fa5').disc(x + dx * h, y - dy * h, h * 0.028)
}
