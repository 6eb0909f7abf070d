import type { Actor } from '../../cast/actor.ts'
import { castSubject } from '../../cast/cast.ts'
import { readColour } from '../../cast/colour/read-colour.ts'
import { FINISHES } from '../../cast/made-of.ts'
import { findPicture, hasPicture } from '../../lexicon/find-picture.ts'
import { ANIMALS } from '../../plan/kinds.ts'
import { Subject } from '../../plan/plan.ts'

/** Fetches things and partners by their English names, for choreography that needs one. */
export function createFinder(seed: number): (name: string) => Actor | null {
  const known = new Map<string, Actor | null>()
  return (name) => {
    if (!known.has(name)) known.set(name, fetchThing(name, seed))
    return known.get(name) ?? null
  }
}

function fetchThing(asked: string, seed: number): Actor | null {
  const size = /^(tiny|small|large|giant) /u.exec(asked)?.[1]
  const { body, material } = stuffOf(size === undefined ? asked : asked.slice(size.length + 1))
  const { name, colour } = split(body)
  const found = findPicture(name)
  if (!found) return null
  const { picture, kind, person } = found
  const subject = Subject.parse({
    // A deed's words may be longer than a name.
    id: `found ${asked}`.slice(0, 40),
    noun: name,
    kind,
    picture,
    person: person ?? null,
    colour,
    material,
    size,
  })
  return castSubject(subject, { seed })
}

/** "Woman of marble", "lion of flesh": what it is made of. */
function stuffOf(asked: string): { body: string; material: string | null } {
  const machine = /^robot(?:ic)? (.+)$/u.exec(asked)?.[1]
  if (machine !== undefined && isBeastOfFlesh(asked)) return { body: machine, material: 'robot' }
  const [, body, stuff] = /^(.+) of (\w+)$/u.exec(asked) ?? []
  if (body === undefined || stuff === undefined) return { body: asked, material: null }
  if (stuff === 'flesh') return { body, material: null }
  if (stuff in FINISHES) return { body, material: stuff }
  return { body: hasPicture(asked) ? asked : body, material: null }
}

/** A robot cat has no picture of its own, as a robot dog has: a cat plays it. */
function isBeastOfFlesh(name: string): boolean {
  const found = findPicture(name)
  return found !== null && ANIMALS.has(found.kind) && !/robot/u.test(found.picture ?? '')
}

/** "Blue butterfly", "dark green frog": a colour before a name is its colour. */
function split(asked: string): { name: string; colour: string | null } {
  const words = asked.split(' ')
  const shaded = /^(?:dark|light|bright|pale|deep|soft|neon)$/u.test(words[0] ?? '')
  const length = shaded ? 2 : 1
  const coloured = readColour(words[length - 1] ?? '') !== null
  const tinted = coloured && length < words.length && !hasPicture(asked)
  if (!tinted) return { name: asked, colour: null }
  return { name: words.slice(length).join(' '), colour: words.slice(0, length).join(' ') }
}
