import { FAR_BELOW } from '../../plan/kinds.ts'
import { Subject, type Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'

const DELIVERY = /\b(?:deliver(?:y|ies)|mail|post|courier service|express)$/u
const BY = /^(?:on|next-to|riding|inside|above)$/u
/** They carry a load by themselves; whoever is larger has a rider. */
const CARRIERS =
  /\b(?:owl|pigeon|dove|stork|eagle|raven|crow|bird|parrot|hawk|drone|robot|balloon|balloons|dog|cat|fox|squirrel)$/u
const WINGED =
  /\b(?:dragon|pegasus|griffin|gryphon|phoenix|broom|broomstick|carpet|flying [a-z]+)$/u
const CARRIAGES = /\b(?:car|van|truck|train|ship|boat|rocket|spaceship|airplane|plane|helicopter)$/u

/** "Pizza delivery on a dragon", "mail by owl": a courier rides there with it, or the owl has it in its claws. */
export function deliver(shot: Shot): Shot {
  const load = shot.subjects.find(isDelivered)
  const by = shot.relations.find(({ from, relation }) => from === load?.id && BY.test(relation))
  const bearer = shot.subjects.find(({ id }) => id === by?.to)
  const alone = shot.subjects.every(({ kind }) => kind !== 'person')
  if (!load || !bearer || !alone || !isBearer(bearer)) return shot
  const flies = WINGED.test(bearer.noun) || /^(?:bird|aircraft)$/u.test(bearer.kind)
  const rest = {
    ...shot,
    ...(flies ? overTown(shot) : { place: shot.place ?? 'street' }),
    subjects: shot.subjects.filter((each) => each !== load && each !== bearer),
    relations: shot.relations.filter((each) => each !== by),
  }
  const goes = bearer.actions.length > 0 ? bearer.actions : [doing(flies ? 'fly' : 'walk')]
  return CARRIERS.test(bearer.noun)
    ? byItself(rest, { ...bearer, actions: goes }, load)
    : withRider(rest, { ...bearer, actions: flies ? goes : bearer.actions }, load)
}

function isBearer({ kind, noun }: Subject): boolean {
  return /^(?:animal|bird|creature|vehicle|aircraft|thing)$/u.test(kind) && !CARRIAGES.test(noun)
}

function byItself(rest: Shot, bearer: Subject, load: Subject): Shot {
  return {
    ...rest,
    subjects: [bearer, parcelOf(load), ...rest.subjects],
    relations: [...rest.relations, tied(bearer, load)],
  }
}

function withRider(rest: Shot, bearer: Subject, load: Subject): Shot {
  const rider = Subject.parse({
    id: 'courier',
    noun: 'courier',
    kind: 'person',
    picture: 'person',
    person: { role: 'courier' },
    actions: [doing('ride', { target: bearer.id })],
  })
  return {
    ...rest,
    subjects: [rider, bearer, parcelOf(load), ...rest.subjects],
    relations: [
      ...rest.relations,
      { from: rider.id, relation: 'riding', to: bearer.id },
      { from: rider.id, relation: 'holding', to: load.id },
    ],
  }
}

/** Before a drone its load would hide it. */
function tied({ id, noun }: Subject, load: Subject): Shot['relations'][number] {
  return /\b(?:drone|balloons?)$/u.test(noun)
    ? { from: load.id, relation: 'hanging-from', to: id }
    : { from: id, relation: 'holding', to: load.id }
}

function isDelivered({ kind, words, actions }: Subject): boolean {
  return /^(?:food|thing|plant)$/u.test(kind) && DELIVERY.test(words) && actions.length === 0
}

/** Food is brought in its box. */
function parcelOf(load: Subject): Subject {
  if (load.kind !== 'food') return load
  const box = /pizza/u.test(load.noun) ? 'prop:pizza-box' : 'noto:package'
  return { ...load, noun: `${load.noun} box`, kind: 'thing', picture: box }
}

function overTown({ place, scenery = [] }: Shot): Pick<Shot, 'place' | 'scenery'> {
  return place === null
    ? { place: 'village', scenery: [FAR_BELOW, ...scenery].slice(0, 6) }
    : { place }
}
