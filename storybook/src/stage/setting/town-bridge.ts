import type { Piece } from '../../scene/scene.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { passing } from '../places/kit/alive.ts'
import { darker } from '../places/kit/colour.ts'
import { sailBoat } from '../places/kit/nature/boats.ts'
import { floor } from '../places/kit/nature/ground.ts'
import { water } from '../places/kit/nature/water.ts'
import { cut, mark, type Ink } from '../places/kit/paper.ts'
import { litPlane, plane } from '../places/kit/plane.ts'
import { fence, lamp } from '../places/kit/town/street.ts'

/** How far back the deck reaches, where the far bank is, and how far below it the river runs. */
const DECK = 2.8
const BANK = 12.4
const RIVER = -0.3

/** What a town stands on, what drives through it, and its own water. */
const UNDERFOOT =
  /^(ground|floor|glitter|wave|car|stroller|gondola|yacht|boat|far quay|jets|red bus)/u
/** Whose towns lie behind the bridge; the great red one is a sight of its own. */
const BRIDGES = new Set(['bridge', 'country-bridge'])

/** "On a bridge in Paris": the bridge is underfoot, a river runs below it, and the town with its sight is on the far bank. */
export function overTown(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  const town = BRIDGES.has(place.id) ? townOf(context) : null
  if (town === null) return set
  const behind = town
    .build(context)
    .pieces.filter((piece) => piece.depth(0) > BANK && !UNDERFOOT.test(piece.name))
  const pieces = [
    ...behind,
    ...river(context),
    ...embankment(context),
    boat(context),
    deck(context),
    ...railing(context),
  ]
  return { ...set, pieces, ground: 'road', far: 1.6, waterline: null, spots: [] }
}

function townOf({ scenery = [] }: PlaceContext): Place | null {
  const towns = scenery.filter((words) => words.startsWith('town '))
  const [found] = towns.flatMap((words) => findPlace(words.slice('town '.length)) ?? [])
  if (!found || BRIDGES.has(found.id)) return null
  // Its square is no bank of a river: its towers are.
  return found.id === 'times-square' ? findPlace('manhattan') : found
}

function river(c: PlaceContext): Piece[] {
  return water(c, {
    y: RIVER,
    colours: ['#3f86a5', '#4f97b2', '#6aadc2'],
    waves: [9, 6],
    waveHeight: 0.05,
  })
}

/** The stone wall of the far bank, with the arches of its cellars. */
function embankment(c: PlaceContext): Piece[] {
  return plane(c, { name: 'embankment', z: BANK, top: 1, bottom: -1 }, (ink) => {
    const stone = '#b9a98f'
    cut(ink, stone, 0.1).rect(ink.left, -0.06, [ink.right - ink.left, 0.4])
    mark(ink, darker(stone, -0.2)).rect(ink.left, -0.1, [ink.right - ink.left, 0.1])
    for (let x = ink.left; x < ink.right; x += 2.4)
      mark(ink, darker(stone, 0.3)).rect(x, 0.14, [0.5, 0.2])
  })
}

function boat(c: PlaceContext): Piece {
  return passing(
    c,
    { name: 'boat below', y: RIVER, z: 9.6, size: [2, 2], speed: 0.3, start: -0.5 },
    (ink) => sailBoat(ink, { x: 0, height: 1.5 }),
  )
}

function deck(c: PlaceContext): Piece {
  const cobbles = floor(c, {
    pattern: 'cobbles',
    colour: '#c4b8a6',
    other: '#a89c8c',
    back: DECK,
    size: 0.9,
  })
  return { ...cobbles, depth: () => 5 }
}

/** A balustrade of stone and iron, with lamps. */
function railing(c: PlaceContext): Piece[] {
  const lamps = (ink: Ink, glowing: boolean): void => {
    for (const side of [-0.9, 0.9]) lamp(ink, { x: side * ink.half, height: 3.4, glowing })
  }
  return litPlane(c, 'railing', {
    z: DECK - 0.2,
    top: 5,
    bottom: -1,
    draw: (ink) => {
      cut(ink, '#9c9080', 0.1).rect(ink.left, -0.24, [ink.right - ink.left, 0.5])
      fence(ink, { from: ink.left, to: ink.right, height: 1, colour: '#4f5a66', kind: 'iron' })
      for (const share of [-0.9, -0.3, 0.3, 0.9])
        cut(ink, '#b0a492', 0.1).rect(share * ink.half - 0.22, -1.16, [0.44, 1.2])
      lamps(ink, false)
    },
    glow: (ink) => lamps(ink, true),
  })
}
