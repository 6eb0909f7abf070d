import { hasPicture } from '../../lexicon/find-picture.ts'
import { isPlural, singular } from '../../lexicon/morphology.ts'
import { frequencyOf, sensesOf } from '../../lexicon/wordnet.ts'
import type { Person, Subject } from '../../plan/plan.ts'
import { ADVERBS } from '../words/closed-words.ts'
import { colourAt } from '../words/colours.ts'
import {
  AGES,
  EMOTIONS,
  FEMALE,
  HAIR,
  MALE,
  MATERIALS,
  SIZES,
  SKINS,
} from '../words/describing-words.ts'
import { isLook } from '../words/looks.ts'
import { isAdverb } from '../words/word-classes.ts'

/** What adjectives say of a noun. */
export interface Traits {
  colour: string | null
  /** The other one of "black and white". */
  secondColour: string | null
  size: Subject['size']
  material: string | null
  emotion: Subject['emotion']
  age: Person['age']
  hair: string | null
  skin: string | null
  gender: Person['gender']
  /** Participles before the noun: "a running dog". */
  readonly deeds: string[]
  readonly others: string[]
}

/** Burning, or as bad. */
export function isAblaze({ deeds }: Traits): boolean {
  return deeds.some((deed) => /^(?:burn|blaz|explod|collaps)ing$/.test(deed))
}

export function noTraits(): Traits {
  return {
    colour: null,
    secondColour: null,
    size: 'normal',
    material: null,
    emotion: 'neutral',
    age: null,
    hair: null,
    skin: null,
    gender: null,
    deeds: [],
    others: [],
  }
}

/** A short fat man is short. */
const GIRTHS = /^(?:fat|chubby|plump|obese|overweight|bulky)$/

/** Writes a describing word into the traits. The first word about a thing wins. */
export function describe(word: string, traits: Traits): void {
  if (traits.size === 'normal' || !GIRTHS.test(word)) traits.size = SIZES.get(word) ?? traits.size
  traits.emotion = EMOTIONS.get(word) ?? traits.emotion
  traits.material ??= MATERIALS.get(word) ?? null
  describePerson(word, traits)
  if (word.endsWith('ing')) traits.deeds.push(word)
  traits.others.push(word)
}

function describePerson(word: string, traits: Traits): void {
  traits.age ??= AGES.get(word) ?? null
  traits.hair ??= HAIR.get(word) ?? null
  traits.skin ??= SKINS.get(word) ?? null
  if (FEMALE.has(word)) traits.gender ??= 'woman'
  if (MALE.has(word)) traits.gender ??= 'man'
}

/** Words that say how somebody or something is, and are seen. */
export const DESCRIBING = [SIZES, EMOTIONS, HAIR, AGES, SKINS, FEMALE, MALE, MATERIALS]

/** Adjectives that WordNet counts more often as nouns, or not at all. */
const PLAIN_ADJECTIVES = new Set(
  'epic matching generic cute lone single majestic futuristic medieval magical mysterious rustic roasted fresh delicious empty full busy crowded quiet peaceful cozy cosy lush vibrant shiny fluffy furry wild cartoon fantasy ancient modern abandoned haunted secret elegant graceful brave clever confused fierce friendly gentle hungry playful curious adorable stylish fancy rusty dusty barren arid parched scorched charred stony dirty clean muddy steep rocky sandy grassy formal casual traditional tropical polar arctic domestic stray baby indoor outdoor classic vintage antique holographic translucent transparent glossy matte striped spotted dotted checkered plaid floral heavy bright high low deep distant nearby wide narrow thick thin round square flat sharp soft hard smooth rough wet dry hot cold warm cool live still main local famous tiny steaming neon elevated retro knitted wool woolly freckled prehistoric mossy cobbled sunlit candlelit moonlit weathered tattooed wrinkled bent'.split(
    ' ',
  ),
)

/** Whether a word describes rather than names. */
export function isDescribing(word: string): boolean {
  if (colourAt([word]) !== null || DESCRIBING.some((table) => table.has(word))) return true
  if (isSaidOfDeeds(word) || PLAIN_ADJECTIVES.has(word)) return true
  if (/-(?:like|colou?red|shaped|sized|haired|eyed|style|made|looking)$/.test(word)) return true
  if (word.includes('-') && (isLook(word) || endsAsAdjective(word))) return true
  const adjective = frequencyOf(word, 'adjective')
  if (adjective <= frequencyOf(singular(word), 'noun')) return false
  return adjective >= 5 || !hasPicture(word)
}

function isSaidOfDeeds(word: string): boolean {
  return isAdverb(word) || (ADVERBS.has(word) && sensesOf(word, 'noun').length === 0)
}

/** "Crystal-clear", "sun-drenched", "mirror-still": the last part describes, and the whole names nothing. */
function endsAsAdjective(word: string): boolean {
  const last = word.slice(word.lastIndexOf('-') + 1)
  if (sensesOf(word, 'noun').length > 0 || hasPicture(word)) return false
  if (/(?:ed|ing|lit|worn|made|bound)$/.test(last)) return true
  // "K-pop dancers", "lo-fi robots": no part of a name.
  if (/^(?:[a-z]{1,2}|sci|mid|pre|pro|anti|uber|mini|neo|retro)-/.test(word)) return !isPlural(last)
  return frequencyOf(last, 'adjective') > frequencyOf(singular(last), 'noun')
}

/** A colour, size or age: it never belongs to a thing's name, as "hot" does in "hot dog". */
export function isPlainAdjective(word: string): boolean {
  if (colourAt([word]) !== null) return word !== 'rainbow'
  return SIZES.has(word) || (AGES.has(word) && word !== 'baby')
}
