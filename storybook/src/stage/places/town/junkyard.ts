import { blot } from '../../../scene/blot.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, moving, smoke } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { seen, terrain } from '../kit/nature/ground.ts'
import { tyres, wreckedCar } from '../kit/scrap.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { grass, sprinkle } from '../kit/nature/plants.ts'
import { extentAt, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { fence } from '../kit/town/street.ts'

const PAINT = ['#b5533f', '#5f86a0', '#c9a24e', '#7f9a6a', '#9a8f98', '#c98a6a', '#6f6a8f'] as const

export const junkyardPlace = place({
  id: 'junkyard',
  time: 'day',
  ground: 'sand',
  sounds: { wind: 0.3, engine: 0.2 },
  set: (c) => {
    const m = measures(c)
    const { e } = m
    return [
      sky(c),
      farHeaps(c),
      heaps(c),
      magnet(c, m),
      theGround(c),
      wrecks(c),
      smoke(c, { at: [-e.half * 0.5, 2, 16], size: 0.5, colour: '#9a948c', alpha: 0.4 }),
      nearJunk(c),
      farBirds(c, { count: 7, high: 0.6 }),
      tyresPlane(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const e = extentAt(c.box, 17)
  const cable = seen(c.light, '#4a4f5c', 12)
  return { e, cable }
}

type Measures = ReturnType<typeof measures>

const farHeaps = planeOf({ name: 'far heaps', z: 34 }, (ink) => {
  for (let x = ink.left; x < ink.right; x += 9)
    heap(ink, { x, width: 10, height: ink.random.between(3.4, 6), dull: true })
})

const heaps = planeOf({ name: 'heaps', z: 18, haze: 0.75 }, (ink) => {
  heap(ink, { x: -ink.half * 0.72, width: ink.half * 0.8, height: -ink.crown * 0.6 })
  heap(ink, { x: ink.half * 0.78, width: ink.half * 0.7, height: -ink.crown * 0.5 })
  gantry(ink, ink.half * 0.1)
})

function magnet(c: PlaceContext, { e, cable }: Measures) {
  return moving('magnet', { x: e.half * 0.1 - 2, y: e.crown * 0.62, z: 17 }, (ctx, t) => {
    ctx.rotate(Math.sin(t * 0.9) * 0.09)
    ctx.strokeStyle = cable
    ctx.lineWidth = 0.1
    ctx.beginPath()
    ctx.moveTo(0, -1)
    ctx.lineTo(0, 2.4)
    ctx.stroke()
    blot(ctx, cable, [0, 2.6, 1.1, 0.34])
    ctx.fillStyle = seen(c.light, '#b5533f', 12)
    ctx.fillRect(-1.2, 2.9, 2.4, 0.6)
    ctx.fillRect(-0.7, 2.5, 1.3, 0.5)
  })
}

const theGround = onStage(terrain, {
  colours: ['#9a8468', '#b09a7a', '#c4b192'],
  bump: 0.2,
  dress: (ink) =>
    sprinkle(ink, 110, ({ x, y, scale }) => {
      ink.ctx.fillStyle = ink.random.pick(['#7a6850', '#8d8a90', '#b5654a', '#6f8f9a', '#4f4d55'])
      ink.ctx.fillRect(x, y, ink.random.between(0.06, 0.3) * scale, 0.07 * scale)
    }),
})

const wrecks = planeOf({ name: 'wrecks', z: 8.4 }, (ink) => {
  fence(ink, { from: ink.left, to: -ink.half * 0.86, height: 2.2, colour: '#8a8078' })
  for (const [i, dy] of [0, 1.25, 2.4].entries())
    wreckedCar(ink, {
      x: -ink.half * 0.66 + i * 0.2,
      y: -dy,
      width: 4.2,
      colour: PAINT[i] ?? '#b5533f',
      tilt: (i - 1) * 0.03,
    })
  for (const [i, dy] of [0, 1.2].entries())
    wreckedCar(ink, {
      x: ink.half * 0.66 - i * 0.3,
      y: -dy,
      width: 4,
      colour: PAINT[i + 3] ?? '#b5533f',
    })
  tyres(ink, { x: ink.half * 0.36, size: 0.9, rows: 3 })
  fridge(ink, ink.half * 0.95)
})

const nearJunk = planeOf({ name: 'near junk', z: 3.4, split: true }, (ink) => {
  tyres(ink, { x: -ink.half * 0.86, size: 0.9, rows: 2 })
  grass(ink, { x: -ink.half * 0.7, height: 0.6, colour: '#a0934e' })
  washer(ink, ink.half * 0.88)
  grass(ink, { x: ink.half * 0.7, height: 0.7, colour: '#a0934e' })
})

const tyresPlane = wingOf({ name: 'tyres' }, (ink) => {
  for (const s of [-1, 1])
    tyres(ink, { x: s * ink.half * 1.06, y: ink.foot + 0.5, size: 1.2, rows: 2 })
})

/** A hill of cars, boxes, wheels and pipes. */
function heap(ink: Ink, b: { x: number; width: number; height: number; dull?: boolean }): void {
  const { x, width: w, height: h } = b
  cut(ink, '#6d6068', 0.3).shape((ctx) => {
    ctx.moveTo(x - w * 0.55, 0.1)
    ctx.quadraticCurveTo(x - w * 0.2, -h * 1.1, x, -h)
    ctx.quadraticCurveTo(x + w * 0.25, -h, x + w * 0.55, 0.1)
    ctx.closePath()
  })
  const count = b.dull ? 26 : 62
  for (let i = 0; i < count; i++) {
    const share = ink.random.between(-0.46, 0.46)
    const roof = h * (1 - (share / 0.5) ** 2)
    const y = -roof * ink.random.between(0.04, 0.96)
    oddment(ink, i % 4, { x: x + share * w, y, colour: ink.random.pick(PAINT) })
  }
}

/** A wrecked car, a wheel, a bent sheet or a pipe, in turn. */
function oddment(ink: Ink, turn: number, b: { x: number; y: number; colour: string }): void {
  const { x, y, colour } = b
  if (turn === 0)
    wreckedCar(ink, {
      x,
      y,
      width: ink.random.between(2, 3),
      colour,
      tilt: ink.random.between(-0.4, 0.4),
    })
  else if (turn === 1) cut(ink, '#3d3a44', 0.06).disc(x, y, 0.4)
  else if (turn === 2) cut(ink, colour, 0.06).plot({ x, y }, '0 0, 0.9 -0.3, 1.1 0.6, 0.2 0.8')
  else
    stroke(ink, darker(colour, 0.3), 0.16).line(
      [x, y],
      [x + ink.random.between(-1, 1), y - ink.random.between(0.4, 1.2)],
    )
}

function gantry(ink: Ink, x: number): void {
  const h = -ink.crown * 0.66
  stroke(ink, '#d9983c', 0.3).path({ x, h }, 'M2.6 0L1.8 -1M1 0L1.8 -1M4 -0.96L-2.6 -1')
  cut(ink, '#e0a94a', 0.1).rounded([x + 1.2, -h * 0.55, 1.6, 1.2], 0.1)
}

function fridge(ink: Ink, x: number): void {
  ink.ctx.save()
  ink.ctx.translate(x, 0)
  ink.ctx.rotate(0.14)
  cut(ink, '#d9d6cc', 0.12).rounded([-0.8, -3, 1.6, 3], 0.14)
  mark(ink, '#8d8a84').rect(-0.8, -2, [1.6, 0.07])
  ink.ctx.restore()
}

function washer(ink: Ink, x: number): void {
  cut(ink, '#dcd9d0', 0.12).rounded([x - 0.8, -1.5, 1.6, 1.5], 0.1)
  mark(ink, '#7a8a96').disc(x, -0.7, 0.5)
  mark(ink, '#4f5c68').disc(x, -0.7, 0.36)
}
