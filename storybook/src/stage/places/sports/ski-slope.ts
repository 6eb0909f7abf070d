import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, motes, passing } from '../kit/alive.ts'
import { house } from '../kit/town/houses.ts'
import { clear } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { peak } from '../kit/nature/land.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { snowDrifts, snowSparkle, snowyFirs, snowyRange } from '../kit/nature/snow.ts'
import { wood } from '../kit/nature/trees.ts'

export const skiSlopePlace = place({
  id: 'ski-slope',
  time: 'day',
  ground: 'snow',
  sounds: { wind: 0.4 },
  set: (context) => {
    const c = { ...context, season: 'winter' as const }
    return [
      sky(c),
      snowyRange(c),
      slope(c),
      plane(c, { name: 'lift', z: 21, top: 14 }, lift),
      ...[0, 0.33, 0.66].map((start, i) => gondola(c, start, i)),
      theGround(c),
      gates(c),
      snowyFirs(c),
      skierPlane(c),
      ...chairLift(c),
      motes(c, { z: 2, count: 30, colour: '#ffffff', rise: -0.4, size: 0.05 }),
      snowDrifts(c),
    ]
  },
})

const ROPE = 5.6
const LIFT_Z = 7

/** Where the lift itself is asked for: its chairs go by over our heads. */
function chairLift(c: PlaceContext) {
  if (!/\b(lift|chair ?lift)\b/u.test(c.words)) return []
  const chairs = [0, 0.28, 0.56, 0.84].map((start, i) =>
    passing(
      c,
      {
        name: `chair ${i}`,
        y: ROPE - 3,
        z: LIFT_Z - 0.1,
        size: [2.6, 3.2],
        speed: 0.8,
        start: start * 2 - 1,
      },
      (ink) => chair(ink, i % 2 ? '#d2493f' : '#3f7fc2'),
    ),
  )
  const rope = plane(c, { name: 'rope', z: LIFT_Z }, (ink) => {
    for (const at of [-0.8, 0.8]) {
      cut(ink, '#5b6478', 0.1).rect(at * ink.half - 0.2, -ROPE - 0.3, [0.4, ROPE + 0.3])
      cut(ink, '#4a5266', 0.06).rect(at * ink.half - 1, -ROPE - 0.3, [2, 0.3])
    }
    mark(ink, '#33384f').rect(ink.left, -ROPE - 0.06, [ink.right - ink.left, 0.1])
  })
  return [...rope, ...chairs]
}

function chair(ink: Ink, colour: string): void {
  stroke(ink, '#33384f', 0.1).path({}, 'M0 -3L0 -1.7M-1 -0.4L-1 -1.7L1 -1.7L1 -0.4')
  cut(ink, colour, [0.08, 0.3]).rect(-1, -1.3, [2, 0.7])
  cut(ink, '#33384f', 0.06).rect(-1.05, -0.6, [2.1, 0.22])
}

const slope = planeOf({ name: 'slope', z: 25 }, (ink) => {
  const h = -ink.crown * 0.62
  peak(ink, {
    x: -ink.half * 0.5,
    height: h * 1.1,
    wide: h,
    colour: '#8c9fcb',
    floor: 0.1,
    snow: 0.7,
  })
  cut(ink, '#f2f7fc', [0.4, 0.4]).skyline(
    [
      [ink.left, -h * 0.95],
      [-ink.half * 0.6, -h * 0.86],
      [-ink.half * 0.1, -h * 0.5],
      [ink.half * 0.5, -h * 0.2],
      [ink.right, 0.1],
    ],
    0.2,
  )
  for (let i = 0; i < 4; i++) tracks(ink, h, i)
  wood(ink, ['pine'], { height: [1.8, 3], step: [1.4, 3], gap: ink.half * 0.4 })
  house(ink, { x: ink.half * 0.66, width: 4, height: 3.2, colour: '#a5754c', roof: '#f1f6fb' })
})

const theGround = onStage(terrain, {
  colours: ['#e2ebf5', '#f3f7fc', '#e6eff7'],
  bump: 0.3,
  dress: (ink) => {
    snowSparkle(ink)
    for (const lane of [-2.4, -2.1, 1.4, 1.7]) {
      ink.ctx.strokeStyle = clear('#9fb6d6', 0.6)
      ink.ctx.lineWidth = 0.06
      ink.ctx.beginPath()
      for (let z = -5; z < 20; z += 0.8) {
        const p = ink.at(lane + Math.sin(z * 0.5) * 1.4, z)
        ink.ctx.lineTo(p.x, p.y)
      }
      ink.ctx.stroke()
    }
  },
})

function gates(c: PlaceContext) {
  return [
    { x: -0.3, z: 10, colour: '#d9483f' },
    { x: 0.26, z: 7, colour: '#3f7fc2' },
    { x: -0.36, z: 4, colour: '#d9483f' },
    { x: 0.4, z: 3, colour: '#3f7fc2' },
  ].map(({ x, z, colour }, i) => gate(c, { x: x * c.box.width, z, colour, i }))
}

function skierPlane(c: PlaceContext) {
  return passing(
    c,
    { name: 'skier', y: 3, z: 22, size: [1.2, 1.6], speed: 1.5, start: -0.4, bob: 0.1 },
    skier,
  )
}

type C = Parameters<typeof cutOut>[0]

function gate(c: C, g: { x: number; z: number; colour: string; i: number }) {
  return cutOut(
    c,
    { name: `gate ${g.i}`, at: [g.x, 0, g.z], size: [1.4, 2], sway: 0.06 },
    (ink) => {
      for (const dx of [-0.5, 0.5]) mark(ink, g.colour).rect(dx - 0.04, -1.9, [0.08, 1.9])
      cut(ink, g.colour, 0.06).rect(-0.5, -1.7, [1, 0.7])
    },
  )
}

function lift(ink: Ink): void {
  for (const dx of [-0.85, -0.3, 0.3, 0.85]) {
    const x = dx * ink.half
    stroke(ink, '#5b6478', 0.22).path({ x }, 'M0 0L0 -7M-1 -7L1 -7')
  }
  stroke(ink, '#4a5266', 0.06).line([ink.left, -7], [ink.right, -7])
}

function gondola(c: C, start: number, i: number) {
  return passing(
    c,
    { name: `gondola ${i}`, y: 4.9, z: 20.8, size: [1.6, 2.1], speed: 0.7, start: start * 2 - 1 },
    (ink) => {
      stroke(ink, '#4a5266', 0.08).line([0, -2.1], [0, -1.4])
      cut(ink, i % 2 ? '#e0a23c' : '#d2493f', 0.08).rounded([-0.7, -1.4, 1.4, 1.3], 0.3)
      mark(ink, '#cfe6f2').rounded([-0.5, -1.2, 1, 0.55], 0.1)
    },
  )
}

function tracks(ink: Ink, h: number, i: number): void {
  stroke(ink, clear('#a9bedb', 0.7), 0.09).shape((ctx) => {
    for (let k = 0; k <= 20; k++)
      ctx.lineTo(
        -ink.half * 0.5 + (k / 20) * ink.half * 1.1,
        -h * (0.78 - i * 0.1) * (1 - k / 21) + Math.sin(k * 0.9 + i) * 0.3,
      )
  })
}

function skier(ink: Ink): void {
  stroke(ink, '#33384f', 0.06).line([-0.6, 0], [0.6, -0.06])
  cut(ink, '#d9483f', 0).polygon(...pairs('-0.16 -0.5, 0.12 -1, 0.3 -0.86, 0.1 -0.4'))
  mark(ink, '#2f3f66').polygon(...pairs('-0.16 -0.5, 0.1 -0.4, 0.06 -0.05, -0.12 -0.05'))
  mark(ink, '#f0c25e').shape((ctx) => ctx.arc(0.24, -1.1, 0.16, 0, 7))
}
