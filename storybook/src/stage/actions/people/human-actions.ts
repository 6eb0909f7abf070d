import type { Choreography } from '../action.ts'
import { BOARDING } from './boarding.ts'
import { deed } from './deed.ts'
import { ALIKE_DEEDS } from './deeds/alike.ts'
import { ALL_DEEDS } from './deeds/all-deeds.ts'
import { DEEDS_ON_SEATS } from './deeds/done-sitting.ts'
import { GAITS } from './deeds/body/walking.ts'
import { gaitDeed } from './gait.ts'
import { sharedWork } from './round-one.ts'

/**
 * Everything people do; ids are the verbs of the plan. To teach them another deed:
 * 1. write its score (poses, things in the hands, set, partner, effects) in the file of its theme in `deeds/`;
 * 2. draw what is held, if nobody has it yet, in `cast/people/tools/`;
 * 3. list the phrases that ask for it in `lexicon/deeds/`.
 */
export const HUMAN_ACTIONS: readonly Choreography[] = [
  ...Object.entries(GAITS).map(([id, gait]) => gaitDeed(id, gait)),
  BOARDING,
  ...Object.entries({ ...ALL_DEEDS, ...ALIKE_DEEDS, ...DEEDS_ON_SEATS }).map(([id, score]) =>
    deed(id, sharedWork(id, score)),
  ),
]

const BY_ID = new Map(HUMAN_ACTIONS.map((each) => [each.id, each]))

/** What people do, by its id. */
export function humanDeed(id: string): Choreography | null {
  return BY_ID.get(id) ?? null
}
