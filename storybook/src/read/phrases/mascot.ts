import { ANIMALS } from '../../plan/kinds.ts'
import { findPicture, hasPicture } from '../../lexicon/find-picture.ts'
import type { Found } from '../../lexicon/found.ts'
import { clothesOfRole, personTraits, toPerson } from '../../lexicon/people-words.ts'
import { singular } from '../../lexicon/morphology.ts'
import { sensesOf } from '../../lexicon/wordnet.ts'
import type { Person } from '../../plan/plan.ts'
import { garmentOf } from '../words/describing-words.ts'
import { placeWord } from '../words/place-words.ts'

/** Kinds that are called after a calling: nobody dresses a king crab. */
const SPECIES =
  /^(?:king (?:crab|cobra|penguin|salmon|snake|vulture)|emperor (?:penguin|moth|tamarin)|hermit crab|vampire (?:bat|squid)|nurse shark|monk seal|secretary bird|soldier (?:ant|fish)|monarch butterfly|widow spider|assassin bug|judge .+|fiddler crab|cleaner (?:fish|shrimp)|surgeon ?fish|cardinal bird|carpenter (?:bee|ant)|miner bird|tailor bird|butcher bird|honey bee|worker bee|drone bee)$/

/** Who has to do with animals is none. */
const HANDLERS =
  / (?:charmer|tamer|trainer|keeper|walker|catcher|hunter|breeder|rider|lover|whisperer|groomer|owner|herder|farmer|handler|sitter|fighter|seller|vendor|racer|jockey|shepherd)$/

/** An animal that plays a part among people: the animal stays one, and the person says how it is dressed. */
export interface Mascot {
  /** What it is called in the plan, if its own name is enough. */
  readonly head?: string
  readonly found: Found
}

/** "A cat astronaut", "a mother duck", "a queen bee": animal and part, in either order. Null if it is no such pair. */
export function mascotOf(head: string): Mascot | null {
  const words = head.split(' ')
  // A clown fish is a fish of its own.
  if (words.length < 2 || hasPicture(head) || SPECIES.test(head)) return null
  return HANDLERS.test(head)
    ? withCalling(words[0] ?? '', words.slice(1).join(' '))
    : playedBy(words)
}

function playedBy(words: readonly string[]): Mascot | null {
  const fan = words.at(-1) === 'mascot' ? inJersey(words.slice(0, -1).join(' ')) : null
  if (fan !== null) return fan
  for (let at = 1; at < words.length; at++) {
    const [before, after] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const being = withCalling(before, after)
    if (being !== null) return being
    const mascot = pair(before, after) ?? pair(after, before)
    if (mascot !== null) return mascot
  }
  // "A math wizard cat": a wizard, whatever he is a wizard at.
  return words.length > 2 ? mascotOf(words.slice(1).join(' ')) : null
}

/** The mascot of a team goes on its hind legs, in the team's clothes. */
function inJersey(animal: string): Mascot | null {
  const found = isAnimal(animal) ? findPicture(animal) : null
  if (found === null) return null
  const wears = ['jersey', 'shorts'].map((garment) => ({ garment, colour: null }))
  return { head: animal, found: { ...found, person: { ...toPerson({}), wears } } }
}

/** "My dog Rex": a name behind an animal is no second animal and no king. */
export function withoutName(head: string): string {
  const [animal = '', name, ...more] = head.split(' ')
  if (name === undefined || more.length > 0 || hasPicture(head)) return head
  return isAnimal(animal) && !isWord(name) && garmentOf(name) === null ? animal : head
}

function isAnimal(word: string): boolean {
  return hasPicture(word) && ANIMALS.has(findPicture(word)?.kind ?? 'thing')
}

function isWord(name: string): boolean {
  const noun = sensesOf(name, 'noun').some(({ count }) => count > 0)
  return noun || placeWord(name) !== null || Boolean(personTraits(name)?.role)
}

/** "A robot cook" stays a robot and wears what cooks wear. */
function withCalling(being: string, calling: string): Mascot | null {
  if (
    !/^(?:robot|android|cyborg|alien|extraterrestrial|zombie|skeleton|vampire|mummy)$/.test(being)
  )
    return null
  const traits = personTraits(calling)
  // "A robot friend" is a robot, whoever it is to the others.
  const wears = clothesOfRole(traits?.role ?? '') ?? (traits === null || traits.role ? null : [])
  if (wears === null) return null
  const person = { ...toPerson({ role: personTraits(being)?.role ?? being }), wears }
  return { found: { picture: 'person', concept: being, kind: 'person', via: 'name', person } }
}

function pair(animal: string, part: string): Mascot | null {
  const traits = personTraits(part) ?? calledPerson(part)
  if (traits === null || !hasPicture(animal)) return null
  const found = findPicture(animal)
  if (found === null || !(ANIMALS.has(found.kind) || isToyAnimal(animal, found))) return null
  // A cyborg wolf is a wolf, and goes on its four legs.
  const role = traits.role === 'robot' ? null : (traits.role ?? null)
  // A mother duck is a duck, whatever she is to the ducklings.
  return role === null
    ? { found }
    : { head: animal, found: { ...found, person: toPerson({ role }) } }
}

/** A teddy bear is dressed as bears are. */
function isToyAnimal(toy: string, { kind }: Found): boolean {
  return kind === 'toy' && isAnimal(toy.split(' ').at(-1) ?? '')
}

/** Callings that only the dictionary knows: a thief, a spy. */
function calledPerson(part: string): Pick<Person, 'role'> | null {
  const [first] = part.includes(' ') ? [] : sensesOf(part, 'noun')
  const found = first?.field === 'noun.person' && first.count > 0 ? findPicture(part) : null
  return found?.kind === 'person' ? { role: found.person?.role ?? null } : null
}

/** The part that a costume makes of whoever wears it: "pirate costume", "space suit". */
export function partOf(garment: string): Person['role'] {
  if (/^space ?suit$/.test(garment)) return 'astronaut'
  const [, part = ''] =
    /^(.+) (?:costume|outfit|uniform|attire|clothes|suit|armou?r|gear)$/.exec(garment) ?? []
  const last = part.split(' ').at(-1) ?? ''
  return personTraits(part)?.role ?? personTraits(singular(last))?.role ?? null
}
