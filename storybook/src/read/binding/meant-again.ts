import { singular } from '../../lexicon/morphology.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { Chunk, NounPhrase } from '../phrases/sentence-parts.ts'
import { AGES } from '../words/describing-words.ts'
import { calledAfter } from './called-after.ts'
import { OWNED } from './kin.ts'
import { whichOne } from './which-one.ts'
import { ancestorsOf, sensesOf, wordsOf } from '../../lexicon/wordnet.ts'
import { wordSet } from '../../lexicon/word-set.ts'

/** What a noun may mean again: those of this shot and of the shots before. */
interface Said {
  readonly subjects: readonly Subject[]
  readonly known: readonly Subject[]
  /** Who acts now, and what they do. */
  readonly group: readonly string[]
  readonly verb: unknown
}

/** The sentence in which a noun is said. */
interface Telling {
  readonly subjects: readonly Subject[]
  readonly before: Chunk['type'] | null
  readonly group: readonly string[]
  readonly verb: unknown
}

/** Who of them all a noun may mean. */
export function findAlike(said: Said, noun: NounPhrase): Subject | null {
  const { subjects, known } = said
  const alike = [...subjects, ...known.toReversed()].filter((each) => isAlike(each, noun))
  const called = alike.filter((each) => each.noun === noun.head)
  return (
    whichOne(called, noun) ??
    called.find(({ count }) => count > 1 === noun.plural) ??
    called[0] ??
    wildest(alike, noun) ??
    theOtherOfTwo([...subjects, ...known], noun) ??
    alike[0] ??
    onlyOfSort([...subjects, ...known], noun) ??
    calledAfter(said, noun)
  )
}

/** "A knight on a horse, a dragon … the beast": no horse is called so beside a dragon. */
function wildest(alike: readonly Subject[], { head }: NounPhrase): Subject | undefined {
  const wild = /^(?:beast|monster|creature)$/.test(head)
  return wild ? alike.find(({ kind }) => kind === 'creature') : undefined
}

/** "A man and a teenager lift weights; his friend sweats": the other of the two, and no third. */
function theOtherOfTwo(said: readonly Subject[], { head, words }: NounPhrase): Subject | undefined {
  const [, whose] = /^(his|her) /.exec(words) ?? []
  if (whose === undefined || !FELLOWS.test(head)) return undefined
  const ids = new Set<string>()
  const people = said.filter(({ id, kind }) => kind === 'person' && !ids.has(id) && ids.add(id))
  const [first, second, ...more] = people
  if (!first || !second || more.length > 0 || first.count + second.count > 2) return undefined
  const gender = whose === 'his' ? 'man' : 'woman'
  return first.person?.gender === gender ? second : first
}

const FELLOWS =
  /(?:^| )(?:friend|companion|colleague|partner|buddy|pal|mate|opponent|rival|teammate|fellow)$/

const SORTS = /^(?:(?:old|young|little) )?(?:boy|girl|man|woman|child|kid|lad|lady|guy)$/

/** "A grandfather and his grandson fish. The boy wears a cap": the only one here who is a boy. */
function onlyOfSort(
  said: readonly Subject[],
  { head, found, definite, bare, traits }: NounPhrase,
): Subject | null {
  const sort = found?.person
  const age = traits.age ?? sort?.age ?? 'adult'
  // Captions leave out articles: "little girl with balloons. happy child runs".
  if (!(definite || bare) || !sort || !SORTS.test(head)) return null
  const fits = said.filter(
    ({ kind, count, person }) =>
      kind === 'person' &&
      count === 1 &&
      person !== null &&
      (sort.gender ?? person.gender) === (person.gender ?? sort.gender) &&
      ((person.age ?? 'adult') === age || (person.age === null && isOldFirst(age, said))),
  )
  return new Set(fits.map(({ id }) => id)).size === 1 ? (fits[0] ?? null) : null
}

/** "A fisherman sits on the pier. The old man …": where nobody else is, he was old before. */
const isOldFirst = (age: string, said: readonly Subject[]): boolean =>
  age === 'old' && new Set(said.flatMap(({ id, kind }) => (kind === 'person' ? id : []))).size === 1

/** What every one of a kind may be called. */
const KIND_WORDS: ReadonlyMap<string, RegExp> = new Map([
  ['bird', /^bird$/],
  ['animal', /^(?:animal|bird|fish|insect|creature)$/],
  ['creature', /^(?:animal|bird|fish|insect|creature)$/],
  ['beast', /^(?:animal|creature)$/],
  ['monster', /^creature$/],
  ['insect', /^insect$/],
  ['vehicle', /^vehicle$/],
])

/** Whether a subject may be the one that a noun names again. */
function isAlike(subject: Subject, noun: NounPhrase): boolean {
  const { head, found, definite, count, words } = noun
  if ([isMascotOf, isOutOfEgg, isOwn].some((is) => is(subject, noun))) return false
  if (subject.noun === head || isByCalling(subject, noun)) return true
  if (!definite || (count !== null && count !== subject.count)) return false
  if (isOtherThing(subject, head)) return false
  if (subject.noun.split(' ').at(-1) === head.split(' ').at(-1)) return isAsAlive(subject, found)
  // "A bear and her two cubs": hers are not she.
  if (OWNED.test(words)) return false
  return isPictured(subject, found) || isCalled(subject, noun) || isKindOf(subject, noun)
}

const isByCalling = (subject: Subject, noun: NounPhrase): boolean =>
  noun.definite && [isRanksOf, isItsParent].some((is) => is(subject, noun))

/** "A mother elephant and her calf … its mother's tail". */
function isItsParent({ noun }: Subject, { head, words }: NounPhrase): boolean {
  return (
    /^(?:mother|father|parent)$/.test(head) &&
    words.startsWith('its ') &&
    noun.startsWith(`${head} `)
  )
}

const FIGHTERS =
  /\b(?:knight|samurai|ninja|viking|gladiator|spartan|legionar(?:y|ie)|centurion|swordsman|musketeer|archer|barbarian|soldier|warrior|ronin)$/

/** "Legionaries march … over the army", "a samurai … the warrior". */
function isRanksOf({ noun, count }: Subject, { head, plural, traits }: NounPhrase): boolean {
  const ranks = /^(?:soldier|warrior|fighter|swordsman)$/.test(head) && traits.colour === null
  return ranks && plural === count > 1 && FIGHTERS.test(noun)
}

const isPictured = ({ picture }: Subject, found: NounPhrase['found']): boolean =>
  picture === found?.picture && picture !== 'person'

/** "The straw house, then the brick house". */
const isOtherThing = ({ noun, kind }: Subject, head: string): boolean =>
  head.includes(' ') && noun.includes(' ') && !LIVING.has(kind)

const NAMED_BY_KIND: ReadonlySet<string> = wordSet('animal bird plant boat aircraft vehicle')

/** "A golden retriever … the dog", "a sandcastle … the castle", "a locomotive … the train". */
function isKindOf({ kind, noun }: Subject, { head }: NounPhrase): boolean {
  const last = noun.split(' ').at(-1) ?? ''
  if (head === 'train' && /^(?:locomotive|engine)$/.test(last)) return true
  if (head.length > 3 && last.length > head.length && last.endsWith(head))
    // A scarecrow is none of the crows.
    return last !== `scare${head}`
  const senses = NAMED_BY_KIND.has(kind) || last === 'earth' ? sensesOf(last, 'noun') : []
  // A tiger is a fierce person first, to WordNet.
  const beast = kind === 'animal' || kind === 'bird'
  const sense = beast ? senses.find(({ field }) => field === 'noun.animal') : senses[0]
  return (
    sense !== undefined && ancestorsOf(sense.synset).some((each) => wordsOf(each).includes(head))
  )
}

/** "A pigeon … the bird", "a statue of a cat … the statue", "a mother bear … the mother". */
function isCalled({ kind, words, noun }: Subject, { head, found, plural }: NounPhrase): boolean {
  // The pirates of a pirate ship are no ship.
  if (plural && found?.kind === 'person' && !LIVING.has(kind)) return false
  if (KIND_WORDS.get(head)?.test(kind) === true) return true
  return words.split(' ').some((each) => singular(each) === head) || noun.startsWith(`${head} `)
}

/** The cat king is none of the cats. */
function isMascotOf({ person }: Subject, { found }: NounPhrase): boolean {
  return found?.kind !== 'person' && Boolean(found?.person) && person === null
}

/** "A dragon egg … the little dragon": it has come out. */
function isOutOfEgg({ noun }: Subject, { found }: NounPhrase): boolean {
  return noun.endsWith(' egg') && found !== null && LIVING.has(found.kind)
}

/** "A magician's hat … the magician shrugs": not his hat. "A balloon seller … the balloons rise": not the seller. */
function isOwn({ words, kind, noun }: Subject, { head, found }: NounPhrase): boolean {
  if (!LIVING.has(kind)) return words.includes(`${head}'s `)
  return found !== null && !LIVING.has(found.kind) && noun.startsWith(`${head} `)
}

/** "A friend signs her friend's cast": hers is another one. */
function isOfDoers({ verb, group }: Telling, noun: NounPhrase, alike: Subject): boolean {
  return verb !== null && OWNED.test(noun.words) && group.includes(alike.id)
}

/** "A red car and a blue car" are two; "a dog … the dog" and "a mill, an old mill" are one. */
export function isMeantAgain(said: Telling, noun: NounPhrase, alike: Subject): boolean {
  const { subjects, before, group } = said
  if (isOfDoers(said, noun, alike) || isDoneTo(said, noun, alike)) return false
  if (noun.definite) return true
  if (/^(?:another|second|third|fourth|(?:[a-z]+|\d+) other) /.test(noun.words)) return false
  if (OTHERS.some((is) => is(noun, alike))) return false
  const repeated = /^(?:pause|stop)$/.test(before ?? '') && !isStranger(noun, alike, group)
  if (noun.plural || (repeated && noun.count === null)) return true
  return !subjects.includes(alike)
}

/** "A nurse gives the old man a pill": nobody who does it to himself is called by another name. */
function isDoneTo({ before, group, verb }: Telling, { head }: NounPhrase, alike: Subject): boolean {
  if (verb === null || alike.kind !== 'person' || alike.noun === head) return false
  return /^(?:verb|preposition)$/.test(before ?? '') && group.includes(alike.id)
}

/** "A black sheep among white sheep"; but "cats … grey cats" may be the same. */
function isOfOtherColour({ traits, count, plural }: NounPhrase, alike: Subject): boolean {
  if (traits.colour === null || alike.colour === traits.colour) return false
  return alike.colour !== null || (count === null && !plural)
}

/** "Two large boxes and two small boxes", "three wooden spoons and three metal spoons". */
function isOfOtherMake({ traits }: NounPhrase, { size, material }: Subject): boolean {
  const sized = size !== 'normal' && traits.size !== 'normal' && traits.size !== size
  return sized || (material !== null && traits.material !== null && traits.material !== material)
}

/** "A waiter serves a woman, a woman at the bar sings": one to whom something is done is not named as if for the first time. */
function isStranger(noun: NounPhrase, alike: Subject, group: readonly string[]): boolean {
  return alike.kind === 'person' && !noun.bare && !group.includes(alike.id)
}

/** "A barber shaves a young man, an old man waits". */
function isOfOtherAge({ traits }: NounPhrase, { person, words }: Subject): boolean {
  const told = words.split(' ').some((word) => AGES.has(word))
  return told && traits.age !== null && traits.age !== person?.age
}

const OTHERS = [isOfOtherColour, isOfOtherMake, isOfOtherAge, isOfOtherNumber] as const

/** A hot dog is no dog; "a dinosaur skeleton … the skeleton" is no man's. */
function isAsAlive({ kind, noun }: Subject, found: NounPhrase['found']): boolean {
  if (noun.endsWith(' skeleton')) return true
  return found === null || LIVING.has(found.kind) === LIVING.has(kind)
}

/** "People eat. A couple dances": not all of them; "a kangaroo boxes, kangaroos cheer"; "two women chat, a woman sings". */
function isOfOtherNumber({ count, plural, bare }: NounPhrase, alike: Subject): boolean {
  if (count !== null) return count !== alike.count
  return plural ? bare && alike.count === 1 : !bare && alike.count > 1
}
