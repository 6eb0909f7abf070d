import type { Actor } from '../../cast/actor.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { eyeHeight, REST_DISTANCE } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import type { Mark } from '../player.ts'

const PERFORMING =
  /^(play-.*|sing|rap|dance|ballet|breakdance|magic|juggle|speak|give-speech|conduct|perform|dj|act|box|wrestle|lecture|preach)$/u
const WATCHING =
  /^(watch|cheer|clap|applaud|listen|look|wave|stand|gather|jump|scream|celebrate|raise-hands)$/u
/** From so many on people before a stage are a crowd. */
const MANY = 5

/** Whether these are the people for whom somebody else of the shot plays, sings or speaks. */
export function isAudience({ id, kind, count, person, actions }: Subject, shot: Shot): boolean {
  const anybody = kind === 'person' && count >= MANY && (person?.role ?? null) === null
  if (!anybody || !actions.every(({ verb }) => WATCHING.test(verb))) return false
  return shot.subjects.some(
    (each) => each.id !== id && each.actions.some(({ verb }) => PERFORMING.test(verb)),
  )
}

/** Two rows between us and the stage: how deep, and where on the frame the tops of their heads are, from the top. */
const ROWS = [
  { z: -2, top: 0.82 },
  { z: -3.2, top: 0.88 },
] as const
const TALL = 0.5

interface Place {
  readonly actor: Actor
  readonly index: number
  readonly count: number
}

/** Where one of the audience stands: heads and shoulders at the lower edge of the frame, all over its width. */
export function audienceMark({ actor, index, count }: Place, box: Box): Mark {
  const row = index % 2
  const { z, top } = ROWS[row === 0 ? 0 : 1]
  const near = REST_DISTANCE / (REST_DISTANCE + z)
  const here = row === 0 ? Math.ceil(count / 2) : Math.floor(count / 2)
  const step = (0.98 * box.width) / here
  const height = Math.min(TALL * box.height, (1.3 * step) / actor.aspect) / near
  const x = (Math.floor(index / 2) - (here - 1) / 2 + (row === 0 ? -0.1 : 0.1)) * step
  const eye = eyeHeight(box)
  const crown = eye + (box.height * (box.floor - top) - eye) / near
  return { x: x / near, y: crown - height, z, height, facing: x > 0 ? -1 : 1 }
}

/** The same person with the back to us. */
export function fromBehind(actor: Actor): Actor {
  return { ...actor, draw: (brush, pose) => actor.draw(brush, { ...pose, view: 'back' }) }
}
