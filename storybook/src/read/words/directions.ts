import { lookUp } from '../../lexicon/look-up.ts'
/** Words for where somebody goes, as one token each: `dir_left`. */
const WAYS: readonly (readonly [string, RegExp])[] = [
  [
    'right',
    /\bfrom (?:the )?left(?: side)? to (?:the )?right(?: side)?\b|\b(?:to|towards?|heading|moving)(?: the)? right\b(?! of| side| hand|-hand)|\brightwards?\b/g,
  ],
  [
    'left',
    /\bfrom (?:the )?right(?: side)? to (?:the )?left(?: side)?\b|\b(?:to|towards?|heading|moving)(?: the)? left\b(?! of| side| hand|-hand)|\bleftwards?\b/g,
  ],
  ['up', /\bupwards?\b|\binto the (?:sky|air)\b|\bup into the (?:sky|air)\b/g],
  ['down', /\bdownwards?\b|\bto the ground\b/g],
  ['around', /\b(?:around )?in (?:a )?circles?\b|\baround and around\b|\bround and round\b/g],
]

const VIEWER = '(?:the |us|me)?(?:camera|viewer|lens|audience|screen)'
const TOWARDS = new RegExp(
  `\\b(?:directly |straight )?(?:towards?|to|at|into|facing|for) ${VIEWER}\\b|\\btowards? (?:us|me)\\b`,
  'g',
)
const AWAY = new RegExp(
  `\\baway from ${VIEWER}\\b|\\b(?:off )?into the distance\\b|\\b(?:with )?(?:his |her |their |its |the )?backs? (?:turned )?to(?:wards)? ${VIEWER}\\b`,
  'g',
)
/** "Drives off down the road"; who runs away from a bear flees across the picture. */
const OFF =
  /(?<=\b(?:driv(?:es?|ing)|walk(?:s|ing)?|rid(?:es?|ing)|cycl(?:es?|ing)|speed(?:s|ing)?|strid(?:es?|ing)|stroll(?:s|ing)?|rac(?:es?|ing)) )(?:away|off)\b(?=\s*[,.;¦]|\s*$| (?:down|along|into|on|towards?|through|in) )/g

/** How one goes on foot, on wings, on wheels or afloat. */
const GOES =
  'walk|run|hop|trot|gallop|scamper|waddle|swim|crawl|march|roll|sail|slide|leap|bounce|bound|sprint|zoom|strut|stroll|sneak|storm|stomp|skip|glide|flutter|slither|scuttle|wander|saunter|limp|shuffle|dart|slink|prance|paddle|row|skate|drive|ride|race|speed|stride|cycle|tiptoe|amble|march|toddle|stagger|jog|creep|swoop|soar|fly|scurry|hurry|dash|rush|buzz'
const WENT_OFF = new RegExp(
  `(?<=\\b(?:(?:${GOES})e?s|flies|scurries|hurries|(?:and|then) (?:${GOES})) )(?:away|off)\\b(?=\\s*[,.;¦]|\\s*$| (?:down|along|into|towards?|through|in|across|again|and|with) )`,
  'g',
)
/** "… and leaves", "leaves the station": no leaves of a tree. */
const LEAVES =
  /(?<=\b(?:and|then|who|which) )(leaves)\b(?=\s*[,.;¦]|\s*$)|\b(leaves|departs|departs from|pulls out of)(?= (?:the|an?|its|his|her) (?:[a-z]+ )?(?:station|platform|harbou?r|port|room|house|stage|shop|bar|party|restaurant|office|building|classroom|garage|hangar)\b)/g

/** "Puts on a coat and goes out"; a candle that goes out stays where it is. */
const OUT =
  /^(?!.*\b(?:candles?|lamps?|lights?|fire|flames?|torch|lantern|match|bulb)\b)(.*\b(?:and|then) )(?:goes|steps|heads|walks) out(?:side)?(?= ?[,.;]| ?$)/

/** Keeps "towards the camera" from being read as a camera move. */
export function protectViewer(body: string): string {
  return body
    .replace(AWAY, ' dir_away ')
    .replace(OFF, ' dir_away ')
    .replace(TOWARDS, ' dir_towards ')
}

/** "Walks to the right" is a way, "a dog to the right" a place. */
function sideOrWay(match: string, side: string): string {
  if (!lookUp(ACROSS, side)) return match.startsWith('in the') ? ' side_middle ' : match
  return match.startsWith('to the') && !/side|hand/.test(match) ? match : ` side_${side} `
}

const TURNED =
  /\b((?:turn|go|walk|run|driv|fl[yi]|mov|swim|head|look|sail|rid|crawl|hop|jump|march|gallop|roll)[a-z]*) (left|right)\b(?! of| side| hand|-)/g

/** Where somebody is, not where they go: "a cat on the left", as one token `side_left`. */
const SIDES =
  /\b(?:on|at|in|to) the (?:far )?(left|right|middle|cent(?:er|re))(?:[- ]hand)?(?: side)?(?: of the (?:frame|screen|picture|image))?\b(?! of| hand|-)/g

/** "Comes in from the left" goes to the right; light and a view from the left go nowhere. */
const ENTRANCES =
  /(?<!\b(?:light|lit|shin(?:es|ing)|sun|sunlight|wind|blow(?:s|ing)|seen|viewed|view|shot|filmed|second|third) )\bfrom (?:the )?(?:far )?(left|right)(?:[- ]hand)?(?: side)?(?: of the (?:frame|screen|picture|image|stage))?\b(?! (?:side )?to\b)/g
const ACROSS: Readonly<Record<string, string>> = { left: 'right', right: 'left' }

/** "Runs backwards": only who goes; a film that runs backwards is another matter. */
const BACKWARDS = new RegExp(
  `(?<=\\b(?:${GOES}|fl(?:ies|ying)|mov|march|run|walk|driv|rid)[a-z]*(?: (?:very|slowly|quickly|fast|carefully|straight|off|alone|away)){0,2}(?: (?:an?|the|his|her|its|their) (?:[a-z]+ )?[a-z]+)?) (?:backwards?|in reverse)\\b`,
  'g',
)

export function joinDirections(body: string): string {
  let joined = body
    .replace(BACKWARDS, ' dir_backwards ')
    .replace(OUT, '$1walks dir_off ')
    .replace(WENT_OFF, ' dir_off ')
    .replace(LEAVES, (went: string) => `${went} dir_off `)
    .replace(TURNED, '$1 dir_$2')
    .replace(SIDES, sideOrWay)
    .replace(ENTRANCES, (_match, side: string) => ` dir_${lookUp(ACROSS, side) ?? side} `)
  for (const [name, pattern] of WAYS) joined = joined.replace(pattern, ` dir_${name} `)
  return joined
}
