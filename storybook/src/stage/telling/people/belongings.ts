import type { Shot, Subject } from '../../../plan/plan.ts'
import { does, doing, people } from './people-told.ts'

const UMBRELLAS = /\b(umbrella|parasol)s?$/u

/** Under umbrellas one has one's own in the hand. */
function underUmbrellas(shot: Shot): Shot {
  const bond = shot.relations.find(
    ({ from, relation, to }) =>
      relation === 'under' &&
      people(shot).some(({ id }) => id === from) &&
      shot.subjects.some(({ id, noun }) => id === to && UMBRELLAS.test(noun)),
  )
  const who = people(shot).find(({ id }) => id === bond?.from)
  if (!bond || !who || does(who, /^(lie|sit|sleep|sunbathe|read)$/u)) return shot
  return {
    ...shot,
    subjects: shot.subjects.map((each) =>
      each.id === bond.to ? { ...each, count: who.count } : each,
    ),
    relations: shot.relations.map((each) =>
      each === bond ? { ...each, relation: 'holding' as const } : each,
    ),
  }
}

const PIPES = /^((smoking|tobacco|wooden|corncob|old) )?pipe$/u

/** A pipe belongs in the mouth, unless one mends or plays it. */
function smokePipe(shot: Shot): Shot {
  const pipe = shot.subjects.find(({ kind, noun }) => kind !== 'person' && PIPES.test(noun))
  const bond = shot.relations.find(
    ({ relation, to }) => to === pipe?.id && /^(holding|next-to)$/u.test(relation),
  )
  const who = people(shot).find(({ id }) => id === bond?.from)
  const works = /plumber|piper|mechanic/u.test(`${who?.noun} ${who?.person?.role}`)
  if (!pipe || !who?.person || works || does(who, /^(play|fix|hammer)/u)) return shot
  const wears = [...who.person.wears, { garment: 'tobacco pipe', colour: pipe.colour }]
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => id !== pipe.id)
      .map((each) =>
        each.id === who.id && each.person ? { ...each, person: { ...each.person, wears } } : each,
      ),
    relations: shot.relations.filter(({ from, to }) => from !== pipe.id && to !== pipe.id),
  }
}

/** A fire by which people are burns on logs, beside them. */
function byTheFire(shot: Shot): Shot {
  const isFire = ({ kind, noun, actions }: Subject): boolean =>
    kind !== 'person' && /^(fire|bonfire|flames?)$/u.test(noun) && actions.length === 0
  const fires = new Set(shot.subjects.filter(isFire).map(({ id }) => id))
  const near = shot.relations.some(
    ({ relation, to }) => fires.has(to) && /^(next-to|around|near|in-front-of)$/u.test(relation),
  )
  if (!near || people(shot).length === 0) return shot
  return {
    ...shot,
    subjects: shot.subjects.map((each) =>
      fires.has(each.id) ? { ...each, noun: 'campfire', picture: null } : each,
    ),
  }
}

/** What is photographed or painted stands before whoever does it. */
function takePicture(shot: Shot): Shot {
  const who = people(shot).find((each) => does(each, /^(photograph|film-video|paint|draw)$/u))
  const bond = shot.relations.find(
    ({ to, relation }) => to === who?.id && /^(inside|on)$/u.test(relation),
  )
  if (!who || !bond) return shot
  const [first, ...others] = who.actions
  if (!first) return shot
  return {
    ...shot,
    subjects: shot.subjects.map((each) =>
      each.id === who.id
        ? { ...each, actions: [{ ...first, target: bond.from }, ...others] }
        : each,
    ),
    relations: shot.relations.filter((each) => each !== bond),
  }
}

const FLOWING = /\b(cape|cloak|scarf|coat|dress|skirt|gown|robe|veil|hair|kimono|shawl)$/u

/** "Her scarf flutters in the wind": it is on her, and not beside her. */
function wearFlowing(shot: Shot): Shot {
  const cloth = shot.subjects.find(
    (each) =>
      each.kind !== 'person' &&
      FLOWING.test(each.noun) &&
      does(each, /^(wave|flutter|blow|flow|sway|float|fly|drift)$/u),
  )
  const who = people(shot).find(({ count }) => count === 1)
  const person = who?.person
  if (
    !cloth ||
    !who ||
    !person ||
    shot.relations.some(({ from, to }) => from === cloth.id || to === cloth.id)
  )
    return shot
  const garment = cloth.noun.split(' ').at(-1) ?? cloth.noun
  const had = person.wears.some((each) => each.garment.endsWith(garment))
  const own = had || garment === 'hair' || person.role === 'superhero'
  const wears = own ? person.wears : [...person.wears, { garment, colour: cloth.colour }]
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => id !== cloth.id)
      .map((each) => (each.id === who.id ? { ...each, person: { ...person, wears } } : each)),
  }
}

const TOWERS = /\b(skyscraper|building|tower|rooftop|cliff)s?$/u

/** Between towers the rope is high above the town. */
function walkTheWire(shot: Shot): Shot {
  const who = people(shot).find(
    (each) => /tightrope|wire walker/u.test(each.noun) || does(each, /^tightrope$/u),
  )
  const towers = new Set(
    shot.subjects.filter(({ noun }) => who && TOWERS.test(noun)).map(({ id }) => id),
  )
  if (!who || towers.size === 0) return shot
  return {
    ...shot,
    place: 'rooftop',
    subjects: shot.subjects.filter(({ id }) => !towers.has(id)),
    relations: shot.relations.filter(({ from, to }) => !towers.has(from) && !towers.has(to)),
  }
}

/** Mirrors hang in rooms. */
function beforeMirror(shot: Shot): Shot {
  const mirror = shot.subjects.some(({ noun }) => /\bmirror$/u.test(noun))
  const alone = people(shot).some((each) => does(each, /^(tie-tie|makeup|get-dressed|shave|look)/u))
  return mirror && alone && shot.place === null ? { ...shot, place: 'bedroom' } : shot
}

const WHEELCHAIRS = /\bwheelchair$/u

/** Who has a wheelchair sits in it whatever they do, and rolls instead of walking. */
function rollAlong(shot: Shot): Shot {
  const bond = shot.relations.find(
    ({ from, relation, to }) =>
      /^(inside|on|riding)$/u.test(relation) &&
      people(shot).some(({ id }) => id === from) &&
      shot.subjects.some(({ id, noun }) => id === to && WHEELCHAIRS.test(noun)),
  )
  const who = people(shot).find(({ id }) => id === bond?.from)
  const pushed = people(shot).some((each) => does(each, /^(push|push-wheelchair)$/u))
  if (!bond || !who || pushed || who.count > 1) return shot
  const rolls =
    who.actions.length === 0 || does(who, /^(walk|run|race|go|move|roll|ride|sit|stand)$/u)
  const seat = doing('sit', { prop: 'wheelchair' })
  const actions = rolls ? [doing('roll-wheelchair')] : [...who.actions.slice(0, 2), seat]
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => id !== bond.to)
      .map((each) => (each.id === who.id ? { ...each, actions } : each)),
    relations: shot.relations.filter(({ from, to }) => from !== bond.to && to !== bond.to),
  }
}

/** What people wear, hold and have beside them. */
export const BELONGING_TALES: readonly ((shot: Shot) => Shot)[] = [
  underUmbrellas,
  smokePipe,
  byTheFire,
  takePicture,
  wearFlowing,
  walkTheWire,
  beforeMirror,
  rollAlong,
]
