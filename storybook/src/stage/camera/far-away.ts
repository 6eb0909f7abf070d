import { surveyShot, type Survey } from '../../paint/pieces/survey.ts'
import { createProjection } from '../../paint/projection.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box, Camera } from '../../scene/space.ts'
import { clamp } from '../easing.ts'

interface Take {
  readonly box: Box
  readonly seconds: number
  readonly camera: (t: number) => Camera
}

/** What hangs in the sky, by name. */
const HEAVENLY =
  /^(sky|stars|twinkling stars|sun|moon|rainbow|cloud|glitter|aurora|meteors|fireworks|shooting star)\b/u
/** A sky is squeezed no further than this: sets end at the sides. */
const SMALLEST = 0.64
/** So finely a shot's camera is looked through. */
const LOOKS_A_SECOND = 24

/** Whether a piece of a set hangs in the sky. */
export const isHeavenly = ({ name }: Piece): boolean => HEAVENLY.test(name)

/**
 * Pieces of the sky as seen from a frame that is cropped to the action: they are so far away that coming nearer to the
 * actors changes nothing about them. They keep their size and stay above the horizon; zoomed along, the moon would be
 * cut off.
 */
export function farAway(take: Take): (piece: Piece) => Piece {
  if (take.camera(take.seconds / 2).zoom < 1.03) return (piece) => piece
  const above = skyward(take)
  const known = new Map<string, Survey>()
  const surveyOf = (pen: Pen): Survey => {
    const key = `${pen.width} ${pen.height}`
    const found =
      known.get(key) ??
      surveyShot({ ...take, camera: (t) => above(take.camera(t)) }, pen, LOOKS_A_SECOND)
    known.set(key, found)
    return found
  }
  return (piece) => ({
    name: piece.name,
    depth: (t) => piece.depth(t),
    draw(pen) {
      const camera = above(pen.camera)
      const survey = surveyOf(pen)
      piece.draw({
        ...pen,
        camera,
        project: createProjection(pen, camera),
        detail: (z) => survey.detail(z),
        view: (z) => survey.view(z),
      })
    },
  })
}

/** A camera of the shot, as the sky is seen: its zoom only as far as it changes during the shot. */
function skyward({ box, seconds, camera }: Take): (now: Camera) => Camera {
  const rest = box.horizon - 0.5
  const usual = camera(seconds / 2)
  const aside = ((camera(0).pan ?? 0) + (camera(seconds).pan ?? 0)) / 2
  const horizon = 0.5 + usual.zoom * (rest + usual.tilt)
  const share = clamp(horizon / box.horizon, SMALLEST, 1) / usual.zoom
  return (now) => ({
    ...now,
    zoom: now.zoom * share,
    pan: ((now.pan ?? 0) - aside) / share,
    tilt: (rest + now.tilt) / share - rest,
  })
}
