import { wordTable } from '../../lexicon/word-set.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import type { Casting } from '../company.ts'
import type { Random } from '../../scene/random.ts'

/** Verbs that cross the stage, and how much of its width they like to cross. */
const WAYS = wordTable<number>([
  [0.2, 'float'],
  [0.24, 'visit'],
  [0.3, 'crawl|harvest|derail|turn|surf|play'],
  [0.34, 'hunt'],
  [0.35, 'land|row'],
  [0.36, 'sow|break'],
  [0.4, 'splash-by|stroll|march|take-off|plough|sail|move|go|travel|bounce|roll'],
  [0.42, 'walk|hop|follow|stop|slither|dive|park|drift'],
  [0.45, 'run-ball'],
  [0.46, 'swim'],
  [0.5, 'slide|ride-bike|ride-scooter|ride-horse|trot|jog|fly|soar|glide|migrate|drive'],
  [0.5, 'drive-ahead|ride-cable|cross|ride|skate|ski|sled|skateboard|snowboard|scooter'],
  [0.5, 'cycle'],
  [0.55, 'ride-motorcycle|motorcycle'],
  [0.6, 'chase|flee'],
  [0.62, 'run|gallop|race|accelerate'],
])

/** Whose way of going is to jump, and how much of the stage they cross by it. */
const LEAPERS = /\b(?:kangaroo|wallaby|hare|rabbit|bunny|frog|toad|grasshopper|cricket)$/u
const LEAPS = 0.42

const leapsAlong = ({ noun, actions: [action] }: Subject): boolean =>
  action?.verb === 'jump' && action.target === null && LEAPERS.test(noun)

const PACES: Readonly<Record<string, number>> = { slow: 0.75, fast: 1.15 }

/** How much of the stage's width a subject would like to cross: 0 for deeds done on the spot. */
export function wayOf({ subject, dance }: Pick<Casting, 'subject' | 'dance'>): number {
  const action = subject.actions[0]
  // Who has an errand goes as far as that leads.
  if (!action || action.way || action.spots) return 0
  const pace = PACES[action.pace ?? ''] ?? 1
  if (leapsAlong(subject)) return LEAPS * pace
  const human = dance?.for.includes('puppet') === true
  return (human ? (dance.needs?.way ?? 0) : (WAYS[action.verb] ?? 0)) * pace
}

/** Where those go who cross the stage: as the first one is told that is told anything, else towards the light. */
export function headingOf(
  subjects: readonly Subject[],
  random: Random,
  lightFrom: number | null = null,
): 1 | -1 {
  for (const { actions } of subjects) {
    const told = toldSide(actions[0])
    if (told) return told
  }
  if (lightFrom !== null) return lightFrom > 0 ? 1 : -1
  return random.chance(0.6) ? 1 : -1
}

/** The side that a deed's direction names, if it names one. */
export function toldSide(action: Action | undefined): 1 | -1 | null {
  // Left and right of a thing are ours: a way round it is never mirrored.
  if (action?.spots || action?.direction === 'right') return 1
  return action?.direction === 'left' ? -1 : null
}

/** How far the frame goes along with those who go there, in its widths: they stay in it as long as they keep up. */
export function frameGoes({ move }: Shot['camera'], heading: 1 | -1): number {
  const side = /^(?:pan|track)-(left|right)$/u.exec(move ?? '')?.[1]
  return side === (heading === 1 ? 'right' : 'left') ? SWUNG : 0
}

const SWUNG = 0.3
