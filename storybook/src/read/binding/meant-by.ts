import { CRAFT } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { Chunk } from '../phrases/sentence-parts.ts'
import { isObject, receives } from './as-object.ts'
import { actors, addSubject, isAlive, type Binding } from './binding.ts'
import { isFigure } from './figures.ts'
import { meantByDeed } from './meant-by-deed.ts'
import { propAgain } from './prop-again.ts'

export function meantBy(binding: Binding, word: string, next: Chunk | undefined): Subject | null {
  const all = candidates(binding)
  // "A bee lands on it": not on itself.
  const others = isObject(binding, next) ? all.filter((one) => !binding.group.includes(one.id)) : []
  return (
    meantByDeed(binding, word, next) ??
    propMeant(binding, word, next) ??
    propAgain(binding, word, next?.type === 'verb') ??
    sufferer(binding, word, next) ??
    hero(binding, word) ??
    (receives(binding, next) ? null : lastThing(binding, word, next)) ??
    several(word, next, all) ??
    firstOf([ofNoGroup(binding, word, others), others, all], word)
  )
}

function firstOf(rows: readonly (readonly Subject[])[], word: string): Subject | null {
  for (const row of rows) {
    const meant = whoIs(word, row)
    if (meant !== null) return meant
  }
  return null
}

/** What leaves, bubbles and lights do as well. */
export const THINGS_DO =
  /^(?:rise|fall|glow|flow|drift|float|shine|wave|melt|burn|drip|pour|bloom|grow|appear|disappear|swing|spin|rotate|swirl|dance|fly|sparkle|flicker|roll|bounce|pop|burst|sway|whirl|flutter|sail|drive|move|turn)\b/

/** "Two samurai meet, leaves fall. They draw their swords": leaves have none. */
function several(word: string, next: Chunk | undefined, all: readonly Subject[]): Subject | null {
  const [nearest] = all
  if (word !== 'they' || next?.type !== 'verb' || THINGS_DO.test(next.verb.base)) return null
  if (nearest === undefined || isAlive(nearest)) return null
  const alive = [...new Set(all.filter(isAlive))]
  const many = alive.reduce((sum, { count }) => sum + count, 0) > 1
  return many ? (alive[0] ?? null) : null
}

/** "Kicks a ball and it flies": the ball, so far only a prop, comes on by itself. */
function propMeant(binding: Binding, word: string, next: Chunk | undefined): Subject | null {
  const noun = binding.lastNoun
  if (word !== 'it' || next?.type !== 'verb' || noun === null || noun.found === null) return null
  const prop = binding.actions.some((action) => action.prop === noun.head)
  const alone = !binding.subjects.some(({ kind }) => kind !== 'person')
  return prop && alone ? addSubject(binding, noun) : null
}

/** What befalls the one to whom something is done, not the one who does it. */
export const BEFALLS =
  /^(?:melt|burn|break|shatter|crack|crumble|collapse|fall|topple|tumble|explode|burst|pop|grow|shrink|bloom|wake|wilt|vanish|disappear|dissolve|sink|freeze|glow|turn|transform|change|light|open|hatch|sprout|crash|evaporate)\b/

/** "A scientist mixes two potions. They explode": no scientist is they, and does. */
function severalThings(all: readonly Subject[]): Subject | null {
  const alive = new Set(all.filter(isAlive))
  const one = [...alive].reduce((sum, { count }) => sum + count, 0) === 1
  return one ? (all.find((each) => !isAlive(each) && each.count > 1) ?? null) : null
}

/** "Breathes fire at a snowman and it melts": the snowman. */
function sufferer(binding: Binding, word: string, next: Chunk | undefined): Subject | null {
  if (next?.type !== 'verb' || !BEFALLS.test(next.verb.base)) return null
  if (word === 'they') return severalThings(candidates(binding))
  if (word !== 'it') return null
  const cause = binding.actions.findLast(({ target }) => target !== null)
  // What is pushed off a table falls, and the table does not.
  const moved =
    /^(?:push|knock|drop|tip|throw|kick)$/.test(cause?.verb ?? '') && cause?.way === 'off'
  const meant = binding.subjects.find(({ id, noun }) =>
    moved ? noun === cause?.prop : id === cause?.target,
  )
  return meant === undefined || meant.kind === 'person' ? null : meant
}

/** "Her mother pushes her. She falls", "an owl sings to the bear. He falls asleep": whoever came last did it to the one of whom it is told. */
function hero(binding: Binding, word: string): Subject | null {
  const { known, subjects } = binding
  const cause = known.at(-1)
  if (!/^(?:he|she)$/.test(word)) return theOneWatched(binding, word)
  if (subjects.length > 0 || cause === undefined) return null
  const number = ({ id }: Subject): number => Number(id.slice(1))
  const newest = known.filter(isAlive).every((each) => number(each) <= number(cause))
  const meant = known.find(({ id }) => cause.actions.some(({ target }) => target === id))
  return newest && meant !== undefined && mayBeHero(meant, cause, word) ? meant : null
}

/** "The smallest climbs out, the others watch it": the smallest, and not the basket. */
function theOneWatched({ subjects, group, stepped, verb }: Binding, word: string): Subject | null {
  const seen = /^(?:watch|look|stare|chase|follow|cheer|laugh|point|help)\b/.test(verb?.base ?? '')
  if (!seen || stepped === null || !/^(?:it|him|her)$/.test(word)) return null
  const others = group.length === 1 && group[0] === stepped.from
  return others ? (subjects.find((each) => each.id === stepped.one && isAlive(each)) ?? null) : null
}

function mayBeHero(meant: Subject, cause: Subject, word: string): boolean {
  const gender = meant.person?.gender ?? null
  const fits = gender === null || (gender === 'man') === (word === 'he')
  return fits && isAlive(meant) && (meant.kind === 'person') === (cause.kind === 'person')
}

const BESIDE = /^(?:under|behind|in-front-of|above|left-of|right-of|next-to)$/

/** "Opens the door and feeds it": no door. */
const OF_THE_LIVING = /^(?:feed|pet|stroke|cuddle|comfort|thank|greet)\b/

/** "Knocks on a door; a woman opens it": of things the one named last. */
function lastThing(binding: Binding, word: string, next: Chunk | undefined): Subject | null {
  const { preposition } = binding
  if (word !== 'it' || !isObject(binding, next) || !mayBeThing(binding)) return null
  const named = binding.subjects.filter(
    ({ id, kind }) => kind !== 'person' && !binding.group.includes(id),
  )
  const last = named.findLast((each) => isOnTheMove(binding, each)) ?? named.at(-1)
  // "A vase on a table, left of it a cup": left of the vase.
  const bears = preposition !== null && binding.relations.some(({ to }) => to === last?.id)
  return named.some(isAlive) || bears ? null : (last ?? null)
}

/** "A bench, a tree and a cat under it": under the tree. */
function mayBeThing({ preposition, verb }: Binding): boolean {
  const beside =
    preposition === null || preposition.word === 'at' || BESIDE.test(preposition.relation ?? '')
  return beside && !OF_THE_LIVING.test(verb?.base ?? '')
}

const ON_THE_MOVE =
  /^(?:chase|follow|pull|tow|drag|haul|escort|guide|race|run|overtake|pursue|hunt)\b/

/** "A ship passes under a bridge, a tug pulling it", "a man with an umbrella runs after it": no bridge is pulled, and nobody runs after what is in his own hand. */
function isOnTheMove({ verb, relations, group }: Binding, { id, kind }: Subject): boolean {
  const own = relations.some(({ from, to }) => to === id && group.includes(from))
  return ON_THE_MOVE.test(verb?.base ?? '') && CRAFT.has(kind) && !own
}

/** "Two penguins find a fish. The first slides toward it": the other penguin would be "the other". */
function ofNoGroup(
  { stepped }: Binding,
  word: string,
  others: readonly Subject[],
): readonly Subject[] {
  if (word !== 'it' || stepped === null) return []
  return others.filter(
    ({ id, kind, count }) =>
      kind !== 'person' && count === 1 && id !== stepped.one && id !== stepped.from,
  )
}

function candidates(binding: Binding): readonly Subject[] {
  const known = binding.known.toReversed()
  const active = known.filter(({ actions }) => actions.length > 0)
  return [...actors(binding), ...binding.subjects, ...active, ...known]
}

function whoIs(word: string, subjects: readonly Subject[]): Subject | null {
  if (/^(?:he|him|his)$/.test(word)) return personOf(subjects, 'man')
  if (/^(?:she|her)$/.test(word)) return personOf(subjects, 'woman')
  if (/^(?:it|its)$/.test(word)) return thingOf(subjects)
  // "Feeds pigeons, a child chases them": not the one who feeds.
  const many =
    word === 'them'
      ? (subjects.find(({ count }) => count > 1) ?? subjects.find(isAlive))
      : undefined
  const all = /^(?:they|them|their|[a-z]+_of|the_others?)$/.test(word)
  return all ? (many ?? subjects[0] ?? null) : null
}

function personOf(subjects: readonly Subject[], gender: 'man' | 'woman'): Subject | null {
  const all = subjects.filter(({ person }) => person !== null)
  // "Him" is one, whoever else hurries by.
  const single = all.filter(({ count }) => count === 1)
  // "A snowman skates with two children. He melts": neither of the two.
  const figure = subjects.find(isFigure)
  if (single.length === 0 && figure !== undefined) return figure
  const people = single.length > 0 ? single : all
  const told = people.find(({ person }) => person?.gender === gender)
  const open = people.find(({ person }) => person?.gender === null)
  // "A knight kneels before a queen; she …": who is known to be a woman, unless somebody nearer may be one.
  const near = people[0]?.person?.gender === null && told === undefined ? open : told
  // "The princess kisses the frog, and he …": not she.
  const other = subjects.filter(({ person }) => (person?.gender ?? gender) === gender)
  return near ?? open ?? beastOf(other, gender) ?? figure ?? null
}

/** "Three chicks open their beaks and she feeds them": the robin that was named before. */
function beastOf(others: readonly Subject[], gender: 'man' | 'woman'): Subject | null {
  const alive = others.filter(isAlive)
  const named = others.find(({ noun }) => CALLED[gender].test(noun))
  return named ?? alive.find(({ count }) => count === 1) ?? alive[0] ?? null
}

/** "A baby elephant splashes its mother. She …": beasts have no gender but that of their name. */
const CALLED = {
  woman:
    /(?:^| )(?:mother|grandmother|sister|daughter|queen|hen|cow|lioness|tigress|ewe|mare|doe|vixen|princess|aunt)(?: |$)/,
  man: /(?:^| )(?:father|grandfather|brother|son|king|rooster|bull|stag|stallion|ram|prince|uncle)(?: |$)/,
} as const

function thingOf(subjects: readonly Subject[]): Subject | null {
  // A robot is played by a person, and called "it"; so is a baby.
  const others = subjects.filter(
    ({ kind, person, count }) =>
      kind !== 'person' || person?.role === 'robot' || (person?.age === 'baby' && count === 1),
  )
  const alive = others.filter((one) => isAlive(one) && one.actions.length > 0)
  return (
    // "A herd walks. A calf stumbles, its mother helps it": the calf, which is one.
    alive.find(({ count }) => count === 1) ??
    alive[0] ??
    others.find(({ actions }) => actions.length > 0) ??
    others.find(isAlive) ??
    others[0] ??
    subjects[0] ??
    null
  )
}
