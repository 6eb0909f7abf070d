import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const AT = '(?:\\b(?:at|around|about|by|before|after|it is|until|exactly|nearly) )*'
const PAST = '(?:(?:a )?(?:half|quarter|five|ten|twenty) (?:past|to) )?'
const MINUTES = '(?:[:.]\\d\\d)?'
const OCLOCK = "(?: ?o'? ?clock)?"
const MORNING = '(?: ?a\\.?m\\b\\.?| in the (?:early )?morning\\b)'
const LATER =
  '(?: ?p\\.?m\\b\\.?| in the (?:early |late )?(?:afternoon|evening)\\b| at (?:night|noon)\\b)'

/** The light at an hour of the morning (or of the night, after twelve), and at one after noon. */
const EARLY: Rows = [
  ['0?[1-4]|12|00|one|two|three|four|twelve', 'at night'],
  ['0?[56]|five|six', 'at dawn'],
  ['0?[7-9]|1[01]|seven|eight|nine|ten|eleven', 'in the morning'],
]
const LATE: Rows = [
  ['12|0?[1-4]|twelve|one|two|three|four', 'at noon'],
  ['0?5|five', 'in the late afternoon'],
  ['0?[678]|six|seven|eight', 'in the evening'],
  ['9|1[01]|nine|ten|eleven', 'at night'],
]
/** The same of a clock with twenty-four hours. */
const WHOLE_DAY: Rows = [
  ['0?[0-4]|2[1-3]', 'at night'],
  ['0[56]', 'at dawn'],
  ['1[2-6]', 'at noon'],
  ['1[89]|20', 'in the evening'],
]

/** An hour by the clock, in figures or in words, with the half of the day it belongs to. */
function hours(rows: Rows, half: string): Turn {
  return [
    'am a.m pm p.m clock morning afternoon evening night noon',
    new RegExp(`${AT}(?<![\\d:])\\b${PAST}(${anyOf(rows)})${MINUTES}${OCLOCK}${half}`, 'g'),
    (_, hour) => ` ${saidFor(rows, hour)}`,
  ]
}

/** What is only seen at an hour tells it: lamps that come on, shadows that grow long. */
const HOURS_SEEN: readonly Turn[] = [
  [
    'lamp light lantern',
    /\b(?:as |when |while |and )?(?:the |all the |a few |some |first )*(?:street|gas) ?(?:lamps?|lights?|lanterns?) (?:are )?(?:slowly )?(?:com|flicker|go|switch|turn|blink|light)(?:e?s|ing|e|)(?: (?:on|up))(?: (?:one by one|one after (?:the other|another)|everywhere|all (?:over|along) the [a-z]+|(?:along|in|over|on) the (?:[a-z]+ )?(?:street|square|river|canal|bridge|city|town)s?))*/g,
    ' ¦ at dusk ¦ ',
  ],
  [
    'long shadows',
    /(?<=^|[.,;¦] ?|\band |\bwith )(?:the |very )?long shadows (?:(?:fall|stretch|lie|reach|creep|grow|slant)(?:s|ing)? )?(?:on|across|over|along|from) (?=(?:an?|the)\b)/g,
    'at golden hour in ',
  ],
]

/** The hours of the clock, as light: "at 5am" is dawn, "half past six in the evening" is dusk. */
export const HOUR_TURNS: readonly Turn[] = [
  // "A late-night train", "early-morning light": two words.
  [
    'early- late- mid-',
    /\b(early|late|mid)-(?=(?:morning|afternoon|evening|(?<=late-)night)\b)/g,
    '$1 ',
  ],
  ...HOURS_SEEN,
  hours(EARLY.slice(0, 1), ' at night\\b'),
  hours(EARLY, MORNING),
  hours(LATE, LATER),
  [
    ':',
    new RegExp(`\\bat (${anyOf(WHOLE_DAY)}):[0-5]\\d\\b(?! ?[ap]\\.?m)`, 'g'),
    (_, hour) => saidFor(WHOLE_DAY, hour),
  ],
]
