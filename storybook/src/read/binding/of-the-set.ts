import { lookOf } from '../words/looks.ts'
import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { ROOM_PARTS, SCENERY } from '../words/closed-words.ts'
import { looksOnFrom } from './looking-on.ts'
import { placeWord } from '../words/place-words.ts'
import {
  actors,
  addAction,
  isAlive,
  plainAction,
  type Binding,
  type Preposition,
} from './binding.ts'
import { isLandingPlace } from './landing-place.ts'

function isOfSet(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  // "The crowd in the stands": a stadium has them.
  const stands = noun.definite && /(?:^| )(?:stands|bleachers|grandstands?)$/.test(noun.words)
  // "Between giant roots": those of the trees.
  const roots = /^(?:tree )?roots?$/.test(noun.head)
  return stands || roots || SCENERY.test(noun.head) || (word === 'with' && isFinish(binding, noun))
}

/** Small things of a house that hang on its walls, by the room that has them there. */
const HANGING: readonly (readonly [things: RegExp, room: string])[] = [
  [/(?:^| )(?:pot|pan|ladle|spatula|garlic|herb|spoon|whisk|sieve)$/, 'kitchen'],
  [
    /(?:^| )(?:painting|portrait|poster|tapestry|map|photograph|photo|shield|sword|swords|axe|antlers|torch|candle|lantern|banner|flag|guitar|violin)$/,
    'room',
  ],
  [/(?:^| )(?:hammer|saw|wrench|plier|chisel|screwdriver|tool|horseshoe)$/, 'workshop'],
]

/** "Copper pots on the wall": of the room, and no wall of bricks is brought along for them. */
function hangsOnWall(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const things = namedLast(binding)
  if (word !== 'on' || !/^(?:the )?walls?$/.test(noun.words)) return false
  const room = HANGING.find(([each]) => things.some((thing) => each.test(thing.noun)))?.[1]
  if (room === undefined || things.some(isAlive)) return false
  for (const thing of things) {
    // A torch on the wall burns there, whatever is said of it.
    thing.actions = thing.actions.filter(({ verb }) => !/^(?:burn|flicker|glow|shine)$/.test(verb))
    addAction(thing, plainAction('swing'))
  }
  binding.hint ??= room
  return isTold(binding, noun)
}

/** "Looks at the posters on the wall": they hang there, and not whoever looks. */
function namedLast(binding: Binding): readonly Subject[] {
  const own = actors(binding)
  const seen = binding.subjects.filter(({ id }) => id === binding.recent)
  return own.some(isAlive) && !seen.some(isAlive) ? seen : own
}

/** "Sun through white curtains", "behind the curtains": the window has them. */
function isAtWindow({ subjects }: Binding, { head }: NounPhrase, { word }: Preposition): boolean {
  return subjects.length > 0 && word === 'through' && /(?:^| )(?:curtain|blind|drape)s?$/.test(head)
}

/** "On the floor", "under the ceiling": no forest's floor, nor a dance floor's. */
const WALLED = /^(?:floor|ceiling|carpet|wooden floor|tiled floor)$/

/** Walls and floors belong to the set. */
export function isScenery(binding: Binding, noun: NounPhrase, preposition: Preposition): boolean {
  if (hangsOnWall(binding, noun, preposition)) return true
  if (isAtWindow(binding, noun, preposition)) return isTold(binding, noun)
  if (isLandingPlace(binding, noun, preposition)) return false
  const room = isOfRoom(binding, noun, preposition)
  if (!room && !isOfSet(binding, noun, preposition)) return false
  if (room) binding.hint ??= roomMeant(binding, noun, preposition)
  else if (WALLED.test(noun.words)) binding.hint ??= 'room'
  if (preposition.word === 'on') sitDownOn(binding, noun)
  if (waitsAtDoor(binding, noun, preposition)) return false
  seeWay(binding, noun, preposition)
  return isTold(binding, noun)
}

function isTold({ told }: Binding, { words }: NounPhrase): true {
  told.add(words)
  return true
}

/** A dog that waits at the door has it beside it: the walls of a room show none. */
function waitsAtDoor({ hint }: Binding, { head }: NounPhrase, { word }: Preposition): boolean {
  return hint === 'room' && /(?:^| )door$/.test(head) && /^(?:at|by|near|beside)$/.test(word)
}

/** "Mountains with a winding road", "a garden with a stone wall": seen in the land that is told already. */
function seeWay(
  { place, scenery }: Binding,
  { head, words }: NounPhrase,
  { word }: Preposition,
): void {
  const way = /(?:^| )(?:road|path)$/.test(head) || /\b(?:stone|brick|ruined) wall$/.test(words)
  const seen = way || (FINISHES.test(words) && words.includes(' '))
  if (place !== null && word === 'with' && seen) scenery.push(words.slice(0, 60))
}

/** "A café with green walls": how the room looks, before they are a part that it has anyway. */
export function isFinishedWith(
  binding: Binding,
  noun: NounPhrase,
  preposition: Preposition,
): boolean {
  if (preposition.word !== 'with' || !isFinish(binding, noun)) return false
  seeWay(binding, noun, preposition)
  binding.told.add(noun.words)
  return true
}

/** Walls and floors of a room that is told already, by what is said of them. */
const FINISHES = /(?:^| )(?:walls|wallpaper|tiles|floors?)$/

/** "A kitchen with a stove and blue tiles": how the room is finished. */
export function isFinish({ place }: Binding, { words }: NounPhrase): boolean {
  return place !== null && FINISHES.test(words)
}

const AT_TABLES = /^(?:eat|drink|read|type)$/

/** Who sits, eats or reads on the floor sits there, and neither on a chair nor at a table. */
function sitDownOn(binding: Binding, { head }: NounPhrase): void {
  if (!/(?:^| )(?:floor|rug|carpet)$/.test(head)) return
  for (const each of actors(binding)) {
    if (each.kind !== 'person') continue
    const low = each.actions.some(({ verb }) => AT_TABLES.test(verb))
    const sits = each.actions.find(({ verb, target }) => verb === 'sit' && target === null)
    if (sits !== undefined) sits.prop ??= 'floor'
    else if (low) addAction(each, { ...plainAction('sit'), prop: 'floor' })
  }
}

function roomMeant(binding: Binding, noun: NounPhrase, preposition: Preposition): string {
  if (isServing(binding, noun, preposition)) return 'shop counter'
  // "A truck stops, a boy waves from a window": of a house in the street.
  if (/window/.test(noun.head) && binding.subjects.some(isOutOfDoors)) return 'suburb'
  const door = /(?:^| )(?:door|doorway)$/.test(noun.head)
  return houseOf(noun) ?? (door ? beforeDoor(binding) : 'room')
}

/** "Leans against a saloon door", "by the harbour wall": before the saloon, where its front has a set, or else there. */
function houseOf({ words }: NounPhrase): string | null {
  const [, house = ''] = /([a-z]+(?: room)?) (?:door|doorway|wall|window)s?$/.exec(words) ?? []
  const front = `${house} exterior`
  if (placeWord(house) === null) return null
  return placeWord(front) === null ? house : front
}

const isOutOfDoors = ({ kind }: Subject): boolean => /^(?:vehicle|building)$/.test(kind)

const COMES = /^(?:ring|knock|deliver|give|sell|arrive)$/
const CALLERS = /^(?:courier|postman|mail carrier|salesman)$/

/** Who brings something to the door, rings or knocks there stands before the house. */
function beforeDoor({ subjects }: Binding): string {
  const rides = subjects.some(({ kind }) => kind === 'vehicle')
  const calls = ({ person, actions }: Subject): boolean =>
    CALLERS.test(person?.role ?? '') ||
    (person !== null && actions.some(({ verb }) => COMES.test(verb)))
  if (rides) return 'suburb'
  return subjects.some(calls) ? 'porch' : 'room'
}

/** Who is behind the counter keeps a shop. */
function isServing(binding: Binding, { head }: NounPhrase, { relation }: Preposition): boolean {
  const people = actors(binding).some(({ kind }) => kind === 'person')
  return people && relation === 'behind' && head.endsWith('counter')
}

const BESIDE = /^(?:by|at|near|outside|through|against|from|out|beside|beyond|past)$/

/** "By the window": some room has it, and nobody brings it along. */
function isOfRoom(
  binding: Binding,
  { head, definite, traits }: NounPhrase,
  { word, relation }: Preposition,
): boolean {
  if (!ROOM_PARTS.test(head) || traits.colour !== null) return false
  // One that is broken is looked at for itself.
  if (traits.others.some((each) => /^(?:broken|cracked)$/.test(lookOf(each) ?? ''))) return false
  // "Two cats watch from the counter": they are on it.
  if (head.endsWith('counter') && looksOnFrom(binding, word)) return false
  // Boots beside a door: that door, not any room.
  if (head.endsWith('door') && !actors(binding).some(isAlive)) return false
  return BESIDE.test(word) || (definite && (relation === 'next-to' || relation === 'behind'))
}
