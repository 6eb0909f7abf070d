import { findPicture } from '../../lexicon/find-picture.ts'
import { CRAFT } from '../../plan/kinds.ts'
import type { Action, Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { actors, addSubject, isAlive, relate, type Binding, type Preposition } from './binding.ts'
import { somebody } from './somebody.ts'

const SETS =
  /^(?:put|place|set|lay|lower|slide|slip|insert|stick|lift|hoist|heave|return|pop|drop|stuff)$/
const THERE = /^(?:on|onto|upon|in|into|inside|back)$/
/** What something is put on or in stands by itself. */
const GOALS = /^(?:furniture|thing|tool|toy|food|plant|clothing|vehicle|boat|instrument|nature)$/
/** Nobody's goods are put there: one lies, hangs or rides there. */
const NO_GOALS = /(?:^| )(?:wall|floor|ground|bed|hammock|snow|sand|grass|water|fire|path|rain)$/

/** "Puts a red book on a shelf", "slides a pancake onto a plate": the thing gets there, and who puts it stays beside. */
export function isSetDown(binding: Binding, noun: NounPhrase, preposition: Preposition): boolean {
  const goods = isGoal(noun, preposition) ? goodsOf(binding) : null
  if (goods !== null) setDown(binding, goods, { goal: addSubject(binding, noun), preposition })
  return goods !== null
}

/** "Drops a cherry into it". */
export function isSetDownThere(binding: Binding, goal: Subject): boolean {
  const { preposition } = binding
  if (preposition === null || !THERE.test(preposition.word) || !GOALS.test(goal.kind)) return false
  const goods = goodsOf(binding)
  if (goods === null || goods.id === goal.id) return false
  setDown(binding, goods, { goal, preposition })
  return true
}

interface Where {
  readonly goal: Subject
  readonly preposition: Preposition
}

/** What the putting itself shows. */
const BEFORE = /^(?:lift|take|carry|hold|pick-up|grab|fetch)$/

function setDown(binding: Binding, goods: Subject, { goal, preposition }: Where): void {
  const { word, relation } = preposition
  const within = word.startsWith('in') || relation === 'inside' || isAboard(goal)
  const rest = binding.relations.filter(({ from, to }) => from !== goods.id && to !== goods.id)
  binding.relations.splice(0, binding.relations.length, ...rest)
  relate(binding, { from: goods.id, relation: within ? 'inside' : 'on', to: goal.id })
  for (const action of binding.actions)
    Object.assign(action, { verb: 'put-there', target: goods.id, prop: null })
  for (const who of actors(binding))
    who.actions = who.actions.filter(
      (each) =>
        binding.actions.includes(each) || each.target !== goods.id || !BEFORE.test(each.verb),
    )
  Object.assign(binding, { last: goods.id, recent: goal.id, role: 'object' })
}

/** What people have in their hands to put somewhere: a thing that is there, or one that only came with the verb. */
function goodsOf(binding: Binding): Subject | null {
  const [who, ...others] = actors(binding)
  if (who?.kind !== 'person' || others.length > 0 || binding.passive) return null
  const [deed] = SETS.test(binding.verb?.base ?? '') ? binding.actions : []
  const goods = deed === undefined ? null : handledBy(binding, deed)
  return goods?.kind === 'person' ? null : goods
}

function handledBy(binding: Binding, { target, prop }: Action): Subject | null {
  const { subjects } = binding
  const there = subjects.find(({ id }) => id === target)
  return there ?? subjects.findLast(({ noun }) => noun === prop) ?? comeOn(binding, prop)
}

/** What was so far only the prop of a deed. */
function comeOn(binding: Binding, prop: string | null): Subject | null {
  const { lastNoun } = binding
  const found = prop === null ? null : findPicture(prop)
  if (prop === null || found === null || isAlive(found)) return null
  const named = lastNoun?.head === prop ? lastNoun : null
  return addSubject(
    binding,
    named ?? { ...somebody(null), words: prop, head: prop, bare: false, found },
  )
}

function isGoal({ found, head, place }: NounPhrase, { word, relation }: Preposition): boolean {
  const there = relation === null ? THERE.test(word) : /^(?:on|inside)$/.test(relation)
  if (!there || found === null || isAlive(found) || NO_GOALS.test(head)) return false
  return GOALS.test(found.kind) && (place === null || found.kind === 'furniture')
}

/** What is put onto a truck is in it; a wheel that is put onto a toy is not. */
function isAboard({ kind, noun }: Subject): boolean {
  return CRAFT.has(kind) && !/^(?:toy|model|miniature) /.test(noun)
}
