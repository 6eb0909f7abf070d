import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { actors, isAlive, type Binding, type Preposition } from './binding.ts'

const PERCHED =
  /^(?:sit|perch|stand|lie|sing|rest|sleep|land|look|chirp|coo|gather|groom|preen|nest|eat|drink|sniff|lick|yawn|stretch|howl|roar|bark|fall|throw|climb|jump|hop|catch|steal|hide)$/

const WALKS_UP_WALLS =
  /(?:^| )(?:gecko|lizard|salamander|chameleon|spider|tarantula|snail|slug|ant|beetle|ladybug|ladybird|butterfly|moth|cicada|caterpillar|fly|cockroach|centipede|frog|bug|insect|squirrel|cat)$/

/** "A gecko crawls up the wall", "clings to it": the wall is what it is on. */
function isClimbed(binding: Binding, word: string): boolean {
  const climbs = ({ noun, kind }: Subject): boolean =>
    kind !== 'person' && WALKS_UP_WALLS.test(noun)
  return /^(?:up|down|along|across|over|to|onto)$/.test(word) && actors(binding).some(climbs)
}

/** One wall, and not those of a room. */
function isWallOrRoof(head: string, words: string): boolean {
  return /(?:^| )(?:wall|roof)$/.test(head) && !words.endsWith(' walls')
}

/** A cat sits on a wall or a roof, and a bicycle leans against bricks: those are things one can see. */
export function isLandingPlace(
  binding: Binding,
  { head, words, traits }: NounPhrase,
  { word, relation }: Preposition,
): boolean {
  if (!isWallOrRoof(head, words)) return false
  // People, and cats that prowl, are about on a rooftop; birds and beasts that stay are seen on a ridge.
  const strolls = ({ kind, actions }: Subject): boolean =>
    (kind !== 'bird' && kind !== 'animal') || actions.some(({ verb }) => !PERCHED.test(verb))
  if (/roof/.test(head) && actors(binding).some(strolls)) return false
  const outdoors =
    traits.colour !== null || /\b(?:brick|stone|garden|low|city|castle|ruined)\b/.test(words)
  const onIt = word === 'on' || relation === 'on' || isClimbed(binding, word)
  return onIt
    ? outdoors || actors(binding).some(standsThere)
    : outdoors && isBesideWall(binding, { word, relation })
}

function isBesideWall(binding: Binding, { word, relation }: Preposition): boolean {
  if (word === 'against' || relation === 'in-front-of') return true
  return SIDES.test(word) && actors(binding).some(isAlive)
}

/** Whoever sits on a wall, and what stands on it; what hangs on it is in a room. */
const standsThere = (subject: Subject): boolean =>
  isAlive(subject) ||
  /^(?:food|toy)$/.test(subject.kind) ||
  /(?:cup|mug|bottle|jar|vase|pot|can|glass|bowl|bucket|lantern|candle)$/.test(subject.noun) ||
  subject.actions.some(({ verb }) => /^(?:stand|sit|lie)$/.test(verb))

/** A wall of a land in which somebody is. */
const SIDES = /^(?:with|behind|beside|along|near)$/
