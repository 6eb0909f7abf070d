import { findPicture } from '../../lexicon/find-picture.ts'
import type { Person } from '../../plan/plan.ts'
import type { Held, Pose } from '../actor.ts'
import { animalHead, hasFace } from './animal-head.ts'
import { FACES } from './faces.ts'
import { createPuppet, type Puppet, type PuppetLook } from '../people/puppet.ts'

const COSTUME = /^(.+?) (?:onesie|costume|suit|pajamas|pyjamas|outfit|kigurumi)$/u

/** The hood is so much larger than a head, and the face looks out below its brow. */
const HOOD = { size: 1.72, brow: 0.68 } as const

/** Animals whose faces others wear for them. */
const KIN: Readonly<Record<string, string>> = { dinosaur: 't-rex', dino: 't-rex', bunny: 'rabbit' }

/** The animal that somebody is dressed up as: a bear costume, a dinosaur onesie. */
export function animalWorn(
  wears: Person['wears'],
): { animal: string; colour: string | null } | null {
  for (const { garment, colour } of wears) {
    const noun = COSTUME.exec(garment.toLowerCase())?.[1]
    if (!noun) continue
    const picture = findPicture(noun)?.picture.replace(/^(noto|prop):/u, '') ?? ''
    const animal = KIN[noun] ?? picture
    if (hasFace(animal)) return { animal, colour }
  }
  return null
}

/** Somebody in an animal's fur from neck to foot, with its head as a hood behind the own face. */
export function createCostumed(
  person: Person,
  worn: { readonly animal: string; readonly colour: string | null },
  look: PuppetLook,
): Puppet {
  const head = animalHead(worn.animal, worn.colour)
  const others = person.wears.filter(({ garment }) => !COSTUME.test(garment.toLowerCase()))
  const furry = { garment: 'onesie', colour: head.fur }
  const puppet = createPuppet({ ...person, wears: [furry, ...others] }, look)
  const { size = 1.35, side = false } = FACES[worn.animal] ?? {}
  const hood: Held = {
    grip: 'head',
    actor: head.actor,
    angle: 0,
    // A snout that looks to the side would tower over the head.
    height: ((side ? 0.84 : 1) * puppet.proportions.head * HOOD.size * size) / 1.35,
    at: { x: 0.5, y: HOOD.brow },
    front: false,
    layer: 'back',
  }
  const hooded = (pose: Pose): Pose => ({ ...pose, holds: [hood, ...(pose.holds ?? [])] })
  return { ...puppet, draw: (brush, pose) => puppet.draw(brush, hooded(pose)) }
}
