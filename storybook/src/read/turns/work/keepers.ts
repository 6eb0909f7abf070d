import type { Turn } from '../turn.ts'

const WHOSE = '(?:an?|the|his|her|its|their)'
const BEAST = '(?:[a-z]+ ){0,3}?[a-z]+'
const COLOUR =
  '(?:(?:bright|dark|deep|pale|light) )?(?:red|green|blue|yellow|orange|purple|pink|brown|black|white|gr[ae]y|gold|golden|silver|turquoise)'

/** What is thrown before fowl, which is seen in the hand that feeds them. */
const FEED =
  '(?:grain|grains|corn|seeds?|wheat|oats|feed|(?:bread ?)?crumbs|bread|birdseed|kernels|pellets|scraps)'

/** Turns of phrase about animals and those who look after them, in plainer words. */
export const KEEPER_TURNS: readonly Turn[] = [
  // "Feeds pigeons on a park bench": the bench is for whoever feeds them.
  [
    'bench',
    /\bfeed(s|ing|) ((?:the |some )?(?:[a-z]+ )?(?:pigeons|birds|doves|sparrows|squirrels|ducks|swans|seagulls|gulls)),? (?:(?:while |when )?(?:sitting|seated) )?(?:on|from) ((?:an?|the) (?:[a-z]+ ){0,2}bench)\b/g,
    (_, ...[form = '', fowl = '', bench = '']) =>
      `${form === 'ing' ? 'sitting' : `sit${form}`} on ${bench} feeding ${fowl}`,
  ],
  [
    'scatter throw toss sprinkl strew cast',
    new RegExp(
      `\\b(?:scatter|throw|toss|sprinkl|strew|cast)(e?s|ing|e) (?:(?:some|the|golden|handfuls of|a handful of) )*${FEED} (?:to|for|before|among|at) (?=(?:${WHOSE}|some|many|two|three|four|five|six|ten|hungry) )`,
      'g',
    ),
    (_, form) => (form === 'ing' ? 'feeding ' : 'feeds '),
  ],
  // A dog is in no bar, and none of chocolate lies before it.
  [
    'behind',
    new RegExp(
      `\\bbehind (?:the )?(?:[a-z]+ )?bars(?: of (?:${WHOSE} (?:[a-z]+ )?(?:kennel|cage|cell|crate|enclosure|pen)))?\\b`,
      'g',
    ),
    'in a cage',
  ],
  [
    'heart',
    new RegExp(
      `\\blisten(s|ing)? to the heart(?:beat)? of (${WHOSE} (?!(?:[a-z]+ )?(?:boy|girl|man|woman|child|patient|baby|lady)\\b)${BEAST})`,
      'g',
    ),
    'examine$1 $2',
  ],
  // Who holds a paw has no second dog in the arms.
  [
    'paw hoof trunk ear muzzle nose',
    new RegExp(
      `\\b(?:hold|tak|touch|stroke?|squeez|rub|scratch|pat)(e?s|t?ing|e) (?:the (?:paws?|hoof|hooves|trunk|ears?|muzzle|nose|belly|chin) of (${WHOSE} ${BEAST})|(${WHOSE} ${BEAST}) ?'s (?:[a-z]+ )?(?:paws?|hoof|hooves|trunk|ears?|muzzle|nose|belly|chin))(?=[,.;]| (?:and|while|as|in|on|with|at|under)\\b|$)`,
      'g',
    ),
    (_, ...[form = '', of = '', whose = '']) =>
      `${form.endsWith('ing') ? 'petting' : 'pets'} ${of || whose}`,
  ],
  [
    'tongue',
    /\b(?:shoot|dart|flick|fling|snap|stretch|shot)(?:s|e?s|ing)?(?: out)? (?:its|his|her) (?:[a-z]+ ){0,2}?tongue(?: out)?,? (?:and|to) (?=(?:catch|snatch|grab|lick)(?:es|s)? )/g,
    '',
  ],
  [
    'from',
    new RegExp(
      `\\b(?:turn|chang|shift|fad)(?:e?s|ing)(?: (?:its |their )?(?:skin )?colou?r)? from (${COLOUR}) to (${COLOUR})\\b(?! (?:eyes|sky|light))`,
      'g',
    ),
    'turns $1 becoming $2',
  ],
  // Those who are seen through a windscreen are in their cars.
  [
    'windshield windscreen wheel',
    /\bbehind (?:the|their|his|her|an?) (?:[a-z]+ )?(windshield|windscreen|steering wheel)(s?)(?: of (?:the|their|his|her|an?) (?:[a-z]+ )?cars?)?\b/g,
    'in a car',
  ],
  // What lies all around is behind everybody, and nobody of them is behind another.
  [
    'behind around above beyond',
    /\b((?:forests?|mountains?|hills|peaks|trees|pines|fields|cliffs|dunes|meadows|skyline|volcano)) (?:rise |rising |tower |stretch |glow )?(?:behind|around|beyond|above) them(?= ?(?:[,.;]|$))/g,
    '$1 in the background',
  ],
  // Whales do not slap anybody.
  [
    'tail fluke flipper fin',
    /\b(?:slap|smack|slam|whack|thump|beat)(?:s|p?ing)? (?:its|his|her|their) (?:[a-z]+ ){0,2}?(?:tail|flukes?|flippers?|fins?)(?: (?:on|against|onto|down on|into)(?: the)?(?: surface of)?(?: the)? (?:water|surface|waves|sea|ocean))?/g,
    'leaps',
  ],
  // It is no yawn, and the chicks that are fed do it meanwhile.
  [
    'beak',
    /\bopen(s|ing)? (?:up )?(?:its|his|her|their) (?:[a-z]+ )?beaks?(?: wide| up)?\b/g,
    'keep$1 mouth open',
  ],
  [
    'branch twig bough',
    /\b(?:flower|bloom|blossom)ing (?:apple|cherry|almond|plum|pear|peach)(?: tree)? (branch|twig|bough)\b/g,
    'cherry tree $1',
  ],
  ['birth', /\bgiv(?:es?|ing) birth to\b/g, 'nuzzles'],
  [
    'wool fleece',
    /\b(?:cut|trim|shav|clip)(?:e?s|t?ing|e)?(?: off)? (?:all )?(?:(?:the )?(?:wool|fleece) (?:of|off|from) ((?:an?|the|his|her) (?:[a-z]+ )?[a-z]+)|((?:an?|the|his|her) (?:[a-z]+ )?[a-z]+) ?'s (?:[a-z]+ )?(?:wool|fleece))/g,
    'shears $1$2',
  ],
]
