import type { Shot, Subject } from '../../plan/plan.ts'
import { createRandom } from '../../scene/random.ts'

const KIN =
  /\b(?:family|families|mothers?|fathers?|moms?|mums?|dads?|parents?|sons?|daughters?|brothers?|sisters?|siblings?|twins?|grand(?:mother|father|son|daughter|child|children|parents?|ma|pa|mom|dad)s?|aunt|uncle|niece|nephew)(?:'s?)?\b/u
const SKINS = ['pale', 'light', 'olive', 'tan', 'brown', 'dark'] as const

/** A mother and her daughter have one skin, whichever it is, unless the prompt says otherwise. */
export function asKin(subject: Subject, { subjects }: Shot, seed: number): Subject {
  const { person, kind } = subject
  if (kind !== 'person' || person === null || person.skin !== null || person.role !== null)
    return subject
  const people = subjects.filter((each) => each.kind === 'person' && each.person?.role === null)
  const named = people.find(({ noun, words }) => KIN.test(`${noun} ${words}`))
  // Three at most: in a crowd nobody is everybody's kin.
  if (!named || people.length > 3) return subject
  const told = people.find((each) => each.person?.skin)?.person?.skin
  const skin = told ?? createRandom(seed).fork('kin').pick(SKINS)
  return { ...subject, person: { ...person, skin } }
}
