import { singular } from '../lexicon/morphology.ts'
import { REQUEST } from './closed-words.ts'
import { colourAt } from './colours.ts'
import { protectViewer } from './directions.ts'
import { isDescribing } from './traits.ts'

/** Comparisons and sayings: what they name is not there. */
const IDIOMS =
  /\b(?:as|so) \w+(?: and \w+)? as (?:an? |the )?\w+(?: (?:sky|night|day|moon|ocean))?\b|\b(?:piece of cake|under the weather|time flies|butterflies in (?:his|her|my|their) stomachs?|elephant in the room|spill(?:s|ing)? the beans|hold your horses|once in a blue moon|wild goose chase|couch potato|break a leg|apple of (?:his|her|my) eye|on cloud nine|like (?:a|an) (?:\w+ )?\w+|like there'?s no tomorrow|at the speed of light|out of this world|top of the world|all of a sudden(?=$))\b/g

/** Turns of phrase that say in other words what the reader knows already. Applied in this order. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/[’‘`´]/g, "'"],
  [/[–—]/g, ' - '],
  // Screenplays and shot lists: "EXT. BEACH - DAY.", "[0-2s]", "[Scene 2]".
  [
    /\b(?:ext|int)\.? ([a-z' ]{2,40}?) - (day|night|dawn|dusk|morning|evening)\b\.?/g,
    ' . cut to $1 at $2 , ',
  ],
  [/\[(?:shot|scene|cut)[^\]]{0,40}\]:?/g, ' . cut to '],
  [
    /[[(]?\b\d{1,2}(?::\d\d|s| ?sec)? ?- ?\d{1,2}(?::\d\d|s| ?sec(?:onds?)?)\b[\])]?:?/g,
    ' . cut to ',
  ],
  [/\n\s*(?:[-*•]|\d+[.)])\s*/g, ' . '],
  [/\s*\n+\s*/g, ' . '],
  [/[()[\]{}]+/g, ' , '],
  [/\s+/g, ' '],
  [
    /\b(?:isolated )?(?:on|against|over) (?:a|an|the) (?:plain |pure |solid |clean |simple )*(?:white|black|grey|gray|blank|plain|green|blue) (?:background|backdrop|screen)\b/g,
    ' ¦ ',
  ],
  [
    /\b(day|night|dawn|sunrise|morning|afternoon|evening|sunset|dusk|spring|summer|autumn|winter) (?:(?:slowly|gradually|suddenly) )?(?:turns?|changes?|fades?|gives? way|becomes?|shifts?|transitions?|passes)(?: in)?(?: ?to)? (?=(?:day|night|dawn|sunrise|morning|afternoon|evening|sunset|dusk|spring|summer|autumn|winter)\b)/g,
    '$1 , then ',
  ],
  // "How does a volcano erupt?": the helping verb goes to its own.
  [
    /\b(?:how|why) (?:does|did|do|would) ((?:an?|the|my) (?:[a-z]+ ){1,2}?)(?=[a-z]+(?: (?:the|an?|in|on|over|with|like|so)\b|\s*\?|\s*$))/g,
    '$1is ',
  ],
  [/\bmake it (snow|rain)\b/g, '$1ing'],
  [/\bmeteor showers?\b/g, 'shooting stars'],
  [/\blet there be light\b/g, 'sunrise'],
  [/\blooks? like (?=[a-z]+ing\b)/g, ''],
  [/\bhalf a dozen\b/g, 'six'],
  [/\b(?:a |one |two |several )?hundred(?: and [a-z-]+| of)?\b(?! meters?| metres?)/g, 'hundred'],
  [
    /\b(?:about|approximately|roughly|nearly|almost|more than|at least|no fewer than|up to|as many as|exactly|some) (?=(?:an? )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|dozen))/g,
    '',
  ],
  [/\bthe (two|three|four|five) of (?:them|us)\b/g, '$1 people'],
  [/\b(\d{1,2}) ?x (?=[a-z])/g, '$1 '],
  [/\ba person is (?=baby )/g, 'a '],
  [/\b(horse|bike|camel|motorcycle|elephant)(?:back)? ?riding\b/g, 'riding a $1'],
  [
    /,? (?:an? |the )?([a-z]+(?: of [a-z]+)?) in (?:his |her |their |its )?hands?\b/g,
    ' , holding a $1 , ',
  ],
  [/\b(?:ice[- ]skating|ice|skating) rink\b/g, 'frozen lake'],
  [/,? reflections? (?:from|in|on|off) (?:the )?water\b/g, ' at a lake'],
  [/\briding or walking with (?:a )?/g, 'riding a '],
  [/\bmotor(?:cycl|bik)ing\b/g, 'riding a motorcycle'],
  [/\b(?:cycling|biking)\b(?! shorts| gloves)/g, 'riding a bicycle'],
  [
    /\b(?:teeming|rife|filled|brimming|swarming|bustling|packed|crowded|lined|adorned|decorated|alive) with\b/g,
    'with',
  ],
  [/\bdressed (?:up )?(?:as|like) (?:an? )?([a-z]+)/g, 'wearing a $1 costume'],
  [IDIOMS, ' ¦ '],
  [/\b(?:it's |it is )?raining cats and dogs\b/g, 'heavy rain'],
]

const COUNTED =
  /\b(?:two|three|four|2|3|4) ([a-z]+(?: [a-z]+)?),? ?[,:(]? ((?:(?:,|and|the other|the others)? ?(?:one|another|the other|the third)(?: (?:is|in))? [a-z]+ ?(?:,|\)|and|$|\.)? ?){2,4})/g
const EACH = /(?:one|another|the other|the third)(?: (?:is|in))? ([a-z]+)/g

/** "Two cats, one black and one white": each by itself. */
function nameEach(match: string, nouns: string, list: string): string {
  const looks = [...list.matchAll(EACH)].map(([, look = '']) => look)
  if (!looks.every((look) => colourAt([look]) !== null || isDescribing(look))) return match
  const words = nouns.split(' ')
  const one = [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ')
  return `${looks.map((look) => `a ${look} ${one}`).join(' and ')} `
}

/** Lower case, straight quotes, single spaces, known turns of phrase, no "please show me a video of". */
export function plainText(prompt: string): string {
  let body = prompt.normalize('NFC').toLowerCase()
  for (const [pattern, plain] of REWRITES) body = body.replace(pattern, plain)
  return protectViewer(body.replace(COUNTED, nameEach).replace(REQUEST, ''))
}
