import { take, type Text } from '../prompt/text.ts'

/** Where on its subject a camera's way begins or ends. */
const PART =
  '(?:[a-z]+ ){0,2}?(?:roots?|base|bottom|foot|feet|trunk|toes|ankles|shoes|boots|sneakers|hem|hooves|paws|wheels|hull|deck|crown|top|tip|peak|summit|spire|steeple|roof|mast|sails|canopy|branches|treetop|leaves|head|face|eyes|helmet|hat|horns?|antlers|wings|hands?|waist|shoulders)'
const WHOSE = '(?:its|his|her|their|the)'

/** "From a knight's boots": the knight stays in the text. */
const OWNED = new RegExp(`(?<=¦ *)from ((?:the|an?) [a-z -]+?)'s? ${PART}\\b`, 'gu')
const FROM_OF = new RegExp(`(?<=¦ *)from (?:the )?${PART} of(?= (?:the|an?|his|her|my)\\b)`, 'gu')
const FROM = new RegExp(`(?<=¦ *)from ${WHOSE} ${PART}(?= (?:up|down|to)\\b)`, 'gu')
const TO = new RegExp(
  `(?:(?:all the way|up|down) )*\\bto ${WHOSE} ${PART}(?= *(?:[,.;¦]|$|\\b(?:as|while|against)\\b))`,
  'gu',
)

/** "Tilt up from the roots of an oak to its crown": the way of the camera along one subject, and no crown beside it. */
export function takePartToPart(text: Text): boolean {
  if (!/¦ *from\b/u.test(text.body)) return false
  const before = text.body
  text.body = text.body.replace(OWNED, ' $1 ')
  take(text, FROM_OF)
  take(text, FROM)
  take(text, TO)
  return text.body !== before
}
