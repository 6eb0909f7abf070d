import type { Subject } from '../../plan/plan.ts'
import { REST_DISTANCE } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import type { PlaceSet } from '../place.ts'
import type { Medium } from '../player.ts'

/** What belongs to the wall of a room: hung on it, or standing against it. */
const HUNG =
  /\b(window|painting|picture|poster|portrait|tapestry|map|dart ?board|cuckoo clock|wreath)$|^wall /u
const LEANT = /\b(fireplace|door|bookshelf|bookcase|wardrobe|blackboard|whiteboard)$/u
const WALL = 4.4
/** How high above the floor things hang, in frame heights as seen on the acting line. */
const HANGS = 0.17
/** How much of the frame's height they fill at most. */
const TALLEST = { hung: 0.36, leant: 0.5 }

/** Whether this is a part of a room's wall, if it is in a room. */
export function isWalled({ noun, actions }: Subject): boolean {
  return actions.every(({ verb }) => verb === 'tick') && (HUNG.test(noun) || LEANT.test(noun))
}

/** Whether it stands against a wall, and so behind people, wherever there is room for that. */
export function isLeant({ noun, actions }: Subject, { ground, far }: PlaceSet): boolean {
  return actions.length === 0 && LEANT.test(noun) && ground === 'floor' && far >= STEP
}

/** So much room behind the acting line a hearth needs to be out of the row. */
const STEP = 1.5

interface Guest {
  readonly medium: Medium
  readonly subject: Subject
}

/** A place on the wall: how far away it is, how high above the floor, and how tall things there are at most, in u. */
export interface WallSpot {
  readonly z: number
  readonly y: number
  readonly tallest: number
}

/** Whether something belongs on the wall here: a window is no furniture in the middle of a room. */
export function isOnWall({ medium, subject }: Guest, set: PlaceSet): boolean {
  const indoors = set.ground === 'floor' && set.far >= 3
  return indoors && medium === 'ground' && isWalled(subject)
}

/** Where it is there; null for what does not belong on a wall. */
export function wallSpot(guest: Guest, set: PlaceSet, box: Box): WallSpot | null {
  const { subject } = guest
  if (!isOnWall(guest, set)) return null
  const away = 1 + WALL / REST_DISTANCE
  const hung = HUNG.test(subject.noun)
  return {
    z: WALL,
    y: hung ? HANGS * box.height * away : 0,
    tallest: (hung ? TALLEST.hung : TALLEST.leant) * box.height,
  }
}
