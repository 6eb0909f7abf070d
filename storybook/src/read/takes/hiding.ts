import { namesLiving } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'

const HIDES =
  /\b(?:hides?|stash(?:es)?|puts?|tucks?|slips?|slides?|pushes|places?|shoves?) ((?:an?|the|his|her|their|its|some) (?:[a-z]+ ){0,2}?([a-z]+)) (under|underneath|beneath|behind) (?:(?:an?|the|his|her|their|its) )((?:[a-z]+ ){0,2}?[a-z]+)(?=[.,;!]|$| (?:and|in|on|at|so|while|before|then|from)\b)/
/** What one wears or has in bed covers no more than a hand can lift. */
const SMALL = /\b(?:pillow|mat|doormat|rug|carpet|hat|cup|arm|back|ear|plate|napkin)$/

/** "Takes the egg home and hides it": it is hidden, where the bed is. */
const TAKEN_HOME =
  /((?:^|\b)(?:he|she|they|it|the [a-z]+) |^)(?:takes?|brings?|carr(?:y|ies)) (the (?:[a-z]+ )?[a-z]+)(?:, at)? home,?(?: and)? (?:then )?(?:hides?|puts?|stashes) (?:it|them)\b/

/** What has room for a thing, where nobody looks. */
const HIDES_IN =
  /\b(?:hid(?:es?|ing)|stash(?:es|ing)?|conceals?) ((?:an?|the|his|her|their|its|some) (?:[a-z]+ ){0,2}?([a-z]+)) (?:in|inside|into) (?:an?|the|his|her|their|its) ((?:[a-z]+ ){0,2}?(?:tree|box|chest|drawer|hat|basket|bag|vase|jar|pot|log|bush|haystack|boot|shoe|barrel|mailbox|bucket|teapot|piano|suitcase|backpack))(?=[.,;!]|$| (?:and|in|on|at|so|while|before|then|from)\b)/

/** "Hides an egg under his bed": the egg is under it, and who hid it crouches beside it. */
export function hideThings(told: string): string {
  const body = told.replace(TAKEN_HOME, '$1hides $2')
  const [hides = '', thing = '', noun = '', at = '', cover = ''] = HIDES.exec(body) ?? []
  if (hides === '') return hideWithin(body, told)
  if (namesLiving(singular(noun)) || SMALL.test(cover)) return told
  const where = at === 'behind' ? at : 'under'
  return body.replace(hides, `crouches next to the ${cover}, ${thing} is ${where} the ${cover}`)
}

/** "Hides the banana in a tree": it is in there, and who hid it is not. */
function hideWithin(body: string, told: string): string {
  const [hides = '', thing = '', noun = '', cover = ''] = HIDES_IN.exec(body) ?? []
  if (hides === '' || namesLiving(singular(noun))) return told
  return body.replace(hides, `stands next to the ${cover}, ${thing} is in the ${cover}`)
}
