import { lookUp } from '../../lexicon/look-up.ts'
import { isDeedWord } from '../../lexicon/deeds/join-phrases.ts'
import { COMMON_THINGS } from '../../lexicon/common-things.ts'
import { hasPicture } from '../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { pictureIndex } from '../../lexicon/pictures.ts'
import { NAMED_PLACES } from '../../lexicon/places/all-places.ts'
import { propWords } from '../../lexicon/props.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  PREPOSITIONS,
  PRONOUNS,
  TALK,
} from '../words/closed-words.ts'
import { colourAt } from '../words/colours.ts'
import { groupSize, numberOf } from '../words/counts.ts'
import { garmentOf } from '../words/describing-words.ts'
import { placeWord } from '../words/place-words.ts'
import { soundsLike } from './sounds-like.ts'
import { actionOf, isOfPhrase } from '../words/verb-words.ts'

const CLOSED = [DETERMINERS, PREPOSITIONS, AUXILIARIES, CONJUNCTIONS, PRONOUNS, ADVERBS, TALK]
/** Words that only mean something together with their neighbour. */
const NAME_PARTS = new Set(
  'san los las riad elven dwarven orcish noir barre carmel parkour cud kung tai chi qi gong jitsu gogh claus nemo dumpty humpty kanagawa vinci poly sumi banksy chibi lofi gouache quilling papercut rotoscope fisheye bokeh timelapse hyperlapse pov fpv hdr wes encaustic giallo googie cel'.split(
    ' ',
  ),
)
/** Small words that no table of the reader has: "until" is no slip for "untie". */
const JOINTS = new Set(
  'until till unless since whenever although though however meanwhile afterwards afterward instead except besides despite beyond per whether whereas somewhere anywhere nowhere someone anyone something anything nothing everything each both either neither nor what why how whose whom instagram tiktok youtube'.split(
    ' ',
  ),
)
/** Hours, weathers and praise: read by patterns, so that no table has them. */
const SETTING_WORDS = new Set(
  'sunset sunrise sunny sunlight dawn dusk night nighttime morning evening afternoon midnight twilight rain rainy raining snow snowy snowing storm stormy thunderstorm blizzard fog foggy misty windy cloudy winter summer autumn spring beautiful beautifully watercolor watercolour cyberpunk anime cinematic camera zoom slow motion'.split(
    ' ',
  ),
)
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const ABBREVIATIONS: Record<string, string> = {
  w: 'with',
  prepping: 'preparing',
  u: 'you',
  n: 'and',
  bc: 'because',
  pls: 'please',
  plz: 'please',
  vid: 'video',
  thru: 'through',
  nite: 'night',
  ur: 'your',
  lil: 'little',
  luv: 'love',
  bday: 'birthday',
  cuz: 'because',
  tho: 'though',
  teh: 'the',
  hte: 'the',
  adn: 'and',
  icecream: 'ice cream',
  icecreem: 'ice cream',
  oilrig: 'oil rig',
}

/** Mends small-letter words that no dictionary knows when one slip of the finger explains them: "runnign" → "running". */
export function mendSpelling(body: string): string {
  const mended = new Map<string, string>()
  const parted = body.replace(RUN, (word) => (isKnownWord(word) ? word : (partRun(word) ?? word)))
  return parted.replace(/(?<![\p{L}\p{N}_#'-])[a-z]{1,14}(?![\p{L}\p{N}_'/-])/gu, (word) => {
    const short = lookUp(ABBREVIATIONS, word)
    if (short !== undefined) return short
    const again = mended.get(word)
    if (again !== undefined) return again
    const right = word.length < 3 || isKnownWord(word) ? word : (nearestWord(word) ?? word)
    mended.set(word, right)
    return right
  })
}

/** A word as long as several. */
const RUN = /(?<![\p{L}\p{N}_'-])[a-z]{9,60}(?![\p{L}\p{N}_'/-])/gu

interface Parted {
  readonly words: readonly string[]
  readonly cost: number
}

const NEVER: Parted = { words: [], cost: Infinity }

/** "Cutepuppyplayinginsnow": the fewest words that the reader knows, if they leave nothing over; small words count less. */
function partRun(run: string): string | null {
  const best: Parted[] = [{ words: [], cost: 0 }]
  for (let end = 1; end <= run.length; end++) {
    let least = NEVER
    for (let start = Math.max(0, end - 14); start < end; start++) {
      const { words, cost } = best[start] ?? NEVER
      const word = run.slice(start, end)
      const more = cost + (isSmall(word) ? 0.8 : 1)
      if (more < least.cost && isPart(word)) least = { words: [...words, word], cost: more }
    }
    best.push(least)
  }
  const { words } = best.at(-1) ?? NEVER
  return words.length < 3 || run.length < 3 * words.length ? null : words.join(' ')
}

const isSmall = (word: string): boolean => CLOSED.some((words) => words.has(word))

function isPart(word: string): boolean {
  if (word.length < 3) return isSmall(word)
  return isUseful(word) || JOINTS.has(word) || frequencyOf(word, 'adjective') > 0.5
}

/** Whether the reader or its dictionary knows this word. */
export function isKnownWord(word: string): boolean {
  if (NAME_PARTS.has(word) || JOINTS.has(word)) return true
  return (
    isUseful(word) ||
    frequencyOf(word, 'noun') + frequencyOf(singular(word), 'noun') > 0 ||
    baseVerb(word) !== null ||
    frequencyOf(word, 'adjective') > 0 ||
    frequencyOf(word, 'adverb') > 0 ||
    isCompared(word) ||
    isDeedWord(word) ||
    isOfPhrase(singular(word)) ||
    // Last, for the table of all names is only needed by words that are in no dictionary.
    isNamePart(word)
  )
}

/** "Louder", "happiest", "bigger": no slips of a loader's. */
function isCompared(word: string): boolean {
  const stem = /^([a-z]{2,}?)(?:er|est)$/.exec(word)?.[1] ?? ''
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.slice(0, -1)].some(
    (each) => stem.length > 2 && frequencyOf(each, 'adjective') > 0.5,
  )
}

let nameParts: ReadonlySet<string> | undefined

/** "Ferris" is nothing by itself, but a wheel's name; so are "york" and "kong" behind "new" and "hong". */
function isNamePart(word: string): boolean {
  nameParts ??= new Set(
    [
      ...pictureIndex().byLabel.keys(),
      ...COMMON_THINGS.keys(),
      ...propWords(),
      ...NAMED_PLACES.keys(),
    ].flatMap((name) => (name.includes(' ') ? name.split(' ') : [])),
  )
  return nameParts.has(word)
}

/** A word that would mean something to the reader. */
function isUseful(word: string): boolean {
  if (SETTING_WORDS.has(word)) return true
  if (CLOSED.some((words) => words.has(word)) || colourAt([word]) !== null) return true
  if (placeWord(word) !== null || hasPicture(singular(word)) || numberOf(word) !== null) return true
  if (groupSize(word) !== null || garmentOf(word) !== null) return true
  const base = baseVerb(word)
  return base !== null && actionOf(base) !== null
}

/** Swapped letters are the commonest slip, then one left out, then one too many, then one wrong; then ears help. */
function nearestWord(word: string): string | null {
  for (const alike of slips(word)) {
    const meant = alike.filter((each) => isUseful(each) || frequencyOf(each, 'adjective') > 9)
    const [best] = meant.toSorted((one, other) => commonness(other) - commonness(one))
    if (best !== undefined) return best
  }
  return soundsLike(word)
}

/** Of two that are as near the commoner is meant: "laek" is a lake and no leak. */
function commonness(word: string): number {
  if (isSmall(word) || SETTING_WORDS.has(word)) return 1000
  return Math.max(
    frequencyOf(singular(word), 'noun'),
    frequencyOf(baseVerb(word) ?? word, 'verb'),
    frequencyOf(word, 'adjective'),
  )
}

/** What a word may have been before one slip, a list for each kind of slip. */
function* slips(word: string): Generator<readonly string[]> {
  const [all, letters] = [[...word.split('').keys()], LETTERS.split('')]
  const but = (at: number, put: string, gone: number): string =>
    word.slice(0, at) + put + word.slice(at + gone)
  yield [word.replaceAll('f', 'ph')]
  yield all.slice(1).map((at) => but(at - 1, (word[at] ?? '') + (word[at - 1] ?? ''), 2))
  const further = [...all.slice(1), word.length]
  yield further.flatMap((at) => letters.map((letter) => but(at, letter, 0)))
  if (word.length < 4) return
  yield all.slice(1).map((at) => but(at, '', 1))
  yield all.slice(1).flatMap((at) => letters.map((letter) => but(at, letter, 1)))
}
