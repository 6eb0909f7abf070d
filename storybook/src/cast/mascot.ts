import { Person } from '../plan/plan.ts'
import type { Actor, Held, Pose } from './actor.ts'
import { animalHead } from './animal-head.ts'
import { FACES } from './faces.ts'
import { blend } from './people/drawing/tone.ts'
import { createPuppet, type Puppet } from './people/puppet.ts'

export interface MascotLook {
  readonly seed: number
  readonly colour?: string | null
  /** True height of the animal in metres; those who do what people do are at least as tall as a child. */
  readonly metres: number
  /** Clothes, when the prompt dresses it. */
  readonly wears?: Person['wears']
  /** The part among people that it plays: astronaut, chef. */
  readonly role?: string | null
}

/** Animals are stouter than people: the puppet is drawn this much wider, its head is not. */
const STOUT = 1.36

const CHILD = 1.1

/** An animal that does what people do: a puppet in its fur with its head on. */
export function createMascot(animal: string, look: MascotLook): Puppet {
  const { colour, metres } = look
  const head = animalHead(animal, colour ?? null)
  const { size = 1.35, brow = 0.42 } = FACES[animal] ?? {}
  const puppet = inFur(animal, head.fur, look)
  const worn: Held = {
    grip: 'head',
    actor: unstretched(head.actor),
    angle: 0,
    height: puppet.proportions.head * size,
    at: { x: 0.5, y: brow },
    front: false,
    layer: 'body',
  }
  const wearing = (pose: Pose): Pose => ({ ...pose, holds: [worn, ...(pose.holds ?? [])] })
  return {
    ...puppet,
    name: `noto:${animal}`,
    metres: Math.max(metres, CHILD),
    aspect: puppet.aspect * STOUT,
    draw: (brush, pose) => {
      brush.ctx.save()
      brush.ctx.scale(STOUT, 1)
      puppet.draw(brush, wearing(pose))
      brush.ctx.restore()
    },
    grip: (name, pose) => {
      const { x, y } = puppet.grip(name, pose)
      // Hats sit on the animal's head, which is larger than the puppet's own.
      return { x: x * STOUT, y: name === 'head' ? y + 0.8 * worn.height * worn.at.y : y }
    },
    eyes: (pose) => {
      const { x, y } = puppet.grip('head', pose)
      return { x: x * STOUT, y, width: 0.85 * worn.height }
    },
  }
}

/** What covers it from neck to foot, above and below; where the prompt leaves it bare, its fur shows. */
const WHOLE =
  /dress|robe|suit|gown|overalls|costume|armou?r|uniform|tutu|leotard|onesie|pajamas|pyjamas|kimono|\bcoat|outfit|clothes|toga/
const TOPS =
  /shirt|sweater|turtleneck|pullover|jacket|hoodie|jumper|blouse|vest|tee|cardigan|jersey|top|raincoat/
const BOTTOMS = /trousers|pants|jeans|skirt|shorts|leggings|trunks/

const FEATHERED =
  /^(owl|penguin|duck|chicken|rooster|bird|eagle|parrot|flamingo|goose|swan|turkey|dove|peacock)/
const TAILED =
  /cat|dog|fox|wolf|lion|tiger|mouse|monkey|raccoon|squirrel|leopard|cow|horse|unicorn|zebra|dragon|t-rex|kangaroo|llama|giraffe/

/** Its own coat, lighter in front: fur with paws, or feathers with arms as wide as wings. */
function ownCoat(animal: string, fur: string): Person['wears'] {
  const belly = FACES[animal]?.vest ?? blend(fur, '#fff6e6', 0.55)
  return [
    { garment: FEATHERED.test(animal) ? 'feathers' : 'fur', colour: fur },
    { garment: 'belly patch', colour: belly },
  ]
}

/** The puppet under the head: in its clothes, or in a coat of fur. */
function inFur(animal: string, fur: string, { seed, wears = [], role = null }: MascotLook): Puppet {
  const worn = (kind: RegExp): boolean => wears.some(({ garment }) => kind.test(garment))
  const dressed = role !== null || worn(WHOLE) || worn(TOPS)
  const coat = [
    ...(dressed ? [] : ownCoat(animal, fur)),
    ...(TAILED.test(animal) ? [{ garment: 'fur tail', colour: fur }] : []),
    ...(role === null && worn(TOPS) && !worn(WHOLE) && !worn(BOTTOMS)
      ? [{ garment: 'leggings', colour: fur }]
      : []),
  ]
  const person = Person.parse({
    age: 'child',
    gender: 'man',
    hair: 'bald',
    skin: fur,
    role,
    wears: [...coat, ...wears],
  })
  return createPuppet(person, { seed })
}

/** As it is drawn, whatever the body under it is stretched by; heads in profile look where the body goes. */
function unstretched(head: Actor): Actor {
  return {
    ...head,
    draw: (brush, pose) => {
      brush.ctx.scale(1 / STOUT, 1)
      head.draw(brush, head.faces === 'left' ? { ...pose, turn: 1 } : pose)
    },
  }
}
