import { mayBeFound } from '../needles/may-be-found.ts'
import { CUT, type Text } from '../prompt/text.ts'

const COLOURS =
  'pink|orange|red|crimson|scarlet|purple|violet|lavender|mauve|magenta|green|emerald|teal|turquoise|cyan|yellow|golden|gold|amber|peach|copper'
const PAIR = `(${COLOURS})(?:(?:,| and|,? to| &|-and-)? ?(${COLOURS}))?`
const DEEPER =
  '(?:(?:blood|neon|hot|electric|deep|bright|pale|dark|vivid|fiery|soft|brilliant|glowing|dusky|burning|stormy|acid|toxic|eerie|strange|dramatic)[- ])*'

/** "A blood-red sky", "the sky glows violet and gold". */
const SKIES: readonly RegExp[] = [
  new RegExp(
    `\\b${DEEPER}${PAIR}(?:[- ](?:hued|streaked|tinted|colou?red))? (?:sky|skies)\\b`,
    'gu',
  ),
  new RegExp(
    `\\b(?:the )?(?:whole |entire |evening |morning |night )?sky (?:above |overhead )?(?:slowly )?(?:is|turn|glow|burn|go|become|blush|shift|fade|shimmer|blaze)(?:e?s|ing)? (?:(?:in|with|into|from|to|painted|streaked|ablaze|shades of|hues of|streaks of|tinged) )*${DEEPER}${PAIR}\\b`,
    'gu',
  ),
]

/** The colours that a sky is said to have, in plainer words: those who read the hour know a red sky, and no blood-red one. */
export function skyIn(text: Text): readonly string[] {
  let colours: readonly string[] = []
  for (const sky of SKIES)
    text.body = text.body.replace(sky, (words, first: string, second: string | undefined) => {
      if (colours.length === 0) colours = second === undefined ? [first] : [first, second]
      text.taken.push(words)
      return `${second === undefined ? first : `${first} and ${second}`} sky`
    })
  return colours
}

/** What is left of a coloured sky when the hour was read. */
export function takeSky(text: Text): void {
  text.body = text.body.replace(
    new RegExp(
      `\\b(?:(?:under|against|beneath|below|with|and|an?|the) )*${PAIR} (?:sky|skies)\\b`,
      'gu',
    ),
    CUT,
  )
}

const HOW =
  '(?:(?:soft|softly|gentle|moody|dim|faint|deep|rich|subtle|muted|overall|strong|pale|bright|cinematic|dreamy|eerie|diffused?|natural|ambient|slightly|with|and) ,?)*'
const OF_LIGHT = 'light(?:ing)?|glow|ambience|ambient light(?:ing)?|illumination|wash'
const OF_COLOUR =
  'tones?|hues?|tints?|palettes?|colou?rs|shades|grad(?:e|ing)|colou?r (?:palette|grad(?:e|ing)|scheme|tones?)|tonality'
/** Before it something ends or it is said that all is in this light: whoever stops at a red light is not lit by it. */
const ALL_IN =
  '(?:(?<=(?:^|[,.;¦])\\s*|\\b(?:bathed|lit|washed|drenched|soaked|all|everything) )(?:(?:in|with|by|under) )?|\\b(?:in|under) )(?:an? |the )?'
const ENDS =
  '(?=\\s*(?:[,.;¦]|$)| (?:fills?|floods?|bath(?:es|ing)|wash(?:es|ing)|covers?|lights?|everywhere|on (?:his|her|their|its) faces?|and\\b))'

const tone = (words: string, of: string): RegExp =>
  new RegExp(`${ALL_IN}${HOW}${words} (?:${of})${ENDS}`, 'gu')

/** The name of a tone, or null when it is the colour that the words name. */
const TONES: readonly (readonly [name: string | null, RegExp])[] = [
  [
    'teal and orange',
    new RegExp(
      `${ALL_IN}${HOW}(?:teal[- ](?:and|&)[- ]orange|orange[- ](?:and|&)[- ]teal)(?: (?:${OF_COLOUR}|look))*`,
      'gu',
    ),
  ],
  ['earth', tone('(?:earth|earthy|rustic|autumnal)', OF_COLOUR)],
  [
    'warm',
    tone(
      '(?:warm|warmer|cosy|cozy)(?:,? (?:golden|amber|inviting|orange))?',
      `${OF_COLOUR}|${OF_LIGHT}`,
    ),
  ],
  [
    'warm',
    /\b(?:warm|cosy|cozy|homely|homey|inviting)(?: and (?:warm|cosy|cozy|inviting))?(?: (?:mood|atmosphere|vibes?|feeling|ambian?en?ce|feel))\b/gu,
  ],
  [
    'cool',
    tone(
      '(?:cool|cold|icy|chilly|wintry)(?:,? (?:blue|bluish|steel|silver|white))?',
      `${OF_COLOUR}|${OF_LIGHT}`,
    ),
  ],
  ['grey', tone('(?:gr[ae]y|leaden|overcast|dull|flat)', OF_LIGHT)],
  ['bright', tone('(?:high[- ]key|bright,? (?:even|studio|airy)|airy)', OF_LIGHT)],
  // How a face is lit from the front, without a shadow.
  [
    'bright',
    /\b(?:(?:with|in|under) )?(?:an? |the )?(?:butterfly|clamshell|paramount|beauty|ring|high[- ]key|three[- ]point|broad)[- ](?:light(?:ing)?)\b/gu,
  ],
  [
    'orange',
    /\b(?:lit |illuminated )?(?:by|under|in|with) (?:the )?(?:(?:warm|orange|dim|yellow|old) )*sodium(?:[- ]vapou?r)? (?:lamps?|lights?|street ?lights?|lighting|glow)\b/gu,
  ],
  [
    'cool',
    /\b(?:lit |illuminated )?(?:by|under|in|with) (?:the )?(?:(?:cold|harsh|white|cool|pale|buzzing|office|green) )*fluorescent (?:lights?|lighting|tubes|lamps|glow)\b/gu,
  ],
  ['pink', /\b(?:in |with |during )?(?:the )?alpenglow\b/gu],
  [
    'teal',
    /\b(?:in |with |lit by )?(?:an? |the )?(?:soft |blue |green |eerie |faint )*bioluminescent (?:glow|light)\b/gu,
  ],
  ['soft', tone('(?:soft|gentle|diffused?|even)', OF_LIGHT)],
  [
    'harsh',
    tone(
      '(?:harsh|glaring|blazing|blinding|scorching)(?: (?:noon|midday|desert|summer))?',
      `${OF_LIGHT}|sun|sunlight`,
    ),
  ],
  // Golden light is an hour.
  [
    null,
    tone(
      `(?!gold)(${COLOURS}|blue)(?:ish)?(?:,? (?:and )?(?:${COLOURS}|blue))?`,
      `${OF_LIGHT}|${OF_COLOUR}`,
    ),
  ],
]

/** The colour that all of a picture has: "soft purple light", "warm tones"; null when it is its own. */
export function takeTone(text: Text): string | null {
  let first: string | null = null
  for (const [name, pattern] of TONES) {
    if (!mayBeFound(pattern, text.body)) continue
    text.body = text.body.replace(pattern, (words, colour: string | number) => {
      first ??= name ?? String(colour)
      text.taken.push(words.trim())
      return CUT
    })
  }
  return first
}
