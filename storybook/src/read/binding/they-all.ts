import { CRAFT } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { Chunk } from '../phrases/sentence-parts.ts'
import { isAlive, recall, relate, type Binding } from './binding.ts'

/** "A boy and a girl ring. A witch gives them candy": no less to the girl, who was named beside the one. */
export function recallFellows(binding: Binding, { id, kind, count }: Subject): void {
  if (count > 1 || kind !== 'person') return
  const fellows = binding.known.filter(
    (each) => each.kind === kind && each.id !== id && each.actions.length > 0,
  )
  for (const each of fellows.slice(-2))
    if (!binding.subjects.some((one) => one.id === each.id)) recall(binding, each)
}

/** What is done together with those it is done to. */
const TOGETHER =
  /^(?:lead|guide|follow|chase|meet|join|walk|ride|race|fight|dance|greet|hug|kiss|play|battle|attack|find|help|marry|face|adore)/

/** "A man rows a couple, they hold hands": the couple, to whom one alone does something. */
export function isDoneTo({ subjects }: Binding, { id, count }: Subject): boolean {
  const doers = subjects.filter(({ actions }) => actions.some(({ target }) => target === id))
  const [doer] = doers
  const alone = doers.length === 1 && doer?.count === 1 && doer.id !== id
  return count > 1 && alone && !doer.actions.some(({ verb }) => TOGETHER.test(verb))
}

/** "They drink tea": all who were in the story, when this shot has only one of them. */
export function callBack(binding: Binding, subject: Subject): void {
  if (subject.count > 1 || binding.subjects.filter(isAlive).length > 1) return
  const alive = binding.known.filter(isAlive)
  const people = alive.filter(({ kind }) => kind === 'person')
  // "A prince rides up on a horse. … They kiss": the horse, which did nothing itself, does not.
  const meant =
    people.length > 1
      ? alive.filter((each) => people.includes(each) || each.actions.length > 0)
      : alive
  for (const each of meant.slice(-3)) recall(binding, each)
  if (meant.length < 2) getIn(binding, subject)
}

/** "A rover rolls up to an alien. They drive away": the alien in it. */
function getIn(binding: Binding, { id }: Subject): void {
  const craft = binding.known.findLast(({ kind, actions }) => CRAFT.has(kind) && actions.length > 0)
  if (craft === undefined || binding.subjects.some(({ kind }) => CRAFT.has(kind))) return
  relate(binding, { from: id, relation: 'inside', to: recall(binding, craft).id })
}

/** What people do who have seen something. */
const OF_PEOPLE =
  /^(?:cheer|clap|applaud|laugh|smile|giggle|gasp|scream|shout|point|photograph|whisper|toast|pray|wave|high-five|celebrate)\b/

/** "A child runs at the gulls and they fly off": no child does. */
const ON_WINGS = /^(?:fly|take off|take flight|flutter|flap|soar|perch|roost)\b/

const isWinged = ({ kind, noun, count }: Subject): boolean =>
  count > 1 && (kind === 'bird' || kind === 'insect' || noun === 'bat')

/** "A dog and a cat sleep. A bird lands, and they wake up": no bird does. */
const sleepers = (known: readonly Subject[]): ReadonlySet<string> =>
  new Set(
    known.flatMap(({ id, actions }) => (actions.some(({ verb }) => verb === 'sleep') ? id : [])),
  )

/** "Two men row, a fish jumps over their boat, and they cheer": the fish does not; all who live, for other deeds. */
export function allWho({ subjects, known }: Binding, next: Chunk | undefined): readonly Subject[] {
  const deed = next?.type === 'verb' ? next.verb.base : ''
  const asleep = deed.startsWith('wake') ? sleepers(known) : null
  const woken = subjects.filter(({ id }) => asleep?.has(id))
  if (woken.length > 0) return woken
  const alive = subjects.filter(isAlive)
  const winged = ON_WINGS.test(deed) ? alive.filter(isWinged) : []
  if (winged.length > 0) return winged
  const people = alive.filter(({ kind }) => kind === 'person')
  const several = people.reduce((sum, { count }) => sum + count, 0) > 1
  if (several && OF_PEOPLE.test(deed)) return people
  return alive.length > 0 ? alive : subjects
}
