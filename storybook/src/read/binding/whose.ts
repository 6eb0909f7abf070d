import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { actors, isAlive, type Binding } from './binding.ts'
import { CARRIED } from './holding.ts'

/** Figures that nobody takes for alive, but that have arms. */
export const ARMED =
  /\b(?:snow ?(?:man|woman)|scarecrow|robot|android|teddy(?: bear)?|puppet|doll|nutcracker)$/

/** What is done to others with something in one's own hands. */
const DONE_WITH =
  /^(?:fight|battle|duel|attack|hit|strike|whack|beat|smack|swat|poke|prod|jab|stab|slay|kill|defeat|shoot|spear|threaten|scare|frighten|feed|wash|bathe|brush|comb|clean|scrub|dry|wipe|groom|shave|cut|trim|shear|catch|capture|trap|hunt|lasso|tie|hook|tickle|measure|weigh|examine|inspect|treat|heal|vaccinate|inject|bandage|paint|draw|sketch|decorate|cover|wrap|lead|guide|pull|drag|tow|lift|lure|tempt|bribe|tease|surprise|entertain|amuse|charm|conduct|direct|fan|cool|warm|spray|splash|pelt|water|hose|teach|signal|tap|touch|protect|shield|defend|block|reward|present|enchant|bewitch|hypnotize|summon|train|tame|teleport|turn|play|dance|practice|help|serve|shade|cross|travel|compete|share|swap)\b/

const LOOKS_AT =
  /^(?:look|watch|see|spot|observe|examine|study|photograph|film|record|search|scan|spy|find|follow|shoot|take)\b/
const SEEN_THROUGH =
  /(?:^| )(?:binoculars?|telescope|spyglass|magnifying glass|camera|phone|smartphone|flashlight|torch|microscope|opera glasses|drone)$/

/** "Watches birds with a telescope": whoever looks has it. */
function isInstrument({ verb, lastAt }: Binding, { head, words }: NounPhrase): boolean {
  const base = verb?.base ?? ''
  if (LOOKS_AT.test(base) && SEEN_THROUGH.test(head)) return true
  return /^(?:his|her|its|their) /.test(words) || (lastAt === null && DONE_WITH.test(base))
}

/** Who was named right before as the one to whom, or with whom, something is done; null where that is nobody, or a thing. */
export function whomNamed(binding: Binding): Subject | null {
  const { role, last, recent, group, subjects, lastAt, actions } = binding
  // "Dances with a woman with a rose": with her something is done, too.
  const partner = lastAt === 'with' && actions.some(({ target }) => target === recent)
  const whom = subjects.find(({ id }) => id === (partner ? recent : last))
  if (role !== 'object' || whom === undefined || group.includes(whom.id)) return null
  return isAlive(whom) || ARMED.test(whom.noun) ? whom : null
}

/** "Waves at a girl with a balloon", "watches a dog with a bone": whoever was named right before has it, unless it is done with it; null where nobody was. */
export function whoHas(binding: Binding, noun: NounPhrase): readonly Subject[] | null {
  const whom = whomNamed(binding)
  if (whom === null || binding.verb === null || noun.found === null) return null
  const group = actors(binding)
  // "Chases butterflies with a net", "walks the dog with an umbrella": beasts have no tools when people are there.
  const people = group.some(({ kind }) => kind === 'person') && whom.kind !== 'person'
  const tool = noun.found.kind === 'tool' || CARRIED.test(noun.head)
  const theirs = isInstrument(binding, noun) || (binding.lastAt === null && people && tool)
  return theirs ? group : [whom]
}

/** How somebody does something, or what they do it with; all else of a body is how it looks. */
const OF_THE_DEED =
  /(?:^| )(?:smile|grin|frown|smirk|eye|gaze|stare|arm|hand|finger|fist|face|expression|tear|tongue|tooth|trunk|paw|beak|bill|claw|talon|mouth|snout|head|heart|foot|feet|leg|knee|nose|lip|elbow|shoulder|back|wing|tail)s?$/

/** "Waves at a girl with long red hair": hers, and not of who waves. */
export function whoLooksSo(binding: Binding, noun: NounPhrase, word: string): readonly Subject[] {
  const whom = word === 'with' && binding.verb !== null ? whomNamed(binding) : null
  const manner = OF_THE_DEED.test(noun.head) && noun.count === null && noun.traits.colour === null
  return whom === null || manner ? actors(binding) : [whom]
}
