import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import { dice } from '../../effects/dice.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { NOWHERE, backdrop, coloursIn } from '../kit/stuff.ts'
import { place } from '../kit/recipe.ts'

const GLASS = ['#e0445a', '#f4a63a', '#f6dd5b', '#3fae8a', '#3f86d0', '#8a5bc0'] as const
const SIDES = 6
const RINGS = 6

/** Bits of coloured glass that six mirrors make a star of, which never stands still. */
export const mirroredGlassPlace = place({
  id: 'mirrored-glass',
  ...NOWHERE,
  set: (c) => {
    const colours = coloursIn(c.words, GLASS)
    const seed = Math.floor(c.random.fork('glass').between(1, 1e6))
    if (/\b(?:fractals?|zooming)\b/u.test(c.words))
      return [backdrop('#241a3a', '#140f26'), deeper({ ring: 0, colours, seed })]
    return [
      backdrop('#241a3a', '#140f26'),
      ...Array.from({ length: RINGS }, (_, ring) => ringOf({ ring, colours, seed })),
    ]
  },
})

interface Ring {
  readonly ring: number
  readonly colours: readonly string[]
  readonly seed: number
}

/** The outermost first: each lies on the one before, and turns against it. */
function ringOf({ ring, colours, seed }: Ring): Piece {
  const chance = dice(seed, ring)
  const colour = colours[ring % colours.length] ?? GLASS[0]
  const other = colours[(ring + 2) % colours.length] ?? GLASS[3]
  return live({ name: `ring ${ring}`, depth: 30 - ring }, ({ ctx, width, height, t }) => {
    const reach = Math.hypot(width, height) * 0.62 * (1 - ring / (RINGS + 0.6))
    const turn = (ring % 2 ? -1 : 1) * t * 0.16 + ring * 0.4
    const open = 0.5 + 0.22 * Math.sin(t * 0.7 + ring * 1.3)
    ctx.save()
    ctx.translate(width / 2, height / 2)
    ctx.rotate(turn)
    star(ctx, { reach, open, bead: 0.3 + 0.2 * chance(1), colour: lighter(colour, 0.08), other })
    ctx.restore()
  })
}

const DEEP = 9

/** Star within star without an end: each grows past the eye, and another is born in the middle. */
function deeper({ colours }: Ring): Piece {
  return live({ name: 'deeper', depth: 20 }, ({ ctx, width, height, t }) => {
    const reach = Math.hypot(width, height) * 1.5
    const fall = t * 0.7
    for (let back = 0; back < DEEP; back++) {
      const ring = Math.floor(fall) - back + DEEP
      const size = reach * 0.62 ** (back + 1 - (fall % 1))
      const [colour = GLASS[0], other = GLASS[3]] = [
        colours[ring % colours.length],
        colours[(ring + 2) % colours.length],
      ]
      ctx.save()
      ctx.translate(width / 2, height / 2)
      ctx.rotate(ring * 0.52 + t * 0.12)
      star(ctx, { reach: size, open: 0.75, bead: 0.3, colour, other })
      ctx.restore()
    }
  })
}

type Context = Parameters<Parameters<typeof live>[1]>[0]['ctx']

function star(ctx: Context, how: Shard): void {
  for (let side = 0; side < SIDES * 2; side++) {
    ctx.save()
    ctx.rotate((Math.floor(side / 2) * Math.PI * 2) / SIDES)
    if (side % 2) ctx.scale(1, -1)
    shard(ctx, how)
    ctx.restore()
  }
}

interface Shard {
  readonly reach: number
  readonly open: number
  readonly bead: number
  readonly colour: string
  readonly other: string
}

/** One half of a point of the star, with a bead of another colour in it. */
function shard(ctx: Context, { reach, open, bead, colour, other }: Shard): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.moveTo(0, 0)
  ctx.lineTo(reach, 0)
  ctx.lineTo(reach * (0.5 + 0.25 * open), reach * 0.5 * open)
  ctx.lineTo(reach * 0.3, reach * 0.17)
  ctx.fill()
  ctx.fillStyle = clear(darker(other, 0.04), 0.92)
  ctx.beginPath()
  ctx.ellipse(reach * (0.5 + bead * open), 0, reach * 0.13, reach * 0.09 * (0.5 + open), 0, 0, 7)
  ctx.fill()
}
