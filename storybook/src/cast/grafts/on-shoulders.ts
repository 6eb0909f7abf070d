import { bareName } from './anatomy.ts'
import { findPicture } from '../../lexicon/find-picture.ts'
import { hashText } from '../../scene/random.ts'
import type { Subject } from '../../plan/plan.ts'
import type { Actor, Held, Pose } from '../actor.ts'
import { createPicture } from '../create-picture.ts'
import { asOne } from '../looks/grafts/as-one.ts'
import { animalHead, hasHead, lookingAhead, type AnimalHead } from '../mascots/animal-head.ts'
import { ownCoat } from '../mascots/coat.ts'
import { withFace } from '../mascots/enlivened.ts'
import { asPuppet } from '../mascots/mascot.ts'
import { isPuppet, type Puppet } from '../people/puppet.ts'

/** How much larger than a person's head another one on the same neck is, and how wide it may be. */
const [LARGER, WIDEST] = [1.85, 0.5]
const STEEL = '#8f9ba3'

/** Whether somebody stands upright who can have anything at all for a head. */
export const isUpright = ({ person, noun }: Subject): boolean =>
  person !== null || /\brobot$/u.test(noun)

/** Somebody with something else on the shoulders: a beast's head, a teapot, a television. */
export function onShoulders(own: Actor, subject: Subject, of: string): Actor {
  const head = headOf(of)
  if (head === null || !isPuppet(own)) return own
  if (/\brobot$/u.test(subject.noun)) return asRobot(own, subject, head)
  const mask = maskFor(own, head)
  const masked = (pose: Pose): Pose => ({ ...pose, holds: [...(pose.holds ?? []), mask] })
  const crown = own.grip('head', {}).y + mask.height * mask.at.y
  return { ...own, crown, draw: (brush, pose) => own.draw(brush, masked(pose)) }
}

/** The head of whoever has one, and of all else the whole. */
function headOf(of: string): AnimalHead | null {
  const found = findPicture(of)
  if (found === null || found.picture === 'person') return null
  const name = bareName(found.picture)
  if (hasHead(name)) return animalHead(name, null)
  const actor = createPicture(found.picture)
  const wide = Math.min(0.9, actor.aspect * 0.75)
  return {
    actor,
    nape: actor,
    fur: STEEL,
    profile: false,
    shape: { x: 0.5, y: 0.03, wide, neck: 0.5 },
    eyes: [0.5, 0.5, Math.min(1, actor.aspect) * 0.3],
  }
}

function maskFor({ proportions }: Puppet, { actor, profile }: AnimalHead): Held {
  const height = Math.min(proportions.head * LARGER, WIDEST / actor.aspect)
  return {
    grip: 'head',
    actor: profile ? lookingAhead(actor) : actor,
    angle: 0,
    height,
    at: { x: 0.5, y: 0.6 },
    front: true,
    layer: 'front',
  }
}

function asRobot(own: Puppet, { id, emotion }: Subject, head: AnimalHead): Actor {
  const seed = hashText(id)
  const coat = ownCoat('robot', STEEL)
  const isThing = head.fur === STEEL
  const faced = isThing ? { ...head, actor: withFace(head.actor, emotion) } : head
  return { ...asPuppet(faced, { seed, metres: own.metres, name: 'headed', coat }), name: own.name }
}

/** Where those have a face who are no beasts: how high its middle is, and how tall it is. */
const FACES: readonly (readonly [name: RegExp, spot: { y: number; tall: number }])[] = [
  [/:(?:flower|sunflower|daisy|blossom|hibiscus|rose|tulip|gerbera)/u, { y: 0.73, tall: 0.36 }],
  [/:(?:moon|full-moon|sun|ball|globe)/u, { y: 0.5, tall: 0.8 }],
  [/tree/u, { y: 0.62, tall: 0.4 }],
]

/** A thing with the face of a beast on it, in the middle or where it has its head. */
export function withFaceOf(thing: Actor, of: string): Actor {
  const head = headOf(of)
  if (head === null) return thing
  const usual = { y: 0.46, tall: 0.52 * Math.min(1, thing.aspect) }
  const { y, tall } = FACES.find(([name]) => name.test(thing.name))?.[1] ?? usual
  const foot = y - tall / 2
  return {
    ...thing,
    eyes: () => ({ x: 0, y, width: tall * 0.5 }),
    draw: asOne(thing, (brush, pose) => {
      thing.draw(brush, pose)
      const { blink = 0, mouth = 0 } = pose
      brush.ctx.save()
      brush.ctx.translate(0, -foot)
      brush.ctx.scale(tall, tall)
      head.actor.draw({ ...brush, pixels: brush.pixels * tall }, { blink, mouth })
      brush.ctx.restore()
    }),
  }
}
