import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import {
  actors,
  addAction,
  addSubject,
  isAlive,
  isHuman,
  plainAction,
  takeStage,
  type Binding,
  type Preposition,
} from './binding.ts'

/** "Turns into a butterfly": from here on it is the butterfly that acts. */
export function isBecome(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const base = binding.verb?.base ?? ''
  const turns = /^(?:turn|transform|change|morph|evolve|grow)\b/.test(base)
  if (word !== 'into' || !turns || noun.found === null || binding.actions.length === 0) return false
  // A seed grows into a tree before our eyes; a boy does not grow into a man that way.
  if (base === 'grow' && !actors(binding).some(isAlive)) {
    for (const action of binding.actions) action.prop ??= noun.head.slice(0, 60)
    binding.told.add(noun.words)
    return true
  }
  takeStage(binding, becoming(binding, noun))
  return true
}

function becoming(binding: Binding, noun: NounPhrase): Subject {
  const changed = changedBy(binding)
  const subject = addSubject(binding, noun)
  if (changed !== null) workMagic(binding, changed, subject)
  else
    for (const action of binding.actions)
      Object.assign(action, { verb: 'transform', target: subject.id })
  addAction(subject, plainAction('appear'))
  return subject
}

/** "A wizard turns a frog into a prince": the frog; null when nobody else does it. */
function changedBy(binding: Binding): Subject | null {
  const { actions, lastNoun, role, subjects } = binding
  const target = actions.find((action) => action.target !== null)?.target
  const met = subjects.find(({ id }) => id === target)
  if (met !== undefined && !actors(binding).includes(met)) return met
  const thing = role === 'object' && actions.some(({ prop }) => prop === lastNoun?.head)
  return thing && lastNoun !== null && lastNoun.found !== null
    ? addSubject(binding, lastNoun)
    : null
}

/** What is done with a wand or a staff on the way: part of the spell. */
const GESTURES = /^(?:lift|raise|point|swing|hold|wave|snap)$/

/** The one casts a spell, the other changes. */
function workMagic(binding: Binding, changed: Subject, becomes: Subject): void {
  for (const actor of actors(binding)) {
    const others = actor.actions.filter(
      (action) => !binding.actions.includes(action) && !GESTURES.test(action.verb),
    )
    const spell = { ...plainAction(isHuman(actor) ? 'cast-spell' : 'look'), target: changed.id }
    const cast = others.find(({ verb }) => verb === spell.verb)
    if (cast) cast.target ??= changed.id
    actor.actions = cast ? others : [...others, spell]
  }
  addAction(changed, { ...plainAction('transform'), target: becomes.id })
}
