import type { Choreography } from '../action.ts'
import { ATHLETICS } from './athletics.ts'
import { BALL_GAMES } from './ball-games.ts'
import { CRAFT } from './craft.ts'
import { DANCE } from './dance.ts'
import { FEATS } from './feats.ts'
import { FITNESS } from './fitness.ts'
import { GARDEN_DEEDS } from './garden.ts'
import { GESTURES } from './gestures.ts'
import { HOUSEHOLD } from './household.ts'
import { KITCHEN_DEEDS } from './kitchen.ts'
import { MUSIC } from './music.ts'
import { OUTDOORS } from './outdoors.ts'
import { TOGETHER } from './together.ts'
import { WALKING } from './walking.ts'

const DEEDS: readonly Choreography[] = [
  ...WALKING,
  ...GESTURES,
  ...MUSIC,
  ...FITNESS,
  ...BALL_GAMES,
  ...ATHLETICS,
  ...HOUSEHOLD,
  ...KITCHEN_DEEDS,
  ...CRAFT,
  ...GARDEN_DEEDS,
  ...TOGETHER,
  ...DANCE,
  ...OUTDOORS,
  ...FEATS,
]

/** Verbs that look like another deed when people do them, with phrases of their own. */
const ALIKE: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'play-music': ['play-guitar', 'playing music', 'making music', 'busking'],
  fight: ['box', 'fighting each other', 'brawling'],
  'climb-ladder': ['climb', 'climbing up a ladder'],
  'swing-on': ['swing', 'on a swing'],
  'water-plants': ['water', 'watering the plants'],
  pick: ['arrange-flowers', 'picking', 'gathering flowers'],
  build: ['hammer', 'constructing'],
  'tie-shoes': ['get-dressed', 'tying shoe laces'],
  take: ['hold', 'taking'],
  blow: ['blow-bubbles', 'blowing'],
  shop: ['push', 'buying groceries', 'grocery shopping'],
  marry: ['kiss', 'getting married', 'marrying'],
  study: ['write', 'doing an experiment', 'learning'],
  hide: ['sneak', 'hiding'],
  guide: ['point', 'guiding', 'leading the way'],
  'spray-paint': ['paint-wall', 'spray painting', 'making graffiti'],
  'play-doctor': ['bandage', 'examining a patient'],
  hang: ['pull-up', 'hanging from a bar'],
  snore: ['sleep', 'snoring'],
  shoot: ['archery', 'shooting'],
  frown: ['think', 'frowning'],
  'do-makeup': ['makeup', 'doing make-up'],
  'use-computer': ['type', 'working at a computer'],
  'hold-hands': ['shake-hands', 'holding hands'],
  gather: ['talk', 'gathering'],
}

/** Everything people do; ids are the verbs of the plan. */
export const HUMAN_ACTIONS: readonly Choreography[] = [
  ...DEEDS,
  ...Object.entries(ALIKE).flatMap(([id, [other, ...words]]) => {
    const deed = DEEDS.find((each) => each.id === other)
    return deed ? [{ ...deed, id, words }] : []
  }),
]
