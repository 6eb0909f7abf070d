import type { Plan, Subject } from '../plan/plan.ts'
import { createRandom, hashText } from '../scene/random.ts'
import type { Actor } from './actor.ts'
import { createPicture } from './create-picture.ts'
import { choosePicture } from './choose-picture.ts'

export interface CastOptions {
  readonly seed: number
  /** Which of several alike this is: they differ a little in size and shade. */
  readonly index?: number
}

/** Whoever plays this subject. Never nothing: what has no picture is played by its nearest kin. */
export function castSubject(subject: Subject, { seed, index = 0 }: CastOptions): Actor {
  const random = createRandom(seed).fork(`${subject.id}/${index}`)
  const scale = index === 0 ? 1 : random.between(0.94, 1.06)
  const picture = choosePicture(subject)
  return createPicture(picture, { colour: subject.colour, material: subject.material, scale })
}

/** All actors of a plan by subject id and shot: `count` of them for each subject. */
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
