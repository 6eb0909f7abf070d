import { LIKE_THING_TURNS } from '../sentences/deeds-like-things.ts'
import { FUTURE_TURNS } from '../wonders/future.ts'
import { QUANTITY_TURNS } from '../sentences/quantities.ts'
import { SPREAD_TURNS } from '../people/spread-over.ts'
import { senseOf, THE, type Sense } from './sense.ts'
import type { Turn } from '../turn.ts'

const HORSES =
  'horses?|pon(?:y|ies)|foals?|mares?|stallions?|colts?|cows?|calf|calves|donkeys?|mules?|bulls?|goats?|unicorns?'
const CARDS = 'cards?|dealer|poker|blackjack|croupier'
const ROYALS = 'kings?|queens?|jesters?|princes?|princess|emperors?|sultan|courtiers?|knights?'
const GUESTS =
  'photographers?|paparazzi|celebrit(?:y|ies)|premi[eè]re|awards?|film stars?|movie stars?|actors?|actress(?:es)?|limousines?|cameras flash|fans'
const SIGHTS = '(?:sea|ocean|bay|harbou?r|lake|river|mountains|hills|city|skyline|valley)'

const SENSES: readonly Sense[] = [
  [
    'chopper choppers',
    'chopper(?=s?\\b)',
    'roads?|highways?|motorways?|rides|riding|riders?|bikers?|harley|handlebars|leather|kickstand|freeway',
    'motorcycle',
  ],
  [
    'carriage',
    '(?<!\\b(?:train|railway|subway|metro|tube|baby|drawn|royal|golden|pumpkin) )carriage(?! (?:wheel|horse|ride|driver))',
    'trains?|train conductor|ticket inspector|tickets|commuters?|railway|passengers',
    'train carriage',
  ],
  [
    'stall',
    `(?:out of|in|inside|from|over) ${THE} (?:[a-z]+ )?stall(?: door)?`,
    HORSES,
    'in a stable',
  ],
  ['court', `in ${THE} court(?! (?:jester|room|yard))`, ROYALS, 'in the royal court'],
  ['deck', `(?:from|off) ${THE} deck`, CARDS, ''],
  [
    'platform',
    `on ${THE} (?:high |tall |ten-meter )*platform(?: (?:above|over|by|at|of) ${THE} (?:swimming )?pool)?`,
    'pools?|divers?|dives?|diving',
    'on a diving board at the swimming pool',
  ],
  [
    'box',
    `from ${THE} (?:private |royal |velvet |theat(?:er|re) |opera )*box`,
    'opera|theat(?:er|re)|ballet|concert',
    '',
  ],
  [
    'box',
    '(?<=\\b(?:in|into) (?:the|an?) )box',
    'postman|mail carrier|postwoman|mailman',
    'mailbox',
  ],
  [
    'mouse',
    `click(?:s|ing)? (?:on |with )?${THE} (?:computer )?mouse`,
    'computer|desk|laptop|screen|office|monitor',
    'types on a computer',
  ],
  ['carpet', '(?<=red )carpet', GUESTS, 'carpet in front of a theater'],
  ['post', '(?<=\\b(?:the|an?) )post(?! (?:office|box|card))', 'goalkeeper|goalie|striker', 'goal'],
  [
    'field',
    '(?:across|on|onto|over|down) the (?:green |muddy |grassy )?field',
    'football|soccer|rugby|goalkeeper|quarterback|striker',
    'on the football field',
  ],
  [
    'field',
    '(?:across|on|onto|over) the (?:green |muddy |grassy )?field',
    'baseball|pitcher|batter|outfielder|home run',
    'on the baseball field',
  ],
  [
    'trunk',
    '(?<=\\b(?:in|into|inside|from|opens|opening|closes|packs) (?:an?|the|his|her) (?:[a-z]+ )?)trunk(?! of)',
    'attic|hides|hiding|treasure|costumes?|clothes|toys|cellar|magician|pirates?|grandmother|dusty|old',
    'wooden chest',
  ],
  [
    'terrace patio veranda',
    '(?:terrace|patio|veranda)(?! of)',
    `${SIGHTS} (?:[a-z]+ing )?behind (?:him|her|them|it)|(?:overlook(?:s|ing)|views? (?:of|over)) (?:the|an?) (?:[a-z]+ )?${SIGHTS}`,
    'balcony',
  ],
  [
    'fire',
    '(?<=\\b(?:by|near|beside|before|next to|in front of) (?:the|an?) (?:(?:open|warm|crackling|roaring) )?)fire(?! (?:truck|engine|station|hydrant))',
    'armchair|sofa|couch|rug|carpet|living room|rocking chair|slippers',
    'fireplace',
  ],
  [
    'bank',
    '(?<=\\b(?:the|an?) (?:(?:grassy|muddy|far|other|steep|green) )?)bank(?! (?:of|robber|vault|teller|clerk|account|manager|note))',
    'river|stream|creek|boats?|canoe|kayak|rowboat|fisherman|swans?|ducks?|otters?|beavers?|herons?|willow',
    'river bank',
  ],
  [
    'lift',
    '(?<=\\b(?:in|into|inside|from|for|enters|leaves) (?:the|an?) )lift(?! off)',
    'bellboy|bellhop|hotel|porter|office|floors?|businessman|businesswoman|suitcases?|bags',
    'elevator',
  ],
  [
    'pot',
    '(?<=\\b(?:in|into|inside|waters) (?:the|an?|his|her) (?:[a-z]+ )?)(?<!(?:flower|clay|plant) )pot(?! of)',
    'seeds?|seedlings?|sprouts?|saplings?|sunflowers?|tulips?|roses?|plants?|gardener|bulbs?',
    'flower pot',
  ],
  [
    'barrel',
    '(?:ducks?|slides?|dives?|disappears?) into (?:the|a) barrel',
    'surfers?|waves?',
    'surfs',
  ],
  [
    'city town streets',
    '(?<=\\b(?:an?|the) )ancient (?:city|town)',
    'romans?|legion|legionaries|gladiators?|chariots?|caesar|centurions?',
    'ancient rome',
  ],
  ['booth', '(?<=\\b(?:in|from|behind) (?:the|an?|his|her) )booth', 'djs?', 'dj booth'],
  ['cab', '(?<=\\b(?:the|an?|his|her) )cab', 'truck drivers?|truckers?|lorry driver', 'truck'],
  [
    'instruments gauges controls dials',
    '(?:checks|reads|watches|studies|adjusts) the (?:instruments|gauges|controls|dials)',
    'pilots?|copilot',
    'looks around in an airplane cockpit',
  ],
]

const GOWNED = '(?:queen|bride|princess|empress|duchess|countess)'
const DRAPED = '(?:(?:long|white|silk|lace|royal|velvet|flowing|heavy) )*train'
const LIFTS = '(?:carr(?:y|ies|ying)|hold(?:s|ing)?|lift(?:s|ing)?|bear(?:s|ing)?)'

/** "Carry the queen's train": no railway; a cloak that long has them walk after her. */
const behindHer = (who: string, her: string): string =>
  `${who.replace(/\bpages\b/, 'page boys').replace(/\bpage$/, 'page boy')} walk behind ${her} in a long cloak`

const TRAINS: readonly Turn[] = [
  [
    'train',
    new RegExp(
      `\\b((?:an?|the) ${GOWNED}) ?'s ${DRAPED} (?:is )?(?:being )?(?:carried|held|lifted|borne) by ((?:an?|the|two|three|four|six|her) (?:[a-z]+ )?[a-z]+)\\b`,
      'g',
    ),
    (_, her = '', who = '') => behindHer(who, her),
  ],
  [
    'train',
    new RegExp(
      `\\b((?:an?|the|two|three|four|six) (?:[a-z]+ )?[a-z]+) ${LIFTS} ((?:an?|the) ${GOWNED}) ?'s ${DRAPED}\\b`,
      'g',
    ),
    (_, who = '', her = '') => behindHer(who, her),
  ],
  ['train', new RegExp(`\\b(gown|dress) with (?:an? |the )?${DRAPED}\\b`, 'g'), 'long $1'],
  [
    'train',
    new RegExp(`\\b(${GOWNED}) with (?:an? |the )?(?=long)${DRAPED}\\b`, 'g'),
    '$1 in a long white gown',
  ],
]

/** What a word means by what else is named: a court with a jester has no hoops, a stall with a horse sells nothing. */
export const SENSE_TURNS: readonly Turn[] = [
  ...FUTURE_TURNS,
  ...SENSES.map(senseOf),
  ...TRAINS,
  ...QUANTITY_TURNS,
  ...LIKE_THING_TURNS,
  ...SPREAD_TURNS,
]
