import type { Subject } from '../../plan/plan.ts'
import { isElement } from './elements.ts'
import { landingOf } from './landing.ts'
import { mannerOf } from './manners.ts'
import { wordSet } from '../../lexicon/word-set.ts'

const COMES =
  /\b(go(es|ing)?|fl(y|ies|ying|utters?|uttering)|walk(s|ing)?|run(s|ning)?|hop(s|ping)?|swim(s|ming)?|driv(e|es|ing)|com(e|es|ing)|jump(s|ing)?|climb(s|ing)?|crawl(s|ing)?|glid(e|es|ing)|sail(s|ing)?|rid(e|es|ing)|float(s|ing)?|pass(es|ing)?|drift(s|ing)?|trot(s|ting)?|march(es|ing)?|danc(e|es|ing)|waddl(e|es|ing)|race(s)?|zoom(s|ing)?|roll(s|ing)?|cycl(e|es|ing)|gallop(s|ing)?|stroll(s|ing)?|sneak(s|ing)?|wander(s|ing)?|swoop(s|ing)?|speed(s|ing)?|leap(s|ing)?|dart(s|ing)?|rush(es|ing)?)\s+(slowly\s+|quickly\s+|gently\s+)?(in|by|past|across|into|onto|in front|out of|from|through(?! the)|through the (picture|frame|scene|image|photo))\b|\b(enters?|entering|cross(es|ing)?|appears?|arrives?|lands?|landing|joins?|adds?|adding|put|place)\b/u
const WINGED = new Set<Subject['kind']>(['bird', 'insect', 'aircraft', 'creature'])
/** Nobody has a photograph of them: they come in, whatever they do in the air. */
const UNSEEN =
  /\b(ufo|flying saucer|spaceship|ghost|fairy|angel|witch|superhero|dragon|phoenix)s?\b/u
const FLIES = wordSet('fly hover glide flap land flutter soar migrate rise float')

/** In languages whose words for it are not known here, who travels comes in. */
const TRAVELS = new Set(['walk', 'run', 'hop', 'swim', 'sail', 'drive', 'jump', 'crawl', 'trot'])

/** What an "it" that is named nowhere is told as. */
export const IT = 'animal'

/** Whether the prompt speaks of it as of something that is there: "the boat", "her dog". */
export function isKnown({ words }: Pick<Subject, 'words'>, prompt: string): boolean {
  const said = words.toLowerCase()
  const at = prompt.toLowerCase().indexOf(said)
  // Whom the prompt only calls "it".
  if (at < 0 && said === IT) return true
  const before = at < 0 ? '' : prompt.toLowerCase().slice(Math.max(0, at - 24), at)
  return THERE.test(before) || /^(the|this|that|these|those|his|her|my|our|their|its)\s/u.test(said)
}

/** What an "and" adds is not what "the" speaks of: "the background and seagulls". */
const THERE =
  /\b(the|this|that|these|those|his|her|my|our|their|its)\s+((?!and\b|with\b|plus\b)\w+\s+){0,2}$/u

/** Whether somebody new comes into the picture; "the boat" and "she" are in it already. */
export function entersPicture(subject: Subject, prompt: string): boolean {
  const words = subject.words.toLowerCase()
  if (words === '' || isElement(subject) || isKnown(subject, prompt)) return false
  if (isFlock(subject)) return true
  const flies = subject.actions.some(({ verb }) => FLIES.has(verb))
  const winged = WINGED.has(subject.kind) || UNSEEN.test(subject.noun)
  if (flies && (winged || subject.actions.some(({ verb }) => verb === 'fly'))) return true
  const text = prompt.toLowerCase()
  const at = text.indexOf(words)
  if (at < 0) return subject.actions.some(({ verb }) => TRAVELS.has(verb))
  if (/\b(add|put|place|insert|include)\b[^.;]*$/u.test(text.slice(0, at))) return true
  const near = text.slice(Math.max(0, at - 12), at + words.length + 48)
  return COMES.test(near) || landingOf(near) !== null
}

/** Birds and butterflies that are only named or heard: one adds them to see them fly. */
function isFlock({ kind, count, actions }: Subject): boolean {
  const isHeard = actions.every(({ verb }) => CALLS.has(verb))
  return (kind === 'bird' || kind === 'insect') && count > 1 && isHeard
}

const CALLS = wordSet('sing chirp tweet call cry screech')

/** The same guest, on the wing when it is of a flock that is only named. */
export function withWings(subject: Subject): Subject {
  const fly = { verb: 'fly', direction: null, target: null, prop: null, pace: 'normal' } as const
  return isFlock(subject) ? { ...subject, actions: [fly] } : subject
}

/** Whether only the picture can tell if it shows this already: "a dog runs along the beach". */
export function isDoubtful(subject: Subject, prompt: string): boolean {
  if (subject.words === '' || isKnown(subject, prompt)) return false
  return mannerOf(subject) !== null || subject.actions.some(({ verb }) => TRAVELS.has(verb))
}
