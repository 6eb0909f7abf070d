import { createPicture } from '../../../cast/create-picture.ts'
import type { Actor } from '../../../cast/actor.ts'
import { ease, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { breathing } from '../life.ts'
import { beside, deed, performed } from '../performed.ts'

/** The old skin: the same one, pale and thin. */
function skinOf(context: ActionContext): Actor | null {
  const { performer } = context
  const [sort = '', name = ''] = performer.name.split(':')
  if (sort === 'noto') return createPicture(performer.name, { colour: 'beige' })
  return context.find(`beige ${name.replaceAll('-', ' ')}`)
}

/** Creeps out of its old skin, which stays where it was. */
function shedding(context: ActionContext): Performance {
  const { performer, seconds } = context
  const skin = skinOf(context)
  const out = (t: number): number => ease(through(t, seconds * 0.22, seconds * 0.55))
  return performed(context, (t) => ({
    x: 1.05 * performer.aspect * out(t),
    y: 0.02 * Math.abs(wave(t * 1.2)) * (out(t) % 1 > 0 ? 1 : 0),
    pose: { ...breathing(t), lean: 0.05 * wave(t * 0.8), wag: t, gait: t },
    companions: beside('old skin', skin, {
      x: 0,
      z: -0.02,
      height: 1.02 - 0.1 * out(t),
      pose: { turn: 1, alpha: 0.78 - 0.2 * out(t) },
      shadow: false,
    }),
  }))
}

/** What grows out of its skin. */
export const SHEDDING: readonly Choreography[] = [deed('shed-skin', shedding)]
