import type { DeedPhrases } from './deed-phrases.ts'

/** Ways of touching a thing of which something comes, and what befalls a thing by itself. */
export const BLOWS: DeedPhrases = {
  butt: 'butt',
  nudge: 'nudge',
  'paw-at': 'paw-at',
  'kick-at': 'kick-at',
  'knock-at': 'knock-at',
  'peck-at': 'peck-at',
  'tug-at': 'tug-at',
  'leap-upon': 'leap-upon',
  'press-down': 'press-down-on',
  'fly-into': 'fly-into-it',
  'brush-past': 'brush-past',
  undergo: 'undergo',
}
