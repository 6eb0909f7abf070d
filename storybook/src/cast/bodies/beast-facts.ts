import type { FullFacts } from '../facts/facts.ts'
import type { Beast } from './beast.ts'

const QUADRUPED: NonNullable<FullFacts['grips']> = {
  seat: [0.62, 0.32],
  back: [0.62, 0.32],
  mouth: [0.25, 0.42],
  head: [0.28, 0.04],
}
const UPRIGHT: NonNullable<FullFacts['grips']> = {
  leftHand: [0.14, 0.7],
  rightHand: [0.86, 0.7],
  bothHands: [0.5, 0.6],
  head: [0.5, 0],
}

/** What is known of a beast that we gave a body. */
export function beastFacts({ build, tall }: Beast): FullFacts {
  if (build === 'figure')
    return { tall, faces: 'front', home: 'ground', build: 'biped', grips: UPRIGHT }
  if (build === 'frog') return { tall, faces: 'front', home: 'ground', build: 'quadruped' }
  if (build === 'bird') return { tall, faces: 'left', home: 'ground', build: 'bird' }
  return { tall, faces: 'left', home: 'ground', build: 'quadruped', grips: QUADRUPED }
}
