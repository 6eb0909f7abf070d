import type { Shot, Subject } from '../../plan/plan.ts'
import { unseen } from './without.ts'
import { withSubject } from './retold.ts'

const DROP = /\b(?:drop|droplet|drip|teardrop)s?\b/u
const FALLS = /^(?:fall|drop|drip|land|splash|hit|plunge|pour|flow)$/u
/** What a drop sinks into is not lain upon. */
const OPEN = /\b(?:sea|ocean|lake|river|pond|pool|puddle|water)$/u

/** What liquids look like. */
const HUES: readonly (readonly [stuff: RegExp, colour: string])[] = [
  [/\b(?:honey|syrup|oil|beer|caramel|juice|butter|nectar)\b/u, 'amber'],
  [/\b(?:milk|cream|yogh?urt|glue|icing|wax)\b/u, 'white'],
  [/\b(?:chocolate|coffee|cocoa|sauce|molasses|mud|tea)\b/u, 'brown'],
  [/\b(?:blood|ketchup|wine|jam|lava|paint)\b/u, 'red'],
  [/\bink\b/u, 'navy'],
  [/./u, 'sky'],
]

function hueOf({ colour, noun, words }: Subject): string | null {
  return colour ?? HUES.find(([stuff]) => stuff.test(`${noun} ${words}`))?.[1] ?? null
}

/** A drop of honey that falls on a pancake is a drop, and no pot of honey comes down on it. */
export function fallAsDrop(shot: Shot): Shot {
  const drop = shot.subjects.find(
    ({ kind, words, actions }) =>
      kind !== 'person' && DROP.test(words) && actions.some(({ verb }) => FALLS.test(verb)),
  )
  const bond = shot.relations.find(({ from, relation }) => from === drop?.id && relation === 'on')
  const aim = bond?.to ?? drop?.actions.find(({ target }) => target !== null)?.target
  const below = shot.subjects.find(({ id }) => id === aim)
  if (!drop || !below || below.kind === 'person' || OPEN.test(below.noun)) return shot
  const told = withSubject(shot, drop, {
    picture: 'prop:falling-drop',
    kind: 'thing',
    count: 1,
    size: 'normal',
    actions: [],
    colour: hueOf(drop),
  })
  const relations = unseen(shot, drop).relations
  return { ...told, relations: [...relations, { from: drop.id, relation: 'on', to: below.id }] }
}
