import type { Shot, Subject } from '../../plan/plan.ts'

const EYE =
  /(?:'s|s'|’s) (?:(?:left|right|one|single|big|beautiful|bright|deep|piercing|[a-z]+) )?eyes?$/u
const CLOSE = /^(close-up|extreme-close-up)$/u
const OF_EYES =
  /^(open|blink|wink|wake|wake-up|close|look|stare|gaze|cry|glow|stand|tear-up|sparkle)$/u

/** A close-up of an eye shows the eye, and in it what is before it. */
export function fillWithEye(shot: Shot): Shot {
  const { framing } = shot.camera
  const owner = shot.subjects.find(isSeenInTheEye)
  if (!owner || !CLOSE.test(framing ?? '')) return shot
  if (framing === 'close-up' && owner.words.endsWith(' eyes')) return shot
  const others = shot.subjects.filter((each) => each !== owner).map(({ noun }) => noun)
  const deeds = owner.actions.map(({ verb }) => verb)
  const said = [`${owner.noun} ${owner.words}`, deeds.join(' '), shot.place ?? '', ...others]
  return {
    ...shot,
    place: 'close eye',
    scenery: said
      .filter((each) => each !== '')
      .slice(0, 6)
      .map((each) => each.slice(0, 60)),
    subjects: [],
    relations: [],
    camera: { ...shot.camera, framing: null, move: shot.camera.move ?? 'static' },
  }
}

/** What is mirrored in a visor is seen with its rim around it: nobody comes nearer. */
export function seeInGlass(shot: Shot): Shot {
  if (shot.place?.endsWith(' mirror') !== true || shot.subjects.length > 2) return shot
  const { framing } = shot.camera
  if (!CLOSE.test(framing ?? '')) return shot
  return { ...shot, camera: { ...shot.camera, framing: null, move: 'static' } }
}

function isSeenInTheEye({ words, actions }: Subject): boolean {
  return EYE.test(words) && actions.every(({ verb }) => OF_EYES.test(verb))
}
