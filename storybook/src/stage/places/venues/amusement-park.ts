import { blot } from '../../../scene/blot.ts'
import { carousel } from '../kit/town/carousel-ride.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { at, flag, glowing } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor, seen } from '../kit/nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, litPlane, plane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { lamp } from '../kit/town/street.ts'
import { bunting, stall } from '../kit/town/stalls.ts'
import { strollers } from '../kit/town/town.ts'
import { wood } from '../kit/nature/trees.ts'

const CANDY = ['#e0485a', '#f2b63c', '#3f9ab0', '#8a5fb5', '#5fb07a', '#f08a4c'] as const

export const amusementParkPlace = place({
  id: 'amusement-park',
  time: 'dusk',
  ground: 'road',
  sounds: { crowd: 0.5 },
  set: (c) => {
    const m = measures(c)
    const { far, r, ride } = m
    return [
      sky(c),
      trees(c),
      plane(c, { name: 'coaster', z: 33 }, coaster),
      coasterTrain(c),
      wheel(c, { x: -far.half * 0.4, y: r + 2, z: 27, r }),
      floor(c, { pattern: 'cobbles', colour: '#c9a98f', other: '#b0907a', back: 28, size: 1.7 }),
      stalls(c),
      strollers(c, { z: 15, count: 6, height: 1.8 }),
      carousel(c, ride),
      rideGlows(c, m),
      topFlag(c, m),
      lamps(c),
      balloonPlane(c),
      buntingPlane(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const far = extentAt(c.box, 27)
  const r = Math.min(far.crown * 0.4, far.half * 0.42)
  const near = extentAt(c.box, 13)
  const alone = /carou|merry/.test(c.words)
  const ride = alone
    ? { x: 0, z: 11, r: Math.min(6.4, near.half * 0.6, near.crown * 0.5) }
    : { x: near.half * 0.5, z: 13, r: Math.min(3.6, near.half * 0.34) }
  return { far, r, near, alone, ride }
}

type Measures = ReturnType<typeof measures>

const trees = planeOf({ name: 'trees', z: 38 }, (ink) =>
  wood(ink, ['round', 'poplar'], { height: [4, 6], step: [2, 3] }),
)

const stalls = planeOf({ name: 'stalls', z: 18, haze: 0.7 }, (ink) => {
  for (let i = 0; i < 5; i++) {
    const x = (-0.95 + i * 0.3) * ink.half
    stall(ink, {
      x,
      width: 4,
      height: 3.6,
      colour: CANDY[i] ?? '#e0485a',
      goods: ['#f2b63c', '#e0485a', '#5fb07a'],
    })
  }
  bunting(ink, [-ink.half * 1.1, -5], [0, -5.4])
  bunting(ink, [0, -5.4], [ink.half * 1.1, -5])
})

function rideGlows(c: PlaceContext, { ride, far, r }: Measures) {
  return c.light.dark
    ? [
        glowing(c, { at: [ride.x, 3, ride.z - 0.3], radius: 5, strength: 0.45 }),
        glowing(c, {
          at: [-far.half * 0.4, r + 2, 26.5],
          radius: r * 1.2,
          colour: '#ff8ac2',
          strength: 0.25,
        }),
      ]
    : []
}

function topFlag(c: PlaceContext, { ride }: Measures) {
  return flag(c, {
    at: [ride.x, 6.6 * (ride.r / 3.6), ride.z - 0.1],
    width: 1.2,
    height: 0.7,
    colour: '#e0485a',
    pennant: true,
  })
}

const lamps = onStage(litPlane, 'lamps', {
  z: 5,
  split: true,
  draw: (ink) => {
    for (const d of [-0.86, 0.9])
      lamp(ink, { x: d * ink.half, height: 4.8 * ink.tall, colour: '#8a3f5a' })
  },
  glow: (ink) => {
    for (const d of [-0.86, 0.9])
      lamp(ink, { x: d * ink.half, height: 4.8 * ink.tall, glowing: true })
  },
})

const balloonPlane = planeOf({ name: 'balloons', z: 5, split: true }, (ink) =>
  balloons(ink, -ink.half * 0.66),
)

const buntingPlane = wingOf({ name: 'bunting' }, (ink) => {
  for (const s of [-1, 1])
    bunting(ink, [s * ink.half * 1.3, ink.crown + 0.6], [s * ink.half * 0.6, ink.crown - 0.4])
})

function coaster(ink: Ink): void {
  const y = (x: number): number =>
    -(3 + 2.4 * Math.sin(x * 0.35) + 2 * Math.sin(x * 0.17 + 1)) * ink.tall
  for (let x = ink.left; x < ink.right; x += 1.4) mark(ink, '#b5a8c2').rect(x, y(x), [0.12, -y(x)])
  stroke(ink, '#e0485a', 0.34).shape((ctx) => {
    for (let x = ink.left; x < ink.right; x += 0.5) ctx.lineTo(x, y(x))
  })
}

function coasterTrain(c: PlaceContext): Piece {
  const tall = c.box.height / 9
  const range = extentAt(c.box, 33).half * 1.3
  const height = (x: number): number =>
    (3 + 2.4 * Math.sin(x * 0.35) + 2 * Math.sin(x * 0.17 + 1)) * tall
  return live({ name: 'coaster train', depth: 32.9 }, (pen) => {
    for (let i = 0; i < 4; i++) {
      const x = ((pen.t * 7 + range - i * 1.7) % (range * 2)) - range
      const slope = (height(x + 0.2) - height(x - 0.2)) / 0.4
      at(pen, { x, y: height(x) + 0.1, z: 33 }, (ctx) => {
        ctx.rotate(-Math.atan(slope))
        ctx.fillStyle = seen(c.light, CANDY[i] ?? '#f2b63c', 26)
        ctx.beginPath()
        ctx.roundRect(-0.75, -1, 1.5, 0.9, 0.3)
        ctx.fill()
      })
    }
  })
}

/** The great wheel: spokes that turn, cabins that hang. */
function wheel(c: PlaceContext, w: { x: number; y: number; z: number; r: number }): Piece {
  const rim = seen(c.light, '#f4efe6', w.z * 0.7)
  const leg = seen(c.light, '#8f86a0', w.z * 0.7)
  const cabins = CANDY.map((colour) => seen(c.light, colour, w.z * 0.6))
  return live({ name: 'ferris wheel', depth: w.z }, (pen) =>
    at(pen, w, (ctx) => {
      ctx.strokeStyle = leg
      ctx.lineWidth = w.r * 0.06
      ctx.beginPath()
      ctx.moveTo(-w.r * 0.5, w.y)
      ctx.lineTo(0, 0)
      ctx.lineTo(w.r * 0.5, w.y)
      ctx.stroke()
      ctx.strokeStyle = rim
      ctx.lineWidth = w.r * 0.035
      ctx.beginPath()
      for (const k of [1, 0.86]) {
        ctx.moveTo(w.r * k, 0)
        ctx.arc(0, 0, w.r * k, 0, 7)
      }
      for (let i = 0; i < 12; i++) {
        const angle = pen.t * 0.22 + (i * Math.PI) / 6
        ctx.moveTo(0, 0)
        ctx.lineTo(Math.cos(angle) * w.r, Math.sin(angle) * w.r)
      }
      ctx.stroke()
      for (let i = 0; i < 12; i++) {
        const angle = pen.t * 0.22 + (i * Math.PI) / 6
        const x = Math.cos(angle) * w.r
        const y = Math.sin(angle) * w.r
        ctx.fillStyle = cabins[i % 6] ?? '#e0485a'
        ctx.beginPath()
        ctx.roundRect(x - w.r * 0.09, y + w.r * 0.02, w.r * 0.18, w.r * 0.16, w.r * 0.05)
        ctx.fill()
        if (pen.light.dark)
          blot(ctx, (i + Math.floor(pen.t * 3)) % 2 ? '#ffe9a0' : '#ff9ad0', [x, y, w.r * 0.03])
      }
    }),
  )
}

function balloons(ink: Ink, x: number): void {
  stroke(ink, '#efe6d4', 0.03).shape((ctx) => {
    for (let i = 0; i < 6; i++) {
      ctx.moveTo(x, 0)
      ctx.lineTo(x - 0.8 + (i % 3) * 0.8, -3 - (i > 2 ? 0.9 : 0))
    }
  })
  for (let i = 0; i < 6; i++) {
    const bx = x - 0.8 + (i % 3) * 0.8
    const by = -3.4 - (i > 2 ? 0.9 : 0)
    cut(ink, CANDY[i] ?? '#e0485a', 0.06).shape((ctx) => ctx.ellipse(bx, by, 0.42, 0.52, 0, 0, 7))
    mark(ink, lighter(CANDY[i] ?? '#e0485a', 0.5)).disc(bx - 0.14, by - 0.2, 0.1)
  }
  cut(ink, darker('#a8744a', 0.1), 0.08).standing(x, 0, [0.9, 0.7])
  mark(ink, '#e9c46a').polygon([x - 0.5, -0.7], [x + 0.5, -0.7], [x, -1])
}
