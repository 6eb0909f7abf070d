import type { Random } from '../../../../scene/random.ts'
import { wrap } from '../../../easing.ts'
import type { Traveller, TravellerForm } from '../../../place.ts'
import { beastLength } from './beasts.ts'
import type { Way } from './ways.ts'

/** One of those who travel, and where it is at a time. */
export interface Member {
  readonly of: Traveller
  readonly index: number
  readonly scale: number
  readonly phase: number
  readonly at: (t: number) => { readonly x: number; readonly y: number; readonly angle: number }
}

/** How long each is with the room it keeps before it, and how much it needs beside it, in u. */
const ROOM: Readonly<Record<TravellerForm, readonly [ahead: number, beside: number]>> = {
  car: [2.1, 1],
  truck: [3.2, 1],
  bus: [3.2, 1],
  wagon: [1.95, 1],
  tractor: [3.4, 2.2],
  motorboat: [3.6, 2],
  sailboat: [3.4, 2.3],
  ship: [6, 2.1],
  kayak: [2.8, 1.5],
  walker: [1.2, 1],
  umbrella: [1.5, 1.5],
  cyclist: [1.9, 0.8],
  swimmer: [2.6, 1.5],
  surfer: [3, 1.6],
  skier: [2.2, 1.7],
  lying: [2.6, 1.9],
  beast: [1.75, 1.15],
  fin: [4, 2.2],
}

const WHEELS: ReadonlySet<TravellerForm> = new Set(['car', 'truck', 'bus'])
const FEW = 3
const WAGONS = 7

/** Everybody's place on the way, or beside one another where there is none. */
export function membersOf(
  travellers: readonly Traveller[],
  way: Way,
  how: { random: Random; seconds: number; room: number; loose: boolean },
): Member[] {
  const all = travellers.reduce((sum, { count }) => sum + count, 0)
  let behind = 0
  let edge = 0
  const members = travellers.flatMap((of, group) => {
    const scale = scaleOf(of, all)
    const beyond = group === 0 || of.above ? 0 : edge + (roomFor(of)[1] * scale) / 2
    const laid = { of, way, scale, group: of.above ? 0 : group, from: behind, beyond, ...how }
    behind += of.count
    edge = beyond + (abreastOf(laid) * roomFor(of)[1] * scale) / 2
    if (of.form === 'wagon') return train(laid)
    if (WHEELS.has(of.form) && way.kind !== 'none') return lanes(laid, all)
    return herd(laid)
  })
  // Where no way leads, the last of several is as far from the middle as the first.
  const [first] = members
  const half = first ? (roomFor(first.of)[1] * first.scale) / 2 : 0
  return way.kind === 'none' ? members.map((each) => moved(each, (half - edge) / 2)) : members
}

function moved(member: Member, side: number): Member {
  return {
    ...member,
    at: (t) => {
      const { x, y, angle } = member.at(t)
      return { x: x - Math.sin(angle) * side, y: y + Math.cos(angle) * side, angle }
    },
  }
}

function scaleOf(of: Traveller, all: number): number {
  return (of.size ?? 1) * usualScale(of, all)
}

function usualScale({ form }: Traveller, all: number): number {
  if (form === 'wagon' || form === 'ship') return 1
  if (all > 12) return 0.85
  if (form === 'tractor') return 1.7
  const large = /^(walker|cyclist|beast|umbrella)$/u.test(form) ? 1.7 : 1.3
  return all === 1 ? large : all <= FEW ? (large + 1) / 2 : 1.05
}

/** An elephant needs more than a sheep. */
function roomFor({ form, noun }: Traveller): readonly [ahead: number, beside: number] {
  if (form !== 'beast') return ROOM[form]
  const long = beastLength(noun)
  return [long * 1.5, long * 0.95]
}

interface Laid {
  readonly of: Traveller
  readonly way: Way
  readonly scale: number
  readonly group: number
  /** How many go before this group. */
  readonly from: number
  /** How far beside the first group it goes. */
  readonly beyond: number
  readonly random: Random
  readonly seconds: number
  /** The width there is beside the way, in u. */
  readonly room: number
  /** Two streams that pass one another. */
  readonly loose: boolean
}

/** A share of the way for the whole film, so that nobody is gone before it ends. */
function gone({ of, way, seconds }: Laid, share: number): (t: number) => number {
  return (t) => (of.still ? 0 : (t / seconds - 0.5) * way.half * share)
}

function train(laid: Laid): Member[] {
  const { of, way } = laid
  const run = gone(laid, 0.9)
  return Array.from({ length: WAGONS }, (_, index) => ({
    of,
    index,
    scale: 1,
    phase: 0,
    at: (t: number) => way.at(run(t) + way.half * 0.45 - index * ROOM.wagon[0]),
  }))
}

/** Cars keep to the right; many of them come the other way too, for ever. */
function lanes(laid: Laid, all: number): Member[] {
  const { of, way, scale, from, random } = laid
  const [ahead] = ROOM[of.form]
  const many = all > FEW
  const ring = way.kind === 'ring'
  const around = ring ? way.half : way.half * 1.5
  const run = gone(laid, 0.8)
  return Array.from({ length: of.count }, (_, i) => {
    const turn = from + i
    const back = many && !ring && turn % 2 === 1
    const start = many
      ? -around + ((turn + 0.5) / all) * 2 * around + random.between(-0.3, 0.3)
      : ((all - 1) / 2 - turn) * ahead * scale
    const side = ring ? 0 : (way.wide / 4) * (back ? -1 : 1)
    return {
      of,
      index: turn,
      scale,
      phase: random.between(0, 6),
      at: (t: number) => {
        const s =
          many && !of.still ? wrap(start + (back ? -1 : 1) * t * SPEED, around) : start + run(t)
        return aside(way, s, { side, back })
      },
    }
  })
}

const SPEED = 1.7

function aside(way: Way, s: number, { side, back }: { side: number; back: boolean }) {
  const { x, y, angle } = way.at(s)
  return {
    x: x - Math.sin(angle) * side,
    y: y + Math.cos(angle) * side,
    angle: back ? angle + Math.PI : angle,
  }
}

/** Cars that wait on both sides of those who cross. */
export function waiting(way: Way): Member[] {
  return [1, -1].map((side, index) => ({
    of: { form: 'car', noun: 'car', count: 2, colour: null, still: true },
    index,
    scale: 1.25,
    phase: 0,
    at: () => aside(way, -side * 3.4, { side: (side * way.wide) / 4, back: side < 0 }),
  }))
}

function abreastOf({ of, scale, room }: Laid): number {
  const most = Math.floor(room / (roomFor(of)[1] * scale))
  return Math.max(1, Math.min(Math.ceil(Math.sqrt(of.count * 0.8)), most))
}

/** Side by side as far as there is room, then in rows; nobody in step with another. */
function herd(laid: Laid): Member[] {
  const { of, way, scale, from, random, loose, group, beyond } = laid
  const [close, beside] = roomFor(of)
  const ahead = close * (loose ? 2.2 : of.still ? 1.2 : 1)
  const abreast = abreastOf(laid)
  const ranks = Math.ceil(of.count / abreast)
  const run = gone(laid, ranks * ahead * scale > way.half ? 0.3 : 0.6)
  return Array.from({ length: of.count }, (_, i) => {
    const rank = Math.floor(i / abreast)
    const inRank = Math.min(abreast, of.count - rank * abreast)
    const back = loose && i % 2 === 1
    const loosely = of.still ? 0.3 : 0.2
    const side =
      ((i % abreast) - (inRank - 1) / 2) * beside * scale +
      random.between(-loosely, loosely) * (abreast > 1 ? 1 : 0) +
      beyond
    const start =
      ((ranks - 1) / 2 - rank) * ahead * scale + random.between(-0.35, 0.35) - group * 1.4
    const turn = of.still ? random.between(-2.6, 2.6) : 0
    return {
      of,
      index: from + i,
      scale,
      phase: random.between(0, 6),
      at: (t: number) => {
        const spot = aside(way, start + (back ? -run(t) : run(t)), { side, back })
        return { ...spot, angle: spot.angle + turn }
      },
    }
  })
}
