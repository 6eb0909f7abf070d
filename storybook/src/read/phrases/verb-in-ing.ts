import { lookUp } from '../../lexicon/look-up.ts'
import { findPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { AUXILIARIES, DETERMINERS } from '../words/closed-words.ts'
import { garmentOf } from '../words/describing-words.ts'
import { colourAt } from '../words/colours.ts'
import type { Token } from '../words/tokens.ts'
import { knowsDeed } from '../words/verb-form.ts'
import { isAdverb, isClosed, isNounAt, isWordAt, textAt } from '../words/word-classes.ts'
import type { Chunk, Reading } from './sentence-parts.ts'
import { lastNoun, typeOf } from './subject-number.ts'
import { isDescribing } from './traits.ts'

/** Deeds that are done to the noun right after them: "eating pizza", but "running horse". */
export const DONE_TO_NOUNS = wordSet(
  'eat drink play ride cook read drive cut wash make bake do clean paint shoot throw catch fold count milk shine brush plant sharpen feed pet climb fly tie peel push pull arrange bend use write draw taste fill shuffle trim massage strum dunk walk hold watch build dig sweep groom stretch shake stick chase hug kiss kick wear carry fight hunt sell serve follow juggle dance sing pour lift knit fish ring blow pick leave cross face add grab slice chop dice mince grate squeeze decorate prepare remove water pluck grill fry whisk mix knead carve apply place put load unload pack unpack assemble repair fix wrap unwrap dip stir spray polish harvest scoop sprinkle drizzle garnish season marinate roast insert attach dump toss flip crack prune mow rake shovel iron sew comb tighten sort stack pile spread press open taste test inspect adjust browse install paint vacuum sanitize disinfect mop dust glaze frost',
)

const BY_ITSELF = wordSet(
  'float bubble glow burn swirl fall shine sparkle bloom drift flicker twinkle shimmer tower hover flow blossom gleam wilt crumble boil buzz chirp flash blink hang',
)

/** What the living do without doing it to anybody. */
const LIVELY = wordSet(
  'cheer bark laugh giggle scream howl croak gallop jump leap swim sleep crawl hop march graze soar circle flutter scurry wander roar growl chirp sing dance fly run pass crash roll sway spin rustle ripple cascade tumble',
)

/** "…, falling leaves", "…, cheering audience": a part of a list that says what else is there, and what that does. */
function isListed(tokens: readonly Token[], at: number, base: string): boolean {
  const next = textAt(tokens, at + 1)
  const many =
    singular(next) !== next || /^(?:audience|crowd|water|sand|dust|smoke|embers)$/.test(next)
  if (!many || !(BY_ITSELF.has(base) || LIVELY.has(base))) return false
  if (DONE_TO_NOUNS.has(base) && !isDoneBy(next, base)) return false
  return isNounAt(tokens, at + 1) && !isClosed(next) && tokens[at + 2]?.kind !== 'word'
}

/** "Floating books and bubbling potions", "cloaks and shining armour": what they are like, not what somebody does to them. */
function describesSeveral(next: string, base: string, previous: Chunk | undefined): boolean {
  const joined = /^(?:preposition|conjunction)$/.test(typeOf(previous))
  return joined && BY_ITSELF.has(base) && (singular(next) !== next || garmentOf(next) !== null)
}

/** "With flying cars" describes the cars; "by cutting a tree" is a deed. */
const DEED_FOLLOWS = /^(?:by|after|before|for|from|without|to)$/

/** Whether an -ing form is somebody's deed and not how the next noun is. */
export function isDoing({ tokens, at, chunks }: Reading, base: string): boolean {
  const previous = chunks.at(-1)
  if (describesSeveral(textAt(tokens, at + 1), base, previous)) return false
  if (previous?.type === 'preposition')
    return knowsDeed(base) && (DEED_FOLLOWS.test(previous.word) || !isNounAt(tokens, at + 1))
  if (!/^(?:none|pause|stop)$/.test(typeOf(previous)))
    return previous?.type !== 'verb' || !isLook(tokens, at)
  if (describesNext(tokens, at, base) || actsNext(tokens, at)) return false
  return lastNoun(chunks) !== null || isDoneTo(tokens, at + 1, base)
}

/** "Wear matching shirts". */
function isLook(tokens: readonly Token[], at: number): boolean {
  if (!isDescribing(textAt(tokens, at))) return false
  return isNounAt(tokens, at + 1) || isDescribing(textAt(tokens, at + 1))
}

/** "Eating pizza", "eating a pizza", but "running horse". */
function isDoneTo(tokens: readonly Token[], at: number, base: string): boolean {
  const next = textAt(tokens, at)
  if (isClosed(next) || !isNounAt(tokens, at)) return true
  return DETERMINERS.has(next) || (DONE_TO_NOUNS.has(base) && !isDoneBy(next, base))
}

/** What one flies, sings and dances: a pizza, a potato or a robot does it itself. */
const ONLY_DONE_TO: Readonly<Record<string, RegExp>> = {
  fly: /^(?:kites?|(?:air)?planes?|drones?|flags?|jets?|helicopters?|spaceships?|gliders?|balloons?)$/,
  spread:
    /^(?:butter|jam|jelly|honey|cheese|cream|frosting|icing|peanut|chocolate|mustard|mayonnaise|hummus|sauce|glue|paint|plaster|cement|mortar|mulch|compost|blankets?|tablecloths?|cards|seeds)$/,
  sing: /^(?:songs?|opera|karaoke|carols?|blues|lullab(?:y|ies)|anthems?|hymns?|jazz|rap|notes?)$/,
  dance:
    /^(?:tango|ballet|waltz|salsa|flamenco|hula|hip|polka|samba|rumba|foxtrot|jive|swing|disco|twist|limbo|macarena|conga|jig|kathak|bhangra|breakdance)$/,
}

/** "Dancing robots", "singing birds", "flying pizza". */
function isDoneBy(next: string, base: string): boolean {
  const objects = lookUp(ONLY_DONE_TO, base)
  if (objects) return !objects.test(next) && findPicture(singular(next)) !== null
  if (!/^(?:juggle|fish|knit|read)$/.test(base)) return false
  return namesLiving(singular(next))
}

/** "Flying cars zip by": the noun after it has its own verb. */
function actsNext(tokens: readonly Token[], at: number): boolean {
  const [noun, verb] = [textAt(tokens, at + 1), textAt(tokens, at + 2)]
  if (!isNounAt(tokens, at + 1) || singular(noun) === noun) return false
  return AUXILIARIES.has(verb) || (baseVerb(verb) === verb && knowsDeed(verb))
}

/** "…, sparkling blue water": how the next noun is, unless it is what the deed is done to. */
function describesNext(tokens: readonly Token[], at: number, base: string): boolean {
  const next = textAt(tokens, at + 1)
  if (isListed(tokens, at, base)) return true
  if (DONE_TO_NOUNS.has(base) || !isWordAt(tokens, at + 1) || isClosed(next)) return false
  const look = colourAt([next]) !== null || (isDescribing(next) && !isAdverb(next))
  return look && isNounAt(tokens, at + 2)
}
