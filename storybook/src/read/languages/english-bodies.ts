import { personTraits } from '../../lexicon/people-words.ts'
import { glossAt, nounAt, pastLooks, type Item } from './item.ts'
import { binding } from './joints.ts'

/** Whose head it is, what one rows and where one sits: in the words that English has for them. */
export function asEnglishBodies(items: readonly Item[]): readonly Item[] {
  return [ownParts, ontoBacks, rowedBoats, newOnes, atTables, listenTo].reduce(
    (turned, turn) => turn(turned),
    items,
  )
}

const PART = /^(?:head|paws?|tail|nose|arms?|hands?|eyes|mouth|face|ears|legs|wings)$/
const MOVES =
  /^(?:putting|leaning|laying|lifting|raising|shaking|turning|opening|closing|spreading|stretching|lowering|rubbing|washing|resting)$/

/** "Pone la cabeza en su regazo", 頭を膝の上にのせる: who moves a part of a body moves their own. */
function ownParts(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at) => {
    const article = /^(?:a|the)$/.test(item.gloss)
    const moved = MOVES.test(glossAt(items, at - 1))
    if (article && moved && PART.test(glossAt(items, at + 1))) return [binding('its')]
    return moved && PART.test(item.gloss) ? [binding('its'), item] : [item]
  })
}

/** تحمل حقيبة ظهر, बैग लिए: what is carried on the back is worn. */
function ontoBacks(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const held = item.kind === 'verb' && /^(?:carrying|holding)$/.test(item.gloss)
    const worn =
      held && /^(?:backpack|rucksack|school ?bag)$/.test(glossAt(items, nounAt(items, at + 1)))
    return worn ? { ...item, gloss: 'wearing' } : item
  })
}

/** "Rema en su barca", "teknesiyle kürek çekiyor": who rows in or with a boat rows it. */
function rowedBoats(items: readonly Item[]): readonly Item[] {
  return items.filter(({ gloss }, at) => {
    const rows = glossAt(items, at - 1) === 'rowing' && /^(?:in|on|with)$/.test(gloss)
    return !rows || !/(?:^| )(?:boat|canoe|raft)$/.test(glossAt(items, pastLooks(items, at + 1)))
  })
}

/** "Empiezan a construir uno nuevo": new, and nothing named, is another of those. */
function newOnes(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at) => {
    const next = items[at + 1]
    const ends = next === undefined || next.kind === 'pause' || next.kind === 'verb'
    const alone = item.kind === 'adjective' && item.gloss === 'new' && ends
    return alone && items[at - 1]?.kind !== 'noun' ? [item, { gloss: 'one', kind: 'noun' }] : [item]
  })
}

/** "Un niño en una mesa", "a un tavolo", «за столом»: people are at a table, not on or behind it. */
function atTables(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const where = item.kind === 'binding' && /^(?:on|to|behind|next to|in)$/.test(item.gloss)
    const table = glossAt(items, pastLooks(items, at + 1)) === 'table'
    const who = items[at - 1]
    const seated =
      who?.kind === 'noun' ? personTraits(who.gloss) !== null : who?.gloss === 'sitting'
    return where && table && seated ? { ...item, gloss: 'at' } : item
  })
}

/** "Lo escucha", "hören ihm zu": whom one listens to. */
function listenTo(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at) => {
    const heard =
      item.gloss === 'listening' && /^(?:him|her|them|he|she|it)$/.test(glossAt(items, at + 1))
    return heard ? [item, binding('to')] : [item]
  })
}
