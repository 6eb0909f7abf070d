import { ALL_DEEDS } from './all-deeds.ts'
import type { Deeds } from '../score.ts'

/** Verbs that look like another deed when people do them. */
const ALIKE: Readonly<Record<string, string>> = {
  fight: 'box',
  pick: 'arrange-flowers',
  build: 'hammer',
  take: 'hold',
  blow: 'blow-bubbles',
  shop: 'push',
  study: 'write',
  guide: 'point',
  hang: 'pull-up',
  snore: 'sleep',
  shoot: 'archery',
  frown: 'think',
  'do-makeup': 'makeup',
  'use-computer': 'type',
  gather: 'talk',
}

/** The same scores under other verbs. */
export const ALIKE_DEEDS: Deeds = Object.fromEntries(
  Object.entries(ALIKE).flatMap(([id, other]) => {
    const score = ALL_DEEDS[other]
    return score ? [[id, score]] : []
  }),
)
