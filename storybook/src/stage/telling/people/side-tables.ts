import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { findPlace } from '../../places/finding/find-place.ts'
import { withEach } from '../retold.ts'
import { does, people } from './people-told.ts'

/** What nobody leaves standing on the floor. */
const OFF_THE_FLOOR =
  /\b(kettle|teapot|coffee pot|cake|birthday cake|vase|radio|laptop|typewriter|globe|telephone|record player|gramophone|toaster|microwave|fishbowl|aquarium|hourglass|crystal ball|candelabra|music box|bowl|plate|teacup|coffee cup|mug|(?:bowl|plate|cup|glass|mug|pot) of [a-z ]+|bottle|sewing machine|alarm clock|mantel clock|candlestick|microscope|chessboard|jar|cookie jar|turkey|pie|pizza|soup|stew|ramen|salad|sandwich|burger|spaghetti|noodles|sushi|bread|cheese|coffee|tea|wine|beer|juice|book|notebook)$/u
/** What such things do by themselves, where they stand. */
const STAYS =
  /^(boil|steam|ring|glow|tick|play|flicker|whistle|work|run|shine|sparkle|give-off|type|spin|turn|stand|lie)$/u

const BESIDE = /^(next-to|facing|inside|on)$/u
/** So many of a kind, and so many kinds, find room on a little table. */
const [COUNT, MOST] = [3, 4]
/** What one does before a thing without touching it. */
const LIGHTLY = /^(talk|laugh|argue|smile|look|look-at|peek|cry|whisper|gossip|admire)$/u

/** The noun of a table that nobody named. */
export const SIDE_TABLE = 'side table'

/** Cakes and cups beside somebody stand on a little table, and not on the floor. */
export function onSideTable(shot: Shot): Shot {
  if (people(shot).length === 0) return shot
  const eats = people(shot).some((each) => does(each, MEALS)) && !PICNICS.test(shot.place ?? '')
  const [thing, ...more] = shot.subjects.filter(
    (each, at) =>
      (at > 0 || each.kind === 'food') &&
      (OFF_THE_FLOOR.test(each.noun) || ((eats || isIndoors(shot)) && each.kind === 'food')) &&
      each.count <= COUNT &&
      !/^(?:large|giant|huge)$/u.test(each.size) &&
      isLeft(each, shot),
  )
  if (!thing) return shot
  const table: Subject = {
    ...thing,
    id: `${thing.id}-table`,
    noun: SIDE_TABLE,
    words: SIDE_TABLE,
    kind: 'furniture',
    picture: 'prop:round-table',
    count: 1,
    colour: null,
    material: null,
    actions: [],
  }
  const laid = [thing, ...more].slice(0, MOST).map(({ id }) => id)
  const on = laid.map((from): Relation => ({ from, relation: 'on', to: table.id }))
  return {
    ...shot,
    // A painter has a studio.
    place: shot.place ?? (people(shot).some(({ person }) => person?.role) ? null : 'living room'),
    // Before what is on it: it is no larger for that.
    subjects: shot.subjects.flatMap((each) => (each === thing ? [table, each] : [each])),
    relations: [...shot.relations.filter(({ from }) => !laid.includes(from)), ...on],
  }
}

const MEALS = /^(?:eat|drink|dine|drink-tea|make-tea|tea-party)$/u
const PICNICS = /\b(?:beach|forest|camp|campsite|picnic|meadow|mountain|lake)/u

function isIndoors({ place }: Shot): boolean {
  return place !== null && findPlace(place)?.indoors === true
}

function isLeft({ id, actions }: Subject, { subjects, relations }: Shot): boolean {
  const bound = relations.some(
    ({ from, relation, to }) =>
      (from === id && relation !== 'next-to') || (to === id && !BESIDE.test(relation)),
  )
  const aimed = subjects.some((each) =>
    each.actions.some(({ verb, target }) => target === id && !LIGHTLY.test(verb)),
  )
  return !bound && !aimed && actions.every(({ verb }) => STAYS.test(verb))
}

/** "A station with a big clock": a room has it on its wall, a street on a post of its own. */
export function putUpClock(shot: Shot): Shot {
  const clock = shot.subjects.find(({ noun }) => noun === 'clock')
  const set = shot.place === null ? null : findPlace(shot.place)
  if (!clock || !set || !isLeft(clock, shot) || isBeside(clock, shot)) return shot
  if (shot.subjects.length === 1 && set.indoors) return shot
  const put = set.indoors
    ? { ...clock, noun: 'wall clock' }
    : { ...clock, picture: 'prop:street-clock', size: 'normal' as const }
  return withEach(shot, (each) => (each === clock ? put : each))
}

function isBeside({ id }: Subject, { relations }: Shot): boolean {
  return relations.some(({ to }) => to === id)
}
