import { lookUp } from '../../../lexicon/look-up.ts'
import { findPicture } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'
import { MOOD_TURNS } from './moods.ts'

const HOW =
  '(?:(?:slowly|suddenly|gradually|slightly|gently|softly|quickly|visibly|instantly|briefly|then) )*'
const SHE: Readonly<Record<string, string>> = { her: 'she', his: 'he', their: 'they' }

const isBeast = (noun: string): boolean => ANIMALS.has(findPicture(singular(noun))?.kind ?? 'thing')

const one = (whose: string, verb: string): string =>
  whose === 'their'
    ? `they ${verb.replace(/(?<=^[a-z]+)s\b/, '')}`
    : `${lookUp(SHE, whose)} ${verb}`

/** What a feeling does to a face. */
const FELT: Rows = [
  [
    '(?:shock|surprise|astonishment|amazement|disbelief|awe|wonder|shocked|surprised)',
    'gasps-aloud',
  ],
  ['(?:fear|terror|horror|dread|panic|alarm|scared|terrified)', 'cowers'],
  ['(?:anger|rage|fury|annoyance|frustration|angry|furious)', 'rages'],
  [
    '(?:joy|happiness|delight|relief|laughter|hope|love|gratitude|excitement|pride|(?:a )?smiles?|happy|pure joy)',
    'beams-with-joy',
  ],
  [
    '(?:sadness|sorrow|grief|despair|disappointment|worry|concern|regret|sad|worried|disappointed)',
    'frowns',
  ],
  ['(?:tears|weeping|crying)', 'cries'],
]
const FEELING = `(?:(?:pure|utter|sheer|quiet|deep|complete|sudden|genuine|a|mild) )*(${anyOf(FELT)})`
const END = '(?![a-z-])'

/** What is told of a smile, a brow or a jaw, as what is seen on the face. */
const SIGNS: Rows = [
  [`smile ${HOW}(?:fades|vanishes|disappears|dies|drops|falters|freezes)(?: away)?`, 'frowns'],
  [`(?:face|expression) ${HOW}(?:falls|darkens|crumples|drops|clouds over|hardens)`, 'frowns'],
  [
    `(?:face|expression|eyes) ${HOW}(?:lights? up|brightens?|softens?)(?: with (?:joy|delight|a smile|happiness|excitement))?`,
    'beams-with-joy',
  ],
  [`face ${HOW}breaks into an? (?:[a-z]+ ){0,2}(?:smile|grin)`, 'beams-with-joy'],
  [`eyes ${HOW}(?:widen|go wide|grow wide)(?: (?:in|with) (?:fear|terror|horror|panic))`, 'cowers'],
  [
    `eyes ${HOW}(?:widen|go wide|grow wide)(?: (?:in|with) (?:[a-z]+ )?(?:surprise|shock|wonder|awe|amazement|disbelief|astonishment))?`,
    'gasps-aloud',
  ],
  [`eyes (?:are )?wide (?:with|in) (?:fear|terror|horror|panic)`, 'cowers'],
  [`(?:jaw ${HOW}drops|mouth ${HOW}(?:falls|drops) open)(?: in [a-z]+)?`, 'gasps-aloud'],
  [
    `(?:cheeks|face) ${HOW}(?:turns?|go(?:es)?|grows?|flush(?:es)?|glows?) (?:red|pink|bright red)`,
    'blushes',
  ],
  [`(?:lips?|chin) ${HOW}(?:trembles?|quivers?)`, 'cries'],
]

const SMILE = 'smile|grin|smirk|laugh|nod|wink|sigh|shrug|frown|giggle|yawn|bow|salute|gasp|chuckle'
const LOOKS = '(?:(?!and\\b|the\\b)[a-z]+ ){0,2}?'
const SEEN_VERBS =
  'smiles?|laughs?|cries|cry|grins?|frowns?|winks?|blushes|blush|sighs?|gasps?|weeps?|giggles?|smirks?|nods?|beams-with-joy|gasps-aloud|cowers|rages|beams?|yawns?|bursts? (?:out laughing|into (?:tears|laughter))|looks? (?:up|down|away)|closes? (?:her|his) eyes|opens? (?:her|his) eyes|screams?|shouts?|starts? (?:to cry|crying|to laugh|laughing|to smile|smiling)|begins? (?:to cry|crying|to laugh|laughing|to smile|smiling)'

/** What passes over a face: a smile that fades, eyes that widen, fear that turns into relief. */
export const FACE_TURNS: readonly Turn[] = [
  ...MOOD_TURNS,
  // "Gives a faint smile", "lets out a sigh": that is done, and nothing is handed over.
  [
    SMILE.replaceAll('|', ' '),
    new RegExp(
      `\\b(?:gives?|giving|lets? out|letting out|heaves?|breaks? into|cracks?|flashes) (?:an? )(${LOOKS})(${SMILE})${END}(?! to\\b)`,
      'g',
    ),
    (_, how, deed) => `${deed}s ${how.trim()}`.trim(),
  ],
  [
    'mad crazy wild nuts',
    /\b([a-z]+) go(?:es)? (?:absolutely |completely )?(?:mad|crazy|wild|nuts|berserk) (?:with|from|for) (?:joy|happiness|excitement|delight)\b/g,
    (_, who) => `${who} ${isBeast(who) ? 'jumps happily' : 'jumps for joy'}`,
  ],
  ['gasps', /\bgasps\b(?! (?:for|aloud))/g, 'gasps-aloud'],
  [
    'her his their',
    new RegExp(`\\b(her|his|their) (${anyOf(SIGNS)})${END}`, 'g'),
    (_, whose, sign) => one(whose, saidFor(SIGNS, sign)),
  ],
  [
    'tear tears',
    /\b(?:a (?:single |lone |small )?tear|tears) (?:slowly )?(?:rolls?|runs?|slides?|falls?|streams?|trickles?|flows?) down (her|his) (?:cheeks?|face)(?=,? (?:and|but|then|before)\b)/g,
    (_, whose) => one(whose, 'cries'),
  ],
  [
    'tears',
    new RegExp(
      `\\b(her|his) eyes ${HOW}(?:fill|brim|well)(?: up)? with tears(?=[,;]? (?:and|but|then|before)\\b)`,
      'g',
    ),
    (_, whose) => one(whose, 'cries'),
  ],
  // "A faint smile appears on her face", "a tear rolls down": of whoever was named.
  [
    'smile grin',
    new RegExp(
      `\\b(?:an?|the) (?:[a-z]+ ){0,2}(?:smile|grin) ${HOW}(?:appears|spreads|forms|crosses|breaks|comes|plays|creeps|returns|grows|lights)(?: (?:up|out|through|on|across|over|to|around))*(?: (her|his|their) (?:whole |entire )?(?:face|lips|mouth))?`,
      'g',
    ),
    (_, whose) => (whose === undefined ? 'beams-with-joy' : one(whose, 'beams-with-joy')),
  ],
  [
    'expression face look mood',
    new RegExp(
      `\\b(?:(her|his|their) )?(?:expression|face|look|mood) ${HOW}(?:changes|shifts|turns|goes|moves|transforms|morphs|melts)(?: from (?:[a-z]+ ){1,2}?)? ?(?:in)?to ${FEELING}${END}`,
      'g',
    ),
    (_, whose = 'her', felt = '') => one(whose, saidFor(FELT, felt)),
  ],
  // "Fear turns into relief", after somebody was named.
  [
    'turns changes gives melts',
    new RegExp(
      `\\b(?:her |his |their |the )?(?:${anyOf(FELT)}) ${HOW}(?:turns?|changes?|gives way|melts?|shifts?) (?:in)?to ${FEELING}${END}`,
      'g',
    ),
    (_, felt) => `he ${saidFor(FELT, felt)}`,
  ],
  // In a portrait all that passes over the face is one shot.
  [
    'then',
    new RegExp(
      `(?<=\\b(?:close[- ]?up|portrait|headshot)\\b.{0,240})(?: ?[,;.] ?(?:and )?| and )then,? (?:(?:she|he|they) )?(?:slowly |suddenly |finally |gently )*(?=(?:${SEEN_VERBS})${END})`,
      'g',
    ),
    ' and ',
  ],
  [
    'smiling smiles smile',
    new RegExp(
      `(?<=\\b(?:close[- ]?up|portrait|headshot)\\b.{0,240}[a-z,;.] (?:and )?)smil(?:es|ing)(?= (?:and|but) )`,
      'g',
    ),
    'beams-with-joy',
  ],
  [
    'smiles smile smiling',
    new RegExp(
      `(?<=\\b(?:close[- ]?up|portrait|headshot)\\b.{0,240}(?:, | and |; ))(?:(?:starts|begins) to smile|(?:starts|begins) smiling|smiles)(?= ?[.,;]|$| (?:gently|softly|faintly|weakly|warmly|shyly|broadly|again|through))`,
      'g',
    ),
    'beams-with-joy',
  ],
]
