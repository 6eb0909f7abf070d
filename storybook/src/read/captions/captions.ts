import { joinAdjectives } from './adjectives.ts'
import { byThemselves } from './deeds-of-parts.ts'
import { filmWords, isFilmTalk, withoutBlur } from './film-sentences.ts'
import { withoutComments } from './comments.ts'
import { withoutFrame } from './frames.ts'
import { onlyNamedThere } from './lit-things.ts'
import { asBlend, inPlainWords } from './plain-words.ts'
import { nameMembers } from './members.ts'
import { isTour } from '../tours/tours.ts'
import { sightBySight } from './next-scenes.ts'
import { nameBoth, nameSamePerson } from './same-person.ts'
import { placeBySides } from './sides-told.ts'
import { tellsSomething, withoutSurfaces } from './surfaces.ts'

/** A prompt in plainer words, and whether all its sentences tell of one and the same moment. */
export interface Caption {
  readonly told: string
  readonly oneScene: boolean
}

/** So many words have what is no more than a sentence with its setting. */
const SHORT = 24

/** Who writes about a picture and not a tale speaks of it, of its light, its camera or what is behind. */
const SPEAKS_OF_IT =
  /\binviting (?:viewers|passersby|the viewer)\b|\bfill(?:s|ing) the (?:air|room)\b|, (?:its|their|his|her) [^,.;]{2,40} (?:gleam|glisten|shimmer|glint)ing\b|(?:^|[.;] )(?:in )?(?:the|this|a) (?:[a-z-]+ ){0,2}?(?:scene|video|image|shot|footage|background|foreground|camera(?: captures)?|lighting|focus|atmosphere|composition|perspective|style|mood|tone|contrast|moment|view|close-up)\b|(?:,|, each step) (?:a testament to|creating|adding|evoking|embodying|exuding|capturing|suggesting|indicating|highlighting|emphasizing|showcasing|casting) |\b(?:the scene|as if|(?:is|are|can be) seen|depth of field|the background|out of focus|an? (?:[a-z]+ )?(?:blend|hybrid|cross) (?:of|between)|reminiscent of|symbolizing|close-up (?:frames|captures|shows))\b|\b(?:mountainous|coastal|rural|desert|serene|vast|tranquil|snowy) landscape\b|\bin the foreground\b|, an? (?:[a-z]+ )?(?:testament|reminder|symbol) (?:to|of)\b/

/** What is told as one thing after the other. */
const IN_TURN =
  /\b(?:cuts? to|shot \d|scene \d|suddenly|afterwards|after that|the first frame)\b|\bfinally\b(?<!\b(?:the camera|scene|video) [^]*)/

/**
 * The descriptive paragraph of a gallery or a captioner in plain words: what is there, and how it is filmed and lit, without
 * what it suggests, adds, evokes and is compared with. Any other prompt as it is.
 */
export function readCaption(body: string): Caption {
  const plain = body
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.split(' ').length < SHORT || !SPEAKS_OF_IT.test(plain) || isTour(plain))
    return { told: body, oneScene: false }
  const sentences = inOrder(asBlend(plain)).split(/(?<=[.!?;])\s+/)
  const told = sentences
    .map((sentence, at) => plainSentence(sentence, at > 0))
    .filter((sentence) => /[a-z]{2}/.test(sentence))
  const seen = inPlainWords(told.join(' '))
    .split(/(?<=[.;])\s+/)
    .filter(tellsSomething)
    .join(' ')
    .replace(/,+\s*(?=[.;])/g, '')
  const lit = onlyNamedThere(plain, seen).map((thing) => ` with ${thing}.`)
  return {
    told: thenAtLast(indoorsIfDim(nameMembers(seen))) + lit.join(''),
    oneScene: sentences.length > 1 && !IN_TURN.test(plain),
  }
}

/** Who is spoken of again, what is seen next and on which side are told in plain words, before its sentences are judged one by one. */
const inOrder = (plain: string): string =>
  byThemselves(placeBySides(nameSamePerson(nameBoth(sightBySight(joinAdjectives(plain))))))

const SOMEWHERE =
  /\b(?:in|at|on|inside|near|by|through|along|across|over|under) (?:an?|the|some|[a-z]+) (?!(?:face|hair|expression|head|lap|hands?|shoulders?)\b)/

/** A dim portrait of which no place is told is not taken in a park at night. */
const indoorsIfDim = (told: string): string =>
  told.includes('dim light') && told.includes('close-up') && !SOMEWHERE.test(told)
    ? told.replace('dim light', 'dim light, in a room')
    : told

/** Who begins goes on, and not who was named in passing. */
const FIRST_ONE =
  /^an? (?:(?!and\b|with\b|in\b|of\b)[a-z-]+ ){0,3}?(man|woman|boy|girl|child|dog|cat|robot)\b/

/** The same again, step by step: it was told in short before. */
const RETOLD =
  /^(?:(?:as|when|once) )?(?:he|she|they|the camera(?! angle)) (?:then )?(?!is\b|are\b|has\b|have\b|wears?\b|pans\b|zooms\b)[a-z]+s\b/

/** "She looks down, then up. She wears …": what is so all along is told before what comes then. */
function thenAtLast(told: string): string {
  const [, first, then, rest] = /^([^.;]+?),? (?:and )?then ([^.;]+)[.;] ([^]+)$/.exec(told) ?? []
  if (first === undefined || /\bthen\b/.test(rest ?? '')) return told
  const looks = (rest ?? '').split(/(?<=[.;])\s+/).filter((each) => !RETOLD.test(each))
  const [, who] = FIRST_ONE.exec(first) ?? []
  return `${first}. ${looks.join(' ')} then ${who === undefined ? '' : `the ${who} `}${then}.`
}

/** "…, the lighting is cinematic, the background blurred": a part of a sentence that speaks of the film. */
const ASIDE =
  /^(?:and |with )?the (?:[a-z]+ ){0,3}?(?:background|ambian?ce|atmosphere|lighting|scene|camera view|light|mood|style|glow of the [a-z]+ sun|(?:view|shot)(?! (?:of an?|of the|from)\b))\b/

/** A sentence of which only parts speak of the film. */
const withoutAsides = (sentence: string): string =>
  sentence
    .split(/, /)
    .map((part, at) => (at > 0 && ASIDE.test(part) ? filmWords(part).replace('.', '') : part))
    .filter((part) => part !== '')
    .join(', ')

function plainSentence(whole: string, later: boolean): string {
  if (later && isFilmTalk(whole)) return filmWords(whole)
  const sentence = withoutAsides(whole)
  const seen = withoutSurfaces(withoutBlur(withoutFrame(sentence)))
  return withoutComments(seen).replace(/\s+([.,;])/g, '$1')
}
