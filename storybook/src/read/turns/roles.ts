import type { Turn } from './turn.ts'

const MEN = 'man|woman|boy|girl|person|he|she|who|dad|mom|father|mother|grandpa|grandma|brother'
const TRADES =
  'chef|cook|waiter|doctor|nurse|dentist|pilot|captain|firefighter|detective|barber|baker|teacher|professor|librarian|mechanic|wizard|pirate|judge'
const WAVES = '(?:wave|look|smile|cheer|watch|peek|shout|point|gaze)(?:s|ing)?'
const RIDERS =
  '(?:people|passengers|tourists|children|kids|travell?ers|couples|families|friends|men|women)'

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
    TRADES.replaceAll('|', ' '),
    new RegExp(
      `\\b((?:an?|the) (?!(?:${MEN})\\b)(?:[a-z]+ )?[a-z]+) (?:is|acts as|plays|works as) (?:the|an?) (${TRADES})\\b`,
      'g',
    ),
    '$1 dressed as a $2',
  ],
  // A pet belongs to somebody as they come from home, not from an office.
  [
    'owner',
    /\b(?:its|their|his|her) (?:(?:happy|surprised|laughing|beloved|tired|young|old) )*owner\b(?! of)/g,
    'a person',
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
  [
    'basket',
    new RegExp(
      `\\b(${WAVES})(?: down| out| happily| excitedly)* (?:from|in|inside) the basket of (an?|the|their) ((?:[a-z]+ )?)(?:hot[- ]air )?balloon\\b`,
      'g',
    ),
    '$1 in $2 $3hot air balloon',
  ],
  // What is opened to go through opens by itself.
  [
    'through',
    /\b(?:open|find|discover|see|creat|summon|conjur|reach|approach|spot)(?:s|es|ing)? ((?:an?|the) (?:[a-z]+ ){0,3}?(?:portal|door|gate|mirror|doorway|gateway|wormhole))\b([^.;,]{0,40}?),? (?:and|then|and then) ((?:step|walk|go|run|jump|climb|leap)(?:s|es|ing)?) through(?: it)?\b/g,
    '$3 through $1$2',
  ],
  [
    'hovering levitating gravity',
    /\b(?:hovering|levitating|anti-?gravity) (?:car|cab|taxi|vehicle|automobile)\b/g,
    'flying car',
  ],
  [
    'barbecue bbq cookout',
    /\bat (?:an?|the|our|their|my) (?:(?:family|summer|backyard|garden) )?(?:barbecue|barbeque|bbq|cookout)(?: party)?\b/g,
    'next to a grill in the backyard',
  ],
]
