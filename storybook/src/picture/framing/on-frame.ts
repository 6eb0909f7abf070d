import { sample, type Field } from '../field.ts'
import { PIVOT } from '../survey.ts'
import type { View } from './view.ts'
import type { World } from './world.ts'

export interface FramePoint {
  readonly x: number
  readonly y: number
  /** How much larger than in the first frame things are here. */
  readonly scale: number
}

export interface Lens {
  readonly world: World
  readonly depth: Field
  readonly frame: { readonly width: number; readonly height: number }
}

/** A place of the world, in shares of it. */
interface Spot {
  readonly u: number
  readonly v: number
  /** How near it is, when that is known better than from its place. */
  readonly near?: number
}

/** Where a place of the world is on the frame, in pixels before any roll. */
export function onFrame({ world, depth, frame }: Lens, view: View, spot: Spot): FramePoint {
  const near = (spot.near ?? sample(depth, spot.u, spot.v)) - PIVOT
  const scale = view.zoom * (1 + view.push * near)
  const x = world.left + spot.u * (world.right - world.left) - view.x - view.aside * near
  const y = world.top + spot.v * (world.bottom - world.top) - view.y - view.below * near
  return { x: (0.5 + x * scale) * frame.width, y: (0.5 + y * scale) * frame.height, scale }
}
