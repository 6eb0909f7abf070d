import type { Shot, Subject } from '../../plan/plan.ts'
import type { RigName } from './lens/rigs.ts'

/** What one sees of oneself while doing these, and where that is when nothing is said. */
const RIDES: readonly (readonly [verb: RegExp, rig: RigName, place: string | null])[] = [
  [/^ride-coaster$/u, 'coaster', 'amusement park'],
  [/^(?:ski|snowboard|sled)$/u, 'skis', 'snow slope'],
  [/^(?:ride-bike|bmx|ride-motorcycle|ride-scooter)$/u, 'bars', null],
  [/^(?:drive|race|drift)$/u, 'wheel', 'highway'],
  [/^(?:kayak|row|sail|canoe)$/u, 'bow', 'river'],
  [/^ride-horse$/u, 'mane', 'meadow'],
]

const WINGED = /^(?:bird|insect|creature)$/u
const TORCHES = /\b(?:flashlight|torch)$/u
const SNOWED = /\b(?:mountains?|slope|hill|alps|piste)\b/u

/** Seen through somebody's eyes: whoever is only there because someone must walk is behind the camera. */
export function throughTheirEyes(shot: Shot): Shot {
  if (!isFirstPerson(shot)) return shot
  const [, rig, home = null] = rideOf(shot) ?? []
  const gone = new Set(viewersOf(shot).map(({ id }) => id))
  for (const { id, noun } of shot.subjects) if (TORCHES.test(noun)) gone.add(id)
  const subjects = shot.subjects.filter(({ id }) => !gone.has(id))
  const relations = shot.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to))
  const move = shot.camera.move ?? 'dolly-in'
  const downhill = rig === 'skis' && SNOWED.test(shot.place ?? '')
  const place = downhill ? home : (aloftOf(shot) ?? shot.place ?? home)
  return { ...shot, place, subjects, relations, camera: { ...shot.camera, move } }
}

/** What one sees of oneself and of what carries one; null for who only walks. */
export function rigOf(shot: Shot): RigName | null {
  if (!isFirstPerson(shot)) return null
  const ride = rideOf(shot)
  if (ride) return ride[1]
  const flyer = viewersOf(shot).find(({ kind }) => WINGED.test(kind))
  if (flyer) return /dragon|bat/u.test(flyer.noun) ? 'dragon wings' : 'wings'
  return shot.subjects.some(({ noun }) => TORCHES.test(noun)) ? 'torch' : null
}

/** Who flies over a city sees its roofs. */
function aloftOf(shot: Shot): string | null {
  if (!viewersOf(shot).some(({ kind }) => WINGED.test(kind))) return null
  if (/\b(?:city|town|downtown|skyline)\b/u.test(shot.place ?? '')) return 'above city'
  return /\b(?:village|fields?|land|countryside|forest|mountains?)\b/u.test(shot.place ?? '')
    ? 'above land'
    : null
}

const isFirstPerson = ({ camera }: Shot): boolean => camera.effects.includes('first-person')

function rideOf(shot: Shot): (typeof RIDES)[number] | undefined {
  const verbs = viewersOf(shot).flatMap(({ actions }) => actions.map(({ verb }) => verb))
  return RIDES.find(([words]) => verbs.some((verb) => words.test(verb)))
}

/** "You", and whom "you are": a bird that flies. */
function viewersOf({ subjects, relations }: Shot): readonly Subject[] {
  const you = subjects.find(
    ({ kind, words, noun }) => kind === 'person' && (words === '' || noun === 'person'),
  )
  if (!you) return []
  const ridden = subjects.filter(({ id }) =>
    relations.some((each) => each.from === you.id && each.relation === 'riding' && each.to === id),
  )
  const other = subjects.find(({ id }) => id !== you.id)
  const isOther = you.actions.length === 0 && other?.actions.some(({ verb }) => verb === 'fly')
  return [you, ...ridden, ...(isOther && other && WINGED.test(other.kind) ? [other] : [])]
}
