import type { Actor, Pose } from '../actor.ts'

/** Where the parts of a creature are, in own heights: x from its feet's middle, y up. It looks to `ahead`. */
export interface Anatomy {
  readonly ahead: -1 | 1
  /** Both sides of the face are seen. */
  readonly frontal: boolean
  readonly head: Head
  /** The trunk between the head and the tail, without the legs. */
  readonly torso: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
  /** Where the tail begins. */
  readonly rear: { readonly x: number; readonly y: number }
}

export interface Head {
  readonly x: number
  readonly y: number
  /** How tall it is without ears, and where its crown ends. */
  readonly size: number
  readonly top: number
  /** The middle of what another head has to cover, with the muzzle, and how large that is. */
  readonly cover: { readonly x: number; readonly y: number; readonly size: number }
}

/** Heads that nobody wrote down, by the picture's name: x, y, size, top. */
const HEADS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  butterfly: [0, 0.66, 0.34, 0.78],
  whale: [-0.16, 0.38, 0.5, 0.62],
  orca: [-0.26, 0.6, 0.3, 0.76],
  shark: [-0.24, 0.8, 0.34, 0.95],
  snake: [-0.26, 0.8, 0.52, 0.96],
  octopus: [0.04, 0.66, 0.5, 0.96],
  spider: [0, 0.42, 0.3, 0.58],
  bat: [0, 0.72, 0.24, 0.82],
  eagle: [-0.26, 0.5, 0.2, 0.6],
  squirrel: [-0.27, 0.74, 0.3, 0.9],
  kangaroo: [-0.42, 0.76, 0.26, 0.9],
  rhinoceros: [-0.42, 0.66, 0.36, 0.82],
  ram: [-0.27, 0.64, 0.4, 0.84],
  parrot: [-0.26, 0.84, 0.24, 0.96],
  swan: [-0.4, 0.86, 0.18, 0.95],
  dragonfly: [-0.8, 0.6, 0.24, 0.74],
  honeybee: [-0.3, 0.5, 0.26, 0.62],
  ant: [-0.36, 0.56, 0.26, 0.7],
  scorpion: [0, 0.36, 0.2, 0.46],
  seahorse: [-0.04, 0.82, 0.2, 0.92],
  jellyfish: [0, 0.7, 0.5, 0.95],
  hedgehog: [-0.48, 0.44, 0.3, 0.6],
  ostrich: [-0.2, 0.92, 0.1, 0.97],
  sloth: [-0.2, 0.6, 0.3, 0.72],
  otter: [-0.43, 0.8, 0.3, 0.92],
}

/** Legs that are not cut from their picture, as shares of its height. */
const LEGS: Readonly<Record<string, number>> = {
  kangaroo: 0.24,
  squirrel: 0.12,
  chameleon: 0.26,
  frog: 0.14,
  monkey: 0.2,
  rabbit: 0.16,
  eagle: 0.02,
  owl: 0.08,
  parrot: 0.06,
}

/** Where the body of those ends whose tail is long. */
const ENDS: Readonly<Record<string, number>> = {
  lion: 0.42,
  wolf: 0.42,
  fox: 0.42,
  bear: 0.46,
  panda: 0.46,
  boar: 0.46,
  tiger: 0.46,
  leopard: 0.44,
  crocodile: 0.55,
  lizard: 0.4,
  chameleon: 0.4,
  kangaroo: 0.28,
  mouse: 0.3,
  monkey: 0.22,
  raccoon: 0.6,
  elephant: 0.38,
}

/** A picture's name without its store. */
export const bareName = (picture: string): string => picture.replace(/^(?:noto|prop):/u, '')

/** What is known of a creature's body, measured or guessed from its kind. */
export function anatomyOf(actor: Actor, pose: Pose): Anatomy {
  const ahead = actor.faces === 'left' ? -1 : 1
  const head = headOf(actor, pose)
  const back = actor.grip('back', pose)
  const half = actor.aspect / 2
  const legs = actor.legs ?? (actor.mixed ? 0 : (LEGS[bareName(actor.name)] ?? 0))
  const end = Math.min(half * 0.86, ENDS[bareName(actor.name)] ?? half)
  const upright = actor.build === 'biped' || actor.faces === 'front'
  const chest = upright ? -half * 0.6 : head.x + head.size * 0.32
  const top = Math.min(0.95, Math.max(back.y, legs + 0.2))
  const frontal = actor.faces === 'front' || isFrontal(actor, head)
  return {
    ahead,
    frontal,
    head,
    torso: { left: Math.min(chest, end * 0.1), right: end, top, bottom: legs },
    rear: { x: upright ? half * 0.5 : end * 0.98, y: legs + (top - legs) * 0.62 },
  }
}

/** Beasts whose head looks at us on a body that is seen from the side. */
const isFrontal = (actor: Actor, { size }: Head): boolean =>
  /:(?:lion|bear|panda|polar-bear|koala|hamster|wolf|fox|dog|cheetah|ram|ewe)$/u.test(actor.name) &&
  size > 0.2

/** The head where it is now: who drinks or grazes has bowed it. */
function headOf(actor: Actor, pose: Pose): Head {
  const { bow, ...upright } = pose
  const head = upHead(actor, upright)
  if (bow === undefined) return head
  const [now, before] = [actor.grip('mouth', pose), actor.grip('mouth', upright)]
  const [dx, dy] = [(now.x - before.x) * 0.8, (now.y - before.y) * 0.8]
  const { cover } = head
  return {
    ...head,
    x: head.x + dx,
    y: head.y + dy,
    top: head.top + dy,
    cover: { ...cover, x: cover.x + dx, y: cover.y + dy },
  }
}

function upHead(actor: Actor, pose: Pose): Head {
  const crown = actor.grip('head', pose)
  const written = actor.mixed ? undefined : HEADS[bareName(actor.name)]
  if (written) {
    const [drawn, y, size, top] = written
    const x = actor.faces === 'left' && (pose.turn ?? -1) > 0 ? -drawn : drawn
    return { x, y, size, top, cover: { x, y, size } }
  }
  const eyes = actor.eyes?.(pose)
  const mouth = actor.grip('mouth', pose)
  if (eyes) {
    const size = Math.min(0.7, eyes.width * 1.7)
    const y = eyes.y - size * 0.06
    const top = Math.min(crown.y, eyes.y + size * 0.5)
    return { x: eyes.x, y, size, top, cover: withMuzzle({ x: eyes.x, y, size }, mouth) }
  }
  const size = Math.min(0.5, Math.max(0.2, (crown.y - mouth.y) * 1.25))
  const [x, y] = [(crown.x + mouth.x) / 2, crown.y - size / 2]
  return { x, y, size, top: crown.y, cover: { x, y, size } }
}

/** A head in profile reaches to its mouth. */
function withMuzzle(
  { x, y, size }: Head['cover'],
  mouth: { readonly x: number; readonly y: number },
): Head['cover'] {
  const far = Math.hypot(mouth.x - x, mouth.y - y)
  if (mouth.x > x - 0.03) return { x, y, size }
  return {
    x: (x + mouth.x) / 2,
    y: (y + mouth.y) / 2 + size * 0.08,
    size: Math.min(0.5, Math.max(size, far * 1.9)),
  }
}
