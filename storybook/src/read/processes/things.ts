import { findPicture } from '../../lexicon/find-picture.ts'
import type { Subject } from '../../plan/plan.ts'
import { readMaterial, type Process } from './process.ts'

/** What is no name of a thing: what it is like. */
const LIKE =
  /^(?:(?:an?|the|some|one|his|her|their|small|little|tiny|large|big|heavy|light|lightweight|fragile|delicate|sturdy|hard|soft|thin|thick|rough|smooth|sharp|dull|clear|empty|sealed|full|old|new|raw|fresh|dry|dried|wet|damp|inflated|deflated|stretched|tightly|elastic|flexible|fully|burning|lit|flaming|blazing|glowing|single|simple|plain|shiny|round|solid|hollow|garden|colorful|colourful|piece of|sheet of|slice of|bar of|block of|stick of|pile of|heap of|stack of) )+/u

/** A thing without what is said of it. */
export function thingOf(words: string): string {
  return words.trim().replace(LIKE, '')
}

const TINT =
  /\b(red|orange|yellow|green|blue|purple|pink|brown|black|white|gr[ae]y|turquoise|gold|golden|silver|colou?rful)\b/u

/** Names under which there is a better picture of a thing. */
const PICTURES: readonly (readonly [words: RegExp, noun: string])[] = [
  [/\bgarden trowel$/u, 'trowel'],
  [/\btowels?$/u, 'cloth'],
  [/\b(?:bouncy|bouncing|rubber|elastic|dog|toy|beach) ball$/u, 'ball'],
  [/\brubber glove$/u, 'glove'],
  [/\bchewing gum$/u, 'candy'],
  [/\bduck$/u, 'rubber duck'],
  [/\bpillow$/u, 'pillow'],
  [/^(?:sheet of |piece of )?paper$/u, 'piece of paper'],
  [/^glass$/u, 'clear drinking glass'],
  [/^straw$/u, 'drinking straw'],
]

interface Asked {
  readonly verb: string
  readonly prop: string
  readonly shot?: Process['shot']
}

/** A thing of the prompt that does something by nature; null when there is no picture of it. */
export function withThing(words: string, { verb, prop, shot }: Asked): Process | null {
  const noun = thingOf(words)
  const named = PICTURES.find(([said]) => said.test(noun))?.[1]
  const tries = [named, noun, noun.split(' ').slice(-2).join(' '), noun.split(' ').at(-1)]
  const all = tries.flatMap((name) => (name === undefined ? [] : (findPicture(name) ?? [])))
  const seen = all.filter(({ picture, kind }) => picture !== 'person' && kind !== 'person')
  // "Rubber eraser" has kin that is no eraser.
  const found = seen.find(({ via }) => via === 'name') ?? seen[0]
  if (!found?.picture) return null
  const tint = TINT.exec(words)?.[1]
  return {
    noun,
    picture: found.picture,
    kind: kindOf(found.kind),
    verb,
    prop: prop.slice(0, 60),
    colour: tint === undefined ? null : tint.replace(/colou?rful/u, 'rainbow'),
    material: readMaterial(words),
    ...(shot && { shot }),
  }
}

/** Whatever it is in other films, here it is a thing that lies there. */
const kindOf = (kind: Subject['kind']): Subject['kind'] =>
  /^(?:food|tool|toy|furniture|plant|clothing|building|instrument)$/u.test(kind) ? kind : 'thing'
