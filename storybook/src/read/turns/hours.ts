import type { Turn } from './turn.ts'

const AT = '(?:\\b(?:at|around|about|by|before|after|it is|until|exactly|nearly) )*'
const PAST = '(?:(?:a )?(?:half|quarter|five|ten|twenty) (?:past|to) )?'
const MINUTES = '(?:[:.]\\d\\d)?'
const OCLOCK = "(?: ?o'? ?clock)?"
const MORNING = '(?: ?a\\.?m\\b\\.?| in the (?:early )?morning\\b)'
const LATER =
  '(?: ?p\\.?m\\b\\.?| in the (?:early |late )?(?:afternoon|evening)\\b| at (?:night|noon)\\b)'

/** An hour by the clock, in figures or in words, with the half of the day it belongs to. */
function hour(numbers: string, half: string): RegExp {
  return new RegExp(`${AT}(?<![\\d:])\\b${PAST}(?:${numbers})${MINUTES}${OCLOCK}${half}`, 'g')
}

const GUARDS = 'am a.m pm p.m clock morning afternoon evening night noon'

/** The hours of the clock, as light: "at 5am" is dawn, "half past six in the evening" is dusk. */
export const HOUR_TURNS: readonly Turn[] = [
  // Whose calling it is, and not when.
  [
    'night guard watchman museum guard',
    /\b(?:night[- ](?:guard|watch(?:wo)?man)|museum guard)\b/g,
    'security guard',
  ],
  [
    GUARDS,
    hour('0?[1-4]|12|00|one|two|three|four|twelve', `(?:${MORNING}| at night\\b)`),
    ' at night',
  ],
  [GUARDS, hour('0?[56]|five|six', MORNING), ' at dawn'],
  [GUARDS, hour('0?[7-9]|1[01]|seven|eight|nine|ten|eleven', MORNING), ' in the morning'],
  [GUARDS, hour('12|0?[1-4]|twelve|one|two|three|four', LATER), ' at noon'],
  [GUARDS, hour('0?5|five', LATER), ' in the late afternoon'],
  [GUARDS, hour('0?[678]|six|seven|eight', LATER), ' in the evening'],
  [GUARDS, hour('9|1[01]|nine|ten|eleven', LATER), ' at night'],
  [':', /\bat (?:0?[0-4]|2[1-3]):[0-5]\d\b(?! ?[ap]\.?m)/g, 'at night'],
  [':', /\bat 0[56]:[0-5]\d\b(?! ?[ap]\.?m)/g, 'at dawn'],
  [':', /\bat 1[2-6]:[0-5]\d\b(?! ?[ap]\.?m)/g, 'at noon'],
  [':', /\bat (?:1[89]|20):[0-5]\d\b(?! ?[ap]\.?m)/g, 'in the evening'],
]
