import { IN_THE_WATER } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { actors, type Binding } from './binding.ts'

/** In these one stands or swims, whoever is said to be in them. */
const WATERS =
  /(?:^| )(?:lake|river|stream|creek|pond|lagoon|swamp|sea|ocean|water|shallows|hot springs?|thermal springs?|onsen|pool|jacuzzi|hot tub)$/

export function getWet(binding: Binding, noun: NounPhrase, word: string): void {
  if (word === 'in' && WATERS.test(noun.head)) stepIn(binding)
  if (word === 'into' && WATERS.test(noun.head)) fallIn(binding)
  if (word === 'at' && WATERS.test(noun.head)) pawsFirst(binding)
  if (word === 'across' || word === 'through') ford(binding, noun)
}

/** "A boy falls into the river": it splashes, and nobody lies on its bank. */
export function fallIn(binding: Binding): void {
  for (const { kind, actions } of actors(binding))
    for (const action of /^(?:animal|person)$/.test(kind) ? actions : [])
      if (/^(?:fall|slip|tumble|trip|stumble|jump|leap)$/.test(action.verb)) action.verb = 'dive-in'
}

/** Only people hug their knees on the way into a pool. */
function pawsFirst(binding: Binding): void {
  for (const { kind, actions } of actors(binding))
    for (const action of kind === 'person' ? [] : actions)
      if (action.verb === 'jump-into-pool') action.verb = 'dive-in'
}

/** "Gallop across a river": through its water; ice bears. */
export function ford(binding: Binding, { head, words }: NounPhrase): void {
  const runs = /(?:^| )(?:river|stream|creek|brook|shallows)$/.test(head)
  if (runs && !/frozen|icy|dry/.test(words)) stepIn(binding)
}

/** Who splashes is in the water: toddlers by their hands and feet, elephants by their trunks. */
const SPLASHES = /^(?:spray|splash)$/

/** Who has feet and does not swim stands in it. */
function stepIn(binding: Binding): void {
  // Of two each splashes the other.
  const wades = ({ kind, count, actions }: Subject): boolean =>
    /^(?:animal|person)$/.test(kind) &&
    actions.every(
      ({ verb, target }) =>
        ((kind === 'animal' || count !== 2) && target === null && SPLASHES.test(verb)) ||
        // "Looks at the fish in the pond": they are in it.
        (verb === 'look' && target === null) ||
        /^(?:stand|walk|run|gallop|trot|migrate|wade|bathe|rest|wait|sit|relax|soak)$/.test(verb),
    )
  const here = actors(binding)
  if (here.length === 0 || !here.every(wades)) return
  binding.scenery.push(IN_THE_WATER)
  // Nobody has a chair or a tub there.
  for (const action of here.flatMap((each) => (each.kind === 'person' ? each.actions : [])))
    if (/^(?:sit|bathe|relax|soak)$/.test(action.verb)) action.verb = 'rest'
    else if (SPLASHES.test(action.verb)) action.verb = 'play'
}
