import type { Actor, Expression, Pose } from '../actor.ts'
import type { Person } from '../../plan/plan.ts'
import { gripPoint } from './body/body-points.ts'
import { drawPuppet } from './drawing/draw-puppet.ts'
import { costumeOf, lookOf, lookWithout, shodAs, WITHOUT } from './look.ts'
import type { Look } from './outfit.ts'
import type { Beast } from './beast.ts'
import type { Proportions } from './body/proportions.ts'
import { reach, type Side } from './body/skeleton.ts'

/** What the stage decides about a person beside the plan. */
export interface PuppetLook {
  readonly seed: number
  /** The colour of the clothes, when the prompt gives the person one. */
  readonly colour?: string | null
  readonly emotion?: Pose['face']
  /** An animal on its hind legs instead of a person. */
  readonly beast?: Beast
  /** Stouter or leaner than others: 1 is as usual. */
  readonly girth?: number
  readonly brawny?: boolean
  /** Those of one film whose ranks differ wear other colours. */
  readonly rank?: number
}

/** A puppet is an actor with a skeleton that choreographies can reach with. */
export interface Puppet extends Actor {
  readonly kind: 'puppet'
  readonly proportions: Proportions
  readonly look: Look
  /** How it feels whatever it does; null for those of whom nothing is said. */
  readonly emotion: Expression | null
  /** The pose with this hand brought to a point, in own heights from the feet. */
  reach(pose: Pose, hand: Side, target: { x: number; y: number }): Pose
}

/** In the working clothes of these a child would be taken for a grown-up. */
const GROWN_TRADES =
  /^(?:carpenter|builder|blacksmith|lumberjack|mechanic|welder|plumber|farmer|fisherman|gardener|businessman|shopkeeper|teacher|politician|miner|tailor|postman|reporter)$/u

/** A jointed paper person for a person of the plan: same person and seed, same puppet. */
export function createPuppet(person: Person, wish: PuppetLook): Puppet {
  const look = lookOf(person, {
    seed: wish.seed,
    colour: wish.colour ?? null,
    coat: wish.beast?.coat,
    slim: wish.beast?.slim,
    girth: wish.girth,
    brawny: wish.brawny,
    rank: wish.rank,
  })
  const { build } = look
  const { beast } = wish
  // An animal that does as people do wears what it is told to wear, and nothing else.
  const plain = !beast && person.role === null && person.wears.length === 0
  const isYoung = build.age === 'child' || build.age === 'baby'
  const inPart = (part: Look): Look => (plain ? part : shodAs(look, part))
  const costumes = new Map<string, Look>()
  const dressed = (costume: string | undefined): Look => {
    if (!costume || (isYoung && GROWN_TRADES.test(costume))) return look
    const own = costume.startsWith(WITHOUT)
    const known =
      costumes.get(costume) ??
      (own
        ? lookWithout(look, person, { ...wish, costume })
        : inPart(costumeOf(look, person, { ...wish, costume })))
    costumes.set(costume, known)
    return known
  }
  const rest: Expression = wish.emotion ?? 'neutral'
  const blinkAt = (wish.seed % 97) / 97
  return {
    name: person.role ?? 'person',
    kind: 'puppet',
    metres: build.metres,
    aspect: 0.42,
    faces: 'right',
    home: 'ground',
    build: 'biped',
    look,
    emotion: rest === 'neutral' ? null : rest,
    proportions: build,
    draw: (brush, pose) => {
      const look = dressed(pose.costume)
      drawPuppet({ look, rest, blinkAt, ...(beast && { beast }) }, brush, pose)
    },
    grip: (name, pose) => gripPoint(name, build, pose),
    reach: (pose, hand, target) => reach(build, pose, { hand, target }),
  }
}

/** Whether an actor is a jointed paper person. */
export function isPuppet(actor: Actor): actor is Puppet {
  return actor.kind === 'puppet'
}
