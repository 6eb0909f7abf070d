import type { Actor, Grip } from '../../cast/actor.ts'
import type { Point } from '../../scene/space.ts'
import type { Kind, RelationName, Subject } from '../../plan/plan.ts'
import type { Player, Stance } from '../player.ts'
import { beastGrip, partGrip, tailOf } from './body-parts.ts'
import { brushOf } from './brooms.ts'
import { isRoofed } from './cabins.ts'
import { lapOf } from './laps.ts'
import { openingOf } from './vessels.ts'
import { WORN_ON, neckOf, wornAs } from './worn.ts'

/** How many of its own heights a carrier and what it carries reach together. */
export function bondTop(how: RelationName, child: Actor, carrier: Carrier): number {
  const { actor, ratio } = carrier
  if (how === 'above') return 1.1 + ratio
  if (how === 'behind' || how === 'in-front-of') return Math.max(1, 1.1 * ratio)
  if (how === 'inside') return Math.max(1, (openingOf(actor)?.y ?? 0) + 0.6)
  if (how !== 'on' && how !== 'riding') return 1
  const { y } = actor.grip(gripOn(how, child, carrier), {})
  return Math.max(1, y + ratio * (1 - footing(how, child)))
}

interface Carrier {
  readonly actor: Actor
  readonly subject: Pick<Subject, 'kind' | 'words'>
  /** How tall the bound one is in its heights. */
  readonly ratio: number
}

/** What something is on. */
interface Under {
  readonly kind: Kind
  readonly name: string
}

const SEATS = new Set<Kind>(['furniture', 'vehicle', 'animal', 'creature', 'bird', 'boat'])

/** Books lie on the seat of a chair, not on its back. */
const SAT_ON =
  /:(chair|armchair|couch|sofa|stool|throne|rocking-chair|high-chair|deck-chair|bed|swing|motor-scooter|motorcycle)$/u

/** By which part one is bound: the one that is named, as in "on the dog's head", or the usual one. */
function gripOn(how: RelationName, child: Actor, { actor, subject }: Omit<Carrier, 'ratio'>): Grip {
  const { kind, words } = subject
  if (how === 'holding') return holdingGrip(subject, actor.name)
  const told = how === 'on' ? partGrip(words) : null
  // People's heads are gripped at the brow, where hats sit.
  if (told === 'head') return kind === 'person' ? 'top' : 'head'
  const part = kind === 'person' ? told : told && beastGrip(subject)
  return part ?? gripFor(how, child, { kind, name: actor.name })
}

/** What has handlebars: baskets hang there, and birds sit on them. */
const BARS = /:(?:bicycle|kick-scooter)$/u
/** How far below the handlebars the foot of a basket is, in heights of the bicycle. */
const BASKET_DROP = 0.24

function isAtBars(how: RelationName, child: Actor, carrier: string): boolean {
  const light = child.kind !== 'puppet' && /^(?:still|bird)$/u.test(child.build)
  return how === 'on' && light && BARS.test(carrier)
}

function gripFor(how: RelationName, child: Actor, { kind, name: carrier }: Under): Grip {
  if (how === 'wearing') return WORN_ON[wornAs(child)]
  if (isAtBars(how, child, carrier)) return 'bothHands'
  if (how === 'riding') return 'seat'
  if (SAT_ON.test(carrier)) return 'seat'
  // A parrot sits on a pirate's shoulder, not on his hat.
  if (kind === 'person' && child.build === 'bird') return 'back'
  if (isRoofed(kind, carrier)) return 'top'
  const seated = child.build !== 'still' || kind === 'animal'
  return seated && SEATS.has(kind) ? 'seat' : 'top'
}

/** They have hands, or paws that hold. */
const HANDY =
  /monkey|gorilla|orangutan|bear|panda|koala|kangaroo|rabbit|squirrel|chipmunk|raccoon|otter|beaver|hamster|mouse|rat$|sloth|frog/u

/** They strike with their claws, and carry in them. */
const RAPTORS = /eagle|hawk|falcon|osprey|kite|buzzard|owl|vulture|condor|phoenix/u

/** In the part that is told; else birds of prey carry in their claws, other birds and those on four legs in their mouths. */
function holdingGrip({ kind, words }: Carrier['subject'], name: string): Grip {
  const told = kind === 'person' ? null : partGrip(words)
  if (told === 'mouth' || (told === 'feet' && kind === 'bird')) return told
  if (kind === 'bird') return RAPTORS.test(name) ? 'feet' : 'mouth'
  return kind === 'animal' && !HANDY.test(name) ? 'mouth' : 'rightHand'
}

/** Gripped at the lower end, and over the head of whoever has it. */
export const isOverhead = ({ name }: Actor): boolean =>
  /umbrella|parasol|balloon|flag|banner/u.test(name)

/** A trunk is raised for it. */
const RAISED = 0.55

/** A newspaper in the mouth would hide the face: it hangs below it. */
export function hangsFromMouth(
  how: RelationName,
  child: Actor,
  { subject, actor }: Player,
): boolean {
  const grip = how === 'holding' ? holdingGrip(subject, actor.name) : null
  return grip === 'mouth' && child.aspect < 1.6 && !isOverhead(child)
}

/** Its flaps hang down on both sides of the back. */
const SADDLE = 'prop:saddle'

/** How far below the point where it is carried the bound one's feet are, in its own heights. */
export function footing(how: RelationName, child: Actor): number {
  if (how === 'holding') return isOverhead(child) ? 0.06 : 0.5
  if (how === 'wearing') return wornAt(child)
  if (how === 'riding') return child.kind === 'puppet' ? 0.47 : 0.16
  // Claws close about what they are on.
  const claws = how === 'on' && child.build === 'bird'
  if (how === 'on' && child.name === SADDLE) return 0.56
  return how === 'inside' ? 0.35 : claws ? 0.04 : 0.02
}

function wornAt(child: Actor): number {
  if (child.name.endsWith('wings')) return 0.2
  const worn = wornAs(child)
  return worn === 'shoes' ? 0.3 : worn === 'hat' ? 0.18 : neckOf(child)
}

/** How far before its middle a bird has its claws, in its heights: they are on the post, and not its tail. */
export function clawsOf(how: RelationName, child: Actor, { facing }: Stance): number {
  return how === 'on' && child.build === 'bird' ? child.grip('feet', { turn: facing }).x : 0
}

/** A carrier as it is now. */
interface Borne {
  readonly stance: Stance
  readonly carrier: Player
}

/** On the brush of a broom, or before the handlebars, where a basket hangs. */
function specialSpot(how: RelationName, child: Actor, { stance, carrier }: Borne): Point | null {
  const brush = brushOf(how, carrier, stance)
  if (brush) return brush
  if (!isAtBars(how, child, carrier.actor.name) || child.build !== 'still') return null
  const { x, y } = carrier.actor.grip('bothHands', stance.pose)
  return { x, y: y - BASKET_DROP }
}

/** Where on its carrier one is held, sits or is worn. */
export function gripPoint(
  how: RelationName,
  actor: Actor,
  { stance, carrier }: Borne,
): { x: number; y: number } {
  const special = specialSpot(how, actor, { stance, carrier })
  if (special) return special
  const by = gripOn(how, actor, carrier)
  const spot = carrier.actor.grip(by, stance.pose)
  const grip = by === 'mouth' && isOverhead(actor) ? { ...spot, y: Math.max(spot.y, RAISED) } : spot
  const lap = lapOf(how, actor, {
    actor: carrier.actor,
    pose: stance.pose,
    deeds: carrier.subject.actions,
  })
  const tail = how === 'on' ? tailOf(carrier.subject, carrier.actor, stance.pose) : null
  const known = how === 'wearing' ? wornSpot(actor, { stance, carrier }) : (tail ?? lap)
  if (known) return known
  if (how === 'wearing' && wornAs(actor) === 'neckwear') {
    const head = carrier.actor.grip('head', stance.pose)
    const mouth = carrier.actor.grip('mouth', stance.pose)
    return { x: 0.5 * (grip.x + head.x), y: Math.max(grip.y - 0.08, mouth.y - 0.12) }
  }
  if (how !== 'wearing' || wornAs(actor) !== 'glasses') return grip
  // Eyes have no grip of their own: they are between the mouth and the top of the head.
  const head = carrier.actor.grip('head', stance.pose)
  return { x: 0.6 * grip.x + 0.4 * head.x, y: 0.62 * grip.y + 0.38 * head.y }
}

/** Where somebody wrote down that the eyes and the neck are. */
function wornSpot(garment: Actor, { stance, carrier }: Borne): { x: number; y: number } | null {
  const as = wornAs(garment)
  if (as === 'neckwear') return carrier.actor.neck?.(stance.pose) ?? null
  return as === 'glasses' ? (carrier.actor.eyes?.(stance.pose) ?? null) : null
}
