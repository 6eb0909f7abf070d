import type { LightName } from '../../plan/plan.ts'
import { mayBeFound } from '../needles/may-be-found.ts'
import { CUT, type Text } from '../prompt/text.ts'

const OF =
  '(?:of|from|by) (?:the |an? |his |her |one |its |their )?(?:single |small |few |old |burning )*'
const LIGHT =
  '(?:soft |warm |cold |blue |dim |flickering |faint |only |golden |pale |orange |red )*(?:light|glow|flicker|shine|flames?)'

/** How a scene is lit, by the words for it; the first that fits. What is left of them stays in the text. */
const LIGHTS: readonly (readonly [LightName, RegExp, string])[] = [
  [
    'screen',
    new RegExp(
      `\\b(?:lit |illuminated )?(?:only )?(?:by |in )?(?:the )?${LIGHT} ${OF}(?:screens?|monitors?|tv|television|phone|laptop|computer|tablet|game console)(?: screen)?\\b(?: (?:on|across|over) (?:his|her|their|its) face)?`,
      'gu',
    ),
    CUT,
  ],
  [
    'screen',
    /\b(?:the |an? |his |her )?(?:screen|monitor|tv|television|phone|laptop|computer|tablet)(?: screen)?(?:'s)? (?:glow|light) (?:softly |only )?(?:lights?(?: up)?|illuminat(?:es|ing)|lighting|falls on|falling on|on|across)(?: (?:the )?faces? of)?\b/gu,
    CUT,
  ],
  ['screen', /\bscreen glow\b/gu, CUT],
  [
    'screen',
    /(?:(?:,| and| with)? ?\b(?:his|her|their|the)|(?<=[a-z])'s) faces? (?:is |are )?(?:softly |only )?(?:lit|illuminated)(?: up| only)? by (?:(?:the|his|her|their|an?|two|three|four|several|many|blue|glowing|computer) )*(?:monitors?|screens?|laptop|phone|tv|television|tablet)(?: screens?)?\b/gu,
    CUT,
  ],
  [
    'lamp',
    new RegExp(
      `\\b(?:lit |illuminated )?(?:only )?(?:by |in )?(?:the )?${LIGHT} ${OF}(?:(?:oil |desk |table |floor |reading )?lamps?)\\b`,
      'gu',
    ),
    CUT,
  ],
  [
    'lamp',
    /\b(?:by |in |under |lit by |with )?(?:the )?(?:soft |warm |flickering |dim )*(?:lamp|flashlight|headlamp)-? ?(?:light|lit|glow)\b(?! (?:and|a|the) )/gu,
    CUT,
  ],
  [
    'candle',
    new RegExp(
      `\\b(?:lit |illuminated )?(?:only )?(?:by |in )?(?:the )?${LIGHT} ${OF}(?:candles?|lanterns?|torch(?:es)?|fire|fireplace|hearth|embers|match)\\b`,
      'gu',
    ),
    CUT,
  ],
  ['candle', /\bcandle-?lit (?=[a-z])/gu, ''],
  [
    'candle',
    /\b(?:dimly |softly |warmly |only )?(?:lit|illuminated) (?:only |up )?(?:by|with) (?:(?:an?|the|dozens of|hundreds of|a few|many|some|two|three|flickering|single|burning|tall|small|old|oil) )*(?:candles?|candlelight|torch(?:es)?|oil lamps?|lantern|fire|fireplace|match)\b/gu,
    CUT,
  ],
  [
    'candle',
    /\b(?:by |in |under |lit by |with )?(?:the )?(?:soft |warm |flickering |dim )*(?:candle|fire|lantern|torch)-? ?(?:light|lit|glow)\b(?! (?:and|a|the) )/gu,
    CUT,
  ],
  [
    'moonlight',
    /\b(?:by |in |under |bathed in |lit by )?(?:the )?(?:pale |soft |silver |cold |blue )*moon ?light\b/gu,
    `${CUT}moonlight${CUT}`,
  ],
  ['fairy', /\bfairylight\b/gu, CUT],
  [
    'disco',
    /\b(?:with |under |in )?(?:the |a )?(?:[a-z]+ )?disco ?(?:lights?|lighting)\b|\b(?:flashing|colou?rful) (?:party|strobe|club) lights?\b|\bstrobe lights?\b/gu,
    CUT,
  ],
  ['neon', /\bneon-? ?lit (?=[a-z])/gu, ''],
  [
    'neon',
    /\b(?:lit |illuminated |bathed )?(?:in |by |under |with )?(?:the )?(?:[a-z]+ (?:and [a-z]+ )?)?neon (?:lights?|lighting|glow)\b|\bneon(?= (?:[a-z]+ )?(?:alleys?|alleyway|streets?|district|market|corridor)\b)/gu,
    CUT,
  ],
  [
    'flicker',
    /\b(?:with |under |in |lit by )?(?:the |an? )?flickering (?:(?:fluorescent|ceiling|overhead|strip|hallway|electric|emergency|white|green|old) )*(?:lights?|lighting|bulbs|light ?bulbs|tubes?|ceiling lamps?)\b|(?<!\b(?:city|northern|christmas|fairy|string|neon|party|polar|town|harbou?r|disco|candle|guiding) )\b(?:the |an? )?(?:(?:fluorescent|ceiling|overhead|strip|hallway|electric|emergency|old) )*(?:lights|bulbs|light ?bulbs|tubes|ceiling lamps?|overhead light|ceiling light) (?:(?:keeps?|starts?|begins?|is|are|to) )*flicker(?:s|ing)?\b(?: on and off)?/gu,
    CUT,
  ],
  [
    'alarm',
    /\b(?:with |under |as |while )?(?:the |an? )?(?:(?:red|warning|emergency|alarm) )+(?:lights?|lamps?|beacons?)(?: (?:is|are))? (?:[a-z]+ly )?(?:flash|blink|puls|spin|rotat|strob|throb|go off)(?:e?s|ing)?\b|\b(?:flashing|blinking|pulsing|spinning|rotating) (?:(?:red|warning|emergency|alarm) )+(?:lights?|lamps?|beacons?)\b|\b(?:red )?alarm lights?\b|\bred alert\b/gu,
    CUT,
  ],
  [
    'from-below',
    /\b(?:lit|lighted|illuminated) (?:dramatically |eerily )?from (?:below|underneath|beneath)\b|\bunder-?light(?:ing)?\b|\buplighting\b/gu,
    CUT,
  ],
  [
    'dappled',
    /\b(?:in |under |with )?(?:the )?(?:soft |warm |golden |gentle |green )*dappled (?:sun)?light(?:ing)?\b(?: (?:filter|fall|play|danc)(?:e?s|ing) (?:through|on|over|across) (?:the )?(?:leaves|trees|branches|canopy|foliage|ground|path|grass))?|\bdappled shade\b/gu,
    `${CUT}sunlight${CUT}`,
  ],
  [
    'spotlight',
    /\b(?:in|under|lit by|into|with) (?:an? |the )?(?:single |bright |lone )*spot ?lights?\b|\b(?:an? )?(?:single|lone|bright) spot ?lights?\b(?: (?:cuts?|falls?|shines?|beams?|slices?|glows?|illuminat(?:es?|ing)|cutting|falling|shining)\b(?: down)?(?: (?:on|onto|upon)\b|(?:(?! (?:on|onto|upon|where|while|as|and)\b)[^,.;¦])*))?|(?<=[,;] ?)(?:an? )?spot ?lights?\b(?! on| shines)/gu,
    CUT,
  ],
  // "Sunbeams breaking through pines behind it": what they come through stands there by itself.
  [
    'sunbeams',
    /\bsunbeamlight\b(?: +(?:through|between)(?= (?:[a-z]+ ){1,4}?(?:behind|around|above)\b))?/gu,
    `${CUT}sunlight${CUT}`,
  ],
  [
    'sunbeams',
    /\b(?:with |in )?(?:volumetric (?:light(?:ing|s)?|fog|rays|beams)|god ?rays|crepuscular rays)\b/gu,
    CUT,
  ],
  // Motes are seen only where a beam falls.
  ['sunbeams', /\bdustlight\b/gu, CUT],
  ['blinds', /\bblindslight\b/gu, CUT],
  [
    'window',
    /\b(?:(?:lit |illuminated |only )*(?:by|in|with|under) )?(?:the )?(?:(?:soft|warm|natural|gentle|diffused?|pale|cool|golden|morning|afternoon|north|northern|side|large|single) )*(?:window[- ]?light(?:ing)?|(?:side ?)?light (?:coming |falling |streaming )?(?:in )?from (?:an?|the|one) (?:(?:large|nearby|small|single|big|tall|side) )*window)\b(?: (?:on|across) (?:one side of )?(?:his|her|their|the) face)?/gu,
    CUT,
  ],
  [
    'backlight',
    /\bback-?lit by (?:the |an? |his |her )?(?:(?:setting|rising|low|morning|evening|golden|bright|warm|car|stage|open|large|red|blue|white|pale|strong) )*(?:sun|sunset|sunrise|sunlight|headlights|windows?|lights?|glow|screen|spotlights?|door(?:way)?|sky)\b/gu,
    '',
  ],
  ['backlight', /\bback-?lit by (?=[a-z])/gu, 'in front of '],
  [
    'backlight',
    /\b(?:strong |beautiful(?:ly)? |warm |golden |soft |hard |blue |red |pink |white |cold |cool |orange |purple |green )*back-?light(?:ing)?\b|\b(?:in |with |strong |blue |red |pink |white |cold |cool |orange |purple |green |golden |soft |subtle |sharp )*(?:rim|contre-?jour) light(?:ing)?\b|\bcontre-?jour\b|\b(?:lit |light(?:ed|ing)? )from behind\b/gu,
    CUT,
  ],
  [
    'backlight',
    /\b(?:strongly |dramatically |beautifully )?back-?lit\b(?! silhouett?e| keyboard| by)/gu,
    '',
  ],
  [
    'dramatic',
    /\b(?:with |in |under )?(?:an? |the )?(?:very |highly |moody |dark |cinematic )*(?:dramatic(?:ally)?|low[- ]key|high[- ]contrast|hard|harsh|chiaroscuro|rembrandt|theatrical|film noir|stark)(?:,? (?:dramatic|low[- ]key|side|directional|moody|hard|cinematic|overhead|top|single))* (?:light(?:ing|s|ed)?|lit|shadows|illumination)\b|\b(?:low[- ]key|chiaroscuro|strong shadows|deep shadows)\b|\bmoody (?:light|lighting|shadows)\b|(?<=(?:^|[,;.]) ?)moody(?= ?(?:[,;.]|$))/gu,
    CUT,
  ],
  [
    'dramatic',
    /\b(?:with |in |under )?(?:an? )?(?:hard |strong |sharp |soft )*(?:split|short|loop|side|rembrandt)[- ]light(?:ing)?\b|\b(?:side[- ]?lit\b|(?:lit|lighted|illuminated) (?:[a-z]+ly )?(?:from|by|on) (?:the|one|its|his|her|their) (?:left |right )?side\b)/gu,
    CUT,
  ],
  [
    'neon',
    /\b(?:with |in |under |lit by )?(?:(?:colou?red|colou?rful|bright|red and blue|pink and blue|vibrant) )*gel (?:light(?:ing|s)?|lit)\b|\b(?:lit |lighting )?(?:with|by) (?:colou?red|colou?rful) gels\b/gu,
    CUT,
  ],
  [
    'dim',
    /\bdimly[- ]lit\b|\bdim(?:med)? (?:light(?:ing|s)?)\b|\blow[- ]light\b|\bin the (?:near )?dark(?:ness)?\b(?! (?:forest|woods|street|alley))|\bpitch[- ](?:black|dark)\b/gu,
    CUT,
  ],
  [
    'dim',
    /\b(?:dark|dim|gloomy|shadowy|darkened|unlit) (?=(?:[a-z]+ )?(?:room|bedroom|kitchen|hall|hallway|corridor|attic|cellar|basement|library|study|office|church|studio|living room|cabin|log cabin|theat(?:er|re)|cinema|bar|warehouse|garage|workshop|laboratory|lab|classroom|apartment|museum|dungeon|cave|tunnel|staircase|bookshop|bookstore|shop|store|pub|restaurant|café|cafe|club|nightclub|chamber|crypt|house|mansion|palace|prison|cell|tent|hut|alcove)\b)/gu,
    '',
  ],
]

/** "Firelight flickering on the walls": what the light does is nobody else's deed. */
const PLAYS =
  /^ (?:gently |softly )?(?:flicker|danc|play|glow|shin|fall|spill|glint|glimmer|shimmer|leap)(?:e?s|ing) (?:on|over|across|along|against|around)\b/u

/** "God rays fall through the trees onto a deer": trees and a deer, and no trees on the deer. */
const THROUGH =
  /\b(god ?rays|crepuscular rays|sun ?beam(?:s|light)?|(?:sun|moon|day)light|(?:rays?|beams?|shafts?) of (?:sun)?light)(?: ¦)? +(?:(?:[a-z]+ly )?(?:fall|stream|pour|filter|shin|break|slant|com|spill|cut|pierc)[a-z]* (?:down |in )?)?(?:through|between) ((?:[a-z'-]+ ){1,4}?)(?:down )?(?:on|onto|upon|over|across) (?=(?:an?|the|his|her|two|three|some)\b)/gu

/** Takes the words for how it is lit out of a take; null when they leave it to the hour. */
export function takeLight(text: Text): LightName | null {
  let first: LightName | null = null
  text.body = text.body.replace(THROUGH, `$1${CUT}$2${CUT}`)
  for (const [name, pattern, plain] of LIGHTS) {
    const { body } = text
    if (!mayBeFound(pattern, body)) continue
    text.body = body.replace(pattern, (words, ...rest) => {
      first ??= name
      text.taken.push(words.trim())
      const hour = plain.includes('sunlight') ? /morning|evening|afternoon/u.exec(words)?.[0] : null
      if (hour) return `${CUT}${hour}${CUT}`
      const at = rest.find((each) => typeof each === 'number') ?? 0
      return plain === CUT && PLAYS.test(body.slice(at + words.length)) ? `${CUT}light` : plain
    })
  }
  return first
}
