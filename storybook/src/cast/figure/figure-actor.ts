import type { Actor, Grip, Pose } from '../actor.ts'
import type { Point } from '../../scene/space.ts'
import { metresOf, type FullFacts } from '../facts/facts.ts'
import { drawHeld } from './draw-held.ts'
import { drawFigure, posePoint } from './draw-figure.ts'
import type { Figure } from './figure.ts'
import { movedPoint } from './moved-point.ts'
import { isMirrored } from './mirrored.ts'

type Spots = Readonly<Record<Grip, readonly [number, number]>>

/** Where a thing is held or sat upon when nobody wrote it down: 0,0 top left … 1,1 bottom right. */
const USUAL_GRIPS: Spots = {
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

/** Animals drawn from the side, looking left, have their paws before the chest and their back behind the head. */
const ANIMAL_GRIPS: Spots = {
  ...USUAL_GRIPS,
  leftHand: [0.2, 0.64],
  rightHand: [0.24, 0.66],
  bothHands: [0.22, 0.65],
  head: [0.26, 0.03],
  mouth: [0.08, 0.36],
  back: [0.6, 0.3],
  seat: [0.6, 0.3],
}

/** Birds carry in their claws. */
const BIRD_GRIPS: Spots = {
  ...ANIMAL_GRIPS,
  leftHand: [0.42, 1.06],
  rightHand: [0.42, 1.06],
  bothHands: [0.42, 1.06],
  feet: [0.4, 1],
}

/** They go with the head, wherever it nods and bows to. */
const ON_HEADS = new Set<Grip>(['head', 'mouth'])

const ANIMALS = new Set<Actor['build']>(['quadruped', 'bird', 'biped', 'insect', 'snake', 'fish'])

function usualGrips({ build, faces, eyes }: FullFacts): Spots {
  if (faces !== 'left' || !ANIMALS.has(build)) return USUAL_GRIPS
  const grips = build === 'bird' ? BIRD_GRIPS : ANIMAL_GRIPS
  // A hat sits above the eyes, wherever the neck carries them.
  if (!eyes) return grips
  return { ...grips, head: [eyes[0] + 0.03, Math.max(0.03, eyes[1] - 0.6 * eyes[2])] }
}

/** The same on both sides but for its letters, which whoever holds it may turn to the left. */
const WRITTEN = /\bstop-sign$/u

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
  const { eyes, neck, cabin } = facts
  const spot = (at: readonly [number, number, number], pose: Pose): Point & { width: number } => ({
    ...posePoint(onSheet(at), pose, facts.faces),
    width: at[2],
  })
  const usual = usualGrips(facts)
  const actor: Actor = {
    name,
    kind,
    metres: metresOf(facts, figure.aspect) * scale,
    aspect: figure.aspect,
    faces: facts.faces,
    home: facts.home,
    build: facts.build,
    ...(figure.legs && { legs: Math.max(...figure.legs.map(({ hip }) => -hip)) }),
    draw: (brush, pose) => {
      if (pose.holds) drawHeld(brush, pose, { actor, front: false })
      brush.ctx.save()
      if (WRITTEN.test(name) && isMirrored(brush.ctx)) brush.ctx.scale(-1, 1)
      drawFigure(brush, pose, { figure, faces: facts.faces })
      brush.ctx.restore()
      if (pose.holds) drawHeld(brush, pose, { actor, front: true })
    },
    grip: (grip, pose) => {
      const at = onSheet(facts.grips?.[grip] ?? usual[grip])
      const point = ON_HEADS.has(grip) ? movedPoint(at, pose, figure) : at
      return posePoint(point, pose, facts.faces)
    },
    ...(cabin && { cabin: (pose: Pose) => posePoint(onSheet(cabin), pose, facts.faces) }),
    ...(eyes && { eyes: (pose: Pose) => spot(eyes, pose) }),
    ...(neck && { neck: (pose: Pose) => spot(neck, pose) }),
  }
  return actor
}
