import { baseVerb } from '../../lexicon/morphology.ts'
import { CUT, type Text } from '../prompt/text.ts'
import { createLookingIn } from './looking-in.ts'
import { takeOutside } from './outside.ts'
import { keptOf, OUT_THERE, plainly, SCENIC, sightOf, type WindowSeen } from './view-words.ts'
import { ROOM_WORDS, roomIn, coachOf } from './window-rooms.ts'

const ROOM = `(?<room>${ROOM_WORDS})`

const A = '(?:the|an?|his|her|its|their|my|our|this|that|one) '
const PLAIN = '(?!(?:and|or|as|while|with|in|on|at|of|is|are|the|an?)\\b)[a-z-]+ '
const PANE =
  '(?:windows?\\b|window ?panes?|portholes?|viewports?|(?:balcony|patio|terrace|french|glass|sliding|veranda) (?:doors?|walls?)|skylights?)(?! ?(?:sills?|ledges?|seats?|clean|wash|shop|display|box|frame|of (?:the|an?) (?:[a-z]+ ){0,2}(?:house|castle|tower|building|cottage|church|shop|store)))'

const WINDOW = `(?:${A})?(?:${PLAIN}){0,2}?(?:${ROOM} )?${PANE}(?: of (?:the|an?|his|her) (?:[a-z]+ )?(?:${ROOM_WORDS}))?(?: behind (?:him|her|them|it))?`

const SILL = `(?:${A})?(?:${PLAIN}){0,2}?(?:window ?sill|window ledge|window seat|sill)(?: of (?:the|an?|his|her) (?:[a-z]+ )?(?:window|${ROOM_WORDS}|farmhouse|cottage|house))?`

/** As far as one part of a sentence goes. */
const VIEW = '(?<view>[^,.;¦:]+?)(?= *(?:[,.;¦:]|$|\\b(?:while|as|when|who|which)\\b))'
const LOOK = '(?:(?:look|peer|peek|peep|watch)(?:e?s|ing)?|(?:gaz|star|glanc)(?:es?|ing))'

const lookIn = createLookingIn({ window: WINDOW, look: LOOK })

/** Windows that are seen from outside, shown in shops, or acted upon. */
const NOT_INSIDE =
  /\b(?:shop|store|display|upstairs|upper|stained[- ]glass|rose|lit|glowing|broken|boarded|bakery shop|toy shop) windows?\b|\bwindow (?:clean|wash|shop|display|box)|(?<!\b(?:an?|the|wide|large|big) )\b(?:clean|wash|wip|open|clos|break|smash|shatter|repair|paint|polish)(?:e?s|ing)? (?:(?!(?:by|at|near|in|on|before|beside|under|next|behind|from|with|and|while|as) )[a-z]+ ){0,3}windows?\b|\b(?:climb|jump|fl[iy]|leap|crash|escap|sneak|fall|break|enter|throw|come)(?:e?s|ing)? (?:in |out |in through )?(?:of |out of |through |into |from )(?:the |an? )(?:[a-z]+ )?window|\b(?:throw|kick|hit|shoot|toss|hurl|push|drop|fling|ride|pull|carr[iy]|hoist)(?:e?s|ing)? (?:[a-z]+ ){1,5}?(?:out of|out|through|into|in|from) (?:the |an? )(?:[a-z]+ )?window|\b(?:lights?|candles?) in (?:the|its|their|every|all) windows\b|\bwindows (?:glow|lit|shine|light)|\bmicrosoft windows\b|\bpast the windows of\b/u
/** "A cabin in the snow, warm light glowing from the windows": seen from outside, unless one is said to be in it. */
const OF_A_HOUSE =
  /(?:(?<!\b(?:in|inside|interior of|within) (?:an?|the|his|her|their) (?:[a-z-]+ ){0,3})\b(?:houses?|farmhouse|cabins?|cottages?|huts?|castles?|mansion|villa|lodge|chalet|inn|church|chapel|lighthouse|barn)|\b(?:skyscrapers?|buildings?|village|town|street|city|skyline))\b[^.;]*\b(?:lights?|lamps?|candles?|glow|glowing|shining|shines?)\b[^,.;¦]* (?:from|in|behind|inside|through|out of) (?:the|its|their|all the|every|all|some|a few|two|one)(?: [a-z]+){0,2} windows?\b/u

type Rule = readonly [pattern: RegExp, plain: string]

const rule = (pattern: string, plain: string): Rule => [new RegExp(`\\b${pattern}`, 'gu'), plain]

const WEATHER =
  '(?:rain(?:drops|water)?|snow(?:flakes)?|hail|sleet|frost|fog|mist|drizzle|(?:water )?droplets|storm|thunder(?:storm)?|blizzard)'
const SHINE =
  '(?:sunbeamlight|(?:sun|moon|day|star)(?:light|shine)|sunbeams?|(?:sun ?|light )?rays?(?: of (?:sun|sunlight|light))?|(?:warm |golden |morning |evening |soft |blue |cold )*light|lightning|the (?:sun|moon)|sun|moon)'

/** What is said about a window; what is left of it stays in the text. The first ones know best. */
const RULES: readonly Rule[] = [
  rule(
    `(?:(?:by|at|near|beside|next to|in front of|before|behind|against|with) )?(?:${A})?(?:${PLAIN})?(?<keep>rain|snow|frost|storm|fog|mist)(?:y|ed|[- ](?:streaked|covered|soaked|washed|splashed|spattered|speckled|drenched))? ${PANE}`,
    `${CUT}$<keep>${CUT}`,
  ),
  rule(
    `(?<keep>${WEATHER}) and (?<view>[a-z ]+?) (?:outside|beyond|behind|through) ${WINDOW}`,
    `${CUT}$<keep>${CUT}`,
  ),
  rule(
    `(?<keep>${WEATHER})(?: (?!outside|through|beyond)[a-z]+){0,3}? (?:down|on|against|over|onto|at|across|along|outside|through|beyond|behind|hits?|batters?|covers?|lashes|pelts?|lashing|hitting|covering) ${WINDOW}`,
    `${CUT}$<keep>${CUT}`,
  ),
  rule(
    `(?<keep>${SHINE})(?: (?!outside|beyond)[a-z]+){0,3}? (?:through|from|in through|into|in|on|outside|beyond|past) ${WINDOW}`,
    `${CUT}$<keep>${CUT}`,
  ),
  rule(
    `(?:${LOOK}) (?:[a-z]+ly )?(?:out |outside |back )*(?:of |through |from |at |over )?${WINDOW}(?:,? (?:at|onto|over|to|towards?|upon|into|watching|and (?:watches|sees|admires)) ${VIEW})?`,
    ' looks out ',
  ),
  rule(
    `(?:(?:watch|see|admir|observ|enjoy)(?:e?s|ing|e)?|${LOOK} (?:out )?(?:at|on|upon)) ${VIEW.replace(/\(\?= .*/u, '')} (?:through|from|out of|outside|behind|beyond|pass by) ${WINDOW}`,
    ' looks out ',
  ),
  rule(
    '(?:(?:stands?|standing|placed|rests?|resting|set) )?on (?:an? |the )(?<keep>rain|snow|frost|storm|fog|mist)(?:y|ed|[- ](?:streaked|covered|soaked)) (?:window ?sill|window ledge|sill)',
    ` SILL ${CUT}$<keep>${CUT}`,
  ),
  rule(`(?:(?:stands?|standing|placed|rests?|resting|set) )?(?:on|from) ${SILL}`, ' SILL '),
  rule(`${SILL} with`, ' SILL '),
  rule(
    `(?:outside|beyond|behind|out of|through) ${WINDOW},? (?:(?:one|you|we|he|she|they) (?:can )?sees? |there (?:is|are) |(?:is|are) )?(?!(?:in|on|at|while|as|of)\\b)${VIEW}`,
    CUT,
  ),
  rule(
    `(?:by|at|near|beside|next to|in front of|before|under|beneath|against|facing|along|in|from|through|with|has|having|to|outside|beyond) ${WINDOW}(?: (?:overlooking|that overlooks|with (?:an? )?(?:[a-z]+ )?views? (?:of|over|onto|to|across)|looking (?:out )?(?:onto|over|at|on)|facing|showing|onto|over) ${VIEW})?`,
    ' ',
  ),
  rule(
    `${WINDOW} (?:overlooking|that overlooks|with (?:an? )?(?:[a-z]+ )?views? (?:of|over|onto|to|across)|looking (?:out )?(?:onto|over|at|on)|showing|shows|reveals|revealing|onto) ${VIEW}`,
    ' ',
  ),
]

const BACK = new RegExp(
  `(?<lead>^|[,.;¦](?: *(?:and|with|while|as)\\b)?|\\b(?:and|with|while|as)\\b) *(?<view>(?:[a-z'-]+ ){1,7}?)(?:(?:is|are|can be) )?(?:(?:seen|visible|glow|pass|fall|rush|shin|twinkl|drift|float|fly|flies|swim|sparkl|flash|roll|go|speed|rac|slid|blink|spin|shimmer)(?:e?s|ing|e)? (?:by |past |down |slowly |gently )*)*(?:outside|beyond|behind|past|through) ${WINDOW}`,
  'gu',
)

/** "The Earth turns slowly in the big window behind them": nothing of the kind is in a room. */
const IN_PANE = new RegExp(
  `(?<lead>^|[,.;¦]|\\b(?:and|with|while|as)\\b) *(?<view>(?:[a-z'-]+ ){0,3}?(?:${SCENIC}|saturn|jupiter|mars|galax(?:y|ies)|nebula) )(?!(?:sits?|stands?|reflect)\\b)(?:[a-z]+ ){0,3}?(?:in|behind|through|outside|beyond) ${WINDOW}`,
  'gu',
)
/** "…, sea view", "…, city lights": nothing but what the window shows, once there is one. */
const SEEN_OUT = new RegExp(
  `(?<lead>[,.;¦]) *(?:an? |the )?(?<view>(?:[a-z'-]+ )?(?:(?:${SCENIC})(?= views?\\b)|(?:city|town|street) lights))(?: views?)?(?= *(?:[,.;¦]|$))`,
  'gu',
)
const PASSING = new RegExp(
  `(?:\\b(?:as|while|with|and)|[,;]) ${VIEW.replace(/\(\?= .*/u, '')} (?:pass|rush|roll|rac|fly|flies|go|glid|speed|drift|slid|blur|whiz|whizz|flash|scroll|zoom|mov)(?:e?s|ing|e)? (?:by|past)(?: outside)?`,
  'gu',
)
const VISTA = new RegExp(
  `\\b(?:${LOOK})(?: out)?(?: at| over| onto| to| towards?| upon)? (?<view>(?:the |an? |some |falling |distant )?(?:[a-z]+ ){0,3}?(?:${SCENIC})(?: (?:fall|falling|outside|below|pass(?:ing)?(?: by)?|(?:over|on|above|in|across) (?:the |an? )?(?:[a-z]+ )?[a-z]+))*)\\b`,
  'gu',
)

/** Who sits and watches does both: two verbs side by side would be one verb and its object. */
const AT_REST =
  /(?<rest>\b(?:sits?|sitting|seated|lies?|lying|rests?|resting|stands?|standing|perche[sd]|perching|crouche[sd]|crouching|kneels?|kneeling|leans?|leaning|lounges|lounging|curled up|curls up|naps?)(?: (?:quietly|calmly|still|alone|silently|together|there|upright))?) looks out /gu

const WET = new RegExp(`\\b${WEATHER}(?![ -]?(?:coats?|boots|hat))`, 'u')

const HAS_PANE =
  /window|porthole|viewport|skylight|(?:balcony|patio|terrace|french|glass|sliding|veranda) (?:door|wall)/u

/** What is seen through it, in the order in which it is looked for. */
const SEEN_RULES: readonly (readonly [RegExp, string])[] = [
  ...RULES.slice(4, 6),
  [IN_PANE, '$<lead> '],
  [BACK, '$<lead> '],
  ...RULES.slice(6),
]

const onlyLight = (body: string): 'light' | null => (WET.test(body) ? null : 'light')

/** Takes out of a take's words what they say of a window and of what is seen through it; null when nobody is behind one. */
export function takeWindow(text: Text): WindowSeen | null {
  if (NOT_INSIDE.test(text.body) || OF_A_HOUSE.test(text.body)) return null
  if (!HAS_PANE.test(text.body)) return takeOutside(text)
  const seen: { views: string[]; room: string | null } = { views: [], room: null }
  let body = text.body
  const put = (pattern: RegExp, plain: string): void => {
    body = body.replace(pattern, (...found: unknown[]) => {
      const groups = found.at(-1) as Partial<Record<'view' | 'room' | 'keep' | 'lead', string>>
      seen.room ??= roomIn(String(found[0]))
      const [view, rest] = cutAtDeed(groups.view ?? '')
      const sight = sightOf(view)
      if (sight !== '') seen.views.push(sight)
      const kept = keptOf(view)
      text.taken.push(String(found[0]).trim())
      return `${plain.replace('$<keep>', plainly(groups.keep ?? '')).replace('$<lead>', groups.lead ?? '')}${rest}${kept === '' ? '' : CUT + kept + CUT}`
    })
  }
  const before = body
  body = lookIn(body, (who, words) => {
    seen.views.push(`${who} looks in`)
    seen.room ??= roomIn(words) ?? 'living room'
    text.taken.push(words.trim())
  })
  for (const [pattern, plain] of RULES.slice(0, 4)) put(pattern, plain)
  const lit = body
  for (const [pattern, plain] of SEEN_RULES) put(pattern, plain)
  if (body === before) return null
  const bare = body === lit && seen.views.length === 0
  put(VISTA, ' looks out ')
  put(OUT_THERE, '$<lead> ')
  put(SEEN_OUT, '$<lead> ')
  put(PASSING, ' ')
  seen.room ??= coachOf(before) ?? (SEEN_FROM.test(before) ? 'living room' : null)
  const sill = body.includes(' SILL ')
  text.body = body
    .replaceAll(' SILL ', ' ')
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(AT_REST, '$<rest> looking out ')
  return {
    view: seen.views.join(', ').slice(0, 80),
    sill,
    room: seen.room,
    only: bare ? onlyLight(before) : null,
    ...openIn(before),
  }
}

const OPEN =
  /\bopen(?:ed)? (?:[a-z]+ )?windows?\b|\bwindows? (?:(?:is|are|stands?) )?(?:wide )?open\b/u

const openIn = (body: string): Pick<WindowSeen, 'open'> => (OPEN.test(body) ? { open: true } : {})

/** "A garden seen from the window": of a house, when nothing else is said. */
const SEEN_FROM = new RegExp(`\\b(?:seen|viewed|visible) (?:from|through|out of) ${WINDOW}`, 'u')

/** "… at the sea and drinks tea": what somebody does next is no view. */
function cutAtDeed(words: string): readonly [view: string, rest: string] {
  const [, view = words, rest = '', verb = ''] = /^(.*?)( and ([a-z]+)\b.*)$/u.exec(words) ?? []
  const base = baseVerb(verb)
  const deed =
    base !== null &&
    base !== verb &&
    /(?:s|ing)$/u.test(verb) &&
    !/^(?:lights|boats|ships|clouds|stars|trees|houses|cars|flowers|birds|waves|buildings|people|fields|hills)$/u.test(
      verb,
    )
  return deed ? [view.trim(), rest] : [words.trim(), '']
}
