import { isSomebody } from './clause-places.ts'
import { glossAt, type Item } from './item.ts'

/** What is done to hair, with or without its name in the verb. */
const DONE =
  /^(?:cutting|combing|brushing|washing|drying|braiding|weaving|knitting|tying)(?: hair)?$/
/** "Fait une tresse", चोटी बना रही है: only braids are made. */
const MADE = /^(?:making|building|giving)$/
const WOVEN = /^(?:weaving|knitting|tying|making|building|giving)/
const JOINT = /^(?:for|to|giving|of|with|the|a|on|in)$/

/** लंबे काले बाल: hair is long, and not tall. */
export function longHair(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.gloss !== 'tall') return item
    const what = items.slice(at + 1).find(({ kind }) => kind !== 'adjective')
    const long =
      /(?:^| )(?:hair|beard|tail|nose|ears|neck|legs?|moustache|scarf|dress|skirt)$/.test(
        what?.gloss ?? '',
      )
    return long ? { ...item, gloss: 'long' } : item
  })
}

/** "Corta el pelo a un hombre", "flicht ihrer Tochter die Haare", 娘の髪を編む: whose hair it is, in whatever order. */
export function hairOfWhom(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex(({ kind, gloss }) => kind === 'verb' && isDone(gloss))
  if (verb < 0) return items
  const deed = glossAt(items, verb)
  const end = clauseEnd(items, verb + 1)
  const clause = items.slice(verb + 1, end)
  const hair = clause.findIndex(({ gloss }) => (MADE.test(deed) ? BRAIDS : HAIR).test(gloss))
  const whom = clause.findIndex(({ kind, gloss }) => kind === 'noun' && isSomebody(gloss))
  const named = deed.endsWith(' hair') || (hair >= 0 && clause[hair - 1]?.kind !== 'adjective')
  if (!named || whom < 0) return items
  const rest = clause.slice(Math.max(hair, whom) + 1)
  const looks = clause.slice(0, whom).filter(({ gloss }, at) => at !== hair && !JOINT.test(gloss))
  const done = deed.replace(WOVEN, 'braiding').replace(' hair', '')
  const own = looks.length > 0 ? looks : [{ gloss: 'a', kind: 'number' } as const]
  const theirs: Item = { gloss: `${clause[whom]?.gloss ?? ''}'s hair`, kind: 'noun' }
  const told: Item = { gloss: done, kind: 'verb' }
  return items.toSpliced(verb, end - verb, told, ...own, theirs, ...rest)
}

const HAIR = /^(?:hair|braids)$/
const BRAIDS = /^braids$/

function isDone(gloss: string): boolean {
  return DONE.test(gloss) || MADE.test(gloss)
}

/** Thai and Korean give what is done for somebody: that is no deed of its own. */
function clauseEnd(items: readonly Item[], from: number): number {
  const end = items.findIndex(
    ({ kind, gloss }, at) =>
      at >= from &&
      (kind === 'pause' || kind === 'film' || (kind === 'verb' && gloss !== 'giving')),
  )
  return end < 0 ? items.length : end
}
