import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { withoutAll } from '../without.ts'

const BLANKETS = /\b(?:blankets?|quilt|duvet|comforter|covers?|bedsheets?|sheets?)$/u
const ROOMS = /\b(?:bedroom|bed|room|house|home|nursery|dormitory|hospital room|hotel room)$/u
const IN_BED = /^(?:hide|hide-behind|shiver|shake|worry|cry|look|peek|lie|sit|stand|smile|scream)$/u

interface Tucked {
  readonly who: Subject
  readonly blanket: Subject
}

/** The one person of the shot, and the blanket that they are under. */
function tuckedIn({ subjects, relations, place }: Shot): Tucked | null {
  const folk = subjects.filter(({ kind }) => kind === 'person')
  const [who] = folk
  if (folk.length !== 1 || who?.count !== 1) return null
  const under = relations.filter(({ from, relation }) => from === who.id && relation === 'under')
  const blanket = subjects.find(
    ({ id, noun }) => BLANKETS.test(noun) && under.some(({ to }) => to === id),
  )
  const atHome = place === null || ROOMS.test(place)
  const rests = who.actions.every(({ verb }) => IN_BED.test(verb))
  return blanket && atHome && rests ? { who, blanket } : null
}

/** Who reads under the covers sits up in bed at night. */
function readInBed(shot: Shot): Shot {
  const [who, ...others] = shot.subjects.filter(({ kind }) => kind === 'person')
  const reads = who?.actions.find(({ verb }) => verb === 'read')
  const bond = shot.relations.find(
    ({ from, relation, to }) =>
      from === who?.id &&
      relation === 'under' &&
      shot.subjects.some(({ id, noun }) => id === to && BLANKETS.test(noun)),
  )
  if (!who || !reads || !bond || others.length > 0) return shot
  const bed = {
    noun: 'bed',
    words: 'bed',
    kind: 'furniture',
    picture: 'prop:bed',
    count: 1,
  } as const
  return {
    ...shot,
    place: shot.place ?? 'bedroom',
    time: shot.time ?? 'night',
    without: [...shot.without, 'bed'],
    subjects: shot.subjects
      .filter(({ noun }) => !/\b(?:flashlight|torch|bed)$/u.test(noun))
      .map((each) => (each.id === bond.to ? { ...each, ...bed } : each)),
    relations: [{ ...bond, relation: 'on' }],
  }
}

/** Who is under a blanket is in bed with it drawn up to the chin; outdoors it is over the shoulders. */
export function tuckIn(asked: Shot): Shot {
  const shot = readInBed(asked)
  const tucked = tuckedIn(shot)
  if (!tucked) return shot
  const { who, blanket } = tucked
  const prop = /^(?:storm|rain)$/u.test(shot.weather ?? '') ? 'storm' : null
  return {
    ...withSubject(
      withoutAll(shot, ({ id, noun }) => id === blanket.id || /\bbed$/u.test(noun)),
      who,
      { actions: [doing('under-blanket', { prop })] },
    ),
    place: 'bedroom',
    time: shot.time ?? 'night',
    without: [...shot.without, 'bed'],
  }
}
