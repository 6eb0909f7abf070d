import { LANDMARKS } from '../../../lexicon/places/landmarks.ts'
import { OPEN_WINDOW } from '../../../plan/kinds.ts'
import type { Time } from '../../../plan/plan.ts'
import type { Piece } from '../../../scene/scene.ts'
import { eyeHeight, nearness } from '../../../scene/box.ts'
import type { Place, PlaceContext, PlaceSet } from '../../place.ts'
import { findPlace } from '../../places/finding/find-place.ts'
import { motes } from '../../places/kit/alive.ts'
import { room, roomSize } from '../../places/kit/indoors/room.ts'
import type { Rect } from '../../places/kit/shapes.ts'
import { extentAt } from '../../places/kit/plane.ts'
import { lightFor } from '../../sky/light-for.ts'
import { weatherPieces } from '../../weather/weather.ts'
import { beside } from './beside.ts'
import { windowFrame } from './frame.ts'
import { lookingIn, withoutLookers } from './looking-in.ts'
import { passingBy } from './passing-by.ts'
import { onTheGlass } from './on-the-glass.ts'
import { outside, type Hole } from './outside.ts'
import { sillGround, SILL_EDGE } from './sill.ts'
import { viewPlace } from './views.ts'
import { saidColour, windowLook, type WindowLook } from './window-looks.ts'

/** How deep the wall with the window stands: near, so that the window is large. */
const WALL = 2.6
const SIZE = { depth: WALL, height: 8.6, width: 1.36 }
/** How high the window begins above the floor. */
const LOW = 1.25

/** What is only seen in the dark. */
const AT_NIGHT =
  /\b(city lights|lights|neon|stars|starry|moon|fireworks?|aurora|northern lights)\b/u

/** How far beside the middle of the window a sight is seen, in frame widths. */
const ASIDE = 0.17

/** Where one must be to have such a view. */
const VESSELS: Readonly<Partial<Record<Place['medium'], string>>> = {
  space: 'spaceship',
  underwater: 'submarine',
}

export interface WindowWish {
  /** The room, when the prompt names one. */
  readonly room: Place | null
  /** What is seen through it, in words. */
  readonly view: string
  /** The window's sill is the stage: what stands on it is seen from near. */
  readonly sill: boolean
}

/** A room with a large window, and what lies behind it in its own light and weather. */
export function windowPlace({ room: base, view, sill }: WindowWish): Place {
  const asked = viewPlace(view, base?.id) ?? outdoorsOf(base)
  const id = roomOf(base, asked)
  return {
    id: sill ? 'windowsill' : id,
    indoors: true,
    medium: 'ground',
    time: AT_NIGHT.test(view) ? 'night' : hourOf(asked, base),
    build(context) {
      const curtains = saidColour(context.words, 'curtains')
      const look = {
        ...windowLook(id, (colours) => context.random.fork('curtains').pick(colours)),
        ...(curtains === null ? {} : { curtains }),
        ...(context.words.includes(OPEN_WINDOW) && { open: true }),
      }
      const there = asked ?? findPlace(look.view)
      if (!there) throw new Error(`No place called ${look.view}.`)
      return built(context, { look, there, sill, words: view })
    },
  }
}

function outdoorsOf(base: Place | null): Place | null {
  return base && !base.indoors ? base : null
}

function roomOf(base: Place | null, asked: Place | null): string {
  if (base?.indoors) return base.id
  return VESSELS[asked?.medium ?? 'ground'] ?? 'living-room'
}

function hourOf(asked: Place | null, base: Place | null): Time {
  if (asked?.medium === 'space') return 'night'
  return asked?.time ?? base?.time ?? 'day'
}

interface Windowed {
  readonly look: WindowLook
  readonly there: Place
  readonly sill: boolean
  readonly words: string
}

function built(context: PlaceContext, wish: Windowed): PlaceSet {
  const { look, there, sill } = wish
  const z = sill ? SILL_EDGE : WALL
  const pane = sill ? overSill(context) : inWall(context, look)
  const hole = {
    left: pane.x,
    right: pane.x + pane.width,
    top: -pane.y,
    bottom: -pane.y - pane.height,
    z,
  }
  const light = lightFor({
    time: context.time,
    weather: context.weather,
    season: context.season,
    medium: there.lightAs ?? there.medium,
  })
  const behind = outdoors(
    { ...context, light, words: wish.words, nouns: wish.words.split(/[ ,]+/u) },
    there,
  )
  return {
    pieces: [
      outside({
        pieces: behind,
        hole,
        light,
        horizon: horizonIn(hole, context, there),
        ...(LANDMARKS[there.id] === undefined ? {} : { aside: ASIDE }),
        ...speedOf(look),
      }),
      ...lookingIn(wish.words, { hole, light }),
      ...onTheGlass({ ...context, light }, hole),
      ...(sill ? theSill(context, { pane, look }) : theRoom(context, { pane, look })),
      motes(context, { z: 1.5, count: 12 }),
    ],
    ground: 'floor',
    waterline: null,
    near: -0.5,
    far: sill ? 0.6 : 1.6,
    spots: [],
    sounds: [],
  }
}

function speedOf({ speed }: WindowLook): { speed?: number } {
  return speed === undefined ? {} : { speed }
}

/** All that is out there, with the weather that falls on it. */
function outdoors(context: PlaceContext, there: Place): readonly Piece[] {
  const set = there.build(context)
  return [
    ...set.pieces,
    ...weatherPieces(context, set),
    ...passingBy(context, withoutLookers(context.words)),
  ]
}

/** The window of a room, in the ink of its wall: up is negative. */
function inWall(context: PlaceContext, { size }: WindowLook): Rect {
  const { half, ...extent } = extentAt(context.box, WALL)
  const crown = Math.min(extent.crown, roomSize(context, SIZE).top - 0.2)
  const width = Math.min(half * 2 * size[0], (crown - LOW) * 2.4)
  const height = Math.min((crown - LOW) * size[1] * 1.16, width * 1.5)
  return { x: -width / 2, y: -LOW - height, width, height }
}

/** The window above a sill fills nearly the whole frame. */
function overSill({ box }: PlaceContext): Rect {
  const { half, crown } = extentAt(box, SILL_EDGE)
  const width = half * 2 * 0.86
  return { x: -width / 2, y: -crown * 0.93, width, height: crown * 0.93 }
}

/** The board and the window; a carriage's seats, where they are told, face each other over it. */
function theSill(context: PlaceContext, { pane, look }: { pane: Rect; look: WindowLook }): Piece[] {
  const seats = /\bseats\b/u.test(context.words)
  return [
    ...sillGround(context, { pane, look }),
    ...(seats ? beside(context, { pane, look, z: SILL_EDGE - 0.2, near: 0.84 }) : []),
  ]
}

function theRoom(context: PlaceContext, { pane, look }: { pane: Rect; look: WindowLook }): Piece[] {
  return [
    ...room(context, {
      wall: look.wall,
      floor: look.floor,
      ...SIZE,
      lamp: false,
      back: (ink) => windowFrame(ink, pane, look),
    }),
    ...beside(context, { pane, look, z: WALL - 0.5 }),
  ]
}

/** Where the horizon lies in the frame so that a third of what the window shows is land; open space has its middle there. */
function horizonIn(hole: Hole, { box }: PlaceContext, { medium }: Place): number {
  const nearer = nearness(hole.z)
  const shareOf = (y: number): number => box.horizon - ((y - eyeHeight(box)) * nearer) / box.height
  const open = medium === 'space' || medium === 'underwater' || medium === 'air'
  const land = open ? 0.46 : 0.3
  return shareOf(hole.bottom + (hole.top - hole.bottom) * land)
}
