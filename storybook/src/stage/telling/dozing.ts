import { LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { napOnSofa } from './sofa-naps.ts'
import { withoutAll } from './without.ts'

const CHAIRS = /\b(?:chair|armchair|stool|sofa|couch|recliner|seat|bench)$/u

/** Who sleeps in a chair sits in it with the eyes shut, and no bed is brought; who was reading lets the paper sink first. */
export function dozeOff(asked: Shot): Shot {
  const shot = napOnSofa(asked)
  const subjects = shot.subjects.map((each): Subject => {
    if (isPillow(each, shot)) return { ...each, actions: [doing('lie')] }
    if (liesOnIt(each, shot)) return { ...each, actions: [doing('sleep')] }
    const sleeps = each.actions.some(({ verb }) => verb === 'sleep')
    if (each.kind === 'person' && !sleeps && isAway(shot)) return wakingAway(each)
    return each.kind === 'person' && sleeps ? asleep(each, shot) : each
  })
  const bench = subjects.some(({ actions }) => actions.some(dozesOff)) && hasBench(shot)
  return withoutSeats({ ...shot, subjects, place: shot.place ?? (bench ? 'park' : null) })
}

const dozesOff = ({ verb }: Action): boolean => verb === 'doze-reading'

/** Benches stand in parks, whatever is read on them. */
const hasBench = ({ subjects }: Shot): boolean =>
  subjects.some(({ noun }) => /\bbench$/u.test(noun))

function asleep(each: Subject, shot: Shot): Subject {
  const paper = each.actions.find(isReading)
  const before = each.actions
    .slice(0, paper ? each.actions.indexOf(paper) : 0)
    .filter(({ verb }) => verb !== 'sleep')
  const seat = seatOf(each, shot)
  if (paper && (seat || !isAt(each, shot, BEDS_AND_DESKS)))
    return { ...each, actions: [...before, doing('doze-reading', { prop: paper.prop })] }
  if (!seat && isBystander(each, shot)) {
    if (UP_AND_ABOUT.test(each.noun)) return { ...each, actions: [doing('sit')], emotion: 'sleepy' }
    if (OUT_OF_DOORS.test(each.noun)) return { ...each, actions: [doing('sleep-on-ground')] }
  }
  const [first] = each.actions
  if (!seat || first?.verb !== 'sleep') return each
  return { ...each, emotion: 'sleepy', actions: [{ ...first, verb: 'sit' }] }
}

const PAPERS = /\b(?:newspaper|book|magazine|novel)$/u

/** Who opens a newspaper reads it. */
const isReading = ({ verb, prop }: Action): boolean =>
  verb === 'read' || (verb === 'open' && PAPERS.test(prop ?? ''))

const UP_AND_ABOUT =
  /\b(?:guard|sentry|watchman|soldier|knight|policeman|officer|janitor|doorman|clerk|customer|diner|guest|student|pupil|passenger|driver|cashier|shopkeeper|librarian|receptionist|boss|teacher|judge|commuter)$/u
const OUT_OF_DOORS =
  /\b(?:camper|hunter|hiker|cowboy|shepherd|shepherdess|farmer|explorer|traveller|traveler|tramp|beggar|gardener|scout|picnicker)$/u

/** "Tiptoes past a sleeping guard": who should be awake nods off on a stool, who is out of doors on the ground, and neither is in bed. */
function isBystander(each: Subject, { place, subjects }: Shot): boolean {
  const others = subjects.filter(({ id, actions }) => id !== each.id && actions.length > 0)
  const bed = /\b(?:bed|barracks|tent|hospital)/u.test(place ?? '')
  const robbed = others.some(({ actions }) => actions.some(({ verb }) => verb === 'steal'))
  return others.length > 0 && !bed && !robbed && each.actions.length === 1
}

/** Where nobody has a bed. */
const isAway = ({ place }: Shot): boolean =>
  /\b(?:subway|train|bus|tram|metro|plane|airplane|park|class ?room|office|library|station)\b/u.test(
    place ?? '',
  )

/** Who wakes up there was in no bed, and has no nightshirt on. */
function wakingAway(subject: Subject): Subject {
  const actions = subject.actions.map((each) =>
    each.verb === 'wake-up' ? { ...each, verb: 'yawn' } : each,
  )
  return { ...subject, actions }
}

const PILLOWS = /\b(?:dog|cat|lion|lioness|tiger|wolf|fox|bear|leopard|husky|retriever)$/u

/** A dog on whose belly a kitten sleeps lies there, too: on its feet it would carry it in its face. */
function isPillow({ id, noun, actions }: Subject, { relations, subjects }: Shot): boolean {
  const onIt = relations.flatMap(({ from, relation, to }) =>
    relation === 'on' && to === id ? [from] : [],
  )
  const sleeps = (each: Subject): boolean =>
    onIt.includes(each.id) && each.actions.some(({ verb }) => /^(?:sleep|nap|lie)$/u.test(verb))
  return PILLOWS.test(noun) && actions.length === 0 && subjects.some(sleeps)
}

/** A cat that lies on a keyboard is curled up on it: one that only sits there lies on nothing. */
function liesOnIt({ id, kind, count, noun, actions }: Subject, shot: Shot): boolean {
  const lies =
    kind === 'animal' && count === 1 && actions.length === 1 && actions[0]?.verb === 'lie'
  const on = shot.relations.find(({ from, relation }) => from === id && relation === 'on')
  const what = shot.subjects.find((each) => each.id === on?.to)
  const still = what !== undefined && !LIVING.has(what.kind)
  return lies && still && /\b(?:cat|kitten|dog|puppy)$/u.test(noun)
}

/** The chair of who dozes over a paper comes with it, so that the body is in it. */
function withoutSeats(shot: Shot): Shot {
  const dozing = shot.subjects.filter(({ actions }) => actions[0]?.verb === 'doze-reading')
  const gone = new Set(
    dozing.flatMap((each) => {
      const seat = seatOf(each, shot)
      return seat && seat.colour === null && seat.noun.endsWith('chair') ? [seat.id] : []
    }),
  )
  return {
    ...withoutAll(shot, gone),
    place: shot.place ?? (dozing.length > 0 ? 'living room' : null),
  }
}

function seatOf({ id }: Subject, { relations, subjects }: Shot): Subject | undefined {
  const on = relations.filter(
    ({ from, relation }) => from === id && /^(?:on|inside)$/u.test(relation),
  )
  return subjects.find(({ id: own, noun }) => CHAIRS.test(noun) && on.some(({ to }) => to === own))
}

/** In a bed one lies, and at a desk the head is on it. */
const BEDS_AND_DESKS = /\b(?:bed|desk|table|counter)$/u

function isAt({ id }: Subject, { relations, subjects }: Shot, words: RegExp): boolean {
  return relations.some(
    ({ from, to }) =>
      from === id && subjects.some((each) => each.id === to && words.test(each.noun)),
  )
}
