import { inForm, type Turn } from '../turn.ts'
import { ONE } from '../somebody.ts'

const LOOKS = '(?:(?!and\\b|with\\b|in\\b|on\\b|at\\b|of\\b)[a-z-]+ ){0,2}?'
const CARS = '(?:car|van|bus|truck|lorry|taxi|minivan|jeep|limousine|convertible|minibus|pickup)'
const TRAINS = '(?:train|tram|subway train|streetcar|locomotive|trolley)'
const MACHINES =
  '(?:microwave|toaster|oven|dishwasher|washing machine|blender|mixer|sewing machine|printer|photocopier|coffee (?:machine|maker)|vending machine|remote control)'
const PLUSH = '(?:teddy bear|teddy|doll|toy|stuffed (?:animal|toy|bear)|plush(?:ie| toy)?)'
const FITTED =
  '(?:oven|stove|cooker|dishwasher|washing machine|refrigerator|fridge|sink|toilet|bathtub|boiler|radiator|air conditioner)'

/** A pattern of one verb in all its forms, and what it is done to. */
const done = (verbs: string, what: string, after = ''): RegExp =>
  new RegExp(`\\b(?:${verbs})(es|s|e|ing|) (${ONE} ${LOOKS}(?:${what}))\\b${after}`, 'g')

/** The same in another verb, in the form that was said. */
const instead =
  (forms: readonly [string, string, string], after = '') =>
  (_: string, form = '', what = ''): string =>
    `${inForm(form, forms)} ${what}${after}`

const DRIVE = ['drives', 'drive', 'driving'] as const
const HUG = ['hugs', 'hug', 'hugging'] as const
const REPAIR = ['repairs', 'repair', 'repairing'] as const
const SIT = ['sits on', 'sit on', 'sitting on'] as const
const USE = ['uses', 'use', 'using'] as const
const FLY = ['flies', 'fly', 'flying'] as const

/** What people do with things, in the verb that is seen. */
export const HANDLING_TURNS: readonly Turn[] = [
  // Who parks a car is in it.
  [
    'park parks parking',
    done('(?<!\\b(?:is|are|the|an?|in|at|of) )park', CARS, '(?= ?[.,;]|$)'),
    instead(DRIVE, ' in a parking lot'),
  ],
  ['operat', done('operat', `${CARS}|${TRAINS}`), instead(DRIVE)],
  ['operat', done('operat', MACHINES), instead(USE)],
  ['straddl bestrid', done('straddl|bestrid', '[a-z]+'), instead(SIT)],
  ['kite', done('launch', 'kite'), instead(FLY)],
  ['kiss', done('kiss', PLUSH), instead(HUG)],
  ['install', done('install', FITTED), instead(REPAIR)],
  // One boat has oars and the other a sail.
  [
    'sail',
    new RegExp(`\\bsail(s|ing|) (${ONE} ${LOOKS})boat\\b`, 'g'),
    (_, form = '', what = '') => `sail${form} ${what}sailboat`,
  ],
  // He is in the car that stops.
  [
    'driver motorist',
    /\b(?:an?|the) (?:car )?(?:driver|motorist) (?=(?:stop(?:s|ping)?|halts?|brak(?:es?|ing)|wait(?:s|ing)?) (?:at|for|before) (?:an?|the) (?:stop sign|(?:red |traffic )?lights?|crosswalk|zebra crossing|railroad crossing)\b)/g,
    'a car ',
  ],
  [
    'sled sledge toboggan',
    /\bslid(es|e|ing) (?:down )?(?:the hill )?on (?:an?|the|his|her) (?:[a-z]+ )?(?:sled|sledge|toboggan)\b/g,
    (_, form = '') => inForm(form, ['sleds', 'sled', 'sledding']),
  ],
  // A screen is read at a desk, and is no book.
  [
    'read',
    new RegExp(
      `\\bread(s|ing|) (?:something |the news )?(?:on )?${ONE} (?:laptop|computer)(?:'s)?(?: screen| monitor)?\\b`,
      'g',
    ),
    (_, form = '') => inForm(form, ['uses', 'use', 'using']) + ' a laptop',
  ],
  // On foot beside them: a horse that is trained is lifted by nobody.
  [
    'train',
    done('train', 'horse|pony|foal|donkey|mule|camel|llama|elephant'),
    (_, form = '', what = '') =>
      `${inForm(form, ['walks', 'walk', 'walking'])} ${what.replace(/^\w+/, 'their')}`,
  ],
  [
    'wield brandish',
    done('wield|brandish', 'knife|dagger|sword|axe|hammer|club|spear|stick|machete'),
    instead(['raises', 'raise', 'raising']),
  ],
  ['walk', done('walk', 'bicycle|bike'), instead(['pushes', 'push', 'pushing'])],
  // With a towel: in the hand already, and no second one.
  [
    'towel',
    /\b(dr(?:y|ies|ying)(?: off)? (?:an?|the|his|her) (?:[a-z]+ )?(?:dog|cat|puppy|kitten|horse)) with (?:an?|the|his|her) (?:[a-z]+ )?towel\b/g,
    '$1',
  ],
  // A hand goes to the ball, and who has nothing to do with goals blocks otherwise.
  [
    'goalkeeper goalie keeper',
    /(?<=\b(?:goalkeeper|goalie|goal keeper)\b(?: [a-z]+ly)? )(?:block|stop|catch|deflect|parr)(?:ies|e?s|ing|y|) (?:an?|the) (?:[a-z]+ )?(?:ball|shot|penalty|football|goal|kick)\b/g,
    'dives for the ball',
  ],
  [
    'parking',
    /\b(?:pay|feed)(s|ing|) (?:(?:at|for parking at) )?(?:an?|the) parking meter\b/g,
    (_, form = '') => `${inForm(form, ['puts', 'put', 'putting'])} a coin into a parking meter`,
  ],
  [
    'pee urinat',
    new RegExp(
      `\\b(?:pee|urinat)(s|es|ing|e|) (?:on|against|at) (${ONE} ${LOOKS}(?:fire hydrant|hydrant|tree|lamp ?post|post|bush|wall|tire))\\b`,
      'g',
    ),
    instead(['marks', 'mark', 'marking']),
  ],
  // What is waved in has not been parked for long.
  [
    'airplane plane jet aircraft',
    /\b((?:direct|marshal|guid)(?:l?ing|e?s|e|) (?:an?|the) (?:[a-z]+ )?(?:airplane|plane|jet|aircraft)) (?:parked at an airport|(?:on|onto|to|along) (?:an?|the) (?:runway|tarmac|gate|apron))\b/g,
    '$1 on an airfield',
  ],
  [
    'fill',
    new RegExp(
      `\\bfill(s|ing|)(?: up)? (${ONE} ${LOOKS}(?:cup|mug|glass|teacup|bowl|jug)) with ((?:hot |cold |red |white |orange |apple |fresh )?(?:tea|coffee|milk|juice|wine|lemonade|cocoa|beer))\\b`,
      'g',
    ),
    'pour$1 $3 into $2',
  ],
  // As many as they are, and none that drives by itself.
  [
    'race races racing',
    /\b((?:two|three|four|five) (?:[a-z]+ )?[a-z]+ rac(?:e|ing)) (?=(?:motorcycles|motorbikes|bikes|bicycles|horses|go-karts|scooters)\b)/g,
    '$1 their ',
  ],
  // Whose hand it is sits there as well.
  [
    'mouse',
    new RegExp(
      `\\b(?:an? |the )?hands? (?:is |are )?(?:control|us|mov|click|hold|grip)(es|s|l?ing|e|) (${ONE} ${LOOKS}(?:computer )mouse)\\b`,
      'g',
    ),
    (_, form = '', what = '') => `a man ${inForm(form, ['uses', 'use', 'using'])} ${what}`,
  ],
]
