import { ANIMALS } from '../../plan/kinds.ts'
import type { Person, Relation, Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { isFigure } from './figures.ts'

const HE = /^(?:boy|man|guy|husband|boyfriend|groom|gentleman)$/
const SHE = /^(?:girl|woman|lady|wife|girlfriend|bride)$/
/** What the other of the two is called. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['boy', 'girl'],
  ['girl', 'boy'],
  ['husband', 'wife'],
  ['wife', 'husband'],
  ['groom', 'bride'],
  ['bride', 'groom'],
])

const COUPLES = /\b(?:couple|lovers|newlyweds|sweethearts|honeymooners|spouses)\b/

/** The part of a sentence that a couple is parted in. */
interface Stage {
  readonly subjects: Subject[]
  readonly relations: Relation[]
  readonly nextId: () => string
}

/** "A couple shares an ice cream. The boy wears a jacket": he is one of the two, who part for it; null if there is none. */
export function partCouple(stage: Stage, { head, definite, words }: NounPhrase): Subject | null {
  const gender = HE.test(head) ? 'man' : SHE.test(head) ? 'woman' : null
  // "Two dancers turn. She wears red": a pronoun means one of the two, "the woman" may be a stranger.
  // Nor one of two children, where a snowman came with them.
  const pronoun = words === '' && !stage.subjects.some(isFigure)
  const couple = stage.subjects.find(
    (each) =>
      each.count === 2 && (COUPLES.test(each.words) || (pronoun && each.person?.gender === null)),
  )
  if (gender === null || !definite || couple === undefined) return null
  if (couple.person === null || stage.subjects.length >= 12) return null
  const other = gender === 'man' ? 'woman' : 'man'
  addOther(stage, couple, { gender: other, noun: OTHERS.get(head) ?? other })
  Object.assign(couple, { count: 1, noun: head, words: head })
  couple.person.gender = gender
  return couple
}

interface Other {
  readonly gender: 'man' | 'woman'
  readonly noun: string
}

/** The other of the two, with the same deeds and at the same places. */
function addOther(
  { subjects, relations, nextId }: Stage,
  couple: Subject,
  { gender, noun }: Other,
): void {
  const person: Person | null = couple.person && { ...structuredClone(couple.person), gender }
  const id = nextId()
  const actions = structuredClone(couple.actions)
  subjects.push({ ...couple, id, count: 1, noun, words: noun, person, actions })
  for (const relation of relations.filter(({ from }) => from === couple.id))
    relations.push({ ...relation, from: id })
}

const BOTH =
  /^(?:the )?(?:(?:young|old|elderly|happy|loving|newlywed|smiling|laughing|dancing) )*(?:couple|pair|duo|two|lovers|newlyweds|sweethearts)$/

/** "A man and a woman dance, the couple kisses": the two who were named one by one; nobody if there are no such two. */
export function bothMeant(
  said: readonly Subject[],
  { words, definite }: NounPhrase,
): readonly Subject[] {
  if (!definite || !BOTH.test(words)) return []
  const all = said.filter(({ id }, at) => said.findIndex((each) => each.id === id) === at)
  const beasts = all.filter(({ kind }) => ANIMALS.has(kind))
  const humans = all.filter(({ kind }) => kind === 'person')
  const people = humans.length > 0 || /couple|lovers|newlyweds/.test(words) ? humans : beasts
  const two = people.filter(({ count }) => count === 2)
  const ones = people.filter(({ count }) => count === 1)
  if (two.length > 0) return two.slice(0, 1)
  return ones.length > 1 ? ones.slice(0, 2) : []
}
