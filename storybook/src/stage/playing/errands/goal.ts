import type { Actor } from '../../../cast/actor.ts'
import type { Way } from '../../../plan/plan.ts'
import { clamp } from '../../easing.ts'

/** How one gets into a thing: over its rim, through its door, or round the edge that hides who is in it. */
type Opening = 'top' | 'front' | 'side'

const HOLLOW =
  /\b(hats?|baskets?|box|boxes|buckets?|bins?|cans?|pots?|cups?|mugs?|bowls?|bags?|sacks?|barrels?|jars?|vases?|chests?|bathtubs?|tubs?|nests?|lamps?|eggs?|shells?|suitcases?|cradles?|wells?|cauldrons?|glass|teapots?|pumpkins?|boots?|shoes?|cakes?|puddles?|pools?|ponds?)(?: of .+)?$/u
const TREES = /\btrees?$/u
const TALL = [2.2, 3.4]
/** What a wheel or a foot is caught on. */
const LOW = /\b(?:stone|kerb|curb|root|pebble|crack|bump)$/u
const SEATS = /\b(chair|armchair|sofa|couch|bench|bed|throne|swing|horse|pony)$/u
const HIDING = /\b(tunnels?|rocks?|boulders?|bushes|bush|hedges?|hills?|trees?)$/u

function openingOf(noun: string): Opening {
  if (HIDING.test(noun)) return 'side'
  return HOLLOW.test(noun) ? 'top' : 'front'
}

/** What an errand leads to: where it stands and how large it is, in the performer's heights. */
export interface Goal {
  readonly x: number
  readonly width: number
  readonly height: number
  /** How high one stands on it. */
  readonly top: number
  readonly opening: Opening
}

/** A way, or what it comes to where a foot is caught, or a ball flies. */
type Course = Way | 'tripped' | 'thrown' | 'dropped'

/** How tall goals may be beside those who go there. */
const RATIOS: Readonly<Record<Exclude<Course, 'into' | 'out-of'> | Opening, readonly number[]>> = {
  onto: [0.45, 1.8],
  off: [0.45, 1.8],
  over: [0.35, 0.8],
  to: [0.4, 2],
  tripped: [0.16, 0.32],
  thrown: [1.2, 4.5],
  dropped: [0.7, 3.2],
  top: [0.8, 1.5],
  front: [1.7, 2.6],
  side: [1.5, 2.4],
}

/** True sizes tempered, so that both are seen; far enough ahead for a run-up. */
export function goalFor(way: Course, performer: Actor, { noun, actor }: Aim): Goal {
  const opening = openingOf(noun)
  const [low, high] = ratioOf(way, noun)
  const share = (actor.metres / Math.max(0.02, performer.metres)) ** 0.6
  // What hides somebody is longer than they are: a train in its tunnel.
  const hiding = opening === 'side' ? (1.15 * performer.aspect) / actor.aspect : 0
  // What is leapt over is not much wider than the leap.
  const widest =
    way === 'over' || way === 'tripped'
      ? (1.3 * Math.max(0.8, performer.aspect)) / actor.aspect
      : Infinity
  const height = Math.min(widest, Math.max(hiding, clamp(share, low, high)))
  const width = height * actor.aspect
  const top = height * topOf(noun, actor)
  return { x: runUp(way, performer) + distance(way, width), width, height, top, opening }
}

function ratioOf(way: Course, noun: string): readonly number[] {
  if (LOW.test(noun)) return RATIOS.tripped
  if (TREES.test(noun) && way !== 'tripped') return TALL
  return RATIOS[way === 'into' || way === 'out-of' ? openingOf(noun) : way]
}

/** How high one stands on it, in its own heights: on the seat of a chair, among the leaves of a tree. */
export function topOf(noun: string, actor: Actor): number {
  if (TREES.test(noun)) return 0.62
  return SEATS.test(noun) ? actor.grip('seat', {}).y : 1
}

/** Leaps are seen best with a short run-up: a long one makes everybody small. */
function runUp(way: Course, { aspect }: Actor): number {
  if (isLeft(way)) return 0
  if (way === 'thrown') return 3
  // Who comes to another is seen to have been away.
  if (way === 'to') return 1 + 0.7 * aspect
  return way === 'over' ? 0.45 + 0.5 * aspect : 0.55 + 0.55 * aspect
}

function distance(way: Course, width: number): number {
  return isLeft(way) ? 0 : width / 2
}

const isLeft = (way: Course): boolean => way === 'off' || way === 'out-of' || way === 'dropped'

/** The thing that is gone to, by its noun in the prompt. */
export interface Aim {
  readonly noun: string
  readonly actor: Actor
}
