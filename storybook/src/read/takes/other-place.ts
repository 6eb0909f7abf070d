import { deedsOf } from './deeds-told.ts'
import { goesElsewhere } from './elsewhere.ts'
import { AROUND } from './tales.ts'

const SOMEONE = /^(?:(?:meanwhile|elsewhere),? )?(?:an?|two|three|four|five|some|his|her|their) /
const INSIDE =
  /\bin(?:side)? (?:an?|the|his|her|their) (?:[a-z]+ )?(?:kitchen|bedroom|living room|bathroom|office|classroom|library|caf[eé]|restaurant|shop|hospital|museum|theat(?:er|re)|church|ballroom|gym|supermarket|laboratory|lab|attic|basement|cellar|cinema|subway|bakery)\b/
const OUTSIDE =
  /\b(?:on|at|along|in|through|across|over) (?:an?|the) (?:[a-z]+ )?(?:beach|sea|ocean|lake|river|pond|stream|snow|meadow|road|bridge|forest|desert|fields?|mountains?|park|street)\b/

/** "A dog runs on the beach. A cat sleeps in a kitchen": somebody else, who does something in another place. */
export function isElsewhere(sentence: string, told: string): boolean {
  const plain = sentence.trim()
  if (!SOMEONE.test(plain) || AROUND.test(plain) || deedsOf(plain).length === 0) return false
  return goesElsewhere(told, plain) || isAcross(told, plain)
}

/** One in a room, the other in the open. */
function isAcross(told: string, sentence: string): boolean {
  return INSIDE.test(told)
    ? OUTSIDE.test(sentence) && !INSIDE.test(sentence)
    : OUTSIDE.test(told) && INSIDE.test(sentence)
}

const JOINT = /,? (?:while|and|whereas|but) (?=(?:an?|two|three|his|her|their) )/g

/** "… on the beach while a cat sleeps in a kitchen": where one take ends and the next begins. */
export function partPlaces(body: string, mark: string): string {
  return body.replace(JOINT, (joint: string, at: number) => {
    const before = body.slice(0, at).split(/[.;]/).at(-1) ?? ''
    const [after = ''] = body.slice(at + joint.length).split(/[.;]/)
    const parted = SOMEONE.test(after) && deedsOf(before).length > 0 && deedsOf(after).length > 0
    return parted && isAcross(before, after) ? mark : joint
  })
}
