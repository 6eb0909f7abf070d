import type { Actor } from '../../cast/actor.ts'
import type { Kind } from '../../plan/plan.ts'
import type { Mark, Stance } from '../player.ts'

/** The opening of a thing that holds others, in its own heights: an ellipse whose lower half hides what is below it. */
interface Opening {
  /** How high its middle is, half its width, and how far the near rim is below the middle. */
  readonly y: number
  readonly half: number
  readonly rim: number
  /** How far its middle is aside, as the thing is drawn. */
  readonly x?: number
  /** Glass, a cage, the crown of a tree: what is in it is seen whole and rests at `y`. */
  readonly clear?: true
  /** How tall somebody is who is alone in it, whatever they measure in life. */
  readonly alone?: number
  /** How much of somebody its sill hides, where it is not as much as a rim does. */
  readonly sunk?: number
  /** Bars: what is in it is seen through them, so tall when it is alone. */
  readonly behind?: number
  /** Balconies or windows in a row, somebody in each: how many there are. */
  readonly apart?: number
  /** Boards, one above the other, on which things stand in rows: how high each is. */
  readonly boards?: readonly number[]
}

const OPENINGS: readonly (readonly [names: RegExp, opening: Opening])[] = [
  [/^noto:basket$/u, { y: 0.68, half: 0.42, rim: 0.05 }],
  [/^prop:picnic-basket$/u, { y: 0.66, half: 0.5, rim: 0.02 }],
  [/^prop:bowl$/u, { y: 0.81, half: 0.84, rim: 0.13 }],
  [/^prop:open-box$/u, { y: 0.7, half: 0.44, rim: 0.1 }],
  [/^prop:open-suitcase$/u, { y: 0.46, half: 0.72, rim: 0.02 }],
  [/^prop:chest-of-drawers$/u, { y: 0.98, half: 0.4, rim: 0 }],
  [/^prop:chimney-stack$/u, { y: 0.8, half: 0.4, rim: 0.06 }],
  [/^prop:bucket$/u, { y: 0.74, half: 0.39, rim: 0.06 }],
  [/^prop:cart$/u, { y: 0.72, half: 0.5, rim: 0.02, x: 0.08 }],
  [/^prop:cup$/u, { y: 0.89, half: 0.38, rim: 0.06, x: -0.13 }],
  [/^prop:teacup$/u, { y: 0.91, half: 0.48, rim: 0.07, x: -0.13 }],
  [/^prop:open-blossom$/u, { y: 0.55, half: 0.48, rim: 0.1, alone: 1.05 }],
  [/^prop:nut-shell$/u, { y: 0.68, half: 0.9, rim: 0.17, alone: 1.5 }],
  [/^prop:shirt-pocket$/u, { y: 0.6, half: 0.36, rim: 0 }],
  [/^prop:pot$/u, { y: 0.84, half: 0.54, rim: 0.04 }],
  [/^prop:wok$/u, { y: 0.65, half: 0.84, rim: 0.12, x: -0.42 }],
  [/^prop:frying-pan$/u, { y: 0.61, half: 0.8, rim: 0.15, x: -0.62 }],
  [/^prop:vase$/u, { y: 0.96, half: 0.12, rim: 0.03 }],
  [/^prop:flowerpot$/u, { y: 0.9, half: 0.42, rim: 0.06 }],
  [/^prop:crate$/u, { y: 0.98, half: 0.46, rim: 0 }],
  [/^prop:wheelbarrow$/u, { y: 0.8, half: 0.46, rim: 0.02, x: -0.05 }],
  [/^prop:boat$/u, { y: 0.68, half: 1.38, rim: 0.06 }],
  [/^prop:nest$/u, { y: 0.62, half: 0.62, rim: 0.2 }],
  [/^noto:nest-with-eggs$/u, { y: 0.6, half: 0.36, rim: 0.2 }],
  [/^noto:top-hat$/u, { y: 0.95, half: 0.32, rim: 0.05 }],
  [/^noto:teapot$/u, { y: 0.79, half: 0.24, rim: 0.03, x: 0.06 }],
  [/^prop:open-phone-booth$/u, { y: 0.06, half: 0.4, rim: 0, clear: true, alone: 0.7 }],
  [/^prop:bathtub$/u, { y: 0.84, half: 0.88, rim: 0.03 }],
  [/^prop:barrel$/u, { y: 0.96, half: 0.24, rim: 0.02 }],
  [/^prop:sack$/u, { y: 0.84, half: 0.16, rim: 0.02, x: 0.05 }],
  [/^prop:shopping-cart$/u, { y: 0.74, half: 0.34, rim: 0.01, x: -0.12 }],
  [/^(prop|noto):treasure-chest$/u, { y: 0.58, half: 0.42, rim: 0.02 }],
  [/^noto:hiking-boot$/u, { y: 0.92, half: 0.16, rim: 0.04, x: -0.27 }],
  [/^prop:trash-can$/u, { y: 0.9, half: 0.34, rim: 0.01 }],
  [/^prop:handbag$/u, { y: 0.6, half: 0.36, rim: 0.01 }],
  [/^prop:backpack$/u, { y: 0.84, half: 0.26, rim: 0.02 }],
  [/^prop:sink$/u, { y: 0.77, half: 0.36, rim: 0.05 }],
  [/^prop:gift$/u, { y: 0.74, half: 0.4, rim: 0 }],
  [/^prop:crib$/u, { y: 0.26, half: 0.5, rim: 0, clear: true, behind: 0.72 }],
  [/^prop:stroller$/u, { y: 0.62, half: 0.3, rim: 0.02, x: 0.12 }],
  [/^noto:pickup-truck$/u, { y: 0.56, half: 0.26, rim: 0, x: 0.36 }],
  [/^prop:bottle$/u, { y: 0.08, half: 0.13, rim: 0, clear: true }],
  [/^noto:jar$/u, { y: 0.07, half: 0.29, rim: 0, clear: true }],
  [/^prop:empty-snow-globe$/u, { y: 0.4, half: 0.3, rim: 0, clear: true }],
  [/^prop:glass-dome$/u, { y: 0.12, half: 0.3, rim: 0, clear: true }],
  [/^prop:bubble$/u, { y: 0.2, half: 0.36, rim: 0, clear: true, alone: 0.62 }],
  [/^noto:light-bulb$/u, { y: 0.42, half: 0.24, rim: 0, clear: true }],
  [/^noto:crystal-ball$/u, { y: 0.38, half: 0.26, rim: 0, clear: true }],
  [/^prop:empty-fishbowl$/u, { y: 0.24, half: 0.44, rim: 0, clear: true }],
  [/^prop:(empty-)?birdcage$/u, { y: 0.34, half: 0.3, rim: 0, clear: true, behind: 0.46 }],
  [/^prop:pet-cage$/u, { y: 0.13, half: 0.6, rim: 0, clear: true, behind: 0.62 }],
  [/^prop:iron-cage$/u, { y: 0.1, half: 0.5, rim: 0, clear: true, behind: 0.74 }],
  [
    /^prop:open-refrigerator$/u,
    { y: 0.09, half: 0.19, rim: 0, x: -0.16, clear: true, boards: [0.09, 0.315, 0.53, 0.745] },
  ],
  [
    /^prop:open-wardrobe$/u,
    { y: 0.07, half: 0.24, rim: 0, clear: true, boards: [0.07, 0.23, 0.45, 0.67] },
  ],
  [
    /^prop:bare-bookcase$/u,
    { y: 0.06, half: 0.35, rim: 0, clear: true, boards: [0.06, 0.28, 0.51, 0.74] },
  ],
  [/^noto:window$/u, { y: 0.12, half: 0.36, rim: 0, clear: true }],
  [/^prop:lit-cottage$/u, { y: 0.19, half: 0.27, rim: 0, x: -0.02, alone: 0.58, sunk: 0.1 }],
  [/^prop:window-tower$/u, { y: 0.45, half: 0.13, rim: 0, alone: 0.5 }],
  [/^prop:manned-lighthouse$/u, { y: 0.75, half: 0.22, rim: 0, alone: 0.34, sunk: 0.06 }],
  [/^prop:balcony-front$/u, { y: 0.52, half: 0.32, rim: 0, x: -0.04, alone: 0.66, sunk: 0.3 }],
  [/^prop:balconyrow$/u, { y: 0.5, half: 1.5, rim: 0, alone: 0.42, sunk: 0.3, apart: 5 }],
  [/^prop:windowrow$/u, { y: 0.43, half: 1.5, rim: 0, alone: 0.4, sunk: 0.36, apart: 5 }],
  [/^prop:roofrow$/u, { y: 0.64, half: 1.5, rim: 0, alone: 0.34, sunk: 0.1, apart: 5 }],
  [/^prop:bridgerow$/u, { y: 0.61, half: 1.4, rim: 0, alone: 0.34, sunk: 0.3, apart: 6 }],
  [/^prop:postrow$/u, { y: 0.93, half: 1.25, rim: 0, clear: true, alone: 0.42, apart: 5 }],
  [/^prop:treehouse$/u, { y: 0.48, half: 0.1, rim: 0, alone: 0.3 }],
  // What splashes about something has it in its middle.
  [/^prop:[a-z]+-burst$/u, { y: 0.02, half: 0.6, rim: 0, clear: true }],
  [/^noto:house$/u, { y: 0.22, half: 0.12, rim: 0, x: -0.25, clear: true }],
  [/^prop:hollow-tree$/u, { y: 0.18, half: 0.2, rim: 0, clear: true }],
  [/^(prop|noto):.*tree$/u, { y: 0.52, half: 0.3, rim: 0, clear: true }],
]

/** Where what is inside of it is seen; undefined for what hides it, or is entered. */
export function openingOf({ name }: Actor): Opening | undefined {
  return OPENINGS.find(([names]) => names.test(name))?.[1]
}

/** One of those inside. */
export interface Content {
  readonly actor: Actor
  readonly kind: Kind
  readonly index: number
  readonly count: number
  /** How tall it would like to be, in heights of the vessel. */
  readonly ratio: number
  /** On its belly already: deeper in, nothing would be left to see. */
  readonly lies?: boolean
}

/** Where one of them is, in heights of the vessel. */
export interface Stowed {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly height: number
  /** Radians by which a stem leans out of a vase. */
  readonly lean: number
}

/** How much of its height something has below the rim. */
const SUNK = { alive: 0.34, person: 0.5, still: 0.3, stem: 0.16, lying: 0.12 }
/** Neighbours of a heap cover each other a little. */
const CLOSE = 0.86
/** How many are side by side in a cage. */
const ROW = 4
/** How high a row of a heap is above the one before it. */
const LIFT = 0.62

/** Flowers fan out, all else lies in a heap as wide as the opening, or stands on boards. */
export function stow(content: Content, opening: Opening): Stowed {
  if (opening.boards) return shelved(content, opening, opening.boards)
  if (opening.apart !== undefined) return inRow(content, opening, opening.apart)
  const stems = content.kind === 'plant' && !opening.clear
  return stems ? fanned(content, opening) : heaped(content, opening)
}

function fanned({ actor, index, count, ratio }: Content, { x = 0, y, half }: Opening): Stowed {
  const share = count > 1 ? index / (count - 1) - 0.5 : 0
  const height = Math.min(Math.max(ratio, 0.45), 0.7 / Math.max(1, actor.aspect))
  // Long stems behind, short ones before them: no head is right behind another.
  const layer = count > 3 ? index % 3 : 0
  const long = height * (1 - 0.21 * layer)
  return {
    x: x + share * 1.3 * half,
    y: y - SUNK.stem * long,
    z: -0.04 - 0.01 * layer,
    height: long,
    lean: share * Math.min(2.1, 0.32 * count),
  }
}

/** Everybody at a window of their own, from the middle outwards; more than there are windows share them. */
function inRow({ index, count }: Content, opening: Opening, windows: number): Stowed {
  const { x = 0, y, half, alone = 0.4, sunk = 0 } = opening
  const own = Math.round(((index + 0.5) / count) * windows - 0.5)
  const share = count > windows ? (index + 0.5) / count : (own + 0.5) / windows
  const height = alone * (count > windows ? 0.92 : 1)
  return { x: x + (share - 0.5) * 2 * half, y: y - sunk * height, z: -0.04, height, lean: 0 }
}

/** How much of the room above its board something fills, and how tall one or two are who have the cupboard for themselves. */
const SHELVED = { fills: 0.92, alone: 0.6 }

/** In rows from the top down, as many boards as it takes; one or two who live stand before all boards. */
function shelved(content: Content, opening: Opening, boards: readonly number[]): Stowed {
  const { actor, index, count } = content
  const { x = 0, half } = opening
  const few = count <= 2 && actor.build !== 'still'
  const rows = few ? 1 : Math.min(boards.length, count)
  const across = Math.ceil(count / rows)
  const row = Math.floor(index / across)
  const here = Math.min(across, count - row * across)
  const gap = Math.min(...boards.slice(1).map((board, at) => board - (boards[at] ?? 0)))
  const highest = few ? SHELVED.alone : gap * SHELVED.fills
  const height = Math.min(highest, (2 * half * SHELVED.fills) / across / actor.aspect)
  const first = few ? 0 : rows === boards.length ? rows - 1 : Math.min(rows, boards.length - 1)
  return {
    x: x + (((index % across) + 0.5) / here - 0.5) * 2 * half * SHELVED.fills,
    y: boards[first - row] ?? opening.y,
    z: -0.04,
    height,
    lean: 0,
  }
}

function sunkOf({ actor: { kind, build }, lies }: Content, { sunk }: Opening): number {
  if (sunk !== undefined && kind !== 'puppet') return sunk
  if (kind === 'puppet') return SUNK.person
  if (lies) return SUNK.lying
  return build === 'still' ? SUNK.still : SUNK.alive
}

/** Two or three who live are side by side in it, and nobody on another's head. */
function isLitter({ actor, count }: Content, { clear }: Opening): boolean {
  return actor.build !== 'still' && count <= 3 && !clear
}

/** On the floor of a cage side by side, else in rows of n, n − 1, n − 2 …: as many as it takes. */
function widestRow(content: Content, opening: Opening): number {
  const { count } = content
  if (isLitter(content, opening)) return count
  return opening.behind ? Math.min(count, ROW) : Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2)
}

/** How tall each may be for the row to fit. */
function roomFor(content: Content, widest: number, opening: Opening): number {
  // Who lives leans over the rim.
  const over = isLitter(content, opening)
    ? widest > 2
      ? 1.25
      : 1.5
    : widest > 1 || opening.clear
      ? 1
      : 1.1
  return (2 * opening.half * over) / (1 + (widest - 1) * CLOSE) / content.actor.aspect
}

/** How tall one is that has the thing for itself, in heights of it. */
function ofOne({ actor, ratio }: Content, { alone }: Opening): number {
  return (actor.kind === 'puppet' ? alone : undefined) ?? Math.max(ratio, 0.62)
}

function heaped(content: Content, opening: Opening): Stowed {
  const { actor, index, count, ratio } = content
  const { x = 0, y, clear, behind } = opening
  const widest = widestRow(content, opening)
  const room = roomFor(content, widest, opening)
  const alone = clear ? (behind ?? opening.alone ?? 0.42) : ofOne(content, opening)
  const many = Math.max(Math.min(ratio, 0.55), isLitter(content, opening) ? 0.5 : 0.3)
  const height = Math.min(room, widest === 1 ? alone : many)
  let [row, place] = [0, index]
  while (place >= widest - row && row < widest - 1) {
    place -= widest - row
    row++
  }
  const below = (count: number): number => (count * (2 * widest - count + 1)) / 2
  const here = Math.min(widest - row, count - below(row))
  const sunk = clear ? 0 : sunkOf(content, opening)
  return {
    x: x + (place - (here - 1) / 2) * CLOSE * height * actor.aspect,
    y: y + height * (row * LIFT - sunk),
    z: (behind ? 0.03 : -0.04) + 0.004 * row,
    height,
    lean: 0,
  }
}

interface Way {
  readonly opening: Opening
  /** How high above its place it is, in heights of the vessel. */
  readonly rise: (t: number) => number
}

/** The same actor as the vessel lets it be seen: cut off by the near rim, leaning out of it. */
export function inVessel(actor: Actor, stowed: Stowed, { opening, rise }: Way): Actor {
  const { x, y, height, lean } = stowed
  if (opening.clear) return actor
  const middle = ((opening.x ?? 0) - x) / height
  const [half, rim] = [opening.half / height, opening.rim / height]
  return {
    ...actor,
    draw: (brush, pose) => {
      const { ctx, t } = brush
      const level = -(opening.y - y - rise(t)) / height
      ctx.save()
      ctx.beginPath()
      ctx.rect(middle - 9, level - 9, 18, 9)
      if (rim > 0) ctx.ellipse(middle, level, half, rim, 0, 0, Math.PI)
      ctx.clip()
      ctx.rotate(lean)
      actor.draw(brush, pose)
      ctx.restore()
    },
  }
}

/** Where it is on the stage, from where its vessel is. */
export function stowedMark(stowed: Stowed, vessel: Actor, stance: Stance): Mark {
  // What is drawn looking left is mirrored when it faces right.
  const mirrored =
    vessel.faces === 'left' ? -stance.facing : vessel.faces === 'right' ? stance.facing : 1
  return {
    x: stance.x + stowed.x * mirrored * stance.height,
    y: stance.y + stowed.y * stance.height,
    z: stance.z + stowed.z,
    height: stowed.height * stance.height,
    facing: stance.facing,
  }
}
