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
    '(?<=\\b(?:an?|the|one|two|three|young|brave|old|female|male|woman) )fighter(?! (?:jet|plane|pilot|kite))',
    'swords?|shields?|spears?|armou?r|axes?|battle|battlefield|arrows?|castle|dragons?|katana|daggers?|medieval|fantasy|elven|orcs?|cosplay',
    'warrior',
  ],
  [`(?<=\\b(?:an?|the|his|her) (?:[a-z]+ )?)file(?! of|[- ]cabinet)`, FILING, 'folder'],
  [`(?<=\\b(?:some|two|three|the|his|her) (?:[a-z]+ )?)files`, FILING, 'folders'],
  [`(?:in|at|before) (?:the )?court(?! ?(?:yard|room|jester))`, TRIAL, 'in a courtroom'],
  ['the (?:whole |entire )?court (?:rises|stands up|stands)', TRIAL, 'the crowd stands up'],
  ['the (?:whole |entire )?court(?= (?:listens|gasps|laughs|applauds))', TRIAL, 'the crowd'],
  [`(?<=\\b(?:his|her|a|the) )hammer`, TRIAL, 'gavel'],
  ['(?<!\\b(?:train|orchestra|band|tram|bus|choir) )conductor', RAILWAY, 'train conductor'],
  [`(?<=\\b(?:the|an?|old|cruel|wise|proud|young) )ruler`, ROYAL, 'king'],
  [
    '(?<=\\b(?:the|an?|young|little|two) )page(?! (?:boy|of|from|turns|in|is|flutters))',
    'king|queen|prince|princess|castle|knights?|royal|throne|crown',
    'page boy',
  ],
  [`swings? ${THE} (?:golf )?club`, GOLF, 'plays golf'],
  [`swinging ${THE} (?:golf )?club`, GOLF, 'playing golf'],
  [`(?<=\\b(?:his|her|a|the) )driver`, GOLF, 'golf club'],
  [
    '(?:presses|press|strikes|hits|touches|plays) the (?:(?:black|white|ivory|and) )*keys',
    'pianist|piano',
    'plays the piano',
  ],
  [
    `(?:draws?|moves?|runs?|slides?) ${THE} bow(?: (?:across|over|along) (?:the|her|his) strings)?`,
    'cellist|cello',
    'plays the cello',
  ],
  [
    `(?:draws?|moves?|runs?|slides?) ${THE} bow(?: (?:across|over|along) (?:the|her|his) strings)?`,
    'violinist|violin|fiddler|fiddle',
    'plays the violin',
  ],
  [`(?<=\\b(?:his|her|a|the|their) )board(?! game)`, 'surfers?|surfing|surf', 'surfboard'],
  [`(?<=\\b(?:his|her|a|the|their) )board`, 'skaters?|half-?pipe|ramp', 'skateboard'],
  [`(?<=\\b(?:his|her|a|the|their) )board`, 'snowboarders?', 'snowboard'],
  [
    `smash(?:es)? the ball(?: (?:with|over|across|into) (?:the|his|her|an?) (?:[a-z]+ )?[a-z]+)?`,
    'tennis|racket|badminton',
    'plays tennis',
  ],
  [
    `(?:ducks?|dodges?|slips?|avoids?) (?:under |away from )?(?:an?|the|his|her) (?:[a-z]+ )?punch`,
    'box(?:er|ers|ing)|fighters?|ring|opponent|champion',
    'ducks',
  ],
  [
    `(?<=\\b(?:the|an?|her|his) )beds?`,
    'gardener|weeds?|weeding|rakes?|raking|hoes?|waters the|sows?',
    'flower bed',
  ],
  [
    `with (?:an?|the|his|her) plane`,
    'carpenter|joiner|wood|plank|planks|workshop|cabinetmaker',
    '',
  ],
  [
    '(?<=\\b(?:to|before|at|facing|faces|greets) )the press',
    'speaks?|talks?|president|minister|politician|mayor|conference|microphones?|questions?|waves?|journalist|spokes(?:man|woman)',
    'the reporters',
  ],
  [
    '(?<=\\b(?:the|an?|its|his|her|red|long) )lead(?= (?:from|and|in|on|to|is)\\b| ?[.,;]|$)',
    'dogs?|puppy|walks',
    'leash',
  ],
  [
    '(?:takes?|rides?|uses?|gets? on) the (?:ski |chair )?lift',
    'skiers?|ski|slope|snowboarders?|mountain',
    'rides a chairlift',
  ],
  [
    '(?<=\\b(?:the|an?) (?:heavy )?)bar',
    'weightlifters?|lifts|barbells?|bodybuilders?|weights|powerlifter',
    'barbell',
  ],
  ['trains(?= on the (?:running |race)?track)', 'athletes?|runners?|sprinters?', 'runs'],
]
