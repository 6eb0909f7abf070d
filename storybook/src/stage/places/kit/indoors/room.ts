import { flat } from '../../../../paint/pieces/flat.ts'
import { live } from '../../../../paint/pieces/live.ts'
import type { Pen, Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { glowing } from '../alive.ts'
import { clear, darker, lighter } from '../colour.ts'
import { floor, seen } from '../nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import type { Pair } from '../shapes.ts'
import { inkFor, litPlane } from '../plane.ts'
import { finished } from './finishes.ts'
import { FUTURE, isOfTheFuture, lightStrips } from './future-look.ts'
import { daylight, floorLight, lampShine } from './room-light.ts'
import type { Room } from './room-look.ts'
import { papered } from './wall-papers.ts'
import { shelled, shellFor } from './shells.ts'
import { wall } from './wall.ts'

/** The measures of a room, for pieces that stand in it. */
export interface RoomSize {
  readonly half: number
  readonly top: number
  readonly depth: number
}

export function roomSize(
  context: PlaceContext,
  room: Pick<Room, 'depth' | 'height' | 'width'> = {},
): RoomSize {
  const tall = context.box.height / 9
  return {
    half: (context.box.width / 2) * (room.width ?? 1.3),
    top: (room.height ?? 8.2) * (0.6 + 0.4 * tall),
    depth: room.depth ?? 5.2,
  }
}

/** A box with a back wall, two side walls, a ceiling and a floor: all that a play indoors needs. */
export function room(context: PlaceContext, wish: Room): Piece[] {
  const shell = shellFor(context)
  const told = finished(context, shelled(wish, shell))
  const own = told.asked ? told : papered(context, told)
  const look = isOfTheFuture(context) ? ofTheFuture(own) : own
  const { half, top, depth } = roomSize(context, look)
  const bounded = (ink: Ink): Ink => ({
    ...ink,
    left: -half,
    right: half,
    top: -top,
    crown: -top,
    half,
  })
  return [
    floor(context, {
      ...look.floor,
      back: depth,
      dress: (ink) => {
        look.rug?.(ink)
        if (!context.open) floorLight(ink, { half, depth })
      },
    }),
    ...(context.open ? [] : [sides(context, look)]),
    ...litPlane(context, 'back wall', {
      z: depth,
      haze: 0.25,
      shadow: 0,
      top: top + 0.1,
      bottom: -0.2,
      draw: (ink) => {
        if (!context.open) {
          wall(ink, look.wall, { left: -half - 0.05, right: half + 0.05, top: -top - 0.05 })
          daylight(ink, { half, top: -top })
          corners(ink, half, top)
        }
        look.back(bounded(ink))
      },
      glow:
        look.glow &&
        ((ink: Ink) => {
          if (!context.open) lampShine(ink, { half, top: -top })
          look.glow?.(bounded(ink))
        }),
    }),
    ...(context.open
      ? []
      : [...hangingLamp(context, look), ...(shell?.around?.(context, depth) ?? [])]),
  ]
}

/** Smooth dark panels with strips of light, whatever else stands in the room. */
function ofTheFuture(look: Room): Room {
  const { dado: _dado, dadoColour: _paint, accent: _accent, ...plain } = look.wall
  return {
    ...look,
    wall: { ...plain, style: 'metal', colour: FUTURE.panel },
    floor: { pattern: 'tiles', colour: FUTURE.floor, other: FUTURE.joint, size: 2.4 },
    ceiling: FUTURE.ceiling,
    beams: false,
    glow: (ink) => {
      lightStrips(ink)
      look.glow?.(ink)
    },
  }
}

/** A paper lantern on a cord: tall frames show much ceiling, and a ceiling wants a lamp. */
function hangingLamp(context: PlaceContext, look: Room): Piece[] {
  if (context.box.height / 9 <= 1.2 || look.lamp === false) return []
  const { top } = roomSize(context, look)
  const z = 2.4
  const drop = top * 0.3
  const colour = context.random.fork('lamp').pick(['#e8a24c', '#d9584c', '#f2e0b8', '#5f9aa5'])
  const lamp = flat({
    name: 'hanging lamp',
    x: 0,
    y: top - drop - 1.2,
    z,
    width: 3,
    height: drop + 1.4,
    draw: (ctx, unit) => {
      const ink = inkFor(context, 'hanging lamp', { z, ctx, unit })
      stroke(ink, '#4a4048', 0.06).line([0, -drop - 1.4], [0, -1])
      mark(ink, '#fff3cf').oval(0, -0.2, [0.9, 0.16])
      cut(ink, colour, [0.1, 0.3]).path({}, 'M-1.2 -0.2Q-0.9 -1.2 0 -1.3Q0.9 -1.2 1.2 -0.2Z')
    },
  })
  return [
    lamp,
    glowing(context, {
      at: [0, top - drop - 1.3, z - 0.05],
      radius: 3,
      strength: 0.5,
      flicker: 0.03,
    }),
  ]
}

/** Soft shade where the walls meet. */
function corners(ink: Ink, half: number, top: number): void {
  for (const side of [-1, 1]) {
    const gradient = ink.ctx.createLinearGradient(side * half, 0, side * (half - 1.6), 0)
    gradient.addColorStop(0, clear(ink.light.shadow, 0.26))
    gradient.addColorStop(1, clear(ink.light.shadow, 0))
    ink.ctx.fillStyle = gradient
    ink.ctx.fillRect(side < 0 ? -half : half - 1.6, -top, 1.6, top)
  }
  const above = ink.ctx.createLinearGradient(0, -top, 0, -top + 1.2)
  above.addColorStop(0, clear(ink.light.shadow, 0.24))
  above.addColorStop(1, clear(ink.light.shadow, 0))
  ink.ctx.fillStyle = above
  ink.ctx.fillRect(-half, -top, half * 2, 1.2)
}

const FRONT = -9

type Corner = readonly [x: number, y: number, z: number]

function face(pen: Pen, colour: string, corners3: readonly Corner[]): void {
  pen.ctx.fillStyle = colour
  pen.ctx.beginPath()
  for (const [x, y, z] of corners3) {
    const p = pen.project(x, y, Math.max(z, pen.camera.z + 1))
    pen.ctx.lineTo(p.x, p.y)
  }
  pen.ctx.closePath()
  pen.ctx.fill()
}

function sides(context: PlaceContext, look: Room): Piece {
  const { half, top, depth } = roomSize(context, look)
  const { light } = context
  const base = look.wall.colour
  const ceilingTone = seen(light, darker(look.ceiling ?? lighter(base, 0.35), 0.1), 2)
  const beam = seen(light, darker(look.ceiling ?? base, 0.34), 2)
  const beams = look.beams === true || context.box.height / 9 > 1.2
  const steps: Pair[] = []
  for (let z = depth; z > FRONT; z -= 2.2) steps.push([z, z - 0.14])
  const level = (low: number, high: number): readonly Corner[] => [
    [-half, top, low],
    [half, top, low],
    [half, top - high, low === depth && high === 0 ? FRONT : low - 0.3],
    [-half, top - high, low === depth && high === 0 ? FRONT : low - 0.3],
  ]
  const walls = [-1, 1].map((side) => ({ side, tones: sideTones(context, look, side) }))
  return live({ name: 'side walls', depth: 38 }, (pen) => {
    face(pen, ceilingTone, level(depth, 0))
    if (beams) for (const [z] of steps) face(pen, beam, level(z, 0.35))
    for (const { side, tones } of walls) {
      const upright = (high: number, [far, near]: Pair): readonly Corner[] => [
        [side * half, 0, far],
        [side * half, high, far],
        [side * half, high, near],
        [side * half, 0, near],
      ]
      face(pen, tones.wall, upright(top, [depth, FRONT]))
      if (look.wall.dado) face(pen, tones.dado, upright(look.wall.dado, [depth, FRONT]))
      for (const step of steps) face(pen, tones.line, upright(top, step))
      face(pen, tones.skirting, upright(0.26, [depth, FRONT]))
    }
  })
}

/** The colours of one side wall: the one that faces the light is brighter. */
function sideTones(context: PlaceContext, look: Room, side: number) {
  const { light } = context
  const base = look.wall.colour
  const dado = look.wall.dadoColour ?? darker(base, 0.2)
  const lit = side === (light.from <= 0 ? 1 : -1)
  const tone = (colour: string): string =>
    seen(light, lit ? lighter(colour, 0.04) : darker(colour, 0.2), 2)
  return {
    wall: tone(base),
    dado: tone(dado),
    skirting: tone(lighter(dado, 0.3)),
    line: clear(seen(light, darker(base, 0.28), 2), 0.22),
  }
}

/** Only a ceiling, for long halls whose walls are side walls. */
export function ceiling(
  context: PlaceContext,
  how: { half: number; top: number; depth: number; colour: string; step?: number },
): Piece {
  const { half, top, depth } = how
  const tone = seen(context.light, how.colour, 3)
  const beam = seen(context.light, darker(how.colour, 0.25), 3)
  return live({ name: 'ceiling', depth: 33 }, (pen) => {
    face(pen, tone, [
      [-half, top, depth],
      [half, top, depth],
      [half, top, FRONT],
      [-half, top, FRONT],
    ])
    for (let z = depth; z > FRONT; z -= how.step ?? 2.4) {
      face(pen, beam, [
        [-half, top, z],
        [half, top, z],
        [half, top - 0.3, z - 0.25],
        [-half, top - 0.3, z - 0.25],
      ])
    }
  })
}
