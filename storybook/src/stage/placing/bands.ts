import { eyeHeight, nearness } from '../../scene/box.ts'
import type { Place3 } from '../../scene/space.ts'
import { heightAbove, waterDepth } from './levels.ts'
import { heightFor, shapeOf, type Stagecraft } from './heights.ts'
import type { Role } from './roles.ts'
import { wayOf } from './travel.ts'
import type { Unit } from './unit.ts'

/** So many are counted; of more nobody knows how many there are. */
const [FEWEST, MOST] = [4, 10]
/** How much of the frame's width a row of them takes, less when they go on. */
const WIDTH = { standing: 0.9, going: 0.8 }
/** The room between two of a row, in their widths. */
const APART = 1.1
/** The depths of two rows on the ground, and how much of those behind the others may hide. */
const [FRONT, BACK] = [-1.8, 6]
const HIDDEN = 0.22
/** Between these shares of the frame's height, from the ground up, two flocks fly. */
const SKY = { upper: [0.45, 0.74], lower: [0.07, 0.38] } as const
/** The top of the sky, and how tall those below it may be. */
const [TOP, TALLEST, AFLOAT] = [0.72, 0.36, 0.2]
/** What a deed covers beyond the body counts no more than this. */
const BROADEST = 1.7

/** "Six cats in the garden and seven birds overhead": each kind in a band of its own, and nobody before another. */
export function inBands(roles: readonly Role[], craft: Stagecraft): readonly Unit[] | null {
  const [one, other] = roles
  if (!one || !other || roles.length !== 2 || !areCounted(roles, craft)) return null
  const flies = ({ medium }: Role): boolean => medium === 'air'
  if (flies(one) && flies(other)) {
    const { subjects } = craft.shot
    const told = subjects.indexOf(one.subject) < subjects.indexOf(other.subject)
    const [high, low] = told ? [one, other] : [other, one]
    return [aloft(high, SKY.upper, craft), aloft(low, SKY.lower, craft)]
  }
  if (flies(one)) return overhead(one, other, craft)
  if (flies(other)) return overhead(other, one, craft).toReversed()
  return offShore(one, other, craft) ?? onGround(one, other, craft)
}

/** A flock above the heads of those below it. */
function overhead(up: Role, down: Role, craft: Stagecraft): Unit[] {
  const below = onLevel(down, craft)
  const base = heightAbove(down, { ...craft, height: below.height })
  const low = (Math.max(0, base) + below.height) / craft.box.height + 0.05
  return [aloft(up, [Math.min(low, 0.5), TOP], craft), below]
}

const NUMBER =
  /^(?:(?:the|all|his|her|their) )?(?:two|three|four|five|six|seven|eight|nine|[2-9])\b/u

/** Whether somebody said how many, and they are not people beside people, who are all of one scale. */
function areNumbered(roles: readonly Role[]): boolean {
  const told = ({ subject, actors }: Role): boolean =>
    actors.length === 1 || NUMBER.test(subject.words)
  return roles.every(told) && !roles.every(({ subject }) => subject.kind === 'person')
}

/** Two kinds of a few each, who do nothing to one another. */
function areCounted(roles: readonly Role[], { shot, box }: Stagecraft): boolean {
  const ids = new Set(roles.map(({ subject }) => subject.id))
  const counts = roles.map(({ actors }) => actors.length)
  const sum = counts.reduce((all, count) => all + count, 0)
  const bound = shot.relations.some(
    ({ from, to, relation }) => relation !== 'behind' && (ids.has(from) || ids.has(to)),
  )
  const dealt = roles.some(({ subject: { actions } }) => actions.some(({ target }) => target))
  const level = roles.every(({ medium }) => /^(?:ground|air|surface)$/u.test(medium))
  const wide = box.width > 1.2 * box.height
  const some = sum >= FEWEST && Math.max(...counts) > 2 && counts.every((count) => count < MOST)
  return (
    some &&
    areNumbered(roles) &&
    wide &&
    level &&
    !bound &&
    !dealt &&
    roles.every(({ fellows }) => fellows.length === 0)
  )
}

/** Who runs is longer than who stands. */
const STRIDE = { gait: 0.25, stride: 1.7 } as const

/** How wide one of them is, in its heights. */
function broad(role: Role): number {
  const [actor] = role.actors
  const running = wayOf(role) > 0 ? (actor?.aspectIn?.(STRIDE) ?? 0) : 0
  const aspect = Math.max(shapeOf(role).aspect, running)
  return Math.min(Math.max(role.extent.left + role.extent.right, aspect), BROADEST * aspect)
}

const roomOf = (role: Role, { box }: Stagecraft): number =>
  box.width * (wayOf(role) > 0 ? WIDTH.going : WIDTH.standing)

/** A row at a depth, each with room of its own; heights as they are seen. */
function rowOf(role: Role, seen: number, { z, room }: { z: number; room: number }): Unit {
  const count = role.actors.length
  const near = nearness(z)
  const step = Math.min(room / count, 1.5 * seen * broad(role))
  const slots = role.actors.map((_, index): Place3 => {
    return { x: ((index - (count - 1) / 2) * step) / near, y: 0, z }
  })
  return unitOf(role, { height: seen / near, width: step * count }, slots)
}

function unitOf(
  role: Role,
  { height, width }: Pick<Unit, 'height' | 'width'>,
  slots: readonly Place3[],
): Unit {
  return { role, x: 0, z: 0, height, width, formation: { slots, shrink: 1, width, height } }
}

function widest(role: Role, craft: Stagecraft): number {
  return roomOf(role, craft) / role.actors.length / (APART * broad(role))
}

function onLevel(role: Role, craft: Stagecraft): Unit {
  const most = role.medium === 'surface' ? AFLOAT : TALLEST
  const wanted = Math.min(heightFor(role, role, craft), most * craft.box.height)
  const seen = Math.min(wanted, widest(role, craft))
  return rowOf(role, seen, { z: 0, room: roomOf(role, craft) })
}

/** Every other one higher, so that each has air about it. */
function aloft(role: Role, [low, high]: readonly [number, number], craft: Stagecraft): Unit {
  const { box } = craft
  const count = role.actors.length
  const room = roomOf(role, craft)
  const tall = (high - low) * box.height
  const rows = count > 3 ? 2 : 1
  const height = Math.min((0.86 * tall) / rows, (rows * room) / count / (1.15 * broad(role)), 2.4)
  const step = Math.min(room / count, (2 * height * broad(role)) / rows)
  const base = heightAbove(role, { ...craft, height })
  const slots = role.actors.map((_, index): Place3 => {
    const upper = rows === 1 ? 0.5 : (index + 1) % 2
    const y = low * box.height + upper * (tall - height) - base
    return { x: (index - (count - 1) / 2) * step, y, z: 0 }
  })
  return unitOf(role, { height, width: step * count }, slots)
}

/** Narrower than so many of its heights. */
const SLIM = 0.8

/** "Four sheep and seven geese at a lake": those who swim are seen over the backs of those on the shore. */
function offShore(one: Role, other: Role, craft: Stagecraft): readonly Unit[] | null {
  const [swim, stand] = one.medium === 'surface' ? [one, other] : [other, one]
  const depth = waterDepth(swim, craft.set)
  const alone = swim.actors.length === 1 || stand.actors.length === 1
  if (depth === null || alone || stand.medium !== 'ground') return null
  const back = onLevel(swim, craft)
  const rise = (nearness(FRONT) - nearness(depth)) * eyeHeight(craft.box)
  // People hide little of what is behind them.
  const most = broad(stand) < SLIM ? TALLEST * craft.box.height : rise + HIDDEN * back.height
  const low = Math.min(most, widest(stand, craft))
  return [back, rowOf(stand, low, { z: FRONT, room: roomOf(stand, craft) })]
}

/** The taller kind behind the other, on a land that is deep enough. */
function onGround(one: Role, other: Role, craft: Stagecraft): readonly Unit[] | null {
  const { box, set } = craft
  if (set.far < 2 || [one, other].some(({ medium }) => medium !== 'ground')) return null
  const [front, back] = isBehind(one, other, craft) ? [other, one] : [one, other]
  const depth = Math.min(BACK, set.far)
  const tall = Math.min(TALLEST * box.height, widest(back, craft))
  const rise = (nearness(FRONT) - nearness(depth)) * eyeHeight(box)
  const low = Math.min(rise + HIDDEN * tall, widest(front, craft))
  // No bear is smaller than the mouse before it.
  const behind = Math.min(tall, Math.max(low * (back.metres / front.metres) ** 0.5, 0.9 * low))
  return [
    rowOf(back, behind, { z: depth, room: roomOf(back, craft) }),
    rowOf(front, low, { z: FRONT, room: roomOf(front, craft) }),
  ]
}

/** As told, else the taller kind. */
function isBehind(one: Role, other: Role, { shot }: Stagecraft): boolean {
  const told = shot.relations.find(({ relation }) => relation === 'behind')
  return told ? told.from === one.subject.id : one.metres > other.metres
}
