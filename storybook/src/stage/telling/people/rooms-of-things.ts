import { LIVING } from '../../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { withSubject } from '../retold.ts'

/** The room in which such things are when somebody handles them; the first that fits wins. */
const ROOMS: readonly (readonly [things: RegExp, room: string])[] = [
  [
    /\b(?:plates?|dish(?:es)?|saucepans?|kettle|teapot|cutlery|groceries|cupboard|plate pile|oven|stove|fridge|refrigerator|freezer|dishwasher|microwave|toaster|blender)$/u,
    'kitchen',
  ],
  [
    /\b(?:pyjamas|pajamas|pillows?|blankets?|quilt|wardrobe|toys?|teddy bears?|dolls?)$/u,
    'bedroom',
  ],
  [/\b(?:towels?|toothbrush|soap|bathtub|tub|shower)$/u, 'bathroom'],
  [
    /\b(?:house ?plants?|curtains?|vases?|lamps?|bookshelf|bookcase|sofa|couch|armchair|carpet|rug|cushions?|drawers?|radiator|heater|piano)$/u,
    'living room',
  ],
]
const HANDLES =
  /^(?:carry|carry-between|carry-plates|put-there|hold|take|water|pull|push|open|close|move|bring|give|drop-thing|wash-thing|handle-thing|unload|stand)$/u
const NAMED_ROOM = /\b(living room|bedroom|kitchen|bathroom|nursery|hallway|attic|office) wall$/u
const WAITS = /\b(?:waiter|waitress|server)s?$/u
const PETS = /\b(?:cat|kitten|dog|puppy|hamster|rabbit|parrot)$/u
const HOMELY = new Set<Subject['kind']>(['furniture', 'thing', 'tool', 'toy', 'clothing', 'plant'])

/** Nobody waters houseplants or clears plates away in a park: the things tell the room. */
export function handleAtHome(shot: Shot): Shot {
  const who = shot.subjects.find(
    ({ kind, noun, actions }) => kind === 'person' && actions.length > 0 && !WAITS.test(noun),
  )
  const bare = shot.place === null && shot.weather === 'clear' && shot.subjects.every(isHomely)
  const place = who && bare ? roomFor(who, shot) : null
  return place === null ? shot : { ...shot, place }
}

function isHomely({ kind, noun }: Subject): boolean {
  return kind === 'person' || HOMELY.has(kind) || PETS.test(noun)
}

function roomFor({ id, actions }: Subject, { subjects }: Shot): string | null {
  const props = actions.slice(0, 1).flatMap(({ prop }) => (prop ?? '').split(' onto '))
  const wall = props.map((prop) => NAMED_ROOM.exec(prop)?.[1]).find(Boolean)
  if (wall) return wall
  if (!actions.slice(0, 1).some(({ verb }) => HANDLES.test(verb))) return null
  const others = subjects.filter((each) => each.id !== id).map(({ noun }) => noun)
  // Whose deed it is has the plates already.
  const own = actions[0]?.verb === 'carry-plates' ? ['plates'] : []
  const nouns = [...props, ...others, ...own]
  return ROOMS.find(([things]) => nouns.some((noun) => things.test(noun)))?.[1] ?? null
}

/** Boots by a door stand in the hall: a door alone in a garden leads nowhere. */
export function standByDoor(shot: Shot): Shot {
  const door = shot.subjects.find(({ noun }) => /\bdoor$/u.test(noun))
  const beside = ({ relation, from, to }: Relation): boolean =>
    relation === 'next-to' && (from === door?.id || to === door?.id)
  const lifeless = shot.subjects.every(({ kind }) => !LIVING.has(kind))
  const bare = door !== undefined && shot.place === null && shot.weather === 'clear'
  return bare && lifeless && shot.relations.some(beside) ? { ...shot, place: 'living room' } : shot
}

/** A pet's bowl is on the kitchen floor, and no larger than its head. */
export function standByBowl(shot: Shot): Shot {
  const bowl = shot.subjects.find(({ noun, size }) => /\bbowl$/u.test(noun) && size === 'normal')
  const bond = shot.relations.find(({ relation, to }) => to === bowl?.id && relation === 'next-to')
  const pet = shot.subjects.find(({ id, noun }) => id === bond?.from && PETS.test(noun))
  if (!bowl || !pet) return shot
  return { ...withSubject(shot, bowl, { size: 'small' as const }), place: shot.place ?? 'kitchen' }
}
