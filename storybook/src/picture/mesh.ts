import { sample, type Field } from './field.ts'
import type { View } from './view.ts'
import type { World } from './world.ts'

/** Pixels of the frame between two nodes. */
export const CELL = 8

/** For nodes all over the frame: which pixel of the world is seen there, as x and y in turn. */
export interface Mesh {
  readonly columns: number
  readonly rows: number
  readonly nodes: Float32Array
}

export function createMesh(width: number, height: number): Mesh {
  const columns = Math.ceil(width / CELL) + 1
  const rows = Math.ceil(height / CELL) + 1
  return { columns, rows, nodes: new Float32Array(columns * rows * 2) }
}

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

/** Each step comes closer to the place whose own depth brings it here; slopes are gentle, so three are enough. */
const STEPS = 3

/** Points the nodes at what the view sees; `stir` may move each place a little more. */
export function aimMesh(
  mesh: Mesh,
  { world, frame, depth, pivot }: Projection,
  { view, stir }: { readonly view: View; readonly stir: ((spot: Spot) => void) | undefined },
): void {
  const { columns, rows, nodes } = mesh
  const wide = world.right - world.left
  const high = world.bottom - world.top
  const [cos, sin] = [Math.cos(view.roll), Math.sin(view.roll)]
  const shape = frame.height / frame.width
  const still = view.aside === 0 && view.below === 0 && view.push === 0
  const spot = { u: 0, v: 0 }
  const [mostX, mostY] = [world.canvas.width - 1.01, world.canvas.height - 1.01]
  for (let row = 0, at = 0; row < rows; row++) {
    const v = (row * CELL) / frame.height - 0.5
    for (let column = 0; column < columns; column++, at += 2) {
      const u = (column * CELL) / frame.width - 0.5
      const across = cos * u + sin * v * shape
      const down = cos * v - (sin * u) / shape
      let x = view.x + across / view.zoom
      let y = view.y + down / view.zoom
      if (!still) {
        for (let step = 0; step < STEPS; step++) {
          const near = sample(depth, (x - world.left) / wide, (y - world.top) / high) - pivot
          const grown = view.zoom * (1 + view.push * near)
          x = view.x + across / grown + view.aside * near
          y = view.y + down / grown + view.below * near
        }
      }
      spot.u = (x - world.left) / wide
      spot.v = (y - world.top) / high
      stir?.(spot)
      nodes[at] = Math.min(mostX, Math.max(0, spot.u * world.canvas.width - 0.5))
      nodes[at + 1] = Math.min(mostY, Math.max(0, spot.v * world.canvas.height - 0.5))
    }
  }
}
