import { lookUp } from '../../lexicon/look-up.ts'
import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { RelationName, Subject } from '../../plan/plan.ts'
import type { Chunk } from '../phrases/sentence-parts.ts'
import { isObject, receives } from './as-object.ts'
import { passesThrough } from './bind-way.ts'
import { isAlive, relate, takeStage, type Binding } from './binding.ts'
import { takeMiddle } from './in-the-middle.ts'
import { AIMED } from './where-deed-is.ts'
import { allWho, callBack, isDoneTo, recallFellows } from './they-all.ts'

/** "Hands it to her": she gets it, and it is what she gets. */
const HANDED = /^(?:give|hand|offer|bring|pass|show|throw|toss|present|send)$/

const PLACED: Partial<Record<string, RelationName>> = { on: 'on', onto: 'on', upon: 'on' }

interface Said {
  readonly word: string
  readonly next: Chunk | undefined
}

export function bindKnown(binding: Binding, subject: Subject, { word, next }: Said): void {
  if (isObject(binding, next)) {
    if (word === 'them') recallFellows(binding, subject)
    const relation = relationSaid(binding, subject)
    if (relation === null) aimAt(binding, subject, next)
    else if (relation === 'between' || !isAmongThem(binding, word, subject))
      relateTo(binding, relation, subject)
    return
  }
  takeStage(binding, subject)
  if (word === 'they' && !isDoneTo(binding, subject)) {
    callBack(binding, subject)
    binding.group = allWho(binding, next).map(({ id }) => id)
  }
}

/** "A man and his girlfriend, the city behind them": both are meant, and neither of the two is behind the other. */
function isAmongThem({ subjects, group }: Binding, word: string, { id, count }: Subject): boolean {
  if (word !== 'them' || count > 1 || group.includes(id)) return false
  const alive = subjects.filter(isAlive).map((each) => each.id)
  return alive.length === 2 && group.some((each) => alive.includes(each))
}

/** "Between them": between the last two of the others. */
function relateTo(binding: Binding, relation: RelationName, subject: Subject): void {
  // "A man with an umbrella walks between them": who walks is, and not the umbrella.
  const walks = binding.role === null && binding.verb !== null
  if (relation === 'between' && !walks) takeMiddle(binding)
  const others = binding.subjects.filter(({ id }) => !binding.group.includes(id))
  const able = others.filter(({ kind }) => kind === subject.kind || LIVING.has(kind))
  const sides = relation === 'between' && subject.count === 1 ? able.slice(-2) : [subject]
  for (const { id: to } of sides)
    for (const from of binding.group) relate(binding, { from, relation, to })
}

function relationSaid({ preposition, verb }: Binding, { kind }: Subject): RelationName | null {
  if (preposition === null) return null
  const { word, relation } = preposition
  // "They pour water over it", "sprinkles sugar on them": nobody is above it or on it.
  const onto = relation === 'above' || /^(?:on|onto|upon)$/.test(word)
  if (onto && verb !== null && AIMED.test(verb.base)) return null
  // "The bus comes and they jump into it", "a boat drifts by, a girl sits in it": they are aboard.
  return /^in(?:to)?$/.test(word) && CRAFT.has(kind)
    ? 'inside'
    : (relation ?? lookUp(PLACED, word) ?? null)
}

function isHanded({ preposition, verb }: Binding, subject: Subject): boolean {
  return preposition === null && !isAlive(subject) && HANDED.test(verb?.base ?? '')
}

/** The deeds of the others are done to this one, or with it in the hands. */
function aimAt(binding: Binding, subject: Subject, next: Chunk | undefined): void {
  const { actions } = binding
  const given = !receives(binding, next) && isHanded(binding, subject)
  for (const action of actions) {
    if (subject.actions.includes(action)) continue
    if (given) action.prop ??= subject.noun
    else action.target ??= subject.id
    if (passesThrough(binding, subject.noun)) action.way = 'into'
  }
}
