import { createProjection } from '../../../paint/projection.ts'
import { REST_DISTANCE } from '../../../scene/box.ts'
import type { Light } from '../../../scene/light.ts'
import type { Pen, Piece } from '../../../scene/scene.ts'
import type { Camera } from '../../../scene/space.ts'

/** The part of the wall through which one looks out, in u with y up, and how deep the wall stands. */
export interface Hole {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly z: number
}

export interface Outside {
  readonly pieces: readonly Piece[]
  readonly hole: Hole
  /** The light out there: a blue night behind a lamplit room. */
  readonly light: Light
  /** Where the horizon lies, as a share of the frame's height. */
  readonly horizon: number
  /** How far to the left of the middle it lies, in frame widths: whoever stands before the window would hide a tower. */
  readonly aside?: number
  /** How far what is outside has gone by, in u a second: the room travels. */
  readonly speed?: number
}

/** Behind everything that a room has. */
const BEHIND = 60
/** What lies outside looks this much smaller, so that more of it shows through the window. */
const SHRUNK = 0.8

/** A whole place behind a window: its own pieces in its own light, seen only through the hole in the wall. */
export function outside(look: Outside): Piece {
  const far = look.pieces.filter((piece) => piece.depth(0) > look.hole.z)
  return {
    name: 'outside',
    depth: () => BEHIND,
    draw(pen) {
      const { ctx } = pen
      ctx.save()
      clipTo(pen, look.hole)
      const own = outdoorPen(pen, look)
      for (const piece of far.toSorted((a, b) => b.depth(pen.t) - a.depth(pen.t))) {
        ctx.save()
        piece.draw(own)
        ctx.restore()
      }
      ctx.restore()
    },
  }
}

/** Nothing is drawn beside the hole from here on. */
export function clipTo(pen: Pen, { left, right, top, bottom, z }: Hole): void {
  const [a, b] = [pen.project(left, top, z), pen.project(right, bottom, z)]
  pen.ctx.beginPath()
  pen.ctx.rect(a.x - 1, a.y - 1, b.x - a.x + 2, b.y - a.y + 2)
  pen.ctx.clip()
}

function outdoorPen(pen: Pen, { light, horizon, speed = 0, aside = 0 }: Outside): Pen {
  const { box, eye } = pen
  const raised = (horizon - 0.5) / SHRUNK - (box.horizon - 0.5)
  // A long film's landscape would run out of the window: it goes to and fro instead.
  const gone = REACH * Math.sin((speed * pen.t) / REACH - HALF_TURN)
  const moved: Camera = {
    ...pen.camera,
    x: pen.camera.x + (speed === 0 ? 0 : gone),
    zoom: pen.camera.zoom * SHRUNK,
    tilt: pen.camera.tilt + raised,
    pan: (pen.camera.pan ?? 0) + aside / SHRUNK,
  }
  return {
    ...pen,
    light,
    camera: moved,
    still: pen.still && speed === 0,
    project: createProjection(pen, moved),
    detail: (z) => pen.detail(z) * SHRUNK,
    view: (z) => {
      const seen = pen.view(z)
      const spare = (Math.abs(raised) * box.height * (z + REST_DISTANCE)) / REST_DISTANCE
      const slide =
        (speed === 0 ? 0 : REACH) + (aside * box.width * (z + REST_DISTANCE)) / REST_DISTANCE
      return {
        left: seen.left / SHRUNK - slide,
        right: seen.right / SHRUNK + slide,
        top: eye + (seen.top - eye) / SHRUNK + spare,
        bottom: eye + (seen.bottom - eye) / SHRUNK - spare,
      }
    },
  }
}

/** How far a travelling room goes to either side before it turns, in u. */
const REACH = 9
const HALF_TURN = 1
