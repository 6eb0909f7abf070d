import { findPicture } from '../../lexicon/find-picture.ts'
import type { Found } from '../../lexicon/found.ts'
import { ANIMALS } from '../../plan/kinds.ts'
import type { Person, Subject } from '../../plan/plan.ts'
import type { Actor, Held, Pose } from '../actor.ts'
import { createPicture } from '../create-picture.ts'
import type { Puppet } from '../people/puppet.ts'
import { animalHead, hasHead, lookingAhead } from './animal-head.ts'
import { FACES } from './faces.ts'

const COSTUME = /^(.+?) (?:onesie|costume|suit|pajamas|pyjamas|outfit|kigurumi)$/u
/** What is put on to be that thing; a rose dress and a lemon suit only have its colour or its print. */
const DRESSED_UP = / (?:onesie|costume|kigurumi)$/u

/** The hood is so much larger than a head, and the face looks out below its brow. */
const HOOD = { size: 1.72, brow: 0.68 } as const

/** Animals whose faces others wear for them. */
const KIN: Readonly<Record<string, string>> = { dinosaur: 't-rex', dino: 't-rex', bunny: 'rabbit' }

/** Insects have too small a head for a hood: their stripes and wings are what everybody knows. */
const WINGED: Readonly<Record<string, Person['wears']>> = {
  honeybee: insect('striped shirt', '#f2c230', '#2f2c2a'),
  bumblebee: insect('striped shirt', '#f2c230', '#2f2c2a'),
  wasp: insect('striped shirt', '#f2c230', '#2f2c2a'),
  'lady-beetle': insect('polka dot shirt', '#d8352f', '#2f2c2a'),
  ladybug: insect('polka dot shirt', '#d8352f', '#2f2c2a'),
  butterfly: insect('shirt', '#e8843a', '#3a3430'),
  dragonfly: insect('striped shirt', '#3fa9b5', '#2b5f6a'),
}

function insect(shirt: string, colour: string, legs: string): Person['wears'] {
  return [
    { garment: shirt, colour },
    { garment: 'leggings', colour: legs },
    { garment: 'wings', colour: null },
  ]
}

/** Under a shell of cardboard and foam. */
const TIGHTS = { garment: 'onesie', colour: '#4a4650' } as const
const SHELLS = new Set<Subject['kind']>(['food', 'plant', 'nature', 'thing', 'furniture', 'tool'])

/** What somebody is dressed up as: a head for a hood, a picture around the body, or clothes. */
export interface Costume {
  readonly animal?: string
  readonly shell?: string
  readonly clothes: Person['wears']
  readonly colour: string | null
}

/** What somebody is dressed up as: a bear costume, a dinosaur onesie, a pumpkin costume. Null for plain clothes. */
export function costumeWorn(wears: Person['wears']): Costume | null {
  for (const { garment, colour } of wears) {
    const worn = costumeCalled(garment.toLowerCase(), colour)
    if (worn) return worn
  }
  return null
}

function costumeCalled(garment: string, colour: string | null): Costume | null {
  const noun = COSTUME.exec(garment)?.[1]
  if (!noun) return null
  const found = findPicture(noun)
  const name = found?.picture.replace(/^(noto|prop):/u, '') ?? ''
  const animal = KIN[noun] ?? name
  if (hasHead(animal)) {
    const clothes = [{ garment: 'onesie', colour: animalHead(animal, colour).fur }]
    return { animal, clothes, colour }
  }
  return found && DRESSED_UP.test(garment) ? aroundBody(found, { noun, name, colour }) : null
}

interface Named {
  readonly noun: string
  readonly name: string
  readonly colour: string | null
}

function aroundBody({ kind, picture }: Found, { noun, name, colour }: Named): Costume | null {
  const clothes = WINGED[name] ?? WINGED[noun]
  if (clothes) return { clothes, colour }
  const whole = SHELLS.has(kind) || ANIMALS.has(kind)
  return whole ? { shell: picture, clothes: [TIGHTS], colour } : null
}

/** All that is worn, with the costume as clothes that a puppet has. */
export function underCostume(wears: Person['wears'], { clothes }: Costume): Person['wears'] {
  return [...clothes, ...wears.filter(({ garment }) => !COSTUME.test(garment.toLowerCase()))]
}

/** Ears above that may leave the frame: with them in it the feet would not be. */
const TALLEST = 1.16

/** A puppet with the costume's hood behind its face, or with its shell around the body. */
export function inCostume(puppet: Puppet, costume: Costume, isBeast = false): Puppet {
  const worn = costume.animal
    ? hoodOf(puppet, { animal: costume.animal, colour: costume.colour, isBeast })
    : costume.shell
      ? shellOf(puppet, createPicture(costume.shell, { colour: costume.colour }))
      : null
  if (!worn) return puppet
  const dressed = (pose: Pose): Pose => ({ ...pose, holds: [worn, ...(pose.holds ?? [])] })
  // A hood reaches above the head: the camera leaves room for it.
  const top = puppet.grip(worn.grip, {}).y + worn.height * worn.at.y
  const crown = Math.max(puppet.crown ?? 0, Math.min(top, TALLEST))
  const draw: Puppet['draw'] = (brush, pose) => puppet.draw(brush, dressed(pose))
  return { ...puppet, ...(crown > 1 && { crown }), draw }
}

interface Hood {
  readonly animal: string
  readonly colour: string | null
  /** Muzzles and ears are wider than a person's face. */
  readonly isBeast: boolean
}

function hoodOf({ proportions }: Puppet, { animal, colour, isBeast }: Hood): Held {
  const { actor } = animalHead(animal, colour)
  const { size = 1.35, side = false } = FACES[animal] ?? {}
  const wide = isBeast ? 0.94 : 1
  return {
    grip: 'head',
    actor: side ? lookingAhead(actor) : actor,
    angle: 0,
    // A snout that looks to the side would tower over the head.
    height: (wide * ((side ? 0.84 : 1) * proportions.head * HOOD.size * size)) / 1.35,
    at: { x: side ? (isBeast ? 0.5 : 0.58) : 0.5, y: isBeast ? 0.74 : HOOD.brow },
    front: false,
    layer: 'back',
  }
}

/** From the chin to the thighs, and no wider than arms reach around. */
const SHELL = { torso: 1.75, wide: 0.62 } as const

function shellOf({ proportions }: Puppet, thing: Actor): Held {
  const height = Math.min(proportions.torso * SHELL.torso, SHELL.wide / thing.aspect)
  return {
    grip: 'middle',
    actor: thing,
    angle: 0,
    height,
    at: { x: 0.5, y: 0.43 },
    front: false,
    layer: 'body',
  }
}
