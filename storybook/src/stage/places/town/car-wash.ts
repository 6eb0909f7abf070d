import { blot } from '../../../scene/blot.ts'
import type { PlaceContext } from '../../place.ts'
import { interior } from '../kit/indoors/interior.ts'
import { moving } from '../kit/alive.ts'
import { lighter } from '../kit/colour.ts'
import { car } from '../kit/town/passers.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'

/** A tunnel of tiles with turning brushes, a portal that sprays, foam and puddles. */
export const carWashPlace = interior({
  id: 'car-wash',
  sounds: { stream: 0.4 },
  wall: { style: 'tiles', colour: '#bfe0ea', accent: '#a5d2e0', dado: 1.2, dadoColour: '#3f86b5' },
  floor: { pattern: 'slabs', colour: '#9db0b8', other: '#8da2ab', size: 2.4 },
  ceiling: '#e2eef2',
  near: null,
  lamps: null,
  back,
  alive: (c, { half, depth }) => [
    ...[-0.66, 0.66].map((share) =>
      brush(share * half, depth - 0.8, share < 0 ? '#d9483f' : '#3f6fc4'),
    ),
    spray(c, depth - 0.9),
    suds(c),
  ],
})

/** The portal, and a car under it unless one plays. */
function back(ink: Ink, s: number): void {
  const w = 9 * s
  for (const side of [-1, 1])
    cut(ink, '#e8c23a', [0.14, 0.3]).rect((side * w) / 2 - 0.45, -6, [0.9, 6])
  cut(ink, '#e8c23a', [0.14, 0.3]).rounded([-w / 2 - 0.45, -6.6, w + 0.9, 1], 0.2)
  for (let x = -w / 2 + 0.4; x < w / 2; x += 0.8) mark(ink, '#5c6a75').rect(x, -5.6, [0.24, 0.3])
  for (const [d, colour] of [
    [-0.7, '#d9483f'],
    [0, '#e8e3d0'],
    [0.7, '#4fae5a'],
  ] as const)
    mark(ink, colour).disc(d, -6.1, 0.24)
  if (!ink.plays(/\b(car|truck|van|bus|taxi|automobile|limousine|motorcycle|jeep|vehicle)$/u)) {
    const width = 7.4 * s
    car(ink, {
      x: 0,
      width,
      colour: ink.random.pick(['#d9584c', '#4f9a7a', '#7a5fa5', '#e0a83a']),
      facing: 1,
    })
    foam(ink, { x: 0, y: -width * 0.38, width: width * 0.5 })
    foam(ink, { x: -width * 0.36, y: -width * 0.24, width: width * 0.3 })
    foam(ink, { x: width * 0.36, y: -width * 0.24, width: width * 0.24 })
  }
}

function foam(ink: Ink, b: { x: number; y: number; width: number }): void {
  for (let i = 0; i < 9; i++)
    mark(ink, i % 2 ? '#ffffff' : '#eaf6fb').disc(
      b.x + (i / 8 - 0.5) * b.width,
      b.y + (i % 3) * 0.12,
      ink.random.between(0.2, 0.36),
    )
}

/** A tall roller of bristles that turns. */
function brush(x: number, z: number, colour: string) {
  return moving('brush', { x, y: 0, z }, (ctx, t) => {
    ctx.fillStyle = '#5c6a75'
    ctx.fillRect(-0.16, -7.6, 0.32, 7.6)
    for (let row = 0; row < 16; row++) {
      const y = -6.1 + row * 0.38
      for (let k = 0; k < 5; k++) {
        const turn = Math.sin(t * 5 + row * 0.5 + k * 1.257)
        blot(
          ctx,
          (row + k) % 3 === 0 ? lighter(colour, 0.35) : k % 2 ? colour : lighter(colour, 0.14),
          [turn * 0.72, y, 0.52, 0.27, turn * 0.3],
        )
      }
    }
  })
}

function spray(c: PlaceContext, z: number) {
  const random = c.random.fork('spray')
  const drops = Array.from({ length: 54 }, () => ({
    x: random.between(-3.8, 3.8),
    y: random.next(),
    speed: random.between(0.8, 1.4),
  }))
  return moving('spray', { x: 0, y: 0, z }, (ctx, t) => {
    ctx.strokeStyle = 'rgba(255,255,255,0.75)'
    ctx.lineWidth = 0.06
    ctx.beginPath()
    for (const { x, y, speed } of drops) {
      const down = ((y + t * speed) % 1) * 5
      ctx.moveTo(x, -5.3 + down)
      ctx.lineTo(x * 1.02, -5 + down)
    }
    ctx.stroke()
  })
}

/** Bubbles on the floor and in the air. */
function suds(c: PlaceContext) {
  const random = c.random.fork('suds')
  const dots = Array.from({ length: 30 }, () => ({
    x: random.between(-8, 8),
    y: random.next(),
    r: random.between(0.08, 0.26),
    way: random.between(0, 6),
  }))
  return moving('suds', { x: 0, y: 0, z: 3 }, (ctx, t) => {
    for (const { x, y, r, way } of dots) {
      const up = (y + t * 0.07) % 1
      blot(ctx, `rgba(255,255,255,${0.75 - up * 0.6})`, [x + Math.sin(t + way) * 0.3, -up * 5, r])
    }
  })
}
