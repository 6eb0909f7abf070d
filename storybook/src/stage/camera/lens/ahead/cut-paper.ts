import { Path2D } from '@napi-rs/canvas'
import { mix } from '../../../../paint/paper/colour.ts'
import type { Pen } from '../../../../scene/scene.ts'

/** A cut of paper: its outline, its foot at 0,0 and y down, and its colour. */
export interface Cut {
  readonly path: Path2D
  readonly colour: string
  /** It burns by night. */
  readonly lamp?: boolean
}

export const cut = (outline: string, colour: string, lamp = false): Cut => ({
  path: new Path2D(outline),
  colour,
  lamp,
})

/** A colour in the light of the stage, at a distance from the eye. */
export function litColour({ light }: Pen, colour: string, away: number): string {
  const tinted = mix(colour, light.tint, light.tintAmount * (light.dark ? 0.55 : 0.25))
  const dimmed = light.dark ? mix(tinted, '#161a33', 0.35) : tinted
  return mix(dimmed, light.haze, Math.min(0.75, light.hazeAmount * (away / 34)))
}

/** Draws what stands at x, y, z of the stage, as large as it is from there. */
export function drawCuts(
  pen: Pen,
  cuts: readonly Cut[],
  at: { readonly x: number; readonly y: number; readonly z: number; readonly size: number },
): void {
  const { ctx, camera } = pen
  const { x, y, scale } = pen.project(at.x, at.y, at.z)
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(scale * at.size * (at.x < camera.x ? -1 : 1), scale * at.size)
  for (const { path, colour, lamp } of cuts) {
    ctx.fillStyle = lamp ? colour : litColour(pen, colour, at.z - camera.z)
    if (lamp && !pen.light.dark) ctx.fillStyle = litColour(pen, '#f4f0dc', at.z - camera.z)
    ctx.fill(path)
  }
  ctx.restore()
}
