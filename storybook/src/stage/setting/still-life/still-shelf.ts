import { blot } from '../../../scene/blot.ts'
import { darker, lighter } from '../../places/kit/colour.ts'
import type { Corner } from './still-look.ts'
import type { Still } from './still.ts'

/** A thing on the shelf: where its middle is, its width and its height, in units. */
type Ware = 'jar' | 'plate' | 'book' | 'frame' | 'bottle' | 'towels' | 'ball' | 'cup' | 'vase'

const WARES: Readonly<Record<Corner, readonly Ware[]>> = {
  kitchen: ['jar', 'jar', 'plate', 'cup', 'jar'],
  desk: ['book', 'book', 'book', 'frame', 'vase'],
  bath: ['bottle', 'towels', 'bottle', 'jar', 'bottle'],
  parlour: ['book', 'frame', 'vase', 'book', 'book'],
  hall: ['ball', 'cup', 'ball', 'towels', 'cup'],
}

/** Shelves on the wall across from the window: one in a wide frame, more in a tall one. */
export function shelves(still: Still): void {
  const { edge, unit, height } = still
  for (let y = edge - unit * 4.3; y > height * 0.14; y -= unit * 3.6) shelf(still, y)
}

function shelf(still: Still, y: number): void {
  const { ctx, width, unit, side, tone, look, random } = still
  const middle = width * 0.5 - side * Math.max(unit * 4.5, width * 0.33)
  const wide = unit * 4.6
  const order = random.chance(0.5) ? WARES[look.corner] : WARES[look.corner].toReversed()
  order.forEach((ware, i) => {
    const colour = look.accents[random.whole(0, 2)] ?? look.low
    const x = middle + (i - 2) * unit * 0.86
    PAINT[ware](still, { x, y, colour })
  })
  ctx.fillStyle = tone('#9a6a45')
  ctx.fillRect(middle - wide / 2, y, wide, unit * 0.26)
  ctx.fillStyle = tone(darker(look.wall, 0.16))
  ctx.fillRect(middle - wide / 2 + unit * 0.1, y + unit * 0.26, wide, unit * 0.16)
}

interface At {
  readonly x: number
  readonly y: number
  readonly colour: string
}

type Paint = (still: Still, at: At) => void

/** A box that stands on the shelf, in units. */
function block(
  { ctx, unit, tone }: Still,
  { x, y, colour }: At,
  [wide, high, round = 0]: readonly [number, number, number?],
): void {
  ctx.fillStyle = tone(colour)
  ctx.beginPath()
  ctx.roundRect(x - (wide * unit) / 2, y - high * unit, wide * unit, high * unit, round * unit)
  ctx.fill()
}

const PAINT: Readonly<Record<Ware, Paint>> = {
  jar: (still, at) => {
    block(still, at, [0.66, 1, 0.16])
    block(still, { ...at, y: at.y - still.unit, colour: '#fff1d6' }, [0.52, 0.2])
  },
  plate: (still, { x, y, colour }) => {
    const r = still.unit * 0.72
    blot(still.ctx, still.tone('#fff6e4'), [x, y - r, r])
    blot(still.ctx, still.tone(colour), [x, y - r, r * 0.62])
  },
  book: (still, at) => {
    const { accents } = still.look
    for (const [dx, high, tint] of [
      [-0.26, 1.3, accents[0]],
      [0, 1.1, accents[1]],
      [0.26, 1.42, accents[2]],
    ] as const)
      block(still, { ...at, x: at.x + dx * still.unit, colour: tint }, [0.24, high])
  },
  frame: (still, at) => {
    block(still, { ...at, colour: '#a5744a' }, [1, 1.3])
    block(still, { ...at, y: at.y - still.unit * 0.14, colour: '#fff3da' }, [0.76, 1.02])
    blot(still.ctx, still.tone(at.colour), [at.x, at.y - still.unit * 0.62, still.unit * 0.24])
  },
  bottle: (still, at) => {
    block(still, at, [0.5, 1.1, 0.14])
    block(still, { ...at, y: at.y - still.unit * 1.1, colour: '#fff3da' }, [0.2, 0.34])
  },
  towels: (still, at) => {
    for (const [row, amount] of [
      [0, 0],
      [0.36, 0.5],
      [0.72, 0.2],
    ] as const)
      block(
        still,
        { ...at, y: at.y - row * still.unit, colour: lighter(at.colour, amount) },
        [1, 0.34, 0.14],
      )
  },
  ball: (still, { x, y, colour }) =>
    blot(still.ctx, still.tone(colour), [x, y - still.unit * 0.42, still.unit * 0.42]),
  cup: (still, at) => block(still, { ...at, colour: lighter(at.colour, 0.4) }, [0.62, 0.6, 0.1]),
  vase: (still, at) => {
    blot(still.ctx, still.tone(at.colour), [
      at.x,
      at.y - still.unit * 0.42,
      still.unit * 0.36,
      still.unit * 0.44,
    ])
    block(still, { ...at, y: at.y - still.unit * 0.6 }, [0.24, 0.5])
  },
}
