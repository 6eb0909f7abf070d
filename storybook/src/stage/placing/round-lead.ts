import type { Shot } from '../../plan/plan.ts'
import { nearness } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import { TURN } from '../easing.ts'
import type { PlaceSet } from '../place.ts'
import type { Medium } from '../player.ts'
import { heightAbove } from './levels.ts'
import { isRing } from './rings.ts'
import type { Role } from './roles.ts'
import { beforePairs } from './row-order.ts'
import { cardSize } from './sizes.ts'
import { inARow, widthOf, type Unit } from './unit.ts'
import { isWaiting } from './waiting.ts'

/** From so many on others are a company. */
const FEW = 3
/** Who does this goes before or behind the others. */
const IN_FILE = /^(lead|follow|chase|flee|race|hunt|herd|march|pull|escape|parade|stalk|queue)$/u

const LEVEL = new Set<Medium>(['ground', 'surface'])

/** A company that stands on both sides of the others, with their faces to them; null when they stand otherwise. */
export function flanking(units: readonly Unit[], lead: Role, { relations }: Shot): Unit[] | null {
  const group =
    units.find(({ role }) => role !== lead && role.actors.length > 1 && isWaiting(role)) ??
    units.find(({ role }) => {
      const around = role !== lead || isRing(role.subject)
      return units.length === 2 && around && role.actors.length >= FEW
    })
  const heroes = units.filter((unit) => unit !== group)
  if (!group || heroes.length === 0 || heroes.length > FEW) return null
  const apart = [...heroes, group].every(({ role }) => LEVEL.has(role.medium) && !isInFile(role))
  const placed = beforePairs(relations, 1).some((pair) => pair.includes(group.role.subject.id))
  const many = heroes.some(({ role }) => role.actors.length > 1) && !isWaiting(group.role)
  return apart && !placed && !many ? parted(group, heroes) : null
}

function isInFile({ subject }: Role): boolean {
  return subject.actions.some(({ verb }) => IN_FILE.test(verb))
}

/** The company with a gap in its middle, and in that the others, side by side. */
function parted(group: Unit, heroes: readonly Unit[]): Unit[] {
  const { slots } = group.formation
  const order = slots.map(({ x, z }) => x * nearness(z)).toSorted((a, b) => a - b)
  const half = Math.floor(order.length / 2)
  const cut = ((order[half - 1] ?? 0) + (order[half] ?? 0)) / 2
  const inner = inARow(heroes)
  const gap = widthOf(inner) / 2 + 0.1 * group.height
  const moved = slots.map((slot) => {
    const x = slot.x * nearness(slot.z)
    return { ...slot, x: (x - cut + (x < cut ? -gap : gap)) / nearness(slot.z) }
  })
  // An odd one makes one side longer: all move so that the middle of the frame is theirs.
  const middle = ((order[0] ?? 0) + (order.at(-1) ?? 0)) / 2 - cut
  return [
    ...inner.map((unit) => ({ ...unit, x: unit.x - middle })),
    {
      ...group,
      x: -middle,
      arrives: isWaiting(group.role),
      width: group.width + 2 * gap,
      formation: { ...group.formation, slots: moved },
    },
  ]
}

/** So small beside the lead, in its sizes, must flyers be to hover about it. */
const SMALL = 0.5

/** Whether these are small flyers about a lead who stands on the ground, or before its nose: they need no place in the row. */
export function isHovering(role: Role, lead: Role, { relations }: Shot): boolean {
  const [own, first] = [role.actors[0], lead.actors[0]]
  if (isShoal(role) && role !== lead) return true
  if (role === lead || !own || !first || role.medium !== 'air' || lead.medium !== 'ground')
    return false
  const sizeOf = (metres: number, aspect: number): number => cardSize({ metres, aspect })
  if (isWheeling(role)) return true
  return (
    sizeOf(role.metres, own.aspect) < SMALL * sizeOf(lead.metres, first.aspect) &&
    (!isInFile(role) || isPrey(relations, { lead, role }))
  )
}

/** Several who circle in the sky, however large: dragons there leave whom it is about the middle. */
function isWheeling({ subject: { actions }, actors }: Role): boolean {
  const circles = actions.some(({ verb, target }) => /^(?:orbit|circle)$/u.test(verb) && !target)
  return circles && actors.length > 1
}

/** Fish that are several, and swim around somebody. */
function isShoal({ subject: { kind, actions }, medium, actors }: Role): boolean {
  const rounds = actions.some(({ direction }) => direction === 'around')
  return kind === 'fish' && medium === 'underwater' && actors.length >= FEW && rounds
}

/** Of a shoal each is at most so tall, in frame heights. */
const FISH = 0.1

/** A shoal on all sides of the lead: most beside it, some over it and some before its foot. */
function circling(unit: Unit, hero: Unit, { box, set }: Air): Unit {
  const { role } = unit
  const height = Math.min(unit.height, FISH * box.height)
  const wide = height * (role.actors[0]?.aspect ?? 1)
  const foot = heightAbove(hero.role, { box, set, height: hero.height })
  const base = heightAbove(role, { box, set, height })
  const [rise, reach] = [
    Math.max(0.62 * hero.height, 0.2 * box.height),
    Math.min(0.46 * box.width - wide, hero.width / 2 + 2.2 * wide),
  ]
  const slots = role.actors.map((_, index) => {
    const angle = ((index + 0.5) / role.actors.length) * TURN
    const off = 1 + 0.3 * Math.sin(index * 2.4)
    const y = foot + hero.height / 2 + rise * off * Math.sin(angle)
    const top = (box.floor - TOP) * box.height - height
    const x = reach * off * Math.cos(angle)
    return { x, y: Math.min(top, Math.max(0.3, y)) - base, z: index % 2 === 0 ? -0.6 : 0.8 }
  })
  return { ...unit, x: hero.x, height, formation: { ...unit.formation, slots }, width: 2 * reach }
}

function isPrey(relations: Shot['relations'], { lead, role }: { lead: Role; role: Role }): boolean {
  return relations.some(
    ({ from, relation, to }) =>
      relation === 'chasing' && from === lead.subject.id && to === role.subject.id,
  )
}

interface Air {
  readonly shot: Shot
  readonly heading: 1 | -1
  readonly box: Box
  readonly set: PlaceSet
}

/** How tall each of several flyers is at most, and how near to the upper edge, in frame heights. */
const [TALLEST, TOP] = [0.16, 0.05]

/** The flyers left and right of the lead's head by turns, and over it where there is room. */
export function hovering(unit: Unit, hero: Unit, air: Air): Unit {
  const { box, set } = air
  const { role } = unit
  if (isShoal(role)) return circling(unit, hero, air)
  if (isPrey(air.shot.relations, { lead: hero.role, role })) return beforeTheNose(unit, hero, air)
  const count = role.actors.length
  const [first] = role.actors
  const height = Math.min(unit.height, TALLEST * box.height)
  const wide = height * (first?.aspect ?? 1)
  const ceiling = (box.floor - TOP) * box.height - height
  const base = heightAbove(role, { box, set, height })
  const reach = Math.min(0.46 * box.width - wide / 2, hero.width / 2 + wide * (0.6 + 0.25 * count))
  const ranks = Math.ceil(count / 2)
  const slots = role.actors.map((_, index) => {
    const share = ranks > 1 ? Math.floor(index / 2) / (ranks - 1) : 0.4
    const angle = 0.25 + 0.85 * share
    const side = index % 2 === 0 ? 1 : -1
    const y = hero.height * (0.5 + 0.62 * Math.sin(angle))
    return {
      x: side * reach * Math.cos(angle),
      y: Math.min(ceiling, y) - base,
      z: -0.3 - 0.2 * (index % 3),
    }
  })
  return { ...unit, x: hero.x, height, formation: { ...unit.formation, slots }, width: 2 * reach }
}

/** Those who are chased, in two ranks just ahead of the one who is after them, about as high as its head. */
function beforeTheNose(unit: Unit, hero: Unit, { box, set, heading }: Air): Unit {
  const { role } = unit
  const height = Math.min(unit.height, TALLEST * box.height)
  const wide = height * (role.actors[0]?.aspect ?? 1)
  const base = heightAbove(role, { box, set, height })
  const slots = role.actors.map((_, index) => ({
    x: heading * (hero.width / 2 + wide * (0.7 + 0.62 * index)),
    y: hero.height * (index % 2 === 0 ? 0.62 : 1.02) - height / 2 - base,
    z: -0.3 - 0.2 * (index % 3),
  }))
  return { ...unit, x: hero.x, height, formation: { ...unit.formation, slots } }
}
