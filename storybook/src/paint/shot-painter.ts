import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Pen, Piece, Scene, ShotScene } from '../scene/scene.ts'
import { createPen } from './create-pen.ts'
import { createFocus } from './focus.ts'
import { turn, type Placed } from './plane.ts'
import { createShade } from './paper/shade.ts'
import { surveyShot, type Survey } from './pieces/survey.ts'

/** How long two shots overlap in a dissolve. */
export const DISSOLVE_SECONDS = 0.5

/** Draws a shot's instants, from the back to the front. */
export interface ShotPainter {
  draw(ctx: SKRSContext2D, time: number): void
  /** Draws an instant without a canvas, if all its pieces can: a canvas copies and converts every pixel four times. */
  fill(ctx: SKRSContext2D, time: number, pixels: Uint8Array): boolean
  /** Lets each piece paint what it keeps, one piece a step, so that the caller can tidy up in between. */
  warm(ctx: SKRSContext2D): Generator<void>
}

export function createShotPainter(scene: Scene, shot: ShotScene): ShotPainter {
  let survey: Survey | undefined
  const size = { width: scene.width, height: scene.height }
  const focus = createFocus(size)
  const shade = scene.style === 'silhouette' ? createShade(size, shot.light) : undefined
  const penAt = (ctx: SKRSContext2D, time: number): Pen => {
    survey ??= surveyShot(
      { ...shot, seconds: shot.seconds + lastsLonger(scene, shot) },
      { ...scene, box: shot.box },
      scene.fps,
    )
    return createPen({ scene, shot, survey, ctx, time })
  }
  const draw = (ctx: SKRSContext2D, time: number): void => {
    const pen = penAt(ctx, time)
    ctx.save()
    const pieces = inOrder(shot.pieces, pen.t)
    const { aperture, roll } = pen.camera
    const isBare = shade !== undefined || aperture > 0 || roll !== 0 || !pieces[0]?.piece.covers
    if (isBare) {
      ctx.fillStyle = shot.light.sky.at(-1) ?? '#000000'
      ctx.fillRect(0, 0, scene.width, scene.height)
    }
    turn(ctx, pen)
    if (shade) shade(pen, pieces)
    else if (aperture > 0) focus(pen, pieces)
    else for (const { piece } of pieces) piece.draw(pen)
    ctx.restore()
  }
  const fill: ShotPainter['fill'] = (ctx, time, pixels) => {
    const { pieces } = shot
    if (shade || !pieces.every((piece) => piece.fill !== undefined)) return false
    const pen = penAt(ctx, time)
    const { aperture, roll } = pen.camera
    // The first one turns by itself.
    if (aperture > 0 || (roll !== 0 && pieces.length > 1)) return false
    for (const { piece } of inOrder(pieces, pen.t)) piece.fill?.(pen, pixels)
    return true
  }
  function* warm(ctx: SKRSContext2D): Generator<void> {
    const pen = penAt(ctx, 0)
    for (const piece of shot.pieces) {
      ctx.save()
      piece.draw(pen)
      ctx.restore()
      // Forgets what Skia has noted down for the frame: drawing it only to throw it away took 20 MB more at 1080p.
      ctx.reset()
      yield
    }
  }
  return { draw, fill, warm }
}

/** A shot goes on while the next one comes through it. */
function lastsLonger({ shots }: Scene, shot: ShotScene): number {
  return shots[shots.indexOf(shot) + 1]?.transition === 'dissolve' ? DISSOLVE_SECONDS : 0
}

function inOrder(pieces: readonly Piece[], t: number): Placed[] {
  const placed = pieces.map((piece, order) => ({ piece, order, z: piece.depth(t) }))
  return placed.toSorted((a, b) => b.z - a.z || a.order - b.order)
}
