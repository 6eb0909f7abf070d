import type { Subject } from '../../plan/plan.ts'
import type { Chunk } from '../phrases/sentence-parts.ts'
import { isObject } from './as-object.ts'
import { isAlive, type Binding } from './binding.ts'

/** Whom a pronoun means because nobody else does or suffers what is told. */
export function meantByDeed(
  binding: Binding,
  word: string,
  next: Chunk | undefined,
): Subject | null {
  return (
    robotMeant(binding, word, next) ?? fugitive(binding, word, next) ?? eaten(binding, word, next)
  )
}

/** What becomes of what was given, as it does of no robot. */
const OF_GIFTS =
  /^(?:fall|roll|fly|float|drift|bounce|bloom|glow|shine|rise|land|break|burst|pop|melt|burn|shatter|crack|crumble|collapse|topple|tumble|explode|grow|shrink|wilt|vanish|disappear|sink|freeze|turn|transform|change|light|open|hatch|sprout|crash)\b/

/** "A robot gives a girl a flower. It bows": no flower does. */
function robotMeant(binding: Binding, word: string, next: Chunk | undefined): Subject | null {
  if (word !== 'it' || next?.type !== 'verb' || OF_GIFTS.test(next.verb.base)) return null
  const all = new Map([...binding.known, ...binding.subjects].map((each) => [each.id, each]))
  const [one, ...others] = [...all.values()].filter(({ kind, person }) =>
    kind === 'person' ? person?.role === 'robot' : isAlive({ kind }),
  )
  return one?.kind === 'person' && others.length === 0 ? one : null
}

const EATS = /^(?:eat|devour|swallow|gobble|nibble|munch|taste|chew)\b/
const EATEN: ReadonlySet<Subject['kind']> = new Set(['food', 'fish', 'insect'])

/** "An eagle carries a fish to its nest. The chicks eat it": not the eagle. */
function eaten(binding: Binding, word: string, next: Chunk | undefined): Subject | null {
  if (word !== 'it' || !isObject(binding, next) || !EATS.test(binding.verb?.base ?? '')) return null
  const all = [...binding.known, ...binding.subjects]
  const meal = all.findLast(
    ({ id, kind, count }) => EATEN.has(kind) && count === 1 && !binding.group.includes(id),
  )
  return meal ?? null
}

const HUNTS = /^(?:chase|hunt|follow|pursue|attack|stalk|pounce|run-after)$/
const GETS_AWAY = /^(?:hide|skulk|escape|flee|dodge|squeeze|slip|climb|burrow|vanish|disappear)\b/

/** "A cat chases a mouse. It hides in a hole": whoever is chased does. */
function fugitive(binding: Binding, word: string, next: Chunk | undefined): Subject | null {
  if (next?.type !== 'verb' || !GETS_AWAY.test(next.verb.base)) return null
  const all = [...binding.subjects, ...binding.known.toReversed()]
  const chaser = all.find(({ actions }) => actions.some(({ verb }) => HUNTS.test(verb)))
  const hunt = chaser?.actions.find(({ verb }) => HUNTS.test(verb))
  const chased = all.find(({ id }) => id === hunt?.target)
  return chased !== undefined && isAlive(chased) && fitsWord(chased, word) ? chased : null
}

function fitsWord({ kind, person, count }: Subject, word: string): boolean {
  if (word === 'they') return count > 1
  if (count > 1) return false
  if (word === 'it') return kind !== 'person'
  const gender = person?.gender ?? null
  return /^(?:he|she)$/.test(word) && (gender === null || (gender === 'man') === (word === 'he'))
}
