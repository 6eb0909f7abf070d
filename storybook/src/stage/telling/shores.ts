import type { Action, Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'

/** Castles of sand are built on the shore. */
export function onTheSand(shot: Shot): Shot {
  const builds = shot.subjects.some(({ actions }) =>
    actions.some(({ verb }) => verb === 'build-sandcastle'),
  )
  return builds && /^(ocean|sea)$/u.test(shot.place ?? '') ? { ...shot, place: 'beach' } : shot
}

const isLook = ({ verb }: Action): boolean => verb === 'look'

/** A diver who has nothing to do, or only looks at what is down there, dives. */
export function takeDive(shot: Shot): Shot {
  const subjects = shot.subjects.map((each) =>
    /\bdiver$/u.test(each.noun) && each.kind === 'person' && each.actions.every(isLook)
      ? { ...each, actions: [doing('dive')] }
      : each,
  )
  return { ...shot, subjects }
}

/** Who goes down a slope into the water is seen from so far that the water is in the picture. */
export function downToTheWater(shot: Shot): Shot {
  const ends = /\bslope\b/u.test(shot.place ?? '') && shot.scenery?.includes('sea') === true
  if (!ends || shot.camera.framing !== null) return shot
  return { ...shot, camera: { ...shot.camera, framing: 'wide' } }
}
