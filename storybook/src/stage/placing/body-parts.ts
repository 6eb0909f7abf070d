import type { Actor, Grip, Pose } from '../../cast/actor.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { RelationName, Subject } from '../../plan/plan.ts'
import type { Point } from '../../scene/space.ts'

type Whose = Pick<Subject, 'kind' | 'words'> & Partial<Pick<Subject, 'person'>>

const PARTS: readonly (readonly [part: RegExp, grip: Grip])[] = [
  [/\b(head|hair|horns?|antlers?|ears?)$/u, 'head'],
  [
    /\b(nose|face|cheek|lips?|snouts?|muzzles?|trunks?|beaks?|bills?|mouths?|jaws?|teeth|tooth)$/u,
    'mouth',
  ],
  [/\b(hands?|fingers?|fingertips?|palm|arm|wrist|paws?)$/u, 'rightHand'],
  [/\b(shoulders?|back|shell|tail)$/u, 'back'],
  [/\b(lap|knees?)$/u, 'seat'],
  [/\b(claws?|talons?)$/u, 'feet'],
]

/** Where on somebody one is who is on "a girl's nose"; null where only the whole person is named. */
export function partGrip(words: string): Grip | null {
  if (!/['’]s /u.test(words)) return null
  return PARTS.find(([part]) => part.test(words))?.[1] ?? null
}

/** The part of a beast on which one is; its hands and its lap are where its own hands are not. */
export function beastGrip({ kind, words }: Whose): Grip | null {
  const told = LIVING.has(kind) ? partGrip(words) : null
  return told === 'mouth' || told === 'back' ? told : null
}

const TIPS = /['’]s (?:[a-z]+ )*(?:horns?|antlers?|ears?|tail|fingers?|fingertips?|paws?)$/u

/** How much smaller than elsewhere one is who is on somebody's face, so that it is still seen. */
export function faceShare(how: RelationName, { kind, words }: Whose): number {
  if (how !== 'on' || !LIVING.has(kind)) return 1
  if (partGrip(words) === 'mouth') return kind === 'person' ? 0.55 : 0.42
  return TIPS.test(words) ? 0.6 : 1
}

/** How tall at most one is who sits on a shoulder, in heights of whose it is, and how far beside the neck. */
const SHOULDER = { tallest: 0.25, aside: 0.15, up: 0.06 }

/** A corgi that plays a pirate has shoulders, too. */
const goesUpright = ({ kind, person }: Whose): boolean => kind === 'person' || person?.role != null

/** Whether one sits beside somebody's head: as birds do, and whoever is said to be on a shoulder. */
export function isOnShoulder(how: RelationName, child: Actor, whose: Whose): boolean {
  const { words } = whose
  if (how !== 'on' || !goesUpright(whose) || child.kind === 'puppet') return false
  const told = partGrip(words)
  return told === null ? child.build === 'bird' : /\bshoulders?$/u.test(words)
}

/** Spots on the spread arms and the hat of a scarecrow, in its heights. */
const ARMS: readonly (readonly [x: number, y: number])[] = [
  [0.33, 0.64],
  [-0.33, 0.64],
  [0, 0.98],
  [0.17, 0.62],
  [-0.17, 0.62],
]

/** Where crows sit on what should scare them: each on its own spot. */
export function armSpot(how: RelationName, { name }: Actor, rank: number): Point | null {
  const [x, y] = ARMS[rank % ARMS.length] ?? [0, 1]
  return how === 'on' && name === 'prop:scarecrow' ? { x, y } : null
}

/** How tall a load is on somebody's back, in heights of whose it is, where its middle is, and how far behind. */
const LOAD = { tallest: 0.36, slender: 0.56, middle: 0.6, behind: 0.1 }

/** Whether it is a load that hangs on somebody's back: a basket, a guitar, a sack. */
export function isOnBack(how: RelationName, child: Actor, whose: Whose): boolean {
  const still = child.kind !== 'puppet' && child.build === 'still'
  return how === 'on' && still && goesUpright(whose) && /['’]s backs?$/u.test(whose.words)
}

/** Where its feet are: behind the back, whichever way the face is turned. */
export function backOf(child: { actor: Actor; ratio: number }, actor: Actor, pose: Pose): Point {
  const back = actor.grip('back', pose)
  const ahead = Math.sign(actor.grip('mouth', pose).x - back.x) || 1
  const half = 0.32 * child.ratio * child.actor.aspect
  return { x: back.x - ahead * (LOAD.behind + half), y: LOAD.middle - child.ratio / 2 }
}

/** How tall a basket is on the handlebars, in heights of the bicycle. */
const BASKET = 0.42

function isBasketOf(how: RelationName, child: Actor, { words }: Whose): boolean {
  const still = child.kind !== 'puppet' && child.build === 'still'
  return how === 'on' && still && /\b(?:bicycle|bike|scooter)$/u.test(words)
}

/** How tall one is at most for where it is on the other. */
export function tallestOn(how: RelationName, child: Actor, whose: Whose): number {
  if (isOnBack(how, child, whose)) return child.aspect < 0.6 ? LOAD.slender : LOAD.tallest
  if (isBasketOf(how, child, whose)) return BASKET
  const armed = how === 'on' && /\bscarecrow\b/u.test(whose.words)
  return armed || isOnShoulder(how, child, whose) ? SHOULDER.tallest : Infinity
}

/** On the shoulder that the face is turned away from, or each on its own: nobody's face is hidden. */
export function shoulderOf(actor: Actor, pose: Pose, side: number): Point {
  const back = actor.grip('back', pose)
  const ahead = Math.sign(actor.grip('mouth', pose).x - back.x) || 1
  const to = Math.abs(side) >= 0.5 ? Math.sign(side) : -ahead
  return { x: back.x + to * SHOULDER.aside, y: back.y + SHOULDER.up }
}

/** The end of a tail is behind the back, as far as the face is before it. */
export function tailOf({ words }: Whose, actor: Actor, pose: Pose): Point | null {
  if (!/['’]s (?:[a-z]+ )*tail$/u.test(words)) return null
  const ahead = Math.sign(actor.grip('mouth', pose).x) || -1
  return { x: -0.46 * ahead * actor.aspect, y: 0.42 }
}
