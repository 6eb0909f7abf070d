import type { Action, Subject } from '../plan/plan.ts'
import { addSubject, somebody, type Binding } from './bind.ts'
import type { Chunk } from './chunks.ts'
import type { VerbPhrase } from './verb-phrase.ts'
import { nearestAction } from './verbs.ts'

/** Verbs that only help another verb or say nothing that could be seen. */
const SILENT =
  /^(?:start|begin|try|continue|keep|want|like|love|need|seem|help|let|use|decide|happen|manage|attempt|feature|contain|include|show|depict|have|wear|enjoy|be|isolate|inspire|base|set|achieve|crop|know|believe|fill|cover|surround|dress|make|decorate|light|anchor|lead|create|capture|reveal|add|allow|cause|embody|evoke|convey|reflect|do|get|feel|bring|cast|highlight|emphasize|enhance|blanket|shadow|frame|twist)$/

/** Gives the verb to whoever acts here. */
export function bindVerb(binding: Binding, verb: VerbPhrase, before: Chunk | undefined): void {
  binding.preposition = null
  const passive = verb.form === 'past' && (binding.auxiliary || before?.type === 'noun')
  binding.auxiliary = false
  const silent = SILENT.test(verb.base)
  const id = silent ? null : nearestAction(verb.base)
  if (
    binding.group.length === 0 &&
    (id !== null || verb.form !== 'past') &&
    binding.subjects.length === 0
  ) {
    if (silent && !/^(?:wear|make|do)$/.test(verb.base)) return
    binding.group = [addSubject(binding, somebody(null)).id]
  }
  binding.verb = { ...verb, form: passive ? 'past' : verb.form }
  binding.actions = []
  binding.role = null
  if (id === null) {
    if (!silent) binding.misses.push(verb.words)
    return
  }
  for (const subject of actors(binding)) {
    const action: Action = {
      verb: id,
      direction: null,
      target: null,
      prop: null,
      pace: paceOf(verb.base),
    }
    if (addAction(subject, action)) binding.actions.push(action)
  }
}

export function actors(binding: Binding): readonly Subject[] {
  return binding.subjects.filter(({ id }) => binding.group.includes(id))
}

/** At most three deeds for a subject in a shot, none of them twice. */
export function addAction(subject: Subject, action: Action): boolean {
  const same = subject.actions.find(({ verb }) => verb === action.verb)
  if (same !== undefined || subject.actions.length >= 3) return false
  subject.actions.push(action)
  return true
}

function paceOf(verb: string): Action['pace'] {
  if (/^(?:stroll|wander|saunter|amble|creep|drift|tiptoe|sneak|limp)$/.test(verb)) return 'slow'
  return /^(?:sprint|dash|rush|speed|race|zoom|bolt|charge|flee|hurry|stampede)$/.test(verb)
    ? 'fast'
    : 'normal'
}
