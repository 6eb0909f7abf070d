import type { Actor, Held, Pose } from '../../cast/actor.ts'
import type { Moment, Performance } from '../actions/action.ts'
import { nameFor, shownIn } from '../telling/recasting.ts'
import type { Role } from '../placing/roles.ts'
import { GROWN } from '../placing/sizes.ts'
import { wordSet } from '../../lexicon/word-set.ts'

/** Things that are carried over the head: gripped at their lower end. */
const OVERHEAD = /umbrella|parasol|balloon|flag|kite|banner|sign|torch|lantern/u

/** Sticks to lean on: set on the ground. */
const PLANTED = /^prop:(?:cane|walking-stick|staff|crook)$/u

/** Whether a puppet holds this thing in its own hand, so that it needs no place of its own. */
export function isInHand({ bond }: Role, roles: readonly Role[]): boolean {
  const holder = roles.find(({ subject }) => subject.id === bond?.to)
  return bond?.how === 'holding' && holder?.actors[0]?.kind === 'puppet'
}

interface InHand {
  readonly thing: Actor
  /** How many times as large as usual. */
  readonly grown: number
}

/** What the member of a role with this number has in its hand. */
export function inHandOf(role: Role, index: number, roles: readonly Role[]): InHand | null {
  const held = roles.find((each) => each.bond?.to === role.subject.id && isInHand(each, roles))
  const thing = held?.actors[index % held.actors.length]
  return held && thing ? { thing, grown: GROWN[held.subject.size] } : null
}

/** Deeds that leave a hand free for what they are about. */
const FREE_HANDED = wordSet('talk discuss walk run stand look show laugh think march')

/** What a deed is about, when its dance does not show it: two pandas talk about a paper. */
export function propInHand(
  { actors, subject, object }: Role,
  performance: Performance,
): string | null {
  const verb = subject.actions[0]?.verb ?? ''
  if (actors[0]?.kind !== 'puppet' || object === null || !FREE_HANDED.has(verb)) return null
  return subject.actions[0]?.prop === object && !nameFor(object, shownIn(performance))
    ? object
    : null
}

/** The same performance with a thing in the hand: the right one, or the left one when the deed needs the right. */
export function withInHand(performance: Performance, held: InHand): Performance {
  const at = (t: number): Moment => {
    const moment = performance.at(t)
    return { ...moment, pose: { ...moment.pose, ...carrying(moment.pose, held) } }
  }
  return { ...performance, at }
}

/** How the arm is bent. */
const HIGH = { shoulder: 0.75, elbow: 1.55 }
const LOW = { shoulder: 0.35, elbow: 1.15 }
const LEANING = { shoulder: 0.3, elbow: 0.55 }

function carrying({ holds = [], joints = {} }: Pose, { thing, grown }: InHand): Pose {
  const side = holds.some(({ grip }) => grip !== 'leftHand') ? 'left' : 'right'
  const high = OVERHEAD.test(thing.name)
  const planted = PLANTED.test(thing.name)
  const great = !high && !planted && isGreat(thing)
  const raised = high ? HIGH : planted ? LEANING : LOW
  const held: Held = {
    grip: `${side}Hand`,
    actor: thing,
    angle: 0,
    height: grown * (planted ? thing.metres / 1.7 : heldHeight(thing, high)),
    at: { x: 0.5, y: high ? 0.94 : planted ? 0.04 : great ? 0.3 : 0.55 },
    front: true,
    upright: true,
    planted,
  }
  return {
    holds: [...holds, held],
    joints: { ...joints, [`${side}Shoulder`]: raised.shoulder, [`${side}Elbow`]: raised.elbow },
  }
}

/** What is smaller than this in a hand is not made out from a seat, in heights of who holds it. */
const SEEN = 0.2

/** From this length on a load is as much as its bearer can hold: a refrigerator, a bench. */
const BIG = 1.4

const isGreat = ({ metres, aspect }: Actor): boolean => metres * Math.max(1, aspect) > BIG

function heldHeight(thing: Actor, high: boolean): number {
  const { metres, aspect } = thing
  const great = !high && isGreat(thing)
  const tall = Math.min(high ? 0.62 : great ? 0.7 : 0.42, Math.max(SEEN, metres / 1.7))
  return Math.min(tall, (high ? 0.75 : great ? 0.8 : 0.5) / aspect)
}
