import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { actors, isAlive, relate, type Binding } from './binding.ts'
import { indexIn, type Named } from './named.ts'

/** "A leaf as a sail", "uses a bowl as a hat": the second is what the first is used for, and not there itself. */
export function isUsedAs(named: Named): boolean {
  const at = indexIn(named)
  const [thing, as] = [at - 2, at - 1].map((index) => named.chunks[index])
  // "As an octopus slowly emerges": between who acts and the deed stands how it is done.
  const next = named.chunks.slice(at + 1).find(({ type }) => type !== 'word')
  if (as?.type !== 'conjunction' || as.word !== 'as' || thing?.type !== 'noun') return false
  const used = thing.noun.found !== null && !isAlive({ kind: thing.noun.found.kind })
  const acts = next?.type === 'verb' || next?.type === 'auxiliary'
  return used && !acts && !actsMeanwhile(named.noun)
}

/** "Holds a rose as the king in black runs": "the" and people are no use of a rose. */
function actsMeanwhile({ definite, found }: NounPhrase): boolean {
  return definite || found?.kind === 'person'
}

const OVERHEAD = /(?:^| )(?:umbrella|parasol|sunshade|roof|shelter)$/

/** What is used as a hat is on the head, as an umbrella over it, as anything else in the hand. */
export function useAs(binding: Binding, role: NounPhrase): void {
  binding.told.add(role.words)
  const thing = binding.subjects.at(-1)
  if (thing === undefined || isAlive(thing)) return
  for (const user of actors(binding).filter(isAlive)) {
    const { id } = user
    const at = binding.relations.findIndex(({ from, to }) => from === id && to === thing.id)
    if (at >= 0) binding.relations.splice(at, 1)
    if (OVERHEAD.test(role.head)) relate(binding, { from: thing.id, relation: 'above', to: id })
    else if (role.garment === null) relate(binding, { from: id, relation: 'holding', to: thing.id })
    else putOnHead(binding, user, thing)
  }
}

function putOnHead(binding: Binding, user: Subject, { id }: Subject): void {
  user.words = `${user.words}'s head`.slice(0, 200)
  relate(binding, { from: id, relation: 'on', to: user.id })
}
