import { baseVerb, isPlural } from '../../lexicon/morphology.ts'
import { knowsDeed } from '../../read/words/verb-form.ts'
import { IT } from './enters.ts'

const ASKED =
  /^\s*(?:(?:please|now|can you|could you|i want(?: you)? to|i'd like(?: you)? to)\s+)+/iu
const LIKE =
  /\b(?:make|have|let)\s+(?:it|this|that|(?:the|this|my)\s+(?:photo|picture|image|scene))\s+(?:look|appear|seem|feel)\s+(?:like|as if it were)\s+(?:from\s+)?(?:an?\s+)?/giu
const PAINTED_BY = /\b(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)\s+(?:painting|drawing|print|artwork)s?\b/gu
const RISING = /\b(winds?|breeze|storm) (?:picks?|is picking|kicks?) up\b/giu
const KEPT =
  /(?:^|[,.;]|\band\b|\bbut\b)\s*(?:please\s+)?keep(?:ing)?\s+[^,.;]*?\b(?:still|steady|static|unchanged|the same|in place|as (?:it|they|she|he) (?:is|are))\b/giu
const HELD_CAMERA =
  /\b(?:keep(?:ing)?|hold(?:ing)?)\s+the\s+camera\s+(?:still|steady|static|fixed)\b/giu
const CAUSED =
  /\b(?:make|have|let|get)\s+((?:her|him|them|it)\s+[^,.;]+|(?:the|my|his|her|their|our|this|that|these|those|an?)\s+[^,.;]+)/giu

/** Orders as people write them beside a picture, told as what happens: "make the dog run" says that the dog runs. */
export function asTold(prompt: string): string {
  return prompt
    .replace(ASKED, '')
    .replace(RISING, '$1 blows')
    .replace(LIKE, 'in the style of ')
    .replace(PAINTED_BY, '$1 style')
    .replace(HELD_CAMERA, 'static camera')
    .replace(KEPT, '')
    .replace(CAUSED, (whole, who: string) => told(who) ?? whole)
    .replace(MOVE, (_, verb: string, what: string) => `the ${what} ${withS(verb)}`)
    .replace(LOGO, `the ${IT}`)
    .replace(DO, (_, verb: string) => `the ${IT} ${withS(verb)}`)
    .replace(IT_DOES, (whole, verb: string) => (isOwnDeed(verb) ? `the ${IT} ${verb}` : whole))
}

/** "Spin the logo": it spins. */
const MOVE =
  /^\s*(spin|rotate|twirl|bounce|shake|wobble) (?:the|my|this|our) (?!camera|view|picture|photo|image|scene|frame|shot|phone)(\p{L}+)/iu
/** What moves is no letters to be written. */
const LOGO =
  /\b(?:the|my|our|this) (?:\p{L}+ )?(?:logo|badge|wordmark)(?= (?:\p{L}+ly )?(?:spin|rotat|revolv|turn|twirl|bounc|float|shak|jump|danc|wobbl|sway|hop|trembl|ris)\w*)/giu

/** "Blink", "smile and wave": whoever the picture shows does it. What may be said to a camera (walk, fly, turn) is none of these. */
const DO =
  /^\s*(smile|blink|wink|wave|laugh|nod|dance|jump|hop|bounce|sing|talk|speak|wag|bark|meow|cry|yawn|breathe|clap|frown|grin|giggle|kiss|hug|wiggle|sneeze)(?=$|[\s,.!])(?!\s+of\b)/iu

/** Said first, it is whatever the picture shows. */
const IT_DOES = /^\s*it\s+(\p{L}+s)\b/iu

/** Weather and light have no doer. */
function isOwnDeed(verb: string): boolean {
  const base = baseVerb(verb.toLowerCase())
  return base !== null && !NOBODYS.test(base) && knowsDeed(base)
}

const NOBODYS =
  /^(?:be|have|rain|snow|storm|hail|drizzle|pour|get|become|grow|turn|start|begin|stop|look|seem|feel|go|come|zoom|pan|rotate|move|change|glow|shine|darken|brighten|melt|freeze|burn|clear|rise|set|fade|transform|morph|stay|keep)$/u

const NAMED: Readonly<Record<string, string>> = { her: 'she', him: 'he', them: 'they', it: 'it' }

/** "the old dog run away" as "the old dog runs away"; null when no deed is found in it. */
function told(order: string): string | null {
  const words = order.split(/\s+/u)
  const name = NAMED[words[0]!.toLowerCase()]
  const at = words.findIndex((word, index) => index > (name ? 0 : 1) && isDeed(word))
  if (at < 0) return null
  const who = name && at === 1 ? name : words.slice(0, at).join(' ')
  const many = name === undefined ? isPlural(words[at - 1]!.toLowerCase()) : name === 'they'
  return [who, many ? words[at] : withS(words[at]!), ...words.slice(at + 1)].join(' ')
}

function isDeed(word: string): boolean {
  return MOVES.test(word) || knowsDeed(word.toLowerCase())
}

/** Deeds of things, which the stage's own players have no need of. */
const MOVES =
  /^(?:move|flow|sway|glow|flicker|ripple|drift|shine|sparkle|twinkle|burn|bloom|blow)$/iu

function withS(verb: string): string {
  if (/(?:s|sh|ch|x|z|o)$/iu.test(verb)) return `${verb}es`
  return /[^aeiou]y$/iu.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}
