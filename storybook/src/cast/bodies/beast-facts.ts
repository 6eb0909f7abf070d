import type { FullFacts } from '../facts/facts.ts'
import type { Beast } from './beast.ts'

const UPRIGHT: NonNullable<FullFacts['grips']> = {
  leftHand: [0.14, 0.7],
  rightHand: [0.86, 0.7],
  bothHands: [0.5, 0.6],
  head: [0.5, 0],
}

/** How far below the top its back is, as a share of the height. */
const BACKS: Partial<Record<Beast['build'], number>> = { bear: 0.3, prowler: 0.39, horse: 0.37 }

/** What is known of a beast that we gave a body. */
export function beastFacts({ build, tall, head }: Beast, aspect: number): FullFacts {
  const at = head.x / 100 / aspect + 0.5
  // A frog's eyes are on top of its head.
  const [high, wide] = build === 'frog' ? [0.32, 0.85] : [0.06, 0.6]
  const eyes = [at, 1 - (head.y + head.tall * high) / 100, (head.tall * wide) / 100] as const
  const face: NonNullable<FullFacts['grips']> = {
    head: [at, 1 - (head.y + head.tall * 0.46) / 100],
    mouth: [at, 1 - (head.y - head.tall * 0.25) / 100],
    // A scarf goes below the head, not over it.
    middle: [at + 0.04, 1 - (head.y - head.tall * 0.52) / 100],
  }
  const neck = [at + 0.03, 1 - (head.y - head.tall * 0.56) / 100, (head.tall * 0.8) / 100] as const
  const common = { tall, eyes, neck, home: 'ground' } as const
  if (build === 'figure') {
    return { ...common, faces: 'front', build: 'biped', grips: { ...UPRIGHT, ...face } }
  }
  if (build === 'frog') return { ...common, faces: 'front', build: 'quadruped', grips: face }
  if (build === 'bird') return { ...common, faces: 'left', build: 'bird', grips: face }
  const back = [0.6, BACKS[build] ?? 0.35] as const
  return { ...common, faces: 'left', build: 'quadruped', grips: { ...face, seat: back, back } }
}
