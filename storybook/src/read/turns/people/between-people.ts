import { isPerson, ONE } from '../somebody.ts'
import type { Turn } from '../turn.ts'

const WHOM = `(${ONE}|another) ((?:[a-z]+ )?[a-z]+)`

/** A deed that is done to a person as a whole, though the words name a back, an arm or a pocket. */
const doneTo =
  (deed: string) =>
  (said: string, ...[article = '', whom = '']: string[]): string =>
    isPerson(whom.split(' ').at(-1) ?? '') ? `verb_${deed}_ing ${article} ${whom}` : said

/** Between two there is room for a piece of it. */
const APART: Readonly<Record<string, string>> = {
  fence: 'fence panel',
  'garden fence': 'fence panel',
  'picket fence': 'fence panel',
  wall: 'wall panel',
  'garden wall': 'wall panel',
}

/** What people say, owe and do to one another, where the words alone mean something else. */
export const BETWEEN_PEOPLE_TURNS: readonly Turn[] = [
  // Who loses a job is not shot at.
  [
    'fires fired firing',
    new RegExp(
      `\\bfir(?:es|ed|ing) (?=${ONE} (?:[a-z]+ )?(?:employee|worker|assistant|secretary|clerk|coach|manager|teacher|cook|chef|butler|maid|nanny|driver|intern|staff)\\b)`,
      'g',
    ),
    'blames ',
  ],
  [
    'lies to lying to',
    new RegExp(`\\b(?:lies|lying) to (${ONE}) ([a-z]+)(?= ?[.,;]| (?:and|about|at|in)\\b|$)`, 'g'),
    (said, ...[article = '', whom = '']) => (isPerson(whom) ? `deceives ${article} ${whom}` : said),
  ],
  ['mind', /\bchang(?:es|ing) (?:his|her|their|its) mind\b/g, 'thinks'],
  [
    'parrot',
    /(?<=\bparrot )repeats(?: [a-z]+){0,2}?(?= ?[.,;]|$| (?:an?|the|his|her)\b)/g,
    'talks to',
  ],
  ['fun of', /\bmak(?:es|ing) fun of\b/g, 'mocks'],
  ['thanks', new RegExp(`\\bthanks (?=${ONE} [a-z])`, 'g'), 'shakes hands with '],
  [
    'ignores ignoring',
    new RegExp(`\\bignor(?:es|ing) (${ONE}) ([a-z]+)\\b`, 'g'),
    (said, ...[article = '', whom = '']) => (isPerson(whom) ? `snubs ${article} ${whom}` : said),
  ],
  // Flowers for somebody are in the hands of who waits.
  [
    'with',
    new RegExp(
      `\\b(wait(?:s|ing) for ${ONE} [a-z]+) with ((?:a bouquet|a bunch|an? (?:[a-z]+ )?(?:rose|flower|gift|present|balloon|sign|cake)|(?:[a-z]+ )?(?:flowers|roses|tulips|balloons))(?: of [a-z]+)?)(?= ?[.,;]| (?:at|in|on|under|by|near|and)\\b|$)`,
      'g',
    ),
    'holds $2 and $1',
  ],
  [
    'back',
    new RegExp(`\\b(?:pat|clap|slap)(?:s|ting|ping)? ${WHOM} on the back\\b`, 'g'),
    doneTo('pat-back'),
  ],
  [
    'pocket',
    new RegExp(`\\b(?:picks|picking|pick) ${WHOM}'s pockets?\\b`, 'g'),
    doneTo('pick-pocket'),
  ],
  [
    'walk arm',
    new RegExp(
      `\\b(?:help(?:s|ing)? ${WHOM} (?:to )?walk\\b|(?:support|steady|steadie)(?:s|ing)? ${WHOM} by the arm\\b)`,
      'g',
    ),
    (said, ...[article, whom, second, other]) =>
      doneTo('support-walking')(said, article ?? second ?? '', whom ?? other ?? ''),
  ],
  // Over it they talk, and nobody flies above it.
  [
    'over across through',
    /\b((?:talk|chat|gossip|bark|wave|argue|whisper|kiss|shout|speak|hiss|growl|meow)(?:s|es|ing|ting)?(?: (?:to|with|at) (?:each other|one another|an? [a-z]+|the [a-z]+))?) (?:over|across|through) (?:a|the|their|his|her) ((?:[a-z]+ )?(?:fence|hedge|wall|gate))\b/g,
    (_, ...[deed = '', thing = '']) =>
      `${deed}, a ${APART[thing] ?? thing} between them${thing.startsWith('garden') ? ' in the garden' : ''}`,
  ],
  ['question', /\bask(s|ing) (?:an?|the|some|many) (?:[a-z]+ )?questions?\b/g, 'ask$1'],
]
