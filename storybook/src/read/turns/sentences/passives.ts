import { baseVerb } from '../../../lexicon/morphology.ts'
import { inThird } from '../../prompt/past-tense.ts'
import type { Turn } from '../turn.ts'

/** Who is at work, when only the work is told: `their verbs: who`. */
const HANDS: readonly (readonly [done: string, who: string])[] = [
  [
    'baked|cooked|fried|grilled|roasted|prepared|flipped|chopped|sliced|peeled|kneaded|stirred|whisked|iced|frosted|decorated|plated|made',
    'a chef',
  ],
  ['built|bricked|assembled|welded|demolished', 'a builder'],
  ['chopped down|cut down|felled|sawn|sawed', 'a lumberjack'],
  ['examined|bandaged|vaccinated|treated', 'a doctor'],
  ['repaired|fixed|mended|tuned', 'a mechanic'],
  ['milked|sheared|shorn|fed|plowed|ploughed|harvested|herded', 'a farmer'],
  ['forged|hammered|sharpened', 'a blacksmith'],
  ['planted|watered|mowed|mown|trimmed|pruned|raked', 'a gardener'],
  [
    'written|washed|brushed|groomed|bathed|painted|drawn|sculpted|carved|knitted|sewn|woven|folded|ironed|wrapped|unwrapped|opened|petted|stroked|massaged|picked|dug up|dug|swept|mopped|cleaned|polished|read|pushed|pulled|carried|photographed|shaved|combed|dried|squeezed|walked|cut|tied|lit',
    'a woman',
  ],
]

const BEING = new RegExp(
  `(?<=^\\s*|[.;:¦] ?|\\b(?:of|and) )((?:(?!is\\b|are\\b|with\\b|and\\b|of\\b|in\\b|on\\b|who\\b|that\\b)[a-z-]+ ){1,4}?)(?:is |are )?(?:being|getting) (${HANDS.map(([done]) => done).join('|')})\\b(?! by (?!candle|hand\\b|lamp|the (?:window|fire|sea|lake|river))| in (?:an?|the) oven\\b)`,
  'g',
)

const THING = '((?:an?|the) (?:[a-z]+ )?(?!world|future|scene|video|film|way|story)([a-z]+)),?'
const SETTLES =
  '(?:sit|stand|lie|sleep|rest|hide|ride|wait|perch|dance|play|swim|float|nap|grow|burn|hang|crouch|kneel|nest|live)(?:s|es)?'
const DONE_TO = '(?:rid|pull|push|driv|hold|carr|chas|steer|row|sail|lead|walk)'

/** "A sled on which a girl sits", "a horse that a boy is riding": it is said once more, as where or to what that is done. */
const ABOUT_IT: readonly Turn[] = [
  [
    'which',
    new RegExp(
      `\\b${THING} (on|in|inside|under|behind|beside|above) which ([^,.;]+? (?:${SETTLES}|(?:is|are) [a-z]+ing))\\b`,
      'g',
    ),
    '$1 , $4 $3 the $2',
  ],
  [
    'that which',
    new RegExp(
      `\\b${THING} (?:that|which) ((?:an?|the|two|three|his|her) (?:[a-z]+ )?[a-z]+(?: in an? (?:[a-z]+ )?[a-z]+)? (?:(?:is |are )${DONE_TO}y?ing|${DONE_TO}(?:e|es|s|ies)))\\b`,
      'g',
    ),
    '$1 , $3 the $2',
  ],
]

/** "A car being washed": nobody sees what is done without whoever does it. */
export const PASSIVE_TURNS: readonly Turn[] = [
  ...ABOUT_IT,
  [
    'being getting',
    BEING,
    (_, what = '', done = '') => {
      const [verb = '', ...rest] = done.split(' ')
      const who = HANDS.find(([verbs]) => verbs.split('|').includes(done))?.[1] ?? 'a woman'
      return [who, inThird(baseVerb(verb) ?? verb), ...rest, what.trim()].join(' ')
    },
  ],
]
