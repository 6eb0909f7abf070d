import type { Person, Subject } from '../../plan/plan.ts'
import { roleOf } from './look.ts'
import { dressOfNation } from './nations.ts'

type Part = Partial<Person>

const COUPLES =
  /\b(couple|newlyweds|bride and groom|lovers|sweethearts|(grand)?parents|honeymooners)\b/iu
const TWINS = /\b(twins?|triplets?|identical)\b/iu
const ELEGANT = /\b(elegant|well-dressed|glamorous|posh|fancy|stylish|dapper)\b/iu
const EVENING = { woman: 'gown', man: 'suit' } as const

/** A family in the order in which it is counted. */
const FAMILY: readonly Part[] = [
  { gender: 'woman', age: 'adult' },
  { gender: 'man', age: 'adult' },
  { gender: 'woman', age: 'child' },
  { gender: 'man', age: 'child' },
  { age: 'baby' },
  { gender: 'woman', age: 'old' },
  { gender: 'man', age: 'old' },
]

/** Who else is in a crowd, besides men and women: every fourth is somebody's child or grandmother. */
const PASSERS: readonly Part[] = [{}, {}, {}, { age: 'old' }, {}, {}, { age: 'child' }, {}]

/** Whatever somebody has on, and no costume over it. */
export const OWN_CLOTHES: Person['wears'] = [{ garment: 'clothes', colour: null }]

/** Whether nothing was said of what they have on. */
export const isUndressed = ({ wears }: Person): boolean =>
  wears.every(({ garment, colour }) => garment === 'clothes' && colour === null)

/** Whether all of them look the same. */
export function areAlike({ words, noun }: Subject): boolean {
  return TWINS.test(words) || TWINS.test(noun)
}

/** The person that this one of several is: one half of a couple, a child of a family, one of a crowd. */
export function memberOf(person: Person, subject: Subject, index: number): Person {
  const { wears = [], ...traits } = partOf(person, subject, index)
  const one = dressUp({ ...person, ...unlessSaid(person, traits) }, subject, index)
  return inOwnColour({ ...one, ...unlessSaid(one, { wears }) }, subject, index)
}

const GAY = ['red', 'yellow', 'blue', 'green', 'orange', 'purple', 'pink', 'turquoise'] as const

/** "Children in colourful raincoats": each in another colour. */
function inOwnColour(person: Person, { count }: Subject, index: number): Person {
  if (count < 2 || person.wears.every(({ colour }) => colour !== 'rainbow')) return person
  const own = GAY[index % GAY.length] ?? 'red'
  const wears = person.wears.map((each) =>
    each.colour === 'rainbow' ? { ...each, colour: own } : each,
  )
  return { ...person, wears }
}

/** What the prompt says of all of them holds for each. */
function unlessSaid(person: Person, part: Part): Part {
  const free = (key: keyof Part): boolean => person[key] === null
  const { wears, ...traits } = part
  return {
    ...Object.fromEntries(Object.entries(traits).filter(([key]) => free(key as keyof Part))),
    ...(wears && wears.length > 0 && isUndressed(person) && isAnybody(person) ? { wears } : {}),
  }
}

/** Whose calling says less of their dress than their country does: a Balinese dancer, a Bavarian waitress. */
const isAnybody = ({ role }: Person): boolean =>
  role === null || /^(?:dancer|waiter|waitress|villager|farmer)$/u.test(role)

function partOf(person: Person, subject: Subject, index: number): Part {
  const { words, count, noun } = subject
  if (count < 2) return {}
  if (/\bfamily\b/iu.test(words)) return FAMILY[index % FAMILY.length] ?? {}
  if (noun === 'newlywed') return index % 2 === 0 ? { role: 'bride' } : { role: 'groom' }
  if (COUPLES.test(words) && count === 2) return halfOf(index)
  if (areAlike(subject)) return { gender: 'woman' }
  return passerBy(person, subject, index)
}

/** Women and men in turn, and in a crowd of anybody all ages. */
function passerBy({ age, role }: Person, { words, count, noun }: Subject, index: number): Part {
  // Bridesmaids and nuns are women, every one of them.
  const own = roleOf(role)?.gender
  const gender: Part = { gender: own ?? ((index + words.length) % 2 === 0 ? 'woman' : 'man') }
  const mixed = count > 4 && age === null && noun === 'person'
  return mixed ? { ...gender, ...PASSERS[index % PASSERS.length] } : gender
}

/** A couple is a woman and a man, unless the prompt says otherwise. */
function halfOf(index: number): Part {
  if (index > 0) return { gender: 'man' }
  return { gender: 'woman', hair: 'long', wears: [{ garment: 'dress', colour: null }] }
}

/** Elegant people and people of a nation, dressed so when no clothes are named. */
function dressUp(person: Person, { words }: Subject, index: number): Person {
  const nation = dressOfNation(words, person.gender, index)
  const told = unlessSaid(person, nation ?? {})
  const bare = person.role === null && isUndressed(person) && person.age !== 'baby'
  if (!bare || !ELEGANT.test(words)) return { ...person, ...told }
  return {
    ...person,
    ...told,
    wears: [{ garment: EVENING[person.gender ?? 'woman'], colour: null }],
  }
}
