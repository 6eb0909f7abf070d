import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import { BIKE, MOTORCYCLE } from './bikes.ts'

/** Motors are told by the rider's name or by what is ridden; all others pedal. */
function wheelsOf({ performer, object }: ActionContext): Score {
  const rider = `${performer.name} ${object ?? ''}`
  return /moto|dirt ?bike|\bbiker/u.test(rider) ? MOTORCYCLE : BIKE
}

/** On the hind wheel, which stays on the ground however far one leans back. */
function wheelie(context: ActionContext): Score {
  const ridden = wheelsOf(context)
  const level = ridden.keys[0] ?? {}
  const up = { ...level, at: [0.05, 0.14], lean: -0.56, mouth: 0.8 } as const
  return {
    ...ridden,
    seconds: 2.8,
    face: 'happy',
    keys: {
      0: { ...level, at: [0, 0], lean: 0 },
      0.2: up,
      0.45: { ...up, at: [0.05, 0.16], lean: -0.64 },
      0.8: up,
    },
  }
}

/** Up a ramp of earth, through the air in a bow, once over backwards where that is asked, and down on both wheels. */
function overRamp(context: ActionContext, turns: number, ridden = wheelsOf(context)): Score {
  const level = ridden.keys[0] ?? {}
  const spin = (share: number): number => -2 * Math.PI * turns * share
  return {
    ...ridden,
    seconds: 4,
    once: true,
    glides: false,
    needs: { place: 'meadow' },
    face: 'happy',
    set: [
      { thing: 'dirt ramp', x: -0.5, z: 0.03, height: 0.5 },
      { thing: 'dirt ramp', x: 1.18, z: 0.03, height: 0.5, flip: true },
    ],
    keys: {
      0: { ...level, at: [-1.33, 0], lean: 0, spin: 0 },
      0.16: { ...level, at: [-0.86, 0.02], lean: -0.1, spin: 0 },
      0.28: { ...level, at: [-0.39, 0.42], lean: -0.5, spin: 0 },
      0.42: { ...level, at: [0.02, 0.96], lean: -0.3, spin: spin(0.3), mouth: 0.8 },
      0.54: { ...level, at: [0.36, 1.06], lean: 0, spin: spin(0.62), mouth: 1 },
      0.68: { ...level, at: [0.76, 0.78], lean: 0.3, spin: spin(1), mouth: 0.8 },
      0.8: { ...level, at: [1.17, 0.4], lean: 0.45, spin: spin(1) },
      0.9: { ...level, at: [1.53, 0.02], lean: 0.05, spin: spin(1) },
      1: { ...level, at: [1.79, 0], lean: 0, spin: spin(1) },
    },
    effects: [
      { name: 'dust', at: [-0.3, 0.03], from: 0.05, until: 0.3, strength: 1.2 },
      { name: 'dust', at: [-0.2, 0.03], from: 0.86, until: 1, strength: 1.6 },
    ],
  }
}

/** What stunt riders do on two wheels. */
export const STUNTS: Deeds = {
  motocross: { needs: { place: 'meadow' }, by: (context) => overRamp(context, 0, MOTORCYCLE) },
  wheelie: { needs: { place: 'road', way: 0.5 }, by: wheelie },
  'ramp-jump': { needs: { place: 'meadow' }, by: (context) => overRamp(context, 0) },
  'ramp-flip': { needs: { place: 'meadow' }, by: (context) => overRamp(context, 1) },
}
