import type { PlaceContext } from '../../place.ts'
import { glowing } from '../kit/alive.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, plane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { bubbles, kelp, school, shafts } from '../kit/nature/reef.ts'
import { coral } from '../kit/nature/corals.ts'
import { floor, lay } from '../kit/nature/ground.ts'
import { walker } from '../kit/town/passers.ts'
import { cutOut, moving } from '../kit/alive.ts'
import type { Piece } from '../../../scene/scene.ts'
import { live } from '../../../paint/pieces/live.ts'

export const aquariumPlace = place({
  id: 'aquarium',
  indoors: true,
  time: 'day',
  sounds: { bubbles: 0.5, hum: 0.3 },
  set: (c) => {
    const m = measures(c)
    const { e, top, tank } = m
    return [
      water(),
      rockwork(c),
      shafts(tank, { count: 4, z: 15, strength: 0.4 }),
      kelp(tank, { x: -e.half * 0.7, z: 14, height: 6 }),
      kelp(tank, { x: e.half * 0.5, z: 13, height: 5 }),
      school(tank, { z: 14, y: top * 0.6, colour: '#f6c453', count: 26, size: 0.8 }),
      school(tank, { z: 11, y: top * 0.4, colour: '#ef7d57', count: 12, size: 0.7, speed: 0.3 }),
      ray(e.half, top),
      bubbles(tank, { z: 10.5, count: 18 }),
      slabs(c),
      glassFrame(c, m),
      visitor(c, m),
      theGlow(c, m),
      benches(c),
      ripple(),
      edge(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const e = extentAt(c.box, 9)
  const top = Math.min(e.crown * 0.94, 9 * (c.box.height / 9))
  const tank = { ...c, light: { ...c.light, haze: '#2f8fc0' } }
  return { e, top, tank }
}

type Measures = ReturnType<typeof measures>

const rockwork = planeOf({ name: 'rockwork', z: 16, haze: 0.2, tint: 0.2 }, (ink) => {
  for (let x = ink.left; x < ink.right; x += 3.4) {
    cut(ink, '#2f6f95', 0.2).shape((ctx) =>
      ctx.ellipse(x, 0.4, 2.6, ink.random.between(1.4, 3.2), 0, Math.PI, 0),
    )
    coral(ink, { x: x + 0.8, y: -1, height: ink.random.between(1.2, 2.2) })
  }
})

const slabs = onStage(floor, {
  pattern: 'slabs',
  colour: '#4a6a86',
  other: '#3d5a74',
  back: 9,
  size: 2,
  dress: (ink) => {
    const p = ink.at(0, 3)
    lay(ink, 'rgba(120,220,240,0.22)', (ctx) => ctx.ellipse(p.x, p.y, ink.half * 1.2, 1.4, 0, 0, 7))
  },
  depth: 9.6,
})

function glassFrame(c: PlaceContext, { top }: Measures) {
  return plane(c, { name: 'glass frame', z: 9, haze: 0 }, (ink) => {
    mark(ink, '#2f4a66').rect(ink.left, -top - 8, [ink.right - ink.left, 8])
    cut(ink, '#3d5a78', 0.3).rect(ink.left, -top - 0.3, [ink.right - ink.left, 0.7])
    cut(ink, '#3d5a78', 0.2).rect(ink.left, -0.9, [ink.right - ink.left, 0.95])
    for (const d of [-0.98, -0.33, 0.33, 0.98])
      cut(ink, '#46658a', 0.25).rounded([d * ink.half - 0.3, -top - 0.2, 0.6, top + 0.2], 0.1)
    mark(ink, 'rgba(255,255,255,0.07)').polygon(
      [-ink.half * 0.8, -0.9],
      [-ink.half * 0.4, -top],
      [-ink.half * 0.2, -top],
      [-ink.half * 0.6, -0.9],
    )
    mark(ink, 'rgba(255,255,255,0.07)').polygon(
      [ink.half * 0.1, -0.9],
      [ink.half * 0.5, -top],
      [ink.half * 0.62, -top],
      [ink.half * 0.22, -0.9],
    )
  })
}

function visitor(c: PlaceContext, { e }: Measures) {
  return [-0.34, 0.3].map((d, i) =>
    cutOut(c, { name: `visitor ${i}`, at: [d * e.half, 0, 8 - i], size: [1.4, 2.3] }, (ink) =>
      walker(ink, { x: 0, height: 2.1 - i * 0.6, coat: '#2a3f5c', skin: '#33475f' }),
    ),
  )
}

function theGlow(c: PlaceContext, { top, e }: Measures) {
  return glowing(c, {
    at: [0, top * 0.5, 8.8],
    radius: e.half,
    colour: '#6fd8f0',
    strength: 0.22,
    flicker: 0.05,
  })
}

const benches = planeOf({ name: 'benches', z: 4, split: true, top: 3 }, (ink) => {
  for (const s of [-1, 1]) bench(ink, s * ink.half * 0.84)
})

function ripple() {
  return moving('ripple', { x: 0, y: 0, z: 8 }, (ctx, t) => {
    ctx.strokeStyle = 'rgba(150,235,250,0.22)'
    ctx.lineWidth = 0.06
    ctx.beginPath()
    for (let i = 0; i < 7; i++)
      ctx.ellipse(
        -6 + i * 2 + Math.sin(t + i) * 0.3,
        0.3,
        0.9 + 0.2 * Math.sin(t * 1.4 + i),
        0.14,
        0,
        0,
        7,
      )
    ctx.stroke()
  })
}

const edge = wingOf({ name: 'edge' }, (ink) => {
  for (const s of [-1, 1])
    mark(ink, '#24384f').rect(s * ink.half * 1.14 - 0.5, ink.top, [1, -ink.top + 6])
})

/** The blue of the tank behind the glass, lit from above. */
function water(): Piece {
  return live({ name: 'tank water', depth: 38 }, (pen) => {
    const gradient = pen.ctx.createLinearGradient(0, 0, 0, pen.height)
    gradient.addColorStop(0, '#7fe0ec')
    gradient.addColorStop(0.35, '#2f9fd0')
    gradient.addColorStop(0.8, '#155a94')
    pen.ctx.fillStyle = gradient
    pen.ctx.fillRect(-pen.spare, -pen.spare, pen.width + 2 * pen.spare, pen.height + 2 * pen.spare)
  })
}

/** A big ray that glides by and beats its wings. */
function ray(half: number, top: number): Piece {
  return live({ name: 'ray', depth: 12 }, (pen) => {
    const run = (pen.t * 0.09 + 0.25) % 1
    const p = pen.project((run * 2 - 1) * half * 1.6, top * 0.72 + Math.sin(pen.t * 0.8) * 0.5, 12)
    const u = p.scale * 1.6
    const beat = Math.sin(pen.t * 2.2) * 0.5
    pen.ctx.fillStyle = '#3f6f95'
    pen.ctx.beginPath()
    pen.ctx.moveTo(p.x + u, p.y)
    pen.ctx.quadraticCurveTo(p.x + u * 0.2, p.y - u * 0.2, p.x - u * 0.4, p.y - u * (0.5 + beat))
    pen.ctx.quadraticCurveTo(p.x - u * 0.3, p.y, p.x - u * 1.9, p.y + u * 0.1)
    pen.ctx.quadraticCurveTo(
      p.x - u * 0.3,
      p.y + u * 0.14,
      p.x - u * 0.3,
      p.y + u * (0.4 - beat * 0.4),
    )
    pen.ctx.quadraticCurveTo(p.x + u * 0.3, p.y + u * 0.24, p.x + u, p.y)
    pen.ctx.fill()
  })
}

function bench(ink: Ink, x: number): void {
  cut(ink, '#5f86a8', 0.1).rounded([x - 1.5, -0.8, 3, 0.34], 0.14)
  stroke(ink, '#33506e', 0.16).shape((ctx) => {
    for (const d of [-1.1, 1.1]) {
      ctx.moveTo(x + d, -0.5)
      ctx.lineTo(x + d, 0)
    }
  })
}
