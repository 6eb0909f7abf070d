import { THE, type Sense } from './sense.ts'

const FILING =
  'cabinet|secretary|office|detective|desk|drawer|lawyer|boss|clerk|archive|police|agent|spy'
const TRIAL = 'judge|lawyers?|witness(?:es)?|jury|trial|prosecutor|defendant|sentence|verdict'
const RAILWAY =
  'tickets?|trains?|passengers|tram|railway|whistle|platform|carriage|commuters?|station'
const ROYAL =
  'throne|crown|kingdom|empire|palace|castle|royal|subjects|bows?|kneels?|courtiers?|people bow'
const GOLF = 'golfers?|golf|caddie|tee|fairway'

/** Words that a trade or a sport has its own sense for, by who or what else of it is named. */
export const TRADE_SENSES: readonly Sense[] = [
  [
    'fighter',
    '(?<=\\b(?:an?|the|one|two|three|young|brave|old|female|male|woman) )fighter(?! (?:jet|plane|pilot|kite))',
    'swords?|shields?|spears?|armou?r|axes?|battle|battlefield|arrows?|castle|dragons?|katana|daggers?|medieval|fantasy|elven|orcs?|cosplay',
    'warrior',
  ],
  ['file', `(?<=\\b(?:an?|the|his|her) (?:[a-z]+ )?)file(?! of|[- ]cabinet)`, FILING, 'folder'],
  ['files', `(?<=\\b(?:some|two|three|the|his|her) (?:[a-z]+ )?)files`, FILING, 'folders'],
  ['court', `(?:in|at|before) (?:the )?court(?! ?(?:yard|room|jester))`, TRIAL, 'in a courtroom'],
  [
    'court',
    'the (?:whole |entire )?court (?:rises|stands up|stands)',
    TRIAL,
    'the crowd stands up',
  ],
  [
    'court',
    'the (?:whole |entire )?court(?= (?:listens|gasps|laughs|applauds))',
    TRIAL,
    'the crowd',
  ],
  ['hammer', `(?<=\\b(?:his|her|a|the) )hammer`, TRIAL, 'gavel'],
  [
    'conductor',
    '(?<!\\b(?:train|orchestra|band|tram|bus|choir) )conductor',
    RAILWAY,
    'train conductor',
  ],
  ['ruler', `(?<=\\b(?:the|an?|old|cruel|wise|proud|young) )ruler`, ROYAL, 'king'],
  [
    'page',
    '(?<=\\b(?:the|an?|young|little|two) )page(?! (?:boy|of|from|turns|in|is|flutters))',
    'king|queen|prince|princess|castle|knights?|royal|throne|crown',
    'page boy',
  ],
  ['club', `swings? ${THE} (?:golf )?club`, GOLF, 'plays golf'],
  ['club', `swinging ${THE} (?:golf )?club`, GOLF, 'playing golf'],
  ['driver', `(?<=\\b(?:his|her|a|the) )driver`, GOLF, 'golf club'],
  [
    'keys',
    '(?:presses|press|strikes|hits|touches|plays) the (?:(?:black|white|ivory|and) )*keys',
    'pianist|piano',
    'plays the piano',
  ],
  [
    'bow',
    `(?:draws?|moves?|runs?|slides?) ${THE} bow(?: (?:across|over|along) (?:the|her|his) strings)?`,
    'cellist|cello',
    'plays the cello',
  ],
  [
    'bow',
    `(?:draws?|moves?|runs?|slides?) ${THE} bow(?: (?:across|over|along) (?:the|her|his) strings)?`,
    'violinist|violin|fiddler|fiddle',
    'plays the violin',
  ],
  ['board', `(?<=\\b(?:his|her|a|the|their) )board(?! game)`, 'surfers?|surfing|surf', 'surfboard'],
  ['board', `(?<=\\b(?:his|her|a|the|their) )board`, 'skaters?|half-?pipe|ramp', 'skateboard'],
  ['board', `(?<=\\b(?:his|her|a|the|their) )board`, 'snowboarders?', 'snowboard'],
  [
    'racket',
    `smash(?:es)? the ball(?: (?:with|over|across|into) (?:the|his|her|an?) (?:[a-z]+ )?[a-z]+)?`,
    'tennis|racket|badminton',
    'plays tennis',
  ],
  [
    'punch',
    `(?:ducks?|dodges?|slips?|avoids?) (?:under |away from )?(?:an?|the|his|her) (?:[a-z]+ )?punch`,
    'box(?:er|ers|ing)|fighters?|ring|opponent|champion',
    'ducks',
  ],
  [
    'bed',
    `(?<=\\b(?:the|an?|her|his) )beds?`,
    'gardener|weeds?|weeding|rakes?|raking|hoes?|waters the|sows?',
    'flower bed',
  ],
  [
    'plane',
    `with (?:an?|the|his|her) plane`,
    'carpenter|joiner|wood|plank|planks|workshop|cabinetmaker',
    '',
  ],
  [
    'press',
    '(?<=\\b(?:to|before|at|facing|faces|greets) )the press',
    'speaks?|talks?|president|minister|politician|mayor|conference|microphones?|questions?|waves?|journalist|spokes(?:man|woman)',
    'the reporters',
  ],
  [
    'lead',
    '(?<=\\b(?:the|an?|its|his|her|red|long) )lead(?= (?:from|and|in|on|to|is)\\b| ?[.,;]|$)',
    'dogs?|puppy|walks',
    'leash',
  ],
  [
    'lift',
    '(?:takes?|rides?|uses?|gets? on) the (?:ski |chair )?lift',
    'skiers?|ski|slope|snowboarders?|mountain',
    'rides a chairlift',
  ],
  [
    'bar',
    '(?<=\\b(?:the|an?) (?:heavy )?)bar',
    'weightlifters?|lifts|barbells?|bodybuilders?|weights|powerlifter',
    'barbell',
  ],
  ['train', 'trains(?= on the (?:running |race)?track)', 'athletes?|runners?|sprinters?', 'runs'],
]
