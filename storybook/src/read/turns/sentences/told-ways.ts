import { findPicture } from '../../../lexicon/find-picture.ts'
import { CRAFT, LIVING } from '../../../plan/kinds.ts'
import type { Turn } from '../turn.ts'

const SIDE = '(left|right)(?:wards?)?'
const ACROSS =
  '(?= ?[.,;]|$| (?:across|along|over|through|down|on|in|at|while|and|as|off|with|onto|past|by|under)\\b)'
const HOW = '(?:(?:slowly|gently|quickly|suddenly|hard|gradually|being|smoothly|swiftly) )*'
const IS = '(?:(?:is|are|was|were|being|gets?) )'
const THING = '(?:an?|the|one) (?:[a-z-]+ ){0,3}?[a-z-]+'

/** "With a red umbrella walking by": the umbrella is carried; a car drives, and a dog walks by itself. */
function goingBy(match: string, ...[thing = '', deed = '']: string[]): string {
  const kind = findPicture(thing.split(' ').at(-1) ?? '')?.kind
  const moves = kind !== undefined && (LIVING.has(kind) || CRAFT.has(kind))
  return moves ? ` while ${thing} is ${deed} ` : match
}

/** Which way something goes, said of what is done to it: nobody need be seen doing it. */
export const TOLD_WAY_TURNS: readonly Turn[] = [
  // The screen that something crosses is ours, and no thing.
  [
    'screen frame',
    /\bfrom (?:the )?(left|right)(?: side| edge| end)?(?: of the (?:screen|frame|picture|image))? to (?:the )?(left|right)(?: side| edge| end)?(?: of the (?:screen|frame|picture|image))?\b/g,
    'from $1 to $2',
  ],
  [
    'top bottom',
    /\bfrom (?:the )?top(?: of the (?:screen|frame|picture|image))? to (?:the )?bottom(?: of the (?:screen|frame|picture|image)| of the view)?(?! of)\b/g,
    'downwards',
  ],
  [
    'top bottom',
    /\bfrom (?:the )?bottom(?: of the (?:screen|frame|picture|image))? to (?:the )?top(?: of the (?:screen|frame|picture|image))?(?! of)\b/g,
    'upwards',
  ],
  [
    'end edge',
    /,? (?:and )?disappear(?:s|ing) (?:upon|on|after|when|as it) reach(?:es|ing) the (?:left|right)(?: end| edge| side)?(?: of the (?:screen|frame|picture|image))?/g,
    '',
  ],
  // "An orange rolls": no rolls of orange.
  [
    'rolls',
    /\b((?:an?|the|one) (?:[a-z]+ )?(?:orange|cinnamon)) rolls (?=(?:to the )?(?:left|right|across|down|along|off|over|away)\b)/g,
    '$1 is rolling ',
  ],
  // "With a car driving by in the background": the car drives, and not whoever was told of before.
  [
    'with',
    /,? with ((?:an?|the|two|three) (?:[a-z]+ ){0,2}?[a-z]+) (driving|flying|running|walking|swimming|sailing|rolling|passing|galloping|floating|moving|trotting|racing|speeding|gliding) (?=(?:from |to |in the background|past|left|right|by\b|overhead|above|behind|below|up|down))/g,
    goingBy,
  ],
  // "Is pushed left across the counter": it slides there.
  [
    'left right leftward leftwards rightward rightwards',
    new RegExp(
      `\\b${IS}${HOW}(?:pushed|dragged|pulled|shoved|nudged|hauled|moved|slid|tugged|swept) ${HOW}(?:to (?:the )?)?${SIDE}\\b${ACROSS}`,
      'g',
    ),
    'slides to the $1',
  ],
  [
    'left right leftward leftwards rightward rightwards',
    new RegExp(
      `\\b(${IS})?(?:being )?(?:kicked|rolled|bowled) ${HOW}(?:from (?:left|right) )?(?:to (?:the )?)?${SIDE}\\b${ACROSS}`,
      'g',
    ),
    'rolls to the $2',
  ],
  [
    'left right leftward leftwards rightward rightwards',
    new RegExp(
      `\\b(${IS})?(?:being )?(?:thrown|tossed|hurled|flung|passed) ${HOW}(?:from (?:the )?(?:left|right) )?(?:to (?:the )?)?${SIDE}\\b${ACROSS}`,
      'g',
    ),
    'flies to the $2',
  ],
  [
    'left right',
    new RegExp(
      `\\b((?:dash|roll|wadd?l|dart|cruis|trot|strid|speed|rush|accelerat|float|slid|drift|glid|veer|slink|scamper|scurr|rac|sprint|gallop|paddl|flutter|sneak|toddl|spin|bounc|swoop|zoom|tumbl|roar|stroll|crawl|scuttl|sprint|hopp?|skip|stumbl|jog|limp|wander|pedal|cycl|steam|chug|prowl|amble|bound|row|waft)(?:e?s|ies|y|ing|e|))(?: (?:slowly|quickly|smoothly))? (left|right)\\b${ACROSS}`,
      'g',
    ),
    '$1 to the $2',
  ],
  [
    'across',
    /(?<=\b(?:slides|rolls|rolling|sliding|glides|gliding) (?:to the (?:left|right)|from (?:left|right) to (?:left|right)) )across (?=(?:an?|the) (?:[a-z]+ )?(?:table|tabletop|countertop|desk|counter|bar|workbench)\b)/g,
    'on ',
  ],
  // "Is hoisted upward", "is tossed upward into the air": up it goes.
  [
    'upward upwards up into',
    new RegExp(
      `\\b${IS}${HOW}(?:tossed|thrown|kicked|hoisted|lifted|raised|released|carried|pulled|drawn|flung|blown|swept) ${HOW}(?:upwards?|(?:up )?into the (?:air|sky))(?: into the (?:air|sky))?(?: on (?:an? )?invisible [a-z]+)?(?: by (?:[a-z]+ ){0,3}(?:chains?|ropes?|wires?|strings?|cables?|magnets?))?(?! by\\b)`,
      'g',
    ),
    'rises upwards',
  ],
  [
    'downward downwards down',
    new RegExp(
      `\\b${IS}${HOW}(?:lowered|let|dropped) ${HOW}(?:downwards?|down)(?! by (?:an?|the) (?:[a-z]+ )*crane)(?= (?:onto|on|to|into|from|along|by)\\b|[.,;]|$)`,
      'g',
    ),
    'descends downwards',
  ],
  [
    'crane',
    new RegExp(
      `\\b(${THING}) ${IS}${HOW}(?:raised|lifted|hoisted|lowered) ?(?:upwards?|downwards?|up|down)?((?: (?:onto|into|from|to|on) (?:an?|the) (?:[a-z]+ )?[a-z]+)?) by an? (?:construction )?crane\\b(?: (?:onto|into|from|to) (?:an?|the) (?:[a-z]+ )?[a-z]+)?`,
      'g',
    ),
    'a construction crane lifts $1',
  ],
  // "An orange falls": no waterfall called Orange Falls.
  [
    'falls',
    /\b((?:an?|the|one) (?:[a-z]+ ){0,2}?orange) falls (?=(?:downwards?|down|slowly|gently|softly|from|onto|into|off|to the|out)\b)/g,
    '$1 is falling ',
  ],
  ['air', / from (?:the )?mid-?\s?air\b/g, ''],
  // "… falls downward, gently landing in a basket": where it falls to.
  [
    'falling falls drops dropping flutters floats descends drifts',
    /\b(falling|falls|drops|dropping|flutters|fluttering|floats|descends|drifts)(?: (?:slowly|gently|softly))? (?:downwards?|down),? (?:(?:and|then) )?(?:(?:slowly|gently|softly|quietly|gracefully|lightly) )?(?:land|settl|com)(?:ing|es|s) (?:(?:slowly|gently|softly|quietly|gracefully|lightly|to rest) )?(in|on)(?:to)? (?=(?:an?|the) )(?!(?:an?|the) (?:[a-z]+ )*(?:hands|arms|palms?)\b)/g,
    '$1 $2to ',
  ],
  [
    'hands palms arms',
    /\b(an?|the|one) ((?:[a-z]+ )?[a-z]+) (?:is falling|falls|falling|drops)(?: downwards?| down)?,? (?:and )?(?:land(?:s|ing)) (?:in|into|on) the (?:[a-z]+ )?(?:hands|arms|palms?) of ((?:an?|the) (?:[a-z]+ )?[a-z]+)/g,
    '$3 catches $1 falling $2',
  ],
]
