import { findPicture } from '../../../lexicon/find-picture.ts'
import { baseVerb } from '../../../lexicon/morphology.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { knowsDeed } from '../../words/verb-form.ts'
import type { Turn } from '../turn.ts'

const MEN = 'man|woman|boy|girl|person|he|she|who|dad|mom|father|mother|grandpa|grandma|brother'
const WAVES = '(?:wave|look|smile|cheer|watch|peek|shout|point|gaze)(?:s|ing)?'
const RIDERS =
  '(?:people|passengers|tourists|children|kids|travell?ers|couples|families|friends|men|women)'

function isBeast(word: string): boolean {
  return word === 'robot' || ANIMALS.has(findPicture(word)?.kind ?? 'thing')
}

/** "Dances", "sneaks": what one does, said of one. */
function isDeedOfOne(word: string): boolean {
  const base = word.endsWith('s') ? baseVerb(word) : null
  return base !== null && base !== word && knowsDeed(base)
}

/** What somebody is can be seen by what they wear. */
function hasTrade(trade: string): boolean {
  return [trade, ...trade.split(' ')].some((word) => Boolean(findPicture(word)?.person?.role))
}

/** Who has which part in a story: umpires of races, owners of pets, passengers of balloons. */
export const ROLE_TURNS: readonly Turn[] = [
  // "In a red coat stands": she does, and not the coat.
  [
    'stands',
    /\b(coat|hat|umbrella|cake|flower|music) stands (?=(?:at|in|on|by|near|before|under|behind|outside|alone|still|there|beside)\b)/g,
    '$1 , standing ',
  ],
  // Who sees to it that a race is fair keeps its own body, and starts it with a flag.
  [
    'referee umpire judge starter',
    new RegExp(
      `\\b(?:an?|the) ((?!(?:${MEN})\\b)(?:[a-z]+ )?[a-z]+) (?:is|acts as|plays|serves as|as)(?: the| a| their)? (?:referee|umpire|judge|starter)\\b`,
      'g',
    ),
    'a large $1 sits holding a flag',
  ],
  [
    'teacher',
    new RegExp(
      `\\b((?:an?|the) (?!(?:${MEN})\\b)(?:[a-z]+ )?[a-z]+) (?:is|acts as|plays) the teacher (?:of|for) `,
      'g',
    ),
    '$1 teaches ',
  ],
  // Beasts and machines have a trade by what they wear.
  [
    ' is acts plays works',
    new RegExp(
      `\\b((?:an?|the|my|our) (?!(?:${MEN})\\b)(?:[a-z]+ )?([a-z]+)) (?:is|acts as|plays|works as) (?:the|an?) ((?:police |fire )?[a-z]+)\\b`,
      'g',
    ),
    (all, ...[who = '', beast = '', trade = '']) =>
      isBeast(beast) && hasTrade(trade) ? `${who} dressed as a ${trade}` : all,
  ],
  [
    'basket',
    new RegExp(
      `\\b(balloons?\\b[^.;]*?)\\b(${RIDERS}) (?:are |is )?(${WAVES})(?: down| out| happily| excitedly)* (?:from|in|inside|out of) (?:the|their|its) baskets?\\b`,
      'g',
    ),
    '$1$2 in the balloons $3',
  ],
  [
    'basket',
    new RegExp(
      `\\b(balloons?\\b[^.;]*?)\\b(${RIDERS}) (?:standing |sitting )?(?:in|inside) (?:the|their|its) baskets?\\b`,
      'g',
    ),
    '$1$2 in the balloons',
  ],
  // Jockeys ride what races.
  [
    'jockey',
    /\b(?:an? |the |three )?([a-z]+?)s?(?: race)? (?:with|ridden by) ((?:[a-z]+ )?)jockeys\b(?: on (?:their|its) backs?)?/g,
    (all, ...[beast = '', looks = '']) =>
      isBeast(beast) ? `three ${looks}jockeys riding three ${beast}s` : all,
  ],
  // What is opened to go through opens by itself.
  [
    'through',
    /\b(?:open|find|discover|see|creat|summon|conjur|reach|approach|spot)(?:s|es|ing)? ((?:an?|the) (?:[a-z]+ ){0,3}?(?:portal|door|gate|mirror|doorway|gateway|wormhole))\b([^.;,]{0,40}?),? (?:and|then|and then) ((?:step|walk|go|run|jump|climb|leap)(?:s|es|ing)?) through(?: it)?\b/g,
    '$3 through $1$2',
  ],
]

/** Names that people give their pets, children and snowmen; many are words, so they count only before "the". */
const NAMES =
  'bob|bobby|tom|tommy|max|rex|luna|bella|charlie|lucy|milo|oscar|buddy|rocky|bruno|leo|felix|simba|nala|coco|daisy|molly|sophie|lily|rosie|ruby|jack|sam|sammy|tim|timmy|joe|jim|jimmy|billy|benny|ben|fred|freddy|frank|gary|larry|harry|henry|george|fluffy|whiskers|mittens|shadow|lucky|teddy|barney|dexter|ollie|archie|alfie|toby|duke|zeus|thor|ginger|pepper|oreo|biscuit|cookie|peanut|pumpkin|sparky|spike|gus|otto|emma|anna|mia|zoe|chloe|olivia|bertie|percy|kevin|steve|dave|carl|paul|peter|mike|nick|pip|poppy|frosty'

/** Whom people call by a name of their own. */
const OWN =
  'dog|puppy|cat|kitten|kitty|hamster|bunny|rabbit|parrot|horse|pony|daughter|son|friend|husband|wife|brother|sister|baby|nephew|niece|grandson|granddaughter|turtle|tortoise|goldfish|teddy bear|robot'

const PARTS =
  'super ?hero|king|queen|pirate|wizard|witch|astronaut|chef|cowboy|knight|detective|doctor|firefighter|ninja|samurai|princess|prince|clown|santa(?: claus)?|vampire|pilot|dj|rock ?star|teacher|soldier|viking|magician|police officer|angel|businessman|barista|scientist|ballerina|farmer|sailor|captain|gladiator|pharaoh|spy|waiter|judge'

/** "Works as a chef": a trade, not a costume. */
const TRADE =
  'work|works|working|dress|dressed|disguised|act|acts|acting|pose|poses|posing|serve|serves|known|same|well|soon|far|such|long|much'

const INSTRUMENT =
  'violin|guitar|piano|cello|flute|saxophone|trumpet|drum|accordion|harp|banjo|ukulele|harmonica|clarinet|trombone'

/** Who somebody is called, and what part somebody plays. */
export const NAME_TURNS: readonly Turn[] = [
  ['the', new RegExp(`\\b(?:${NAMES}),? the (?=[a-z])`, 'g'), 'the '],
  [
    'my our his her the',
    new RegExp(
      `\\b((?:my|our|his|her|the) (?:[a-z]+ )?(?:${OWN}))(?:,| named| called)? (?:${NAMES})\\b(?:,(?= (?:who|which|that)\\b))?`,
      'g',
    ),
    '$1',
  ],
  // What kind of dog it is comes at the end.
  [
    "he's she's it's he she it",
    /\b(?:dog|puppy)\b([^.!?]*?)[,.;]? (?:he|she|it)(?:'s| is) an? ((?:[a-z]+ )?(?:retriever|labrador|corgi|poodle|pug|bulldog|dachshund|husky|shepherd|terrier|beagle|dalmatian|chihuahua|collie|spaniel|rottweiler))\b/g,
    '$2$1',
  ],
  [
    ' as ',
    new RegExp(
      `^((?:my|the|our|his|her|an?) (?:(?!(?:${TRADE})\\b|[a-z]+(?<![us])s\\b)[a-z]+ ){1,3}?)as (an?) (?=((?:[a-z]+ )?[a-z]+)\\b)`,
      'g',
    ),
    (all, ...[who = '', article = '', trade = '']) =>
      hasTrade(trade) ? `${who}dressed as ${article} ` : all,
  ],
  // "A cat watches as a robot dances": that one does.
  [
    ' as ',
    new RegExp(
      `\\b((?:my|the|our|his|her|an?) (?:(?!(?:${TRADE})\\b)[a-z]+ ){1,3}?)as (an?) (?=((?:(?!(?:in|on|at|with|who|that|and|from|of)\\b)[a-z]+ ){0,4}[a-z]+)\\b)`,
      'g',
    ),
    (all, ...[who = '', article = '', next = '']) => {
      const [first = '', ...more] = next.split(' ')
      const acts = more.some(isDeedOfOne) && more[0]?.endsWith('ing') !== true
      return hasTrade(`${first} ${more[0] ?? ''}`) && !acts ? `${who}dressed as ${article} ` : all
    },
  ],
  // "A samurai girl" is a girl, and dressed so.
  [
    'girl boy woman man kid child lady guy',
    new RegExp(
      `\\b(an?|the|my|one|young|little) ((?:(?!(?:${TRADE})\\b)[a-z]+ )?)(${PARTS}) (girl|boy|woman|kid|child|lady|guy)\\b`,
      'g',
    ),
    '$1 $2$4 dressed as a $3',
  ],
  [
    'player',
    new RegExp(`\\b(?:(${INSTRUMENT})s?) player(s?)\\b(?! (?:is |are )?play)`, 'g'),
    'musician$2 playing the $1',
  ],
]
