import { asSeen } from './plot-things.ts'
import { hasPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { baseVerb, isPlural, singular } from '../../lexicon/morphology.ts'
import { personTraits } from '../../lexicon/people-words.ts'

/** Those of whom a tale has told, for its pronouns. */
export interface PlotCast {
  readonly hero: string
  /** Who acts, as a sentence of its own would call them; null for what cannot be seen. */
  readonly actor: (who: string | null) => string | null
  /** The verb of a sentence as its subject wants it: several do in the bare form. */
  readonly agreeing: (who: string, told: string) => string
}

interface Role {
  readonly called: string
  readonly gender: string | null
  readonly many: boolean
}

/** A cast with a hero: whoever is meant when nobody else was named. */
export function createCast(hero: string): PlotCast {
  const roles: Role[] = [roleOf(hero)]
  let last: Role | null = roles[0] ?? null
  function actor(who: string | null): string | null {
    if (who !== null) last = /^(?:he|she|it|they)$/.test(who) ? meant(who) : named(who)
    return last?.called ?? null
  }
  function meant(pronoun: string): Role | null {
    const fits = ({ gender, many, called }: Role): boolean => {
      if (pronoun === 'they' || many) return pronoun === 'they' && many && isLiving(called)
      const isSomebody = gender !== null || isPerson(called)
      if (pronoun === 'it') return !isSomebody
      return gender === null ? isSomebody : (gender === 'woman') === (pronoun === 'she')
    }
    return roles.findLast(fits) ?? roles[0] ?? null
  }
  function named(who: string): Role | null {
    const words = asSeen(withoutTail(who))
    const before = roles.find(({ called }) => areSame(called, words))
    if (before === undefined && !isLiving(words) && !hasPicture(singular(headOf(words))))
      return null
    const role = before ?? roleOf(words)
    if (before === undefined) roles.push(role)
    return role
  }
  return { hero: roles[0]?.called ?? hero, actor, agreeing }
}

/** "A mage at the academy", "the king of the north". */
export const withoutTail = (who: string): string =>
  who.split(/,? (?:of|with|at|in|from|who|that|named|along) /)[0] ?? who

/** Whether somebody is named. */
export function isLiving(who: string): boolean {
  const plain = who.replace(/^(?:the|an?|his|her|their|two|three|five|seven) /, '')
  return namesLiving(plain) || namesLiving(singular(headOf(plain))) || personTraits(plain) !== null
}

/** "The apprentice" is the young mage apprentice, "the princess" is Princess Lilya. */
const areSame = (one: string, other: string): boolean =>
  one.split(' ').includes(headOf(other)) || other.split(' ').includes(headOf(one))

function roleOf(who: string): Role {
  const words = asSeen(who)
    .replace(/^(?:an?|that|this) /, 'the ')
    .split(' ')
  const called = words.length > 4 ? ['the', ...words.slice(-2)].join(' ') : words.join(' ')
  const head = headOf(called)
  const traits = personTraits(singular(head))
  const many = isPlural(head) || /^(?:people|team|crew)$/.test(head)
  return { called, gender: traits?.gender ?? null, many }
}

const headOf = (who: string): string => who.split(' ').at(-1) ?? who

const isPerson = (called: string): boolean => personTraits(singular(headOf(called))) !== null

function agreeing(who: string, told: string): string {
  if (!roleOf(who).many || !told.startsWith(who)) return told
  const [verb = '', ...rest] = told.slice(who.length + 1).split(' ')
  return [who, baseVerb(verb) ?? verb, ...rest].join(' ')
}
