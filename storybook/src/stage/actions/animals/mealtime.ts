import type { Actor, Pose } from '../../../cast/actor.ts'
import { hasGuise } from '../../../cast/guises.ts'
import type { ActionContext, Companion } from '../action.ts'
import { beside } from '../performed.ts'

/** Drawn all in one piece: they bend with the whole body. */
const NECKLESS =
  /:(dog|poodle|guide-dog|service-dog|ewe|ram|pig|boar|elephant|rabbit|goat|badger|raccoon|mouse|rat|hamster|chipmunk|hedgehog|beaver|otter|sloth|skunk|crocodile)/u

/** Further than this a body without a neck would stand on its head. */
const STEEPEST = 0.42

/** Its head so far down (`dip` 0…1) to what lies on the ground. */
export function headDown(performer: Actor, dip: number, deep: number): Pose {
  const profile = hasGuise(performer.name, 'profile')
  const bows = performer.build === 'quadruped' && (profile || !NECKLESS.test(performer.name))
  return {
    ...(profile && { guise: 'profile' }),
    bow: (bows ? 1.05 : 0.3) * dip,
    crouch: 0.22 * dip,
    lean: (bows ? 0.5 * deep : Math.min(STEEPEST, 1.35 * deep)) * dip,
  }
}

/** What an animal eats or drinks, on the ground before it. */
export function meal(context: ActionContext): Companion[] {
  const { object, performer } = context
  // Water is where the place has it; a picture of water on the ground would be a thing to eat.
  const food =
    object === null || /water|river|lake|pond|grass|stream/u.test(object)
      ? null
      : context.find(object)
  if (!food) return []
  const height = Math.min(/bowl/u.test(object ?? '') ? 0.24 : 0.42, 0.5 / food.aspect)
  const place = { x: performer.aspect * 0.5 + food.aspect * height * 0.35, y: 0, z: -0.05 }
  return beside('meal', food, { ...place, height })
}
