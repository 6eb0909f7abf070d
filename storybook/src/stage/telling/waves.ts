import { LIVING } from '../../plan/kinds.ts'
import { doing } from './doing.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { without, withoutAll } from './without.ts'
import { withEach } from './retold.ts'

const SURFS = doing('surf')

const SEA_FOLK = /\b(mermaid|merman|siren|seal|sea lion|dolphin|whale|orca|walrus|turtle)$/u

const WATER = /\b(sea|ocean|waters?|waves?|beach|coast|bay|lagoon|islands?|hawaii|surf)\b/u

const WAVE = /\b(waves?|barrel|breaker|swell)$/u

/** What is done on a board anyway. */
const ON_BOARD = /^(stand|sit|ride|balance|float|surf|sail|pose|go)$/u

/** Who is on one of these surfs: the deed brings the board, and the sea the wave. */
function isRidden({ noun, colour, material, actions }: Subject): boolean {
  const plain = colour === null && material === null
  return (plain && /\bsurfboard$/u.test(noun)) || (WAVE.test(noun) && actions.length === 0)
}

/** Who stands on a surfboard or rides a wave surfs: a second board would lie under it, a second wave before it. */
export function rideWaves(shot: Shot): Shot {
  if (shot.place !== null && !WATER.test(shot.place)) return shot
  const ridden = shot.subjects.filter(isRidden)
  const surfs = (subject: Subject): boolean =>
    LIVING.has(subject.kind) && ridden.some((each) => isOn(subject, each, shot))
  if (!shot.subjects.some(surfs)) return shot
  const gone = new Set(ridden.map(({ id }) => id))
  return withEach(
    withoutAll(shot, ({ id }) => gone.has(id)),
    (each) => (surfs(each) ? surfing(each) : each),
  )
}

function isOn({ id, noun, kind, actions }: Subject, ridden: Subject, { relations }: Shot): boolean {
  const bound = relations.some(
    ({ from, relation, to }) =>
      from === id && to === ridden.id && /^(on|riding|inside|under)$/u.test(relation),
  )
  const targeted = actions.some(
    ({ verb, target }) => /^(ride|surf)$/u.test(verb) && target === ridden.id,
  )
  if (!WAVE.test(ridden.noun)) return bound && !isUnder(id, ridden.id, relations)
  const surfer = kind === 'person' && /\bsurfer$/u.test(noun)
  return targeted || (bound && (surfer || actions.some(({ verb }) => /^(ride|surf)$/u.test(verb))))
}

function isUnder(id: string, board: string, relations: readonly Relation[]): boolean {
  return relations.some(
    ({ from, relation, to }) => from === id && to === board && relation === 'under',
  )
}

function surfing(subject: Subject): Subject {
  if (subject.actions.some(({ verb }) => verb === 'wipe-out')) return subject
  const others = subject.actions.filter(({ verb }) => !ON_BOARD.test(verb))
  return { ...subject, actions: [SURFS, ...others] }
}

/** Waves about a boat, a mermaid or a giant are the sea's: put up as things they would hide it. */
export function tossBoats(shot: Shot): Shot {
  const boat = shot.subjects.some(
    ({ kind, size, noun }) =>
      (kind === 'boat' && size !== 'giant') ||
      (LIVING.has(kind) && size === 'giant') ||
      SEA_FOLK.test(noun),
  )
  const waves = shot.subjects.find(
    ({ noun, colour, material }) => noun === 'wave' && colour === null && material === null,
  )
  if (!boat || !waves || (shot.place !== null && !WATER.test(shot.place))) return shot
  const high = /^(?:large|giant)$/u.test(waves.size) ? 'giant waves' : 'waves'
  const told = without({ ...shot, scenery: [high, ...(shot.scenery ?? [])].slice(0, 6) }, waves)
  const shore = shot.relations.some(({ relation }) => relation === 'on')
  return { ...told, place: shot.place ?? (shore ? 'beach' : 'ocean') }
}

/** Islands that somebody passes lie behind the water; put up in it they would be toys beside a boat. */
export function passIslands(shot: Shot): Shot {
  const [, ...rest] = shot.subjects
  const islands = rest.find(
    ({ noun, count, actions }) => noun === 'island' && count > 1 && actions.length === 0,
  )
  if (!islands || (shot.place !== null && !WATER.test(shot.place))) return shot
  return {
    ...withoutAll(shot, (each) => each === islands),
    place: 'tropical island',
    scenery: ['islands', ...(shot.scenery ?? [])].slice(0, 6),
  }
}
