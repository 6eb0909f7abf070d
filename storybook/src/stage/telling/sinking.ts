import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

const DEEP =
  /\b(?:underwater|under water|seabed|(?:sea|ocean) (?:floor|bed)|bottom of the (?:sea|ocean)|deep sea|atlantis|coral reef)\b/u
const SEAWORTHY = /\b(?:submarine|sub|bathyscaphe|submersible|u-boat|kayak|rov|drone)$/u

/** What drives, flies or sails and is named on the sea floor has gone down there: it lies aslant and still. */
function lieSunken(shot: Shot): Shot {
  if (!DEEP.test(shot.place ?? '')) return shot
  // A boat above a shark is afloat, seen from below.
  const afloat = new Set(
    shot.relations.flatMap(({ from, relation }) => (relation === 'above' ? [from] : [])),
  )
  const lies = (each: Subject): boolean => hasSunk(each) && !afloat.has(each.id)
  return withEach(shot, (each) => (lies(each) ? sunken(each) : each))
}

function hasSunk({ kind, noun, actions }: Subject): boolean {
  const rests = actions.every(({ verb }) => /^(?:lie|rest|sit|stand|sink|sleep|float)$/u.test(verb))
  return rests && /^(?:vehicle|aircraft|boat)$/u.test(kind) && !SEAWORTHY.test(noun)
}

function sunken(subject: Subject): Subject {
  const wreck = subject.kind === 'boat' && subject.colour === null
  const lies = doing('lie-sunken')
  return { ...subject, ...(wreck ? { picture: 'prop:shipwreck' } : {}), actions: [lies] }
}

/** The deck of a ship that goes down slants. */
function slantDeck(shot: Shot): Shot {
  const sinks = shot.scenery?.includes('sinking') && /\bdeck$/u.test(shot.place ?? '')
  if (!sinks || shot.camera.effects.length > 3) return shot
  const effects = [...new Set([...shot.camera.effects, 'dutch-angle' as const])]
  return { ...shot, camera: { ...shot.camera, effects } }
}

/** What has sunk lies on the sea floor, and what sinks slants. */
export function goDown(shot: Shot): Shot {
  return slantDeck(lieSunken(shot))
}
