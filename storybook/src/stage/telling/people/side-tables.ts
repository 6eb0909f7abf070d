import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { findPlace } from '../../places/finding/find-place.ts'
import { withEach } from '../retold.ts'

/** What nobody leaves standing on the floor. */
const OFF_THE_FLOOR =
  /\b(kettle|teapot|coffee pot|cake|birthday cake|vase|radio|laptop|typewriter|globe|telephone|record player|gramophone|toaster|microwave|fishbowl|aquarium|hourglass|crystal ball|candelabra|music box|bowl|plate|teacup|coffee cup|mug|(?:bowl|plate|cup|glass|mug|pot) of [a-z ]+|bottle|sewing machine|alarm clock|mantel clock|candlestick|microscope|chessboard|jar|cookie jar|turkey|pie|pizza|soup|stew|ramen|salad|sandwich|burger|spaghetti|noodles|sushi|bread|cheese|coffee|tea|wine|beer|juice)$/u
/** What such things do by themselves, where they stand. */
const STAYS =
  /^(boil|steam|ring|glow|tick|play|flicker|whistle|work|run|shine|sparkle|give-off|type|spin|turn)$/u

const BESIDE = /^(next-to|facing)$/u
/** What one does before a thing without touching it. */
const LIGHTLY = /^(talk|laugh|argue|smile|look|look-at|peek|cry|whisper|gossip|admire)$/u

/** A cake beside somebody stands on a little table, and not on the floor. */
export function onSideTable(shot: Shot): Shot {
  if (!shot.subjects.some(({ kind }) => kind === 'person')) return shot
  const thing = shot.subjects.find(
    (each) => OFF_THE_FLOOR.test(each.noun) && each.count === 1 && isLeft(each, shot),
  )
  if (!thing || /^(?:large|giant|huge)$/u.test(thing.size)) return shot
  const table: Subject = {
    ...thing,
    id: `${thing.id}-table`,
    noun: 'side table',
    words: 'side table',
    kind: 'furniture',
    picture: 'prop:round-table',
    colour: null,
    material: null,
    actions: [],
  }
  const on: Relation = { from: thing.id, relation: 'on', to: table.id }
  return {
    ...shot,
    place: shot.place ?? 'living room',
    subjects: [...shot.subjects, table],
    relations: [...shot.relations, on],
  }
}

function isLeft({ id, actions }: Subject, { subjects, relations }: Shot): boolean {
  const bound = relations.some(
    ({ from, relation, to }) => from === id || (to === id && !BESIDE.test(relation)),
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
