import type { Plan, Subject } from '../plan/plan.ts'
import { Person } from '../plan/plan.ts'
import { createRandom, hashText, type Random } from '../scene/random.ts'
import type { Actor } from './actor.ts'
import { choosePicture } from './choose-picture.ts'
import { createPicture } from './create-picture.ts'
import { nounTraits } from './noun-traits.ts'
import { createPuppet } from './people/puppet.ts'

export interface CastOptions {
  readonly seed: number
  /** Which of several alike this is: they differ a little in size, shade and phase. */
  readonly index?: number
}

/** Whoever plays this subject. Never nothing: what has no picture is played by its nearest kin. */
export function castSubject(subject: Subject, { seed, index = 0 }: CastOptions): Actor {
  const random = createRandom(seed).fork(`${subject.id}/${index}`)
  const { picture, person } = choosePicture(subject)
  if (picture === 'person') {
    return createPuppet(person ?? Person.parse({}), {
      seed: random.whole(0, 2 ** 31),
      colour: subject.colour,
      emotion: subject.emotion,
    })
  }
  const traits = nounTraits(subject.noun)
  const actor = createPicture(picture, {
    colour: subject.colour ?? (subject.material ? null : (traits.colour ?? null)),
    material: subject.material,
    scale: (traits.scale ?? 1) * (index === 0 ? 1 : random.between(0.94, 1.06)),
    shade: index === 0 ? 0 : SHADES[index % SHADES.length],
  })
  return index === 0 ? actor : inOwnTime(actor, random)
}

/** Steps of lightness between members of a group: few, because each is a raster of its own. */
const SHADES = [0, 0.025, -0.025, 0.04]

/** Members of a group breathe, blink and step each at their own moment. */
function inOwnTime(actor: Actor, random: Random): Actor {
  const late = random.between(0, 3)
  return { ...actor, draw: (brush, pose) => actor.draw({ ...brush, t: brush.t + late }, pose) }
}

/** All actors of a plan by subject id: `count` of them for each. A subject that comes back keeps its actors. */
export function cast(plan: Plan, seed = hashText(plan.prompt)): Map<string, Actor[]> {
  const actors = new Map<string, Actor[]>()
  for (const shot of plan.shots) {
    for (const subject of shot.subjects) {
      if (actors.has(subject.id)) continue
      const group = Array.from({ length: subject.count }, (_, index) =>
        castSubject(subject, { seed, index }),
      )
      actors.set(subject.id, group)
    }
  }
  return actors
}
