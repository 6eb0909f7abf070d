import type { Relation, Subject } from '../../plan/plan.ts'
import type { Binding } from './binding.ts'

const COLOURFUL =
  /\b(?:colou?rful|(?:multi|many|different|differently|variously|brightly)-?(?: )?(?:colou?red|painted)|assorted|pastel)\b/
const DYES: readonly string[] = ['red', 'yellow', 'blue', 'green', 'purple', 'orange']
const PASTELS: readonly string[] = ['pink', 'light yellow', 'light blue', 'light green', 'lavender']
/** What is painted or dyed, each in its own colour; a colourful bird has all of them itself. */
const DYED =
  /^(?:thing|toy|furniture|clothing|vehicle|boat|aircraft|building|plant|food|tool|nature|instrument|symbol)$/

/** "Colourful umbrellas", "red and blue kites": each of another colour, and each where all of them were. */
export function spreadColours(binding: Binding): void {
  for (const group of binding.subjects.slice()) {
    if (isEachOnesOwn(group, binding)) continue
    const each = binding.subjects.length + MOST - 1 <= 12 ? partsOf(group, binding.nextId) : []
    const [first, ...others] = each
    if (first === undefined) continue
    binding.subjects.splice(binding.subjects.indexOf(group), 1, ...each)
    const own = binding.relations.filter(({ from, to }) => from === group.id || to === group.id)
    const more = others.flatMap(({ id }) => own.map((relation) => withOther(relation, first, id)))
    binding.relations.push(...more.slice(0, 24 - binding.relations.length))
  }
}

/** "Four dogs in colourful hats": one for each of them, whose colours the cast mixes; none is the whole group's. */
function isEachOnesOwn(thing: Subject, { relations, subjects }: Binding): boolean {
  const isOwn = ({ to, relation }: Relation): boolean =>
    to === thing.id && /^(?:holding|wearing)$/.test(relation)
  const owned = relations.filter(isOwn).map(({ from }) => from)
  const owner = subjects.find(({ id, count }) => count > 1 && owned.includes(id))
  if (!owner || thing.colour !== 'rainbow' || !COLOURFUL.test(thing.words)) return false
  thing.count = owner.count
  return true
}

/** Balloons rise from one hand, balls are juggled; spices lie there. */
const IN_THE_AIR = /(?:balloon|kite|bubble|ball|lantern|ribbon|streamer|flag)s?$/

function withOther(
  { from, relation, to }: Relation,
  { id: one, noun }: Subject,
  other: string,
): Relation {
  // One is in the hand, the others are about it.
  if (relation === 'holding' && to === one)
    return { from: other, relation: IN_THE_AIR.test(noun) ? 'above' : 'next-to', to: from }
  return { from: from === one ? other : from, relation, to: to === one ? other : to }
}

const MOST = 4
/** From so many on they are one crowd, in which the stage mixes the colours. */
const CROWD = 8

/** The members of a colourful group, the first under the group's own name; none if it is no such group. */
function partsOf(group: Subject, nextId: () => string): readonly Subject[] {
  const { count, kind } = group
  const dyes = count < 2 || !DYED.test(kind) ? [] : dyesOf(group).slice(0, MOST)
  const parts = Math.min(count, dyes.length)
  return dyes.slice(0, parts).map((dye, at) => ({
    ...structuredClone(group),
    id: at === 0 ? group.id : nextId(),
    colour: dye,
    count: Math.floor(count / parts) + (at < count % parts ? 1 : 0),
  }))
}

/** "Red and blue balloons": each is of one of them; what is striped in them has both. */
function dyesOf({ count, colour, words, noun, looks = [] }: Subject): readonly string[] {
  const named = colour?.split(' and ') ?? []
  const banded = looks.length > 0 || TWO_TONED.test(noun)
  if (named.length > 1) return banded ? [] : named
  return colour === 'rainbow' ? mixedDyes(words, noun, count) : []
}

function mixedDyes(words: string, noun: string, count: number): readonly string[] {
  // Lanterns hang in rows, and the set mixes their colours.
  const mixed = (count > 2 && noun === 'lantern') || count >= CROWD
  if (mixed || !COLOURFUL.test(words)) return []
  return /\bpastel\b/.test(words) ? PASTELS : DYES
}

/** What has its two colours in bands and fields. */
const TWO_TONED =
  /(?:cane|flag|lighthouse|pennant|garland|scarf|sock|uniform|jersey|barrier|cone|liquid|chemical|potion|fluid)s?$/
