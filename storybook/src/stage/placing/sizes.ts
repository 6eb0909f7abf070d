import type { Actor } from '../../cast/actor.ts'
import type { Framing, Subject } from '../../plan/plan.ts'
import type { Box } from '../../scene/space.ts'

/** Factors on the true size, so strong that after tempering a giant mouse is taller than a tiny elephant. */
const SIZE_WORDS: Readonly<Record<Subject['size'], number>> = {
  tiny: 0.08,
  small: 0.48,
  normal: 1,
  large: 2,
  giant: 7.5,
}

/** How many times as large as usual one looks on or with somebody, when its size was said. */
export const GROWN: Readonly<Record<Subject['size'], number>> = {
  tiny: 0.55,
  small: 0.75,
  normal: 1,
  large: 1.4,
  giant: 2,
}

/** A giant cat is larger than a house, and a tiny house smaller than a cat. */
const [GIANT, TINY] = [9, 0.3]

/** Share of the frame that the leading actor's size should take, before its shape is weighed. */
const SHARE: Readonly<Record<Framing, number>> = {
  'extreme-close-up': 0.58,
  'close-up': 0.58,
  medium: 0.56,
  wide: 0.32,
  'extreme-wide': 0.2,
  'low-angle': 0.78,
  'high-angle': 0.42,
  aerial: 0.24,
}

/** How much of the frame's height a lone actor fills at most; seen from below one towers up. */
const [TALLEST, TOWERING] = [0.69, 0.86]

/** Down to this share of a neighbour's size everybody is to scale; beyond it differences are tempered. */
const TO_SCALE = 0.65
const TEMPER = 0.36
/** Nobody looks smaller than this share of a neighbour, unless the prompt says how small: a cup beside a bus must be found. */
const LEAST = { free: 0.33, told: 0.24 }

/** A tall man is a head taller than others, and no giant; a short woman is no child. */
const OF_PEOPLE: Partial<Record<Subject['size'], number>> = { small: 0.84, large: 1.14 }

/** A large ant or mouse is at least as tall, in metres. */
const LARGE_BEAST = 0.4

const isSmallBeast = ({ kind }: Subject): boolean => kind === 'insect' || kind === 'animal'

/** "A tiny mouse in a walnut shell" is as mice are: smaller, it would be lost in there. */
export function isTinyAnyway({ metres, kind, build }: Actor, size: Subject['size']): boolean {
  return size === 'tiny' && kind !== 'puppet' && build !== 'still' && metres < TINY
}

/** Its true height with the prompt's word for its size. */
export function trueMetres(actor: Actor, subject: Subject): number {
  const person = subject.kind === 'person' ? OF_PEOPLE[subject.size] : undefined
  const metres = actor.metres * (person ?? SIZE_WORDS[subject.size])
  // A spider the size of a dog is no speck.
  if (subject.size === 'large' && isSmallBeast(subject)) return Math.max(metres, LARGE_BEAST)
  if (subject.size === 'giant') return Math.max(metres, GIANT)
  if (isTinyAnyway(actor, subject.size)) return 0.7 * actor.metres
  return subject.size === 'tiny' ? Math.min(metres, TINY) : metres
}

/** A lone actor's height in u: by the framing, a little by its true size, and by its shape (a bus is long, not tall). */
export function leadHeight({ metres, aspect }: Shape, framing: Framing, box: Box): number {
  const room = Math.min(box.height, box.width * 0.8 + 1.8)
  const bias = Math.min(1.3, Math.max(0.8, (metres / 0.8) ** 0.09))
  const height = (SHARE[framing] * room * bias) / aspect ** 0.38
  const tallest = framing === 'low-angle' ? TOWERING : TALLEST
  const ceiling = Math.min(tallest * box.height, (0.52 * box.width) / aspect)
  return Math.min(height, ceiling)
}

/** A measure of how large something looks, whatever its shape: the side of a square as large as its card. */
export function cardSize({ metres, aspect }: Shape): number {
  return metres * Math.sqrt(aspect)
}

/** How much taller or shorter a neighbour is drawn than the lead. */
export function besideLead(own: Shape, lead: Shape, told = false): number {
  const size = tempered(cardSize(own) / cardSize(lead), told ? LEAST.told : LEAST.free)
  return size * Math.sqrt(lead.aspect / own.aspect)
}

/** A child is to scale beside its mother; an ant is tempered beside an elephant, so that both can be seen. */
export function tempered(ratio: number, least = LEAST.told): number {
  if (ratio > 1) return 1 / tempered(1 / ratio, least)
  const scaled = ratio > TO_SCALE ? ratio : TO_SCALE * (ratio / TO_SCALE) ** TEMPER
  return Math.max(least, scaled)
}

export interface Shape {
  readonly metres: number
  readonly aspect: number
}
