import { lookUp } from '../../lexicon/look-up.ts'
import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { actors, addSubject, isAlive, relate, type Binding, type Preposition } from './binding.ts'
import { addDeeds } from './bind-deeds.ts'
import { renameDeed } from './rename-deed.ts'

const PUTS =
  /^(?:put|place|apply|rub|spread|smear|dab|pin|hang|fasten|slip|strap|wrap|tie|set|lay|drape|lower|fit|stick|tuck|do-?cpr|perform-?cpr|cpr|give|perform|do|tattoo)$/
const UPON = /^(?:on|onto|upon|atop|a?round|about|over)$/
const PUT_ON = /^(?:makeup|apply-cream|bandage|cpr|tattoo)$/
const HUNG = /(?:^| )(?:medal|lei|wreath|garland|badge|sash|necklace|ribbon|collar)$/
const CLOTHS = /(?:^| )(?:blanket|towel|quilt|shawl|plaid|cloth|flag|sheet)$/

/** "Puts a hat on her son", "a crown on its head", "makeup on her daughter": it is on that one, and the hands are there. */
export function isPutOn(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const thing = binding.lastNoun
  if (thing === null || !isPutting(binding) || !isUpon(noun, word)) return false
  const cared = binding.actions.some((action) => PUT_ON.test(action.verb))
  if (cared ? noun.found?.kind !== 'person' : !isWearable(thing)) return false
  const other = whoseBody(binding, noun) ?? named(binding, noun)
  if (other === null) return false
  if (!cared && !isTiedTo(binding, thing, { other, noun })) dressOther(binding, thing, other)
  aimAt(binding, other)
  binding.told.add(noun.words)
  return true
}

function isWearable({ head, garment }: NounPhrase): boolean {
  return garment !== null || HUNG.test(head) || CLOTHS.test(head)
}

export function aimAt(binding: Binding, { id }: Subject): void {
  for (const action of binding.actions) action.target ??= id
  binding.last = id
}

/** A bow is put into hair, and a hat not into a cat. */
function isUpon({ part, head, body }: NounPhrase, word: string): boolean {
  const on = part ?? (body ? head : '')
  return (
    UPON.test(word) || (/^(?:in|into|behind)$/.test(word) && /^(?:hair|ear|mane|fur)s?$/.test(on))
  )
}

function isPutting(binding: Binding): boolean {
  const [base = ''] = binding.verb?.base.split(' ') ?? []
  return PUTS.test(base) && actors(binding).some(isAlive)
}

function named(binding: Binding, noun: NounPhrase): Subject | null {
  if (noun.found === null || noun.body || !isAlive(noun.found)) return null
  const other = addSubject(binding, noun)
  addDeeds(binding, noun)
  return other
}

const GENDERS: Readonly<Record<string, string>> = { his: 'man', her: 'woman' }

/** "He kneels while she puts a crown on his head": his, and not her own. */
function whoseBody(binding: Binding, { words, body }: NounPhrase): Subject | null {
  const [, whose = ''] = (body && /^(his|her|its|their) /.exec(words)) || []
  const gender = lookUp(GENDERS, whose)
  const fits = ({ person, kind }: Subject): boolean =>
    gender === undefined ? kind !== 'person' : (person?.gender ?? gender) === gender
  const group = actors(binding)
  const others = binding.subjects.filter((each) => isAlive(each) && !group.includes(each))
  const other = whose === '' ? undefined : others.findLast(fits)
  const waits = other?.actions.some(({ verb }) => /^(?:kneel|bow|sit|crouch|stand)$/.test(verb))
  if (!other || (group.some(fits) && !waits)) return null
  return other
}

const LIMB = /(?:^| )(?:wrist|ankle|arm|finger|thumb|hand)s?$/

/** "Ties a ribbon around his friend's wrist": at the wrist, and in no hair. */
function isTiedTo(
  binding: Binding,
  thing: NounPhrase,
  { other, noun }: { readonly other: Subject; readonly noun: NounPhrase },
): boolean {
  if (other.person === null || !LIMB.test(noun.part ?? '')) return false
  takeAway(binding, thing)
  other.words = noun.words
  renameDeed(binding, 'adjust-clothes')
  for (const action of binding.actions)
    Object.assign(action, { prop: thing.head.slice(0, 60), target: null })
  return true
}

/** What pictures of it look like: it is one thing in the hands and on the other's body. */
const OWN_COLOURS: readonly (readonly [worn: RegExp, colour: string])[] = [
  [/coat$/, 'beige'],
  [/scarf$/, 'dark red'],
]

function ownColour({ garment }: NounPhrase): string | null {
  return OWN_COLOURS.find(([worn]) => worn.test(garment ?? ''))?.[1] ?? null
}

/** What was taken for the doer's own, or for a thing in their hands, is on the other. */
function dressOther(binding: Binding, thing: NounPhrase, other: Subject): void {
  takeAway(binding, thing)
  const { person, id } = other
  const colour = thing.traits.colour ?? ownColour(thing)
  if (person !== null) person.wears.push({ garment: thing.garment ?? 'cape', colour })
  else hang(binding, thing, id)
  other.words = `${other.noun}'s ${thing.head}`
  // Who kneels to be crowned would stand up for it.
  const waits = other.actions.some(({ verb }) => /^(?:kneel|bow)$/.test(verb))
  renameDeed(binding, person === null || waits ? 'adjust-clothes' : 'put-on-other')
  if (binding.idle.at(-1) === binding.verb?.words) binding.idle.pop()
  const worn = person === null ? thing.head : (thing.garment ?? thing.head)
  const prop = [colour, worn].filter(Boolean).join(' ').slice(0, 60)
  for (const action of binding.actions) Object.assign(action, { prop, target: null })
}

/** A blanket lies on a dragon, which lies there; a hat is worn. */
function hang(binding: Binding, thing: NounPhrase, id: string): void {
  const hung = addSubject(binding, thing).id
  const cloth = thing.garment === null && CLOTHS.test(thing.head)
  relate(
    binding,
    cloth ? { from: hung, relation: 'on', to: id } : { from: id, relation: 'wearing', to: hung },
  )
}

function takeAway(binding: Binding, { head, garment }: NounPhrase): void {
  const { subjects, relations } = binding
  for (const { person } of actors(binding)) {
    const at = person?.wears.findLastIndex((each) => each.garment === garment) ?? -1
    if (at >= 0) person?.wears.splice(at, 1)
  }
  const at = subjects.findLastIndex((each) => each.noun === head && !isAlive(each))
  const [held] = at < 0 ? [] : subjects.splice(at, 1)
  const kept = relations.filter(({ from, to }) => from !== held?.id && to !== held?.id)
  relations.splice(0, relations.length, ...kept)
}
