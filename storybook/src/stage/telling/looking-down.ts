import type { Shot, Subject } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'

const SMALL = new Set<Subject['kind']>(['food', 'thing', 'tool', 'toy', 'furniture', 'clothing'])

/** From an aeroplane a pizza is a crumb: things, rooms and the deep are looked down on from near. */
export function lookDown(shot: Shot): Shot {
  const { camera } = shot
  if (camera.framing === 'aerial' && showsSky(shot)) return risenTo(shot)
  if (camera.framing !== 'aerial' || !isNear(shot)) return shot
  const move = camera.move === 'aerial' ? null : camera.move
  return { ...shot, camera: { ...camera, framing: 'high-angle', move } }
}

/** What fills the sky. */
export const ABOVE =
  /\b(fireworks?|aurora|(?:northern|southern|polar) lights?|milky way|shooting stars?|meteors?|comet)$/u

/** Somebody is revealed by a camera that rises, or there is something in the sky. */
function showsSky({ camera, subjects }: Shot): boolean {
  return subjects.some(({ noun }) => camera.move === 'crane-up' || ABOVE.test(noun))
}

/** Who looks down sees no fireworks and no far shore: the camera rises and has the sky and the ground in one frame. */
function risenTo(shot: Shot): Shot {
  return { ...shot, camera: { ...shot.camera, framing: 'wide', move: 'crane-up' } }
}

/** The backs of these are seen from the air, just under the surface. */
const BACKS =
  /\b(whale|orca|dolphin|porpoise|shark|manta ray|manta|sea turtle|koi|koi fish|carp|goldfish|surfer|swimmer|kayaker)$/u

function isNear({ place, subjects, relations }: Shot): boolean {
  const [lead] = subjects
  if (lead === undefined) return false
  const found = place === null ? null : findPlace(place)
  const afloat = ({ kind, noun }: Subject): boolean => kind === 'boat' || BACKS.test(noun)
  const deep =
    lead.kind === 'fish' &&
    (!BACKS.test(lead.noun) || (relations.length > 0 && !subjects.every(afloat))) &&
    (found === null || found.medium !== 'air')
  const still = place === null && subjects.every(({ kind }) => SMALL.has(kind))
  return still || deep || found?.indoors === true
}
