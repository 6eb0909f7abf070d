import { readColour } from '../../cast/colour/read-colour.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { bodyLook, type BodyLook } from '../effects/heavenly-bodies.ts'
import { orbits, type Orbiter } from '../effects/orbits.ts'
import { ORBITED, ORBITING } from '../telling/orbits.ts'

const SCALES: Readonly<Record<Subject['size'], number>> = {
  tiny: 0.55,
  small: 0.75,
  normal: 1,
  large: 1.35,
  giant: 1.6,
}
const PACES = { slow: 0.55, normal: 1.1, fast: 4 } as const

/** The whole sight hangs on the body in the middle; those that go round it are drawn with it. */
export function worldsOf(
  subject: Subject,
  { box, shot }: { readonly box: Box; readonly shot: Shot },
): Piece[] {
  if (!subject.noun.startsWith(ORBITED)) return []
  const going = shot.subjects.filter(({ noun }) => noun.startsWith(ORBITING))
  return orbits({ box, centre: lookOf(subject), orbiters: going.map(orbiterOf) })
}

function lookOf({ noun, colour }: Subject): BodyLook {
  const dye = readColour(colour ?? '')
  return bodyLook(noun, dye === 'rainbow' ? null : dye)
}

function orbiterOf(subject: Subject): Orbiter {
  const pace = PACES[subject.actions[0]?.pace ?? 'normal']
  return { look: lookOf(subject), count: subject.count, pace, scale: SCALES[subject.size] }
}
