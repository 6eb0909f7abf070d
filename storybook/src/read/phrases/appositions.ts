import { singular } from '../../lexicon/morphology.ts'
import { ancestorsOf, sensesOf, wordsOf } from '../../lexicon/wordnet.ts'
import { ANIMALS, LIVING } from '../../plan/kinds.ts'
import type { Person } from '../../plan/plan.ts'
import { mascotOf } from './mascot.ts'
import type { Chunk, NounPhrase } from './sentence-parts.ts'
import type { Traits } from './traits.ts'

/** "My dog, a brown dachshund, runs", "our neighbour (he's a sailor) waters": the second names the first again. */
export function joinAppositions(chunks: readonly Chunk[]): readonly Chunk[] {
  const joined: Chunk[] = []
  let at = 0
  while (at < chunks.length) {
    const again = saidAgain(chunks, at) ?? playedBy(chunks, at)
    const here = chunks[at]
    if (here === undefined) break
    // Who plays the next part does something else.
    if (again?.apart === true && joined.at(-1)?.type === 'conjunction')
      joined[joined.length - 1] = { type: 'pause' }
    joined.push(again === null ? here : { type: 'noun', noun: again.noun })
    at = again?.end ?? at + 1
  }
  return joined
}

interface SaidAgain {
  readonly noun: NounPhrase
  /** Where the sentence goes on. */
  readonly end: number
  /** A clause of its own, whatever joins it to the one before. */
  readonly apart?: boolean
}

function saidAgain(chunks: readonly Chunk[], at: number): SaidAgain | null {
  const first = chunks[at]
  if (first?.type !== 'noun' || chunks[at + 1]?.type !== 'pause') return null
  const told = tellsOf(chunks, at + 2)
  const here = at + (told ? 4 : 2)
  const second = chunks[here]
  if (second?.type !== 'noun' || !isSame(first.noun, second.noun)) return null
  if (!told && !goesOn(chunks, afterLooks(chunks, here + 1))) return null
  return { noun: asOne(first.noun, second.noun), end: afterPause(chunks, here + 1) }
}

/** "All the pupils are cats", "the teacher is a strict owl": the animal plays the part, and nobody else does. */
function playedBy(chunks: readonly Chunk[], at: number): SaidAgain | null {
  const [part, is, who] = chunks.slice(at, at + 3)
  if (part?.type !== 'noun' || who?.type !== 'noun' || is?.type !== 'auxiliary') return null
  if (!/^(?:is|are|was|were)$/.test(is.word) || !isPart(part.noun, who.noun)) return null
  return { noun: inPart(part.noun, who.noun), end: at + 3, apart: true }
}

function isPart(part: NounPhrase, who: NounPhrase): boolean {
  return part.found?.kind === 'person' && !who.negated && ANIMALS.has(who.found?.kind ?? 'thing')
}

/** The hero of a story is called so, and wears nothing for it. */
const HEROES = /(?:character|hero|heroine|protagonist|star|lead)$/

function inPart(part: NounPhrase, who: NounPhrase): NounPhrase {
  const hero = HEROES.test(part.head)
  const mascot = hero ? null : mascotOf(`${who.head} ${singular(part.head)}`)
  return {
    ...who,
    found: mascot?.found ?? who.found,
    definite: part.definite,
    plural: part.plural || who.plural,
    count: who.count ?? part.count,
  }
}

function afterPause(chunks: readonly Chunk[], at: number): number {
  return chunks[at]?.type === 'pause' ? at + 1 : at
}

/** "He's a …", "who is a …". */
function tellsOf(chunks: readonly Chunk[], at: number): boolean {
  const [who, is] = [chunks[at], chunks[at + 1]]
  const one = who?.type === 'pronoun' && /^(?:he|she|it|who|which)$/.test(who.word)
  return one && is?.type === 'auxiliary' && /^(?:is|was|'s)$/.test(is.word)
}

/** "His coach, an old man in a grey tracksuit and a cap, shouts": what is worn belongs to the name. */
function afterLooks(chunks: readonly Chunk[], at: number): number {
  const [joint, looks] = chunks.slice(at, at + 2)
  const has = joint?.type === 'preposition' && /^(?:in|with|of)$/.test(joint.word)
  const more = joint?.type === 'conjunction' && joint.word === 'and'
  const named = looks?.type === 'noun' || (has && looks?.type === 'word')
  return (has || more) && named ? afterLooks(chunks, at + 2) : at
}

/** "Its owner, a woman in a white dress, …": what comes now is what the owner does. */
export function endsApposition(chunks: readonly Chunk[]): boolean {
  const stop = chunks.findLastIndex(({ type }) => type === 'stop')
  const [first, , second] = chunks.slice(stop + 1)
  if (first?.type !== 'noun' || chunks[stop + 2]?.type !== 'pause' || second?.type !== 'noun')
    return false
  const whole = afterLooks(chunks, stop + 4) === chunks.length - 1
  return (
    whole &&
    chunks.at(-1)?.type === 'pause' &&
    isOurs(first.noun) &&
    isSame(first.noun, second.noun)
  )
}

/** After the comma that ends an apposition comes what the first one does. */
function goesOn(chunks: readonly Chunk[], at: number): boolean {
  const next = chunks[at + 1]
  return chunks[at]?.type === 'pause' && (next?.type === 'verb' || next?.type === 'auxiliary')
}

function isSame(first: NounPhrase, second: NounPhrase): boolean {
  const single = [first, second].every(({ plural, count }) => !plural && (count ?? 1) === 1)
  if (!single || second.negated || first.found === null || second.found === null) return false
  if ([tellsOfLegend, leadsThem].some((tells) => tells(first, second))) return true
  if (second.bare) return false
  if (/^(?:the|his|her|its|their|this|that) /.test(second.words)) return false
  if (!LIVING.has(first.found.kind) || first.found.kind !== second.found.kind) return false
  if (first.found.kind === 'person') return arePeopleAlike(first, second)
  return isKindOf(second.head, first.head) || isKindOf(first.head, second.head)
}

/** "The leader, a big black wolf": one of the pack. */
function leadsThem({ head, definite }: NounPhrase, { found, bare }: NounPhrase): boolean {
  const leads = /^(?:leader|chief|boss|alpha|captain|matriarch|runt|baby)$/.test(head)
  return leads && definite && !bare && ANIMALS.has(found?.kind ?? 'thing')
}

/** What says of somebody only how old they are, and whether a man or a woman. */
const ONLY_SORT = /^(?:man|woman|boy|girl|lady|gentleman|guy|child|kid|person|teenager|fellow)$/

/** "Zeus, a bearded god", "Thor, god of thunder": a name without an article, and what its bearer is. */
function tellsOfLegend(first: NounPhrase, { bare, head, found }: NounPhrase): boolean {
  const named = first.bare && first.found?.person?.role != null
  return named && found?.kind === 'person' && (!bare || /^(?:god|goddess|king|queen)$/.test(head))
}

/** One whom the others know; of "a person" nothing was said yet. */
function isOurs({ definite, words, head }: NounPhrase): boolean {
  return definite || head === 'person' || /^(?:my|our) |'s /.test(words)
}

/** Somebody of ours, or somebody of whom only one word says what they are. */
function arePeopleAlike(first: NounPhrase, second: NounPhrase): boolean {
  const ours = isOurs(first)
  const roles = [first, second].filter(({ found }) => found?.person?.role != null)
  const other = genderOf(first) !== null && genderOf(second) !== null
  if (other && genderOf(first) !== genderOf(second)) return false
  return roles.length < 2 && (ours || roles.length === 1)
}

function genderOf({ found, traits }: NounPhrase): Person['gender'] {
  return traits.gender ?? found?.person?.gender ?? null
}

function isKindOf(kind: string, of: string): boolean {
  const [word = '', general = ''] = [kind, of].map((each) => singular(lastWord(each)))
  const senses = sensesOf(kind, 'noun')
  const meant = senses.length > 0 ? senses : sensesOf(word, 'noun')
  return (
    word === general ||
    meant.some(({ synset }) =>
      [synset, ...ancestorsOf(synset)].some((one) => wordsOf(one).includes(general)),
    )
  )
}

function lastWord(phrase: string): string {
  return phrase.split(' ').at(-1) ?? phrase
}

/** Whether the first says what somebody is, and the second only how they look; of "the customer, a young man" the man could be the barista. */
function isCalledSo(first: NounPhrase, second: NounPhrase): boolean {
  const [role, other] = [first, second].map(({ found }) => found?.person?.role ?? null)
  if (role !== null && (other === null || tellsOfLegend(first, second))) return true
  const sort = ONLY_SORT.test(second.head) && !ONLY_SORT.test(first.head)
  return sort && first.definite && !/^(?:my|our|his|her|their|its) /.test(first.words)
}

/** The one that says more, with what was said of either. */
function asOne(first: NounPhrase, second: NounPhrase): NounPhrase {
  if (leadsThem(first, second)) return { ...second, oneOf: true }
  const general = isCalledSo(first, second)
  const beast = second.found?.kind !== 'person'
  const same = beast && !isKindOf(second.head, first.head)
  const [main, more] = general || same ? [first, second] : [second, first]
  return {
    ...main,
    // "The groom's mother, a woman in green": she is not the tailor who was there before.
    ...(first.words.includes("'s ")
      ? { definite: false, bare: false }
      : { definite: first.definite, bare: first.bare }),
    found: main.found && { ...main.found, ...personOf(main, more) },
    traits: allTraits(main.traits, more.traits),
  }
}

function personOf(main: NounPhrase, more: NounPhrase): { person?: Person } {
  const [own, other] = [main.found?.person, more.found?.person]
  if (!own || !other) return {}
  return {
    person: {
      ...own,
      gender: own.gender ?? other.gender,
      age: own.age ?? other.age,
      hair: own.hair ?? other.hair,
      wears: [...own.wears, ...other.wears],
    },
  }
}

function allTraits(main: Traits, more: Traits): Traits {
  return {
    colour: main.colour ?? more.colour,
    secondColour: main.secondColour ?? more.secondColour,
    size: main.size === 'normal' ? more.size : main.size,
    material: main.material ?? more.material,
    emotion: main.emotion === 'neutral' ? more.emotion : main.emotion,
    age: main.age ?? more.age,
    hair: main.hair ?? more.hair,
    skin: main.skin ?? more.skin,
    gender: main.gender ?? more.gender,
    deeds: [...main.deeds, ...more.deeds],
    others: [...main.others, ...more.others],
  }
}
