import { Person } from '../../plan/plan.ts'
import type { Actor, Held } from '../actor.ts'
import type { Beast, Fit } from '../people/beast.ts'
import { BEAST } from '../people/body/proportions.ts'
import { createPuppet, type Puppet } from '../people/puppet.ts'
import { animalHead, lookingAhead, type AnimalHead } from './animal-head.ts'
import { ownCoat, tailOf } from './coat.ts'
import { FACES, HUNG } from './faces.ts'

export interface MascotLook {
  readonly seed: number
  readonly colour?: string | null
  /** True height of the animal in metres; those who do what people do are at least as tall as a child. */
  readonly metres: number
  /** Clothes, when the prompt dresses it. */
  readonly wears?: Person['wears']
  /** The part among people that it plays: astronaut, chef. */
  readonly role?: string | null
  /** Stouter or leaner than others: 1 is as usual. */
  readonly girth?: number
}

const CHILD = 1.1

/** An animal that does what people do: a short, round puppet in its fur, with its head, paws and tail. */
export function createMascot(animal: string, look: MascotLook): Puppet {
  const head = animalHead(animal, look.colour ?? null)
  const puppet = asPuppet(head, {
    ...look,
    name: animal,
    coat: ownCoat(animal, head.fur),
    tail: tailOf(animal, head.fur),
  })
  return { ...puppet, name: `noto:${animal}` }
}

interface Wearer extends MascotLook, Pick<Beast, 'coat'> {
  /** Of whose head it is. */
  readonly name: string
  readonly tail?: Beast['tail']
}

/** A puppet that has this head. */
export function asPuppet(head: AnimalHead, wearer: Wearer): Puppet {
  const { seed, metres, wears = [], role = null, girth = 1 } = wearer
  const beast = beastOf(head, wearer)
  const person = Person.parse({
    age: 'child',
    gender: 'man',
    hair: 'bald',
    skin: head.fur,
    role,
    wears,
  })
  const puppet = createPuppet(person, { seed, beast, girth })
  return {
    ...puppet,
    metres: Math.max(metres, CHILD),
    aspect: 0.58,
    crown: puppet.grip('head', {}).y + beast.mask.height * beast.mask.at.y,
    grip: (name, pose) => {
      const { x, y } = puppet.grip(name, pose)
      // Hats sit on the animal's head, which is larger than the puppet's own.
      return { x, y: name === 'head' ? y + 0.8 * beast.mask.height * beast.mask.at.y : y }
    },
    eyes: (pose) => ({ ...puppet.grip('head', pose), width: 0.85 * beast.mask.height }),
  }
}

/** How large a face is on the puppet when nothing is said about it, and against a person's in the table of faces. */
const USUAL = { size: 1.35, brow: 0.42 } as const
const SHARE = 0.86
/** No head is wider than this, in heights of a usual one. */
const WIDEST = 1.3

function beastOf(head: AnimalHead, { name, coat, tail = null }: Wearer): Beast {
  const ears = name in FACES ? 0 : head.shape.y
  const usual = USUAL.size * (1 + ears) * Math.min(1, WIDEST / head.actor.aspect)
  const { size = usual, brow = USUAL.brow + ears * 0.45 } = FACES[name] ?? HUNG[name] ?? {}
  const height = BEAST.head * size * SHARE
  const worn = (actor: Actor): Held => ({
    grip: 'head',
    actor: head.profile ? lookingAhead(actor) : actor,
    angle: 0,
    height,
    at: { x: head.profile ? 1 - head.shape.neck : 0.5, y: brow },
    front: false,
  })
  return {
    mask: worn(head.actor),
    nape: worn(head.nape),
    ...fitsOf(head, { height, brow }),
    profile: head.profile,
    coat,
    tail,
  }
}

/** The middle of a puppet's head, half the width of its skull, and its eyes: in heads from the chin. */
const MIDDLE = { x: 0.04, y: 0.5 } as const
const SKULL = { half: 0.45, top: 0.93, around: 0.6 } as const
const EYES = { front: 0, side: 0.126, y: 0.465, apart: 0.336 } as const
/** Children's heads are rounder than high. */
const ROUND = 1.06

/** Where a hat, a hood and glasses made for a person sit on an animal's head. */
function fitsOf(
  { actor, shape, eyes, profile }: AnimalHead,
  { height, brow }: { height: number; brow: number },
): Pick<Beast, 'hat' | 'hood' | 'glasses'> {
  const { head } = BEAST
  const lift = 0.012 * BEAST.body
  const at = (x: number, y: number): { x: number; y: number } => ({
    x: MIDDLE.x * head + (profile ? shape.neck - x : x - 0.5) * actor.aspect * height,
    y: MIDDLE.y * head + lift + (brow - y) * height,
  })
  const fit = (
    spot: { x: number; y: number },
    mark: { x: number; y: number },
    scale: number,
  ): Fit => ({
    x: spot.x - mark.x * head * ROUND * scale,
    y: spot.y - (mark.y * head + lift) * scale,
    scale,
  })
  const wide = Math.min(shape.wide, 1.1) * height
  const hat = (wide * 0.44) / (SKULL.half * head * ROUND)
  const hood = (Math.max(actor.aspect, 1) * height * 0.58) / (SKULL.around * head * ROUND)
  const lens = (eyes[2] * height) / (EYES.apart * head * ROUND)
  return {
    hat: fit(at(shape.x, shape.y), { x: 0, y: SKULL.top }, Math.min(1.15, Math.max(0.7, hat))),
    hood: fit(at(0.5, 0.5), { x: 0, y: 0.53 }, hood),
    glasses: fit(
      at(eyes[0], eyes[1]),
      { x: profile ? EYES.side : EYES.front, y: EYES.y },
      Math.max(0.6, lens),
    ),
  }
}
