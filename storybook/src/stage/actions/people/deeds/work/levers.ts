import type { Deeds, Score } from '../../score.ts'

/** Where the lever turns, in adult heights. */
const PIVOT = { x: 0.46, y: 0.5 } as const
/** When it is down. */
const DOWN = 0.5

/** From up and away down to oneself, with all one's weight; then it sparks. */
const PULLED: Score = {
  seconds: 3.2,
  set: [{ thing: 'lever box', x: PIVOT.x + 0.08, z: 0.03, height: 0.58 }],
  keys: {
    0: { rh: [0.5, 0.84], lh: [0.42, 0.8], torso: 0.16, rf: [-0.1, 0], lf: [0.12, 0] },
    0.24: { rh: [0.5, 0.85], lh: [0.42, 0.81], torso: 0.18, neck: -0.1, mouth: 0.2 },
    [DOWN]: { rh: [0.2, 0.64], lh: [0.26, 0.6], hip: [-0.08, 0.42], torso: -0.1, mouth: 1 },
    0.8: { rh: [0.2, 0.64], lh: [0.26, 0.6], hip: [-0.08, 0.42], torso: -0.12, mouth: 0.8 },
  },
  strands: ({ at, body }) => {
    const [foot, hand] = [{ x: PIVOT.x * body, y: PIVOT.y * body }, at('rightHand')]
    const knob = { x: hand.x + (hand.x - foot.x) * 0.12, y: hand.y + (hand.y - foot.y) * 0.12 }
    return [
      { points: [foot, hand], colour: '#8d949c', width: 0.026 },
      { points: [hand, knob], colour: '#d6453f', width: 0.05 },
    ]
  },
  effects: [
    { name: 'sparks', at: [PIVOT.x + 0.08, 0.56], from: DOWN, until: 0.9, strength: 1.2 },
    { name: 'flash', at: [PIVOT.x + 0.08, 0.6], from: DOWN, until: DOWN + 0.06, strength: 0.8 },
  ],
}

/** What great machines are set going with. */
export const LEVERS: Deeds = { 'pull-lever': PULLED }
