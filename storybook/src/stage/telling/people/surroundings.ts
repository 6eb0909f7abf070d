import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { growCrystals } from '../crystals.ts'
import { seeTheShip } from '../masts.ts'
import { comeDownToToys, openToyBox, playWithToys } from '../toys.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'
import { withoutAll } from '../without.ts'
import { withSubject, withEach } from '../retold.ts'

/** A fire by which people are burns on logs, beside them. */
function byTheFire(shot: Shot): Shot {
  const isFire = ({ kind, noun, actions }: Subject): boolean =>
    kind !== 'person' && /^(fire|bonfire|flames?)$/u.test(noun) && actions.length === 0
  const fires = new Set(shot.subjects.filter(isFire).map(({ id }) => id))
  const near = shot.relations.some(
    ({ relation, to }) => fires.has(to) && /^(next-to|around|near|in-front-of)$/u.test(relation),
  )
  if (!near || people(shot).length === 0) return shot
  return withEach(shot, (each) =>
    fires.has(each.id) ? { ...each, noun: 'campfire', picture: null } : each,
  )
}

const TOWERS = /\b(skyscraper|building|tower|rooftop|cliff)s?$/u

/** Between towers the rope is high above the town. */
function walkTheWire(shot: Shot): Shot {
  const who = people(shot).find(
    (each) => /tightrope|wire walker/u.test(each.noun) || does(each, /^tightrope$/u),
  )
  const isTower = ({ noun }: Subject): boolean => TOWERS.test(noun)
  if (!who || !shot.subjects.some(isTower)) return shot
  return withoutAll({ ...shot, place: 'rooftop' }, isTower)
}

/** Mirrors hang in rooms. */
function beforeMirror(shot: Shot): Shot {
  const mirror = shot.subjects.some(({ noun }) => /\bmirror$/u.test(noun))
  const alone = people(shot).some((each) => does(each, /^(tie-tie|makeup|get-dressed|shave|look)/u))
  return mirror && alone && shot.place === null ? { ...shot, place: 'bedroom' } : shot
}

const ON_WATER =
  /^(?!.*\b(?:toy|paper|flying|gravy|model)\b).*\b(?:paddle ?board|kayak|canoe|raft|air mattress|pedalo|rowing boat|row ?boat|dinghy|boat|gondola|punt)$/u
const AT_HAND = /^(?:hold|carry|wear|paint|repair|fix|hammer|wash|buy|load|drag|pull|push)/u

/** No armchair stands in a boat: who reads in it sits on its thwart. */
function inBoat(each: Subject): Subject {
  const rests = does(each, /^(?:read|knit|eat|write|text|think)$/u)
  return rests ? { ...each, actions: [doing('sit'), ...each.actions] } : each
}

/** Whatever is done on a paddle board is done on water. */
function afloat(shot: Shot): Shot {
  const boards = new Set(
    shot.subjects.filter(({ noun }) => ON_WATER.test(noun)).map(({ id }) => id),
  )
  const on = shot.relations.find(
    ({ from, relation, to }) =>
      /^(?:on|inside|riding)$/u.test(relation) &&
      boards.has(to) &&
      people(shot).some((each) => each.id === from && !does(each, AT_HAND)),
  )
  if (!on || shot.place !== null) return shot
  const floats = (each: Subject): Subject =>
    boards.has(each.id) ? { ...each, kind: 'boat' } : each.id === on.from ? inBoat(each) : each
  return { ...shot, place: 'lake', subjects: shot.subjects.map(floats) }
}

/** A cannon stands on the shore, and what it fires at is out on the water. */
function fireFromShore(shot: Shot): Shot {
  const fires = people(shot).some(({ actions }) => /\bcannons?$/u.test(actions[0]?.prop ?? ''))
  return fires && shot.place === null ? { ...shot, place: 'beach' } : shot
}

/** Who drives and is on a vehicle drives that one. */
function driveThat(shot: Shot): Shot {
  const who = people(shot).find(
    ({ actions }) => actions[0]?.verb === 'drive' && actions[0].target === null,
  )
  const bond = shot.relations.find(
    ({ from, relation }) => from === who?.id && /^(on|inside|riding)$/u.test(relation),
  )
  const vehicle = shot.subjects.find(({ id, kind }) => id === bond?.to && kind === 'vehicle')
  if (!who || !bond || !vehicle) return shot
  const [first, ...others] = who.actions
  if (!first) return shot
  return {
    ...withSubject(shot, who, { actions: [{ ...first, target: vehicle.id }, ...others] }),
    relations: shot.relations.map((each) =>
      each === bond ? { ...each, relation: 'riding' as const } : each,
    ),
  }
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
  const chairs = shot.subjects.find(({ id }) => id === bond?.to)?.count
  if (!bond || !who || pushed || (who.count > 1 && who.count !== chairs)) return shot
  if (does(who, /^(?:shoot-basketball|dribble|dunk)$/u))
    return seated(shot, bond, doing('wheel-basketball'))
  const rolls =
    who.actions.length === 0 || does(who, /^(walk|run|race|go|move|roll|ride|sit|stand)$/u)
  if (!rolls)
    return {
      ...shot,
      relations: shot.relations.map((each) =>
        each === bond ? { ...each, relation: 'on' as const } : each,
      ),
    }
  // Who has to do with another stays where that one comes to.
  const visited = people(shot).some(({ actions: [deed] }) => deed?.target === who.id)
  const stays = visited && who.actions.length === 0
  return seated(shot, bond, stays ? doing('sit', { prop: 'wheelchair' }) : doing('roll-wheelchair'))
}

/** In the chair that the deed itself brings. */
function seated(shot: Shot, { from, to }: Relation, deed: Action): Shot {
  return withSubject(
    withoutAll(shot, ({ id }) => id === to),
    { id: from },
    { actions: [deed] },
  )
}

/** Who stops for something does that; who merely stops stands. */
function stopShort(shot: Shot): Shot {
  return withEach(shot, (each) => {
    if (each.kind !== 'person' || !does(each, /^stop$/u)) return each
    const others = each.actions.filter(({ verb }) => verb !== 'stop')
    return { ...each, actions: others.length > 0 ? others : [doing('stand')] }
  })
}

/** What is caught in falling snow, when nothing else is named, are its flakes. */
function catchFlakes(shot: Shot): Shot {
  const free = ({ verb, target, prop }: Subject['actions'][number]): boolean =>
    verb === 'catch' && target === null && (prop === null || /snow/u.test(prop))
  const who = people(shot).find(({ actions }) => actions.some(free))
  if (!who || !/snow|blizzard/u.test(shot.weather)) return shot
  return withSubject(shot, who, { actions: [doing('catch-snowflakes')] })
}

const AFLOAT =
  /^(swim|dive|snorkel|surf|float|row|kayak|sail|wade|jet|windsurf|kitesurf|paddle|drown|water-ski|fish|haul|pull|fall|sink|fly|skydive|run|walk|jump|splash|play)/u

/** Who only stands, looks or smokes at sea has planks or sand underfoot. */
function keepDry(shot: Shot): Shot {
  const atSea = /^(the )?(sea|ocean|open sea)$/u.test(shot.place ?? '')
  const all = people(shot)
  const vessel = shot.subjects.some(
    ({ id, kind }) =>
      kind === 'vehicle' ||
      (kind === 'boat' &&
        shot.relations.some(({ relation, to }) => to === id && relation === 'inside')),
  )
  // Who rides a turtle or a whale at sea is carried by it.
  const borne = shot.relations.some(({ relation }) => relation === 'riding')
  const wet = borne || all.some((each) => does(each, AFLOAT) || each.person?.role === 'diver')
  if (!atSea || vessel || wet || all.length === 0) return shot
  const seafaring = all.some(({ noun, person }) =>
    /sailor|captain|pirate|seaman|skipper/u.test(`${noun} ${person?.role}`),
  )
  return { ...shot, place: seafaring ? 'ship deck' : 'beach' }
}

/** Fires, mirrors, ropes, vehicles and snow: what is around people. */
export const SURROUNDING_TALES: readonly ((shot: Shot) => Shot)[] = [
  growCrystals,
  seeTheShip,
  playWithToys,
  openToyBox,
  comeDownToToys,
  byTheFire,
  walkTheWire,
  beforeMirror,
  afloat,
  fireFromShore,
  driveThat,
  rollAlong,
  stopShort,
  catchFlakes,
  keepDry,
]
