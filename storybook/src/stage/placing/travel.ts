import type { Direction, Subject } from '../../plan/plan.ts'
import type { Casting } from '../company.ts'
import type { Random } from '../../scene/random.ts'

/** Verbs that cross the stage, and how much of its width they like to cross. */
const WAYS: Readonly<Record<string, number>> = {
  walk: 0.42,
  'splash-by': 0.4,
  slide: 0.5,
  'ride-bike': 0.5,
  'ride-scooter': 0.5,
  'ride-motorcycle': 0.55,
  'ride-horse': 0.5,
  visit: 0.24,
  stroll: 0.4,
  trot: 0.5,
  run: 0.62,
  'run-ball': 0.45,
  gallop: 0.62,
  jog: 0.5,
  hop: 0.42,
  crawl: 0.3,
  hunt: 0.34,
  march: 0.4,
  chase: 0.6,
  flee: 0.6,
  follow: 0.42,
  stop: 0.42,
  slither: 0.42,
  swim: 0.46,
  dive: 0.42,
  fly: 0.5,
  soar: 0.5,
  glide: 0.5,
  migrate: 0.5,
  land: 0.35,
  'take-off': 0.4,
  drive: 0.5,
  plough: 0.4,
  harvest: 0.3,
  sow: 0.36,
  'drive-ahead': 0.5,
  'ride-cable': 0.5,
  break: 0.36,
  race: 0.62,
  derail: 0.3,
  accelerate: 0.62,
  park: 0.42,
  turn: 0.3,
  drift: 0.42,
  sail: 0.4,
  move: 0.4,
  go: 0.4,
  travel: 0.4,
  cross: 0.5,
  ride: 0.5,
  skate: 0.5,
  ski: 0.5,
  sled: 0.5,
  skateboard: 0.5,
  snowboard: 0.5,
  scooter: 0.5,
  motorcycle: 0.55,
  cycle: 0.5,
  surf: 0.3,
  bounce: 0.4,
  roll: 0.4,
  row: 0.35,
  float: 0.2,
  play: 0.3,
}

/** How much of the stage's width a subject would like to cross: 0 for deeds done on the spot. */
export function wayOf({ subject, dance }: Pick<Casting, 'subject' | 'dance'>): number {
  const action = subject.actions[0]
  // Who has an errand goes as far as that leads.
  if (!action || action.way) return 0
  const pace = action.pace === 'slow' ? 0.75 : action.pace === 'fast' ? 1.15 : 1
  const human = dance?.for.includes('puppet') === true
  return (human ? (dance.needs?.way ?? 0) : (WAYS[action.verb] ?? 0)) * pace
}

/** Where those go who cross the stage: as the first one is told that is told anything, else by chance. */
export function headingOf(subjects: readonly Subject[], random: Random): 1 | -1 {
  for (const { actions } of subjects) {
    const told = toldSide(actions[0]?.direction ?? null)
    if (told) return told
  }
  return random.chance(0.6) ? 1 : -1
}

/** The side a direction names, if it names one. */
export function toldSide(direction: Direction | null): 1 | -1 | null {
  return direction === 'left' ? -1 : direction === 'right' ? 1 : null
}
