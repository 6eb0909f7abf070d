import type { Action, Subject } from '../../plan/plan.ts'
import { baseVerb } from '../../lexicon/morphology.ts'
import { nearestAction } from '../../read/words/verbs.ts'
import { isElement } from './elements.ts'
import { isKnown, IT } from './enters.ts'
import { isFacial } from './face-words.ts'
import { mannerOf, playedWhole } from './manners.ts'
import { NATURAL } from './natural.ts'
import type { Wishes } from './wishes.ts'

const TOLD: readonly (readonly [keyof Wishes, string])[] = [
  ['clouds', 'clouds drift'],
  ['water', 'water ripples'],
  ['leaves', 'leaves sway'],
  ['hair', 'hair blows'],
  ['garment', 'clothes flutter'],
  ['flag', 'flags wave'],
  ['curtain', 'curtains sway'],
  ['lights', 'lights glow'],
  ['fire', 'fire flickers'],
  ['rays', 'rays of light'],
  ['fog', 'fog'],
  ['steam', 'steam'],
  ['smoke', 'smoke'],
  ['lightning', 'lightning'],
  ['rainbow', 'a rainbow'],
  ['aurora', 'an aurora'],
  ['fireworks', 'fireworks'],
  ['stars', 'stars'],
  ['meteors', 'shooting stars'],
  ['moon', 'the moon'],
  ['heat', 'the air shimmers'],
  ['underwater', 'all under water'],
]

/** What of the picture itself comes alive, in one sentence. */
export function describeWishes(wishes: Wishes): string[] {
  const named = TOLD.filter(([name]) => wishes[name] === true).map(([, words]) => words)
  const alive = [
    ...named,
    ...wishes.face.map((each) => FACES[each]),
    ...(wishes.wind > 1 ? ['wind'] : []),
    ...wishes.air,
  ]
  return alive.length > 0 ? [`Comes alive: ${alive.join(', ')}.`] : []
}

const FACES = {
  blink: 'eyes blink',
  wink: 'an eye winks',
  sleep: 'eyes close',
  smile: 'a smile',
  frown: 'a frown',
  talk: 'a mouth that speaks',
  nod: 'a nod',
  turn: 'a head that turns',
  shake: 'a head that is shaken',
} as const

/** How somebody in the picture moves. */
export function residentMoves(subject: Subject): string[] {
  const manner = mannerOf(subject)
  const who = subject.noun === IT ? 'it' : subject.noun
  return manner ? [`In the picture: ${who} ${MOVES[manner]}.`] : []
}

/** Who moves in the picture, or comes in when it shows nobody. */
export function residentOrGuest({ noun, actions }: Subject): string[] {
  const who = noun.charAt(0).toUpperCase() + noun.slice(1)
  return [`${who}, of the picture or new in it: ${actions.map(({ verb }) => verb).join(', ')}.`]
}

const MOVES = {
  sway: 'sways',
  bounce: 'bounces',
  rise: 'rises',
  nears: 'comes nearer',
  tremble: 'trembles',
  leaves: 'goes away',
  left: 'goes to the left',
  right: 'goes to the right',
  ascends: 'goes up and away',
  glides: 'glides along',
  vanishes: 'vanishes',
  spin: 'spins',
} as const

/** What somebody or something in the picture is asked to do and cannot. */
export function cannotDo(subject: Subject, prompt: string): string[] {
  const { noun, actions } = subject
  if (actions.length === 0 && isKnown(subject, prompt)) return []
  if (isElement(subject)) {
    const deeds = IN_AIR.test(noun) ? [] : actions.filter(({ verb }) => !isNatural(verb))
    return deeds.length > 0
      ? [`“${noun}” is in the picture and cannot ${verbsOf(subject, deeds, prompt)}.`]
      : []
  }
  if (actions.length === 0) {
    return [`“${noun}” is taken to be in the picture; say that one comes in to see a new one.`]
  }
  const how = mannerOf(subject) ? 'moves as one piece, like a paper cut-out,' : 'stays as it is'
  const missed = actions.filter(({ verb }) => !isPlayed(verb, subject, prompt))
  if (missed.length === 0) return []
  const who = noun === IT ? 'Who is in the picture' : `“${noun}” is in the picture already:`
  return [`${who} ${how} and cannot ${verbsOf(subject, missed, prompt)}.`]
}

/** Whether a deed is seen. One that a phrase stands for is told by the words of the phrase: who jumps for joy jumps. */
function isPlayed(verb: string, subject: Subject, prompt: string): boolean {
  if (isFacial(verb, prompt)) return true
  const played = playedWhole(subject)
  const said = basesIn(prompt)
  return played.has(verb) || (!said.includes(verb) && said.some((base) => played.has(base)))
}

/** "Light up" is what lights do. */
function isNatural(verb: string): boolean {
  return NATURAL.has(verb) || NATURAL.has(verb.split('-')[0]!)
}

/** What is painted over the picture does whatever such things do. */
const IN_AIR =
  /^(moon|full moon|sun|fireworks?|confetti|bubbles?|sparks?|embers?|petals?|blossoms?|snowflakes?|rainbows?|auroras?|northern lights?|lightning|smoke|steam|fog|mist|dust|firefl(?:y|ies)|glow-?worms?|(?:shooting |falling )?stars?|meteors?|raindrops?|pollen)/u

/** Deeds in the words of the prompt, where it has any for them. */
function verbsOf({ noun }: Subject, actions: readonly Action[], prompt: string): string {
  const bases = basesIn(prompt).filter((word) => word !== noun)
  const names = actions.map(({ verb }) => {
    if (verb.split('-').some((part) => bases.includes(part))) return verb
    return bases.find((base) => nearestAction(base) === verb) ?? verb
  })
  return names.map((name) => name.replaceAll('-', ' ')).join(' or ')
}

function basesIn(prompt: string): string[] {
  return (prompt.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => baseVerb(word) ?? word)
}
