import { wordTable } from './word-set.ts'
import { ROLES as COSTUMES } from '../cast/people/roles/roles.ts'
import type { Person } from '../plan/plan.ts'
import { lookUp } from './look-up.ts'
import { genderOfName } from './names/first-names.ts'
import { ANYBODY } from './people/anybody.ts'
import { CHARACTER_ROLES } from './people/characters.ts'
import { FAMOUS_PEOPLE } from './people/famous-people.ts'
import { ROLES } from './people/roles.ts'
import type { Trait } from './people/trait.ts'
import { sensesOf } from './wordnet.ts'

const GENDERS = wordTable<Person['gender']>([
  ['woman', 'witch|queen|princess|bride|geisha'],
  ['man', 'king|prince|groom|santa'],
])

const PEOPLE: ReadonlyMap<string, Trait> = new Map([
  ...Object.keys(COSTUMES).map((role): [string, Trait] => [role, costumed(role)]),
  ...ROLES.trim().split('\n').flatMap(readRole),
  ...Object.entries(ANYBODY),
  ...Object.entries(FAMOUS_PEOPLE),
  ...CHARACTER_ROLES.trim().split('\n').flatMap(readCharacter),
])

/** What a word says about a person, or null if it is not a word for a person. */
export function personTraits(word: string): Trait | null {
  return PEOPLE.get(word) ?? youngTraits(word) ?? namedTraits(word) ?? sexedTraits(word)
}

const YOUNG = /^(?<calling>.+) (?<who>boy|girl|lad|lass|kid)$/u
/** What children are called by that is no calling by itself. */
const ERRANDS =
  /^(?:(?:news)?paper|stable|cabin|delivery|errand|choir|ball|gypsy|village|milk|goose|country|match|kitchen|mountain|island|farm)$/u
const PLAYED_AS = new Map([
  ['shepherd', 'farmer'],
  ['cabin', 'sailor'],
  ['farm', 'farmer'],
  ['stable', 'farmer'],
  ['goose', 'farmer'],
])

/** "A shepherd boy", "a cabin girl": a child of that calling. */
function youngTraits(phrase: string): Trait | null {
  const { calling = '', who = '' } = YOUNG.exec(phrase)?.groups ?? {}
  const role = PLAYED_AS.get(calling) ?? PEOPLE.get(calling)?.role
  if (!role && !ERRANDS.test(calling)) return null
  return { ...(role ? { role } : {}), ...PEOPLE.get(who), age: 'child' }
}

/** "Anna", "Emma Watson": somebody with a first name; a second word that means something else is no surname. */
function namedTraits(phrase: string): Trait | null {
  // A breed of dogs.
  if (phrase.startsWith('jack russell')) return null
  const [first = '', surname, ...more] = phrase.split(' ')
  // "Queen Elizabeth" is a queen.
  if (surname !== undefined && genderOfName(surname) !== null && PEOPLE.has(first)) {
    return more.length > 0 ? null : { gender: genderOfName(surname), ...PEOPLE.get(first) }
  }
  const gender = genderOfName(first)
  if (gender === null || more.length > 0) return null
  const named = surname === undefined || isSurname(surname)
  return named ? { gender, age: 'adult' } : null
}

/** "A woman doctor", "a man nurse". */
function sexedTraits(phrase: string): Trait | null {
  const { gender, calling = '' } =
    /^(?<gender>woman|man) (?<calling>.+)$/u.exec(phrase)?.groups ?? {}
  const traits = PEOPLE.get(calling)
  return gender && traits?.role ? { ...traits, gender: gender === 'woman' ? 'woman' : 'man' } : null
}

function isSurname(word: string): boolean {
  if (word.length < 4 || word.endsWith('ing') || PEOPLE.has(word)) return false
  if (/^(?:with|from|into|onto|over|under|near|while|when|then|that|this|their|both)$/.test(word))
    return false
  const others = (['verb', 'adjective', 'adverb'] as const).flatMap((part) => sensesOf(word, part))
  return others.length === 0 && sensesOf(word, 'noun').every(({ field }) => field === 'noun.person')
}

/** A person of whom nothing is known but these traits. */
export function toPerson(traits: Trait): Person {
  return { role: null, gender: null, age: null, hair: null, skin: null, wears: [], ...traits }
}

/** What somebody of this part wears on the stage, or null where there is no costume for it. */
export function clothesOfRole(role: string): Person['wears'] | null {
  const costume = lookUp(COSTUMES, role)
  if (costume === undefined) return null
  return costume.wears
    .split(', ')
    .slice(0, 8)
    .map((item) => {
      const [garment = '', colour = null] = item.split(':')
      return { garment: garment.slice(0, 40), colour }
    })
}

function costumed(role: string): Trait {
  const { gender, age } = lookUp(COSTUMES, role) ?? {}
  return {
    role,
    ...(gender === undefined ? {} : { gender }),
    ...(age === undefined ? {} : { age }),
  }
}

/** A character's names tell of whom its costume is made: a man, a child. */
function readCharacter(line: string): [string, Trait][] {
  return readRole(line).map(([word, trait]) => [word, { ...costumed(trait.role ?? ''), ...trait }])
}

function readRole(line: string): [string, Trait][] {
  const [role = '', others = ''] = line.split(': ')
  const gender = lookUp(GENDERS, role)
  const own: Trait = gender === undefined ? { role } : { role, gender }
  const entries: [string, Trait][] = [[role, own]]
  for (const other of others.split('|')) {
    const [word = '', mark] = other.split('/')
    // A surgeon is played as a surgeon where there is a costume for one, else as a doctor.
    const trait: Trait = Object.hasOwn(COSTUMES, word) ? { ...own, role: word } : { ...own }
    if (mark === 'man' || mark === 'woman') trait.gender = mark
    if (mark === 'old' || mark === 'child') trait.age = mark
    entries.push([word, trait])
  }
  return entries
}
