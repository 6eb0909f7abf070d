import type { Subject } from '../plan/plan.ts'

/** What is said of the air about a place as well: a gloomy castle and a merry Christmas tree feel nothing. */
const IN_THE_AIR =
  /\b(?:gloomy|lonely|cheerful|jolly|merry|joyful|fierce|melanchol(?:y|ic)|mad|hostile|lazy|tense|desperate|hopeful|optimistic|mischievous|impatient|grieving|stressed|happy (?:birthday|new year|holidays?|halloween|easter|hour|ending))\b/u

/** Sleepy villages, proud castles and curious boxes have none. */
const ON_A_FACE = new Set<Subject['emotion']>([
  'happy',
  'sad',
  'angry',
  'scared',
  'surprised',
  'nervous',
  'bored',
  'shy',
  'jealous',
  'confused',
])

/** Whether a thing of which this is said has a face to feel it with. */
export function isFelt(emotion: Subject['emotion'], words: string): boolean {
  return ON_A_FACE.has(emotion) && !IN_THE_AIR.test(words)
}
