import { findPicture } from '../../lexicon/find-picture.ts'
import { instrumentDeed } from '../../lexicon/instruments.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { without } from './without.ts'

/** Who plays what in which band, the first ones first. */
const PARTS: readonly (readonly [band: RegExp, ...verbs: readonly string[]])[] = [
  [/string (?:quartet|trio|quintet|duo)/u, 'violin', 'cello', 'violin', 'cello', 'violin'],
  [/orchestra|classical|symphon|string|chamber/u, 'violin', 'cello', 'flute', 'trumpet', 'drums'],
  [/jazz|swing|blues|dixieland|big band/u, 'saxophone', 'cello', 'trumpet', 'drums', 'piano'],
  [/marching|brass|parade/u, 'trumpet', 'trombone', 'cymbals', 'flute', 'saxophone'],
  [/mariachi/u, 'guitar', 'trumpet', 'violin', 'guitar', 'trumpet'],
  [/country|folk|bluegrass/u, 'guitar', 'banjo', 'violin', 'drums', 'harmonica'],
  [/./u, 'electric-guitar', 'sing', 'drums', 'electric-guitar', 'keyboard'],
]

/** The deeds of so many of a band, without what one of them plays already. */
export function bandDeeds(words: string, count: number, taken: string | null = null): string[] {
  const [, ...parts] = PARTS.find(([band]) => band.test(words.toLowerCase())) ?? [/./u]
  const own = taken?.replace(/^play-/u, '')
  return parts
    .filter((part) => part !== own)
    .slice(0, count)
    .map((part) => (part === 'sing' ? part : `play-${part}`))
}

/** One of a group after the other, each with a deed, and all that was said of the group said of each. */
export function inParts(shot: Shot, group: Subject, verbs: readonly string[]): Shot {
  const each = verbs.map((verb, index): Subject => {
    const prop = verb.startsWith('play-') ? verb.slice('play-'.length) : null
    const id = `${group.id} ${index}`
    return { ...group, ...beastFor(group, index), id, count: 1, actions: [doing(verb, { prop })] }
  })
  const shared = (relation: Relation): Relation[] =>
    relation.from === group.id ? each.map(({ id }) => ({ ...relation, from: id })) : [relation]
  return {
    ...shot,
    subjects: shot.subjects.flatMap((one) => (one.id === group.id ? each : [one])),
    relations: shot.relations.flatMap(shared),
  }
}

/** "An orchestra of animals": one of each kind, where the word alone would draw as many dogs. */
const BEASTS = ['bear', 'fox', 'rabbit', 'cat', 'pig']

function beastFor({ noun }: Subject, index: number): Partial<Subject> {
  const beast = BEASTS[index % BEASTS.length] ?? noun
  const found = noun === 'animal' ? findPicture(beast) : null
  return found ? { noun: beast, kind: found.kind, picture: found.picture } : {}
}

const JUST_PLAYS = /^(?:play|perform|sit|stand|march|walk|parade|hold)$/u

/** How an instrument is played that a deed names. */
const playing = ({ verb }: Action): string | null =>
  verb.startsWith('play-') && instrumentDeed(verb) !== null ? verb : null

/** "Four musicians: a saxophone, drums and a piano": one instrument for each, and nothing stands about that nobody plays. */
export function dealOut(shot: Shot, group: Subject): Shot | null {
  const { id, kind, count, words, actions } = group
  const idle = actions.every((deed) => JUST_PLAYS.test(deed.verb) || playing(deed) !== null)
  if (!LIVING.has(kind) || count < 2 || !idle) return null
  const named = actions.flatMap((deed) => playing(deed) ?? [])
  const free = (each: Subject): boolean =>
    !shot.relations.some(({ from, to }) => from === each.id || (to === each.id && from !== id))
  const instruments = shot.subjects.filter((each) => isInstrument(each) && free(each))
  const dealt = instruments.slice(0, Math.max(0, count - named.length))
  const verbs = [...named, ...dealt.flatMap(playedBy)]
  if (verbs.length < 2) return null
  const others = bandDeeds(words, SOME).filter((verb) => !verbs.includes(verb))
  return inParts(dealt.reduce(without, shot), group, [...verbs, ...others].slice(0, count))
}

/** Among musicians a keyboard is for music. */
const isInstrument = ({ kind, noun }: Subject): boolean =>
  kind === 'instrument' || /\bkeyboard$/u.test(noun)

/** Two violins are for two; drums are for one. */
function playedBy({ noun, count }: Subject): string[] {
  const verb = instrumentDeed(noun) ?? 'play-guitar'
  return Array<string>(verb === 'play-drums' ? 1 : count).fill(verb)
}

/** So many at most are told apart by what they play. */
const SOME = 5
