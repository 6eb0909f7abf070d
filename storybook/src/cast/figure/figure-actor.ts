import type { Actor, Grip, Pose } from '../actor.ts'
import type { Point } from '../../scene/space.ts'
import { metresOf, type FullFacts } from '../facts/facts.ts'
import { drawHeld } from './draw-held.ts'
import { drawFigure, posePoint } from './draw-figure.ts'
import type { Figure } from './figure.ts'

/** Where a thing is held or sat upon when nobody wrote it down: 0,0 top left … 1,1 bottom right. */
const USUAL_GRIPS: Readonly<Record<Grip, readonly [number, number]>> = {
  leftHand: [0.5, 0.5],
  rightHand: [0.5, 0.5],
  bothHands: [0.5, 0.5],
  head: [0.5, 0.02],
  mouth: [0.5, 0.4],
  back: [0.5, 0.25],
  seat: [0.5, 0.3],
  top: [0.5, 0],
  feet: [0.5, 1],
  middle: [0.5, 0.5],
}

/** An actor that plays with a paper figure. */
export function figureActor(
  figure: Figure,
  facts: FullFacts,
  { name, kind, scale = 1 }: { name: string; kind: 'picture' | 'prop'; scale?: number },
): Actor {
  const onSheet = ([x, y]: readonly [number, number, ...number[]]): Point => ({
    x: (x - 0.5) * figure.aspect,
    y: 1 - y,
  })
  const { eyes } = facts
  const actor: Actor = {
    name,
    kind,
    metres: metresOf(facts, figure.aspect) * scale,
    aspect: figure.aspect,
    faces: facts.faces,
    home: facts.home,
    build: facts.build,
    draw: (brush, pose) => {
      if (pose.holds) drawHeld(brush, pose, { actor, front: false })
      drawFigure(brush, pose, { figure, faces: facts.faces })
      if (pose.holds) drawHeld(brush, pose, { actor, front: true })
    },
    grip: (grip, pose) =>
      posePoint(onSheet(facts.grips?.[grip] ?? USUAL_GRIPS[grip]), pose, facts.faces),
    ...(eyes && {
      eyes: (pose: Pose) => ({ ...posePoint(onSheet(eyes), pose, facts.faces), width: eyes[2] }),
    }),
  }
  return actor
}
