import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'

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
    return { ...group, id: `${group.id} ${index}`, count: 1, actions: [doing(verb, { prop })] }
  })
  const shared = (relation: Relation): Relation[] =>
    relation.from === group.id ? each.map(({ id }) => ({ ...relation, from: id })) : [relation]
  return {
    ...shot,
    subjects: shot.subjects.flatMap((one) => (one.id === group.id ? each : [one])),
    relations: shot.relations.flatMap(shared),
  }
}
