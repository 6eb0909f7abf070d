import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { actors, isAlive, recall, type Binding } from './binding.ts'

/** What is done to somebody else's hand, nose or hair. */
const TOUCHES =
  /^(?:stroke|pet|pat|lick|kiss|touch|hold|pull|tug|brush|comb|braid|wash|rub|scratch|tickle|massage|shake|bite|sniff|nuzzle|grab|squeeze|examine|inspect|bandage|wipe|dry|shave|cut|trim|clean|scrub|poke|pinch|nibble|tap|nudge|grasp)\b/

/** "A vet strokes its head", "the cat licks his hand": it is done to whose part it is. */
export function aimAtOwner(binding: Binding, { body, words }: NounPhrase): void {
  const [, whose] = /^(its|his|her) /.exec(words) ?? []
  if (!body || whose === undefined || !TOUCHES.test(binding.verb?.base ?? '')) return
  const owner = ownerMeant(binding, whose)
  if (owner === undefined) return
  const { id } = recall(binding, owner)
  for (const action of binding.actions) action.target ??= id
}

/** Whoever else is called so; undefined where the doers may mean their own. */
function ownerMeant(binding: Binding, whose: string): Subject | undefined {
  if (actors(binding).some((doer) => isCalled(doer, whose))) return undefined
  const others = [...binding.known, ...binding.subjects].filter(
    (one) => !binding.group.includes(one.id) && isCalled(one, whose),
  )
  return others.findLast(isAlive) ?? others.at(-1)
}

function isCalled({ kind, person, count }: Subject, whose: string): boolean {
  if (whose === 'its') return kind !== 'person' && count === 1
  return kind === 'person' && person?.gender !== (whose === 'his' ? 'woman' : 'man')
}
