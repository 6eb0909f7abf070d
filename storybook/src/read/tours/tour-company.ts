import { findPicture } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'
import { CRAFT, LIVING } from '../../plan/kinds.ts'
import { placeWord } from '../words/place-words.ts'
import type { Kind } from '../../plan/plan.ts'

/** A sentence without what it only compares a land with, and what that does to one's feelings. */
export const withoutMood = (sentence: string): string => sentence.replace(MOOD, '')

/** What something is only compared with, and what a sight is said to do to one's feelings. */
const MOOD =
  /,? (?:like|as (?:if|though)|resembling|reminiscent of|creating|adding|giving|making|evoking|invoking|casting|lending|exuding|producing|with the sounds? of|the air (?:is|grows|smells)) [^.;]*?(?=[.;]|$|, (?:where|with|a few|an?|the|and) )/g

/** What nobody is of which only a trace, a voice or a name is told. */
const TRACE = /\b(?:tracks|souls|sounds?|calls?|footsteps|sprites|guardians|patients|voices?|hum)\b/

const LEADS =
  /^(?:(?:and|where|with|while|as|the camera|the scene|the shot|it|there (?:is|are)|[a-z]+ly|next|finally|(?:captur|reveal|show|showcas|follow|mov|shift|turn|continu|pass|arriv|tilt)(?:e?s|ing|e)?|to|at|on|in the distance|forwards?|onwards?|upwards?|downwards?|towards?)(?: |$))+/

/** What is seen and may be called by these words again: "the herd". */
const AGAIN = /\b(?:the|its|their) (?:herd|flock|caravan|pack|animals|flight)\b/

/** The clauses of a sentence in which somebody alive is seen; the land and the light have their own tables. */
export function companyIn(
  sentence: string,
  before: string | null,
  shown: Shown,
): readonly string[] {
  const clauses = sentence
    .split(/[,;.]| (?:where|with|while|as) /)
    .map((clause) => clause.trim().replace(LEADS, '').trim())
  const seen = clauses.filter((clause) => !TRACE.test(clause) && nameIn(clause, shown) !== null)
  if (shown === heavenly) return heavens(seen)
  if (seen.length > 0 || before === null || !AGAIN.test(sentence)) return seen
  return [`${before} ${/\bfl(?:ight|ock)\b/.test(sentence) ? 'flying' : 'walking'} in the distance`]
}

/** What stars do, and where, is not theirs: "stars and planets interlace", but "a planet spins". */
const heavens = (clauses: readonly string[]): readonly string[] => [
  ...new Set(
    clauses.flatMap((clause) => {
      const [name = ''] =
        /(?:\ban? )?(?:[a-z]+ and )?\b(?:planets?|comets?|nebulae?|stars|astronauts?|spaceships?|meteors?|asteroids?)\b(?: (?:slowly )?spins)?/.exec(
          clause,
        ) ?? []
      return name === '' ? [] : [name]
    }),
  ),
]

/** Whether what has this picture is one of those whom a tour meets. */
export type Shown = (kind: Kind) => boolean

export const alive: Shown = (kind) => LIVING.has(kind) || CRAFT.has(kind)
/** Out in space the stars are the company. */
export const heavenly: Shown = (kind) => alive(kind) || kind === 'sky'

/** Who is seen, with what is said of them: "a few green frogs". */
export function nameIn(clause: string, shown: Shown): string | null {
  const words = clause.split(' ')
  const at = words.findIndex((word) => isCalled(word, shown))
  return at < 0 ? null : words.slice(Math.max(0, at - 4), at + 1).join(' ')
}

/** Words that name somebody elsewhere. */
const NOBODY =
  /^(?:beneath|corals?|lights?|wings?|patients?|water|waters|rays?|sunlight|moonlight|dunes?)$/

function isCalled(word: string, shown: Shown): boolean {
  if (word.length < 3 || NOBODY.test(word)) return false
  const found = findPicture(singular(word))
  if (found?.via !== 'name' || !shown(found.kind)) return false
  return found.kind === 'sky' || placeWord(word) === null
}

const SHOWN =
  /\b(?:reveal(?:s|ing)?|(?:starts|begins|arrives) at|captur(?:es|ing)|shifts to|focus(?:es|ing) on) ((?:an?|the) (?:[a-z-]+ ){0,3}?([a-z]+))(?=[,.]| (?:with|on|at|in|hanging|swaying|standing)\b)/g
/** What stands in a land by itself. */
const STANDS: ReadonlySet<Kind> = new Set(['building', 'vehicle', 'boat', 'aircraft'])

/** Things that the camera is said to look at: "starts at a rusted gate". */
export const shownIn = (sentence: string): readonly string[] =>
  [...sentence.matchAll(SHOWN)].flatMap(([, thing = '', noun = '']) => {
    const found = findPicture(noun)
    const stands = found?.via === 'name' && STANDS.has(found.kind) && placeWord(noun) === null
    return stands ? [thing] : []
  })

/** The things that have a picture of their own. */
export const thingsIn = (body: string): readonly string[] => [
  ...new Set(
    body
      .match(/[a-z]{4,}/g)
      ?.map(singular)
      .filter(isThing),
  ),
]

function isThing(noun: string): boolean {
  const found = NOBODY.test(noun) ? null : findPicture(noun)
  return found?.via === 'name' && found.concept === noun && found.kind !== 'person'
}
