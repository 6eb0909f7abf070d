import { interior } from '../kit/indoors/interior.ts'
import { darker } from '../kit/colour.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { PlaceContext } from '../../place.ts'

const BRASS = '#c99a4a'

export const submarinePlace = interior({
  id: 'submarine',
  sounds: { underwater: 0.4, hum: 0.4 },
  wall: { style: 'metal', colour: '#7a938f', dado: 1.6, dadoColour: '#5a6f6c' },
  floor: { pattern: 'tiles', colour: '#6f7a7a', other: '#5c6666', size: 1.2 },
  ceiling: '#62706e',
  height: 6.8,
  depth: 5,
  beams: true,
  lamps: { colour: '#b5853a', at: [-0.34, 0.34], drop: 1.4 },
  near: null,
  back,
  glow: (ink, s) => {
    for (const share of [-0.62, 0.62])
      glow(ink, '#7ae0ff', { x: share * ink.half, y: -3.6, radius: 2.4 * s, strength: 0.3 })
    for (let i = 0; i < 12; i++)
      mark(ink, ['#7ae0a0', '#ffd24a', '#ff7a6a'][i % 3] ?? '#7ae0a0').disc(
        (-1.6 + i * 0.3) * s,
        -1.55,
        0.07,
      )
  },
  alive: (c, { half, depth }) => [sea(c, half, depth)],
})

const PORTHOLES = [-0.62, 0.62, -0.96, 0.96] as const

/** Round windows on the sea, pipes, a wheel and a periscope. */
function back(ink: Ink, s: number): void {
  for (const share of PORTHOLES)
    porthole(ink, share * ink.half, Math.abs(share) > 0.8 ? 0.7 * s : 1.5 * s)
  for (const y of [-6.2, -5.8])
    mark(ink, darker(BRASS, 0.1)).rect(ink.left, y, [ink.right - ink.left, 0.18])
  for (const share of [-0.3, 0.3])
    mark(ink, darker(BRASS, 0.1)).rect(share * ink.half, -6.2, [0.18, 6])
  cut(ink, '#4f5f62', [0.14, 0.3]).rounded([-2 * s, -2, 4 * s, 2], 0.2)
  stroke(ink, '#b5493f', 0.18).disc(-2.7 * s, -3, 0.8 * s)
  stroke(ink, '#b5493f', 0.12).shape((ctx) => {
    for (let i = 0; i < 3; i++) {
      const a = (i * Math.PI) / 3
      ctx.moveTo(-2.7 * s + Math.cos(a) * 0.8 * s, -3 + Math.sin(a) * 0.8 * s)
      ctx.lineTo(-2.7 * s - Math.cos(a) * 0.8 * s, -3 - Math.sin(a) * 0.8 * s)
    }
  })
  cut(ink, '#8f9a9a', 0.1).rect(-0.24, ink.top, [0.48, -ink.top - 3.2])
  cut(ink, '#6f7a7c', [0.1, 0.3]).rounded([-0.7, -4.2, 1.4, 1], 0.2)
  for (const d of [-1, 1]) mark(ink, '#33363f').rect(d < 0 ? -1.3 : 0.7, -3.9, [0.6, 0.14])
}

function porthole(ink: Ink, x: number, r: number): void {
  cut(ink, BRASS, [0.16, 0.4]).disc(x, -3.6, r * 1.26)
  for (let i = 0; i < 8; i++)
    mark(ink, darker(BRASS, 0.3)).disc(
      x + Math.cos(i * 0.785) * r * 1.13,
      -3.6 + Math.sin(i * 0.785) * r * 1.13,
      r * 0.06,
    )
  ink.ctx.save()
  ink.ctx.globalCompositeOperation = 'destination-out'
  mark(ink, '#000000').disc(x, -3.6, r)
  ink.ctx.restore()
}

/** The sea behind the wall, with fish that pass. */
function sea(c: PlaceContext, half: number, depth: number) {
  const random = c.random.fork('sea')
  const fish = Array.from({ length: 16 }, () => ({
    x: random.next(),
    y: random.between(2.4, 4.9),
    colour: random.pick(['#ffb04a', '#ff8a7a', '#ffe08a', '#9af0d8']),
    speed: random.between(0.4, 0.9),
  }))
  return live({ name: 'sea', depth: depth + 0.02 }, (pen) => {
    const a = pen.project(-half, 5.6, depth)
    const b = pen.project(half, 1.6, depth)
    const { ctx } = pen
    const gradient = ctx.createLinearGradient(0, a.y, 0, b.y)
    gradient.addColorStop(0, '#3fb4d4')
    gradient.addColorStop(1, '#12618f')
    ctx.fillStyle = gradient
    ctx.fillRect(a.x, a.y, b.x - a.x, b.y - a.y)
    for (const one of fish) {
      const x = -half + ((one.x * 2 * half + pen.t * one.speed) % (2 * half))
      const p = pen.project(x, one.y, depth)
      const u = p.scale * 0.3
      ctx.fillStyle = one.colour
      ctx.beginPath()
      ctx.ellipse(p.x, p.y, u, u * 0.5, 0, 0, 7)
      ctx.moveTo(p.x - u * 0.8, p.y)
      ctx.lineTo(p.x - u * 1.6, p.y - u * 0.5)
      ctx.lineTo(p.x - u * 1.6, p.y + u * 0.5)
      ctx.fill()
    }
  })
}
