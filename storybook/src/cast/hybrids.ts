import { findPicture } from '../lexicon/find-picture.ts'
import type { Subject } from '../plan/plan.ts'
import type { Actor } from './actor.ts'
import { createPicture } from './create-picture.ts'
import { animalHead, hasHead } from './mascots/animal-head.ts'

const HALVES = /\bhalf[- ](\w+),? (?:and )?half[- ](\w+)/u

/** How tall the other one's head is in heights of the body: it hides the body's own. */
const HEAD = 0.68

/** Half a duck, half a dragon: the body of the one with the head of the other. Null for all that is whole. */
export function createHybrid({ noun, words, colour }: Subject): Actor | null {
  const [, one, other] = HALVES.exec(noun) ?? HALVES.exec(words.toLowerCase()) ?? []
  const pictures = [one, other].map((name) => findPicture(name ?? '')?.picture)
  const [first, second] = pictures
  if (!first || !second) return null
  const faced = hasHead(plain(first))
  if (!faced && !hasHead(plain(second))) return null
  const [head, body] = faced ? [first, second] : [second, first]
  return withHead(createPicture(body, { colour }), plain(head))
}

const plain = (picture: string): string => picture.replace(/^(?:noto|prop):/u, '')

function withHead(body: Actor, animal: string): Actor {
  const { actor: head } = animalHead(animal, null)
  return {
    ...body,
    draw: (brush, pose) => {
      body.draw(brush, pose)
      const [crown, mouth] = [body.grip('head', pose), body.grip('mouth', pose)]
      const [x, y] = [0.55 * crown.x + 0.45 * mouth.x, 0.4 * crown.y + 0.6 * mouth.y]
      brush.ctx.save()
      brush.ctx.translate(x, -y + HEAD / 2)
      brush.ctx.scale(HEAD, HEAD)
      const { turn, blink } = pose
      head.draw(
        { ...brush, pixels: brush.pixels * HEAD },
        { ...(turn === undefined ? {} : { turn }), ...(blink === undefined ? {} : { blink }) },
      )
      brush.ctx.restore()
    },
  }
}
