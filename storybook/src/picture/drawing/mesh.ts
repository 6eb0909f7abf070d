import { sample, type Field } from '../field.ts'
import type { View } from '../framing/view.ts'
import type { World } from '../framing/world.ts'
import { PAD, type Mesh } from './warp.ts'
import { CELL } from './warp-kernels.ts'

/** A place of the world, in shares of it, that something moves. */
export interface Spot {
  u: number
  v: number
}

export interface Projection {
  readonly world: World
  readonly frame: { readonly width: number; readonly height: number }
  /** How near things are, 0 far … 1 near, over the whole world. */
  readonly depth: Field
  /** The depth about which near and far part: it stays where the camera looks. */
  readonly pivot: number
}

/** Each step comes closer to the place whose own depth brings it here; slopes are gentle, so two are enough. */
const STEPS = 2

/** Points the nodes at what the view sees; `stir` may move each place a little more. */
export function aimMesh(
  mesh: Mesh,
  { world, frame, depth, pivot }: Projection,
  { view, stir }: { readonly view: View; readonly stir: ((spot: Spot) => void) | undefined },
): void {
  const { columns, rows, nodes } = mesh
  const { left, top } = world
  const wide = 1 / (world.right - left)
  const high = 1 / (world.bottom - top)
  const { zoom, push, aside, below, x: middleX, y: middleY } = view
  const [cos, sin] = [Math.cos(view.roll), Math.sin(view.roll)]
  const shape = frame.height / frame.width
  const steps = aside === 0 && below === 0 && push === 0 ? 0 : STEPS
  const spot = { u: 0, v: 0 }
  const { width: fullX, height: fullY } = world.size
  for (let row = 0, at = 0; row < rows; row++) {
    const v = (row * CELL + 0.5) / frame.height - 0.5
    for (let column = 0; column < columns; column++, at += 2) {
      const u = (column * CELL + 0.5) / frame.width - 0.5
      const across = cos * u + sin * v * shape
      const down = cos * v - (sin * u) / shape
      let x = middleX + across / zoom
      let y = middleY + down / zoom
      for (let step = 0; step < steps; step++) {
        const near = sample(depth, (x - left) * wide, (y - top) * high) - pivot
        const grown = zoom * (1 + push * near)
        x = middleX + across / grown + aside * near
        y = middleY + down / grown + below * near
      }
      spot.u = (x - left) * wide
      spot.v = (y - top) * high
      if (stir) stir(spot)
      nodes[at] = stepsWithin(spot.u * fullX - 0.5, fullX)
      nodes[at + 1] = stepsWithin(spot.v * fullY - 0.5, fullY)
    }
  }
}

/** A place in steps of the mesh, at most so far outside as the outermost pixels are repeated. */
function stepsWithin(place: number, full: number): number {
  const kept = place < 1 - PAD ? 1 - PAD : place > full + PAD - 3 ? full + PAD - 3 : place
  // Half a step of the mixing: whole pixels must come out whole.
  return (kept * 65536 + 128) | 0
}
