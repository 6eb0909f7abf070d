import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import { inHand } from '../../grips.ts'
import { roundOne } from '../../round-one.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'

const UNNAMED =
  /\b(?:mural|wall|fresco|painting|graffiti|paint|tag|art(?:work)?|picture|colou?rs?)$/u

/** The middle of the wall. */
const ON_WALL = { middle: 1.16, before: 'all' } as const

/** Pictures on walls, with a brush or a spray can. */
export const WALL_ART: Deeds = {
  'paint-mural': { ...roundOne(painting, ON_WALL), needs: { place: 'street', company: 5 } },
  'draw-on-wall': { needs: { place: 'living room' }, by: doodling },
  'spray-paint': { needs: { place: 'alley' }, by: spraying },
}

function painting(context: ActionContext): Score {
  return {
    seconds: 2.6,
    costume: 'painter',
    face: 'happy',
    holds: [
      { ...inHand('paintbrush', 0.2, [0.5, 0.9]) },
      { thing: 'bucket', grip: 'leftHand', angle: 0, at: [0.5, 0.04], height: 0.14, layer: 'hand' },
    ],
    set: growingOnBricks(context),
    keys: {
      0: { rh: [0.3, 0.74], lh: [0.04, 0.42], torso: 0.04 },
      0.3: { rh: [0.36, 0.9], torso: 0, neck: -0.12 },
      0.5: { rh: [0.38, 0.82] },
      0.75: { rh: [0.33, 0.64], torso: 0.1, neck: 0.05 },
    },
  }
}

function spraying(context: ActionContext): Score {
  return {
    seconds: 1.8,
    costume: 'rapper',
    face: 'happy',
    holds: [{ thing: 'spray can', angle: 0, height: 0.14 }],
    set: growingOnBricks(context),
    keys: {
      0: { rh: [0.3, 0.84], la: [0.1, 0.4], torso: 0.04 },
      0.25: { rh: [0.34, 0.74] },
      0.5: { rh: [0.28, 0.62], torso: 0.12, hip: [-0.02, 0.455] },
      0.75: { rh: [0.35, 0.7] },
    },
    effects: [{ name: 'smoke', at: [0.48, 0.74], strength: 0.35 }],
  }
}

/** With a crayon, a marker or chalk on the wall of a room. */
function doodling({ object, seconds }: ActionContext): Score {
  const wall = { x: 0.94, z: 0.06, height: 1.2 }
  const grown = ({ t }: { readonly t: number }) => ({ alpha: clamp(0.3 + t / seconds) })
  const named = object !== null && !UNNAMED.test(object) && object !== 'marker'
  const drawn: SetPiece = named
    ? { thing: object, x: 0.94, y: 0.4, height: 0.5, move: grown }
    : { thing: 'crayon wall', ...wall, z: 0.05, shadow: false, move: grown }
  return {
    seconds: 1.6,
    face: 'happy',
    holds: [{ thing: 'marker', angle: 1.2, height: 0.12 }],
    set: [{ thing: 'plain wall', ...wall }, drawn],
    keys: {
      0: { rh: [0.32, 0.7], la: [0.1, 0.3], torso: 0.06, neck: -0.04 },
      0.3: { rh: [0.38, 0.8], neck: -0.12 },
      0.6: { rh: [0.4, 0.66], torso: 0.1, mouth: 0.3 },
    },
  }
}

/** On a wall of bricks what is named, or a landscape, comes out of the bare bricks as the film goes on. */
function growingOnBricks({ object, seconds }: ActionContext): readonly SetPiece[] {
  const wall = { x: 1.16, z: 0.06, height: 1.3 }
  const grows = (from: number, until: number) => ({
    move: ({ t }: { readonly t: number }) => ({
      alpha: clamp((t / seconds - from) / (until - from)),
    }),
  })
  const bare: SetPiece = { thing: 'brick panel', ...wall }
  if (object === null || UNNAMED.test(object))
    return [bare, { thing: 'mural', ...wall, z: 0.05, shadow: false, ...grows(-0.2, 0.8) }]
  const painted = { x: 1.16, y: 0.26, z: 0.04, height: 0.8, shadow: false, stands: true }
  return [
    bare,
    { thing: 'painted wall', ...wall, z: 0.05, shadow: false, ...grows(-0.3, 0.5) },
    { thing: object, ...painted, ...grows(0.1, 0.8) },
  ]
}
