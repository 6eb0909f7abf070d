import type { Actor, Pose } from '../../cast/actor.ts'
import { isPuppet } from '../../cast/people/puppet.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import type { Companion, Moment, Performance } from '../actions/action.ts'
import type { Casting } from '../company.ts'
import { bondRatio } from '../placing/bond-sizes.ts'
import { wayOf } from '../placing/travel.ts'
import type { Bond, Role } from '../placing/roles.ts'
import { onLegs } from './together.ts'
import { nameFor, seatIn, shownIn } from '../telling/recasting.ts'

/** Where one stays whatever another does to them. */
const STAYS = /^(?:on|inside|under|riding|behind|in-front-of|hanging-from)$/u
/** What one does in a place of one's own, and goes on with. */
const SETTLED =
  /^(?:sit|lie|sleep|swing|seesaw|sit-at-table|confer|dine|sit-inside|doze-inside|lie-inside)$/u

/** What one does who has nothing else to do. */
const IDLE =
  /^(?:stand|wait|smile|laugh|cry|look|look-at|watch|listen|take-part|clap|cheer|walk|run|stop|appear|talk|sing)$/u

/** Who has another one on the back or in the arms shows both. */
const BEARS = /^(?:shoulder-ride|piggyback|carry|rock-baby|lift)$/u

/** Whether somebody has hands full, another one on the shoulder or a deed of their own: in another's deed all that would be lost. */
export function isBusy(subject: Subject, by: Subject, shot: Shot): boolean {
  const { id } = subject
  const borne = shot.subjects.some(
    ({ id: who, actions: [deed] }) => who !== by.id && deed?.target === id && BEARS.test(deed.verb),
  )
  if (borne || isAtWork(subject, by)) return true
  return shot.relations.some(({ from, relation, to }) => {
    // Whoever throws something from up in a tree has nobody there with them.
    if (from === by.id) return to !== id && /^(?:on|inside|hanging-from)$/u.test(relation)
    if (from === id) return relation === 'holding'
    return to === id && /^(?:on|riding)$/u.test(relation)
  })
}

function isAtWork({ actions: [deed] }: Subject, by: Subject): boolean {
  if (deed === undefined || deed.target === by.id || IDLE.test(deed.verb)) return false
  const [own] = by.actions
  // Who is run into leaves off whatever it was.
  return own?.verb !== 'crash' && deed.verb !== own?.verb
}

/** What somebody is on, in, under or behind, so that who has to do with them comes there; null when they are free to come. */
export function settledOn(subject: Subject, by: Subject, shot: Shot): string | null {
  const { id, actions } = subject
  const bond = shot.relations.find(
    ({ from, relation, to }) => from === id && to !== by.id && STAYS.test(relation),
  )
  const seat = shot.subjects.find((each) => each.id === bond?.to)?.noun
  const [deed] = actions
  return seat ?? (SETTLED.test(deed?.verb ?? '') ? (deed?.prop ?? 'floor') : null)
}

/** How far before one who sits the knees are, in own heights. */
export function kneesOf({ kind, actions: [deed] }: Subject): number {
  return kind === 'person' && /^(?:sit|swing|sit-at-table)$/u.test(deed?.verb ?? '') ? 0.2 : 0
}

const isOther =
  (other: Actor) =>
  ({ name, actor }: Companion): boolean =>
    actor === other || name === 'partner'

/** How far off a deed has the other one, in own heights; null when it shows nobody, or has the same for them to be on. */
export function reachTo(other: Actor, deed: Performance, under: string): number | null {
  if (nameFor(under, shownIn(deed)) !== null) return null
  return deed.at(MEANWHILE).companions.find(isOther(other))?.place.x ?? null
}

/** In the midst of giving. */
const MEANWHILE = 1.6

/** What is seen of a deed: not the other one, who is not brought along for it, but is lower than one who stands. */
export function seenOf({ reach, partners: [other] }: Casting, deed: Performance): Performance {
  if (reach === null || !other) return deed
  return {
    ...deed,
    at: (t) => {
      const { companions, pose, ...moment } = deed.at(t)
      const bent = reach < TOUCHING ? stooped(pose) : pose
      return { ...moment, pose: bent, companions: withoutOther(companions, other) }
    },
    extent: { ...deed.extent, right: Math.min(deed.extent.right, ARM) },
  }
}

/** Whether the hands have something to hold. */
export function isFull(deed: Performance): boolean {
  return (deed.at(0).pose.holds ?? []).length > 0
}

/** Out of reach of the other one, or to one who has full hands, a thing is held out again and again: nobody takes it. */
export function offering({ reach }: Role, deed: Performance, taken: boolean): Performance {
  if (reach === null || taken || !isFull(deed)) return deed
  return { ...deed, at: (t) => deed.at(MEANWHILE * (1 - Math.abs(1 - ((t / MEANWHILE) % 2)))) }
}

/** All but the other one, and the seat that the deed had for them. */
function withoutOther(companions: readonly Companion[], other: Actor): Companion[] {
  const is = isOther(other)
  const x = companions.find(is)?.place.x ?? Infinity
  const theirs = ({ name, place }: Companion): boolean =>
    seatIn(new Set([name])) !== null && Math.abs(place.x - x) < UNDER
  return companions.filter((each) => !is(each) && !theirs(each))
}

const UNDER = 0.3
const ARM = 0.42
/** Nearer than this two are in each other's arms. */
export const TOUCHING = 0.6
const STOOP = 0.4

function stooped(pose: Pose): Pose {
  const { joints = {}, view, hips = 1 } = pose
  if (view !== 'side' || hips < 0.4) return pose
  const { torso = 0, neck = 0 } = joints
  return { ...pose, joints: { ...joints, torso: torso + STOOP, neck: neck - STOOP / 2 } }
}

/** To whom one goes who has to do with somebody that is somewhere already, and does not go away from there. */
export function visitOf(
  { reach, partners: [other] }: Casting,
  all: readonly Casting[],
): Bond | null {
  if (reach === null) return null
  const host = all.find(({ actors }) => actors.some((each) => each === other))
  return host && wayOf(host) === 0 && host.partners.length === 0
    ? { how: 'facing', to: host.subject.id }
    : null
}

/** What somebody does who stays seated, with the hands and the face that the visitor's deed gives to the other one. */
export function dealtWith(own: Performance, visit: Performance): Performance {
  const other = (t: number): Companion | undefined =>
    visit.at(t).companions.find(({ name, actor }) => name === 'partner' && isPuppet(actor))
  const [sits, stands] = [own.at(0).pose.view, other(0)?.pose.view]
  if (stands === undefined || sits !== stands || isFull(own)) return own
  const at = (t: number): Moment => {
    const { turn: _, ...pose } = other(t)?.pose ?? {}
    return { place: { x: 0, y: 0, z: 0 }, pose, companions: [] }
  }
  const hands = { verb: '', performance: { at, effects: [], extent: own.extent } }
  return onLegs({ verb: 'sit', performance: own }, hands)
}

/** Who is visited needs room for the visitors before them. */
export function withVisitors(roles: readonly Role[]): Role[] {
  const visits = roles.filter(({ bond }) => bond?.how === 'facing')
  return roles.map((role) => visits.reduce((host, visit) => makingRoom(host, visit, roles), role))
}

function makingRoom(host: Role, visit: Role, roles: readonly Role[]): Role {
  const tall = heightIn(host, visit, roles)
  if (tall === null) return host
  const { up, right } = host.extent
  const reach = tall * ((visit.reach ?? 0) + visit.extent.left)
  return {
    ...host,
    extent: {
      ...host.extent,
      right: Math.max(right, reach),
      up: Math.max(up, tall * visit.extent.up),
    },
  }
}

/** How tall one is in the heights of somebody to whom they are bound, through whom ever; null when they are not. */
function heightIn(host: Role, role: Role, roles: readonly Role[]): number | null {
  if (host === role) return 1
  const carrier = roles.find(({ subject }) => subject.id === role.bond?.to)
  const [actor, under] = [role.actors[0], carrier?.actors[0]]
  if (!carrier || !actor || !under || !role.bond) return null
  const above = heightIn(host, carrier, roles)
  const own = bondRatio(
    role.bond.how,
    { metres: role.metres, actor, size: role.subject.size },
    { metres: carrier.metres, actor: under },
  )
  return above === null ? null : above * own
}
