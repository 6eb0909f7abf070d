import { live } from '../../../../paint/pieces/live.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { darker, lighter } from '../colour.ts'
import { lay, level, seen, type GroundInk } from '../nature/ground.ts'
import { cut, glow, mark, stroke, type Ink } from '../paper.ts'
import { extentAt } from '../plane.ts'

/** A stand full of people as dots, who hop now and then: cheap, and never still. */
export function crowd(context: PlaceContext, how: Crowd): Piece {
  const { z } = how
  const coats = COATS.map((colour) => seen(context.light, colour, z * 0.7))
  const skin = seen(context.light, '#e0ab85', z * 0.7)
  const people = seated(context, how, coats)
  return live({ name: 'crowd', depth: z - 0.3 }, (pen) => {
    const { ctx } = pen
    const unit = pen.project(0, 0, z).scale
    const placed = people.map((one) => ({
      ...one,
      ...pen.project(one.x, one.y + hop(pen.t, one.phase), z),
    }))
    for (const coat of coats) {
      ctx.fillStyle = coat
      ctx.beginPath()
      for (const one of placed) {
        if (one.coat === coat)
          ctx.rect(one.x - 0.26 * unit, one.y - 0.5 * unit, 0.52 * unit, 0.5 * unit)
      }
      ctx.fill()
    }
    ctx.fillStyle = skin
    ctx.beginPath()
    for (const one of placed)
      ctx.rect(one.x - 0.19 * unit, one.y - 0.84 * unit, 0.38 * unit, 0.38 * unit)
    ctx.fill()
  })
}

interface Crowd {
  readonly z: number
  readonly y: number
  readonly rows: number
  readonly rise: number
  readonly step?: number
}

const COATS = ['#d9584c', '#f0c25e', '#4f86b5', '#f4ead6', '#6b9a6a', '#8a5f9a'] as const

function seated(context: PlaceContext, how: Crowd, coats: readonly string[]) {
  const random = context.random.fork(`crowd ${how.z}`)
  const reach = extentAt(context.box, how.z).half * 1.25
  const step = how.step ?? 0.86
  const people: { x: number; y: number; coat: string; phase: number }[] = []
  for (let row = 0; row < how.rows; row++) {
    for (let x = -reach + (row % 2) * step * 0.5; x < reach; x += step) {
      if (!random.chance(0.86)) continue
      const coat = random.pick(coats)
      people.push({ x, y: how.y + row * how.rise, coat, phase: random.between(0, 20) })
    }
  }
  return people
}

function hop(t: number, phase: number): number {
  const beat = Math.sin(t * 3.2 + phase)
  return beat > 0.7 ? (beat - 0.7) * 0.7 : 0
}

/** Tiers of a stadium with a roof on posts. */
export function stand(
  ink: Ink,
  b: { y?: number; height: number; colour?: string; roof?: string },
): void {
  const { y = 0, height: h, colour = '#8d93a5', roof = '#c9ccd6' } = b
  cut(ink, colour, 0.3).rect(ink.left, y - h, [ink.right - ink.left, h])
  const rows = 6
  for (let i = 0; i < rows; i++)
    mark(ink, i % 2 ? darker(colour, 0.14) : lighter(colour, 0.1)).rect(
      ink.left,
      y - (h * (i + 1)) / rows,
      [ink.right - ink.left, h / rows - 0.08],
    )
  for (let x = ink.left; x < ink.right; x += 6) {
    mark(ink, lighter(colour, 0.4)).polygon([x, y], [x + 0.5, y], [x + 0.5, y - h], [x, y - h])
    stroke(ink, '#6d7286', 0.14).line([x + 3, y - h], [x + 3, y - h - 1.8])
  }
  cut(ink, roof, [0.3, 0.3]).polygon(
    [ink.left, y - h - 1.7],
    [ink.left, y - h - 2.3],
    [ink.right, y - h - 2.3],
    [ink.right, y - h - 1.7],
  )
}

/** A mast of floodlights; `glowing` lights it. */
export function floodlight(ink: Ink, b: { x: number; height: number; glowing?: boolean }): void {
  const { x, height: h } = b
  if (!b.glowing) {
    stroke(ink, '#6d7286', 0.22).line([x, 0], [x, -h])
    cut(ink, '#4f5468', 0.1).rect(x - 1.3, -h - 1.3, [2.6, 1.4])
  }
  if (b.glowing && ink.light.dark)
    glow(ink, '#fff6d0', { x, y: -h - 0.6, radius: 4, strength: 0.55 })
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 4; i++)
      mark(ink, ink.light.dark ? '#fffbe0' : '#dfe6ea').shape((ctx) =>
        ctx.arc(x - 0.96 + i * 0.64, -h - 0.95 + row * 0.62, 0.22, 0, 7),
      )
}

/** Mown stripes over a field. */
export function mown(ink: GroundInk, colours: readonly [string, string], step = 3): void {
  let odd = 0
  for (let z = ink.near; z < 40; z += step, odd++)
    lay(ink, colours[odd % 2] ?? colours[0], () => level(ink, [-80, 80], [z, z + step]))
}

/** A white line on a field between two points. */
export function fieldLine(
  ink: GroundInk,
  points: readonly (readonly [number, number])[],
  width = 0.14,
): void {
  ink.ctx.strokeStyle = 'rgba(252,250,240,0.92)'
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] ?? [0, 0]
    const b = points[i] ?? [0, 0]
    const p = ink.at(a[0], a[1])
    const q = ink.at(b[0], b[1])
    ink.ctx.lineWidth = width * ((p.scale + q.scale) / 2)
    ink.ctx.beginPath()
    ink.ctx.moveTo(p.x, p.y)
    ink.ctx.lineTo(q.x, q.y)
    ink.ctx.stroke()
  }
}

/** A ring on the ground, as a list of points for `fieldLine`. */
export function ringOn(x: number, z: number, radius: number): (readonly [number, number])[] {
  return Array.from(
    { length: 33 },
    (_, i) =>
      [
        x + Math.cos((i / 32) * Math.PI * 2) * radius,
        z + Math.sin((i / 32) * Math.PI * 2) * radius,
      ] as const,
  )
}
