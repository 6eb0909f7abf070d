import { take, type Text } from '../prompt/text.ts'

const BACK = '(?:right |close |just |directly )?(?:behind|the back|the rear)'
/** Where the words go on with a thing, it is behind that thing that somebody is. */
const ALONE =
  '(?! ?(?:seats?|row|yard|door|porch)\\b)(?! (?:an?|the|his|her|their|its|my|some|two|three|tall|dark|thick|clouds?|trees|bars|curtains|rocks|glass)\\b)'

/** "Seen from behind", "the camera follows her from behind", "rear view of a truck". */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:as )?(?:seen|viewed|shown|(?<!(?:drone|aerial|tracking|wide) )shot|filmed|watched|captured|pictured|photographed|followed|tracked) from ${BACK}\\b${ALONE}`,
    'g',
  ),
  new RegExp(
    `(?<=\\b(?:camera|drone|shot|view|cam|footage|follow(?:s|ing)?)\\b[^.;]{0,60}) from ${BACK}\\b${ALONE}(?: of)?`,
    'g',
  ),
  /\b(?:an? |in |from an? )?(?:rear|back|behind)[- ](?:view|shot|angle)(?: of)?\b(?! mirror)/g,
  /\bfrom behind(?= ?(?:[,.;¦]|$))(?<=^from behind|[,;] from behind)/g,
  /\b(?:the )?camera (?:stays|remains|keeps|is|flies|moves|glides|drives)(?: close| right| just)? behind\b/g,
]

/** Whether the camera is behind those whom it looks at. */
export function takeBehind(text: Text): boolean {
  return PATTERNS.map((pattern) => take(text, pattern)).some(Boolean)
}
