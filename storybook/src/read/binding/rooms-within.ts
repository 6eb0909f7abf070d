import { NAMED_PLACES } from '../../lexicon/places/all-places.ts'
import { NATURE } from '../../lexicon/places/nature.ts'
import { ROOMS } from '../../lexicon/places/rooms.ts'
import { isPaint, shellOf } from '../../lexicon/places/shells.ts'
import { SPORTS } from '../../lexicon/places/sports.ts'
import { VENUES } from '../../lexicon/places/venues.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { placeWord } from '../words/place-words.ts'
import type { Binding } from './binding.ts'

/** "In a submarine, a chef cooks in the kitchen": the room is in there, and has its walls. */
export function isRoomOfShell(place: string, { place: room }: NounPhrase): boolean {
  return wallsOf(place) !== null && room !== null && isRoom(room.name)
}

export function shellAround({ place }: Binding): string[] {
  const walls = wallsOf(place ?? '')
  return walls === null ? [] : [walls]
}

/** "A boxing ring in a barn": where one is already, the second place is around it. */
export function isBuiltInto(binding: Binding, noun: NounPhrase, name: string): boolean {
  const within = /^(?:in|inside|of|aboard|on)$/.test(binding.spent?.word ?? '')
  const walls = within && isRoom(binding.place ?? '') ? wallsOf(name) : null
  if (walls === null) return false
  binding.scenery.push(walls)
  binding.told.add(noun.words)
  return true
}

/** What the plan says of a room in there: "barn walls". */
function wallsOf(house: string): string | null {
  const shell = house.replace(/(?: interior|'s)$/, '')
  return shellOf(shell) === null && !isPaint(shell) ? null : `${shell} walls`
}

/** "A café on a cliff", "a classroom under water": the room is open to the land around it. */
export function isRoomIn({ place }: Binding, { place: around }: NounPhrase): boolean {
  return isRoom(place ?? '') && around !== null && WILDS.has(around.id)
}

function isRoom(name: string): boolean {
  const id = NAMED_PLACES.get(name)?.id ?? ''
  return id === 'greenhouse' || [ROOMS, VENUES, SPORTS].some((table) => Object.hasOwn(table, id))
}

/** Land, water and sky that a room can stand in. */
const WILDS: ReadonlySet<string> = new Set([
  ...Object.keys(NATURE),
  'moon',
  'mars',
  'space',
  'alien-planet',
  'enchanted-forest',
  'mushroom-forest',
  'cloud-kingdom',
  'floating-islands',
  'rooftop',
])

/** "An underwater club", "a treehouse library": where the room is, or what it is built in. */
export function wildsOf({ words }: NounPhrase, name: string): string[] {
  if (!isRoom(name)) return isSunk(words) && !isSunk(name) ? ['underwater'] : []
  return saidBefore(words, name).flatMap((said) => {
    if (WILDS.has(placeWord(said)?.id ?? '')) return [said]
    return wallsOf(said) ?? []
  })
}

/** Streets and stations as well as rooms may lie under water. */
const isSunk = (words: string): boolean => /\bunderwater\b/.test(words)

/** Worlds of their own, with what of other places can be set up in them. */
const WORLDS =
  /^(?:candy-land|floating-islands|mushroom-forest|(?:crystal-)?cave|cloud-kingdom|moon|mars|alien-planet)$/
const WITHIN_WORLDS =
  /(?:^| )(?:village|town|city|streets?|road|path|lake|river|pond|waterfall|forest|castle|park|farm|hills?|mountains?|valley|meadow)$/

/** "A candy kingdom street", "a crystal cave lake": the world it is in, by its name; null for our own. */
export function worldOf({ words }: NounPhrase, name: string): string | null {
  if (!WITHIN_WORLDS.test(name)) return null
  const worlds = saidBefore(words, name).map((said) => placeWord(said) ?? placeWord(`${said} land`))
  return worlds.find((world) => WORLDS.test(world?.id ?? ''))?.name ?? null
}

/** The phrases before a place's own name that mean a place or walls by themselves, the longest first: "ice palace" of "an ice palace ballroom". */
function saidBefore(words: string, name: string): string[] {
  const own = words.endsWith(name) ? name.split(' ').length : 1
  const before = words.split(' ').slice(0, -own)
  for (let length = before.length; length > 0; length--)
    for (let from = 0; from + length <= before.length; from++) {
      const said = before.slice(from, from + length).join(' ')
      if (wallsOf(said) !== null || placeWord(said) !== null)
        return [said, ...saidBefore([...before.toSpliced(from, length), name].join(' '), name)]
    }
  return []
}
