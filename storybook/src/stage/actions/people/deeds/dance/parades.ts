import { pairs } from '../../../../../scene/rows.ts'
import type { Deeds, PartnerScore, Score, Strand } from '../../score.ts'
import type { Keys } from '../../keys.ts'
import { TAU } from '../../track.ts'

const STEP = 0.52
const LAG = 0.17

/** A pole in both hands that goes up and down, and feet that trip along. */
const ON_A_POLE: Keys = {
  0: { rh: [0.1, 0.72], lh: [0.12, 0.58], rf: [0.08, 0], lf: [-0.06, 0.05], torso: 0.05 },
  0.25: { rh: [0.1, 0.84], lh: [0.12, 0.7], rf: [0.02, 0.05], lf: [0.04, 0], mouth: 0.6 },
  0.5: { rh: [0.1, 0.72], lh: [0.12, 0.58], rf: [-0.06, 0.05], lf: [0.08, 0] },
  0.75: { rh: [0.1, 0.6], lh: [0.12, 0.46], rf: [0.04, 0], lf: [0.02, 0.05] },
}

const bearer = (index: number): PartnerScore => ({
  x: -STEP * index,
  z: index % 2 === 0 ? 0.01 : 0.03,
  faces: 1,
  face: 'happy',
  keys: ON_A_POLE,
  late: (1 - LAG * index + 2) % 1,
})

/** How high the paper dragon is so many bearers back. */
const heightAt = (phase: number, index: number): number =>
  1.42 + 0.13 * Math.sin((phase - LAG * index) * TAU)

const BEARERS = 5
const RIBS = 22

function dragonBody(phase: number, k: number): readonly Strand[] {
  const point = (index: number, up = 0): { x: number; y: number } => ({
    x: (0.12 - STEP * index) * k,
    y: (heightAt(phase, index) + up) * k,
  })
  const along = (up: number, to = BEARERS - 0.3): { x: number; y: number }[] =>
    Array.from({ length: 30 }, (_, at) => point(-0.35 + ((to + 0.35) * at) / 29, up))
  const ribs = Array.from({ length: RIBS }, (_, at) => {
    const index = -0.1 + ((BEARERS - 0.5) * at) / (RIBS - 1)
    const points = [point(index, 0.12), point(index + 0.08, 0), point(index, -0.12)]
    return { points, colour: '#f4c64a', width: 0.022, z: -0.052 }
  })
  const fins = Array.from({ length: RIBS }, (_, at) => {
    const index = -0.1 + ((BEARERS - 0.5) * at) / (RIBS - 1)
    const points = [point(index, 0.12), point(index + 0.14, 0.22)]
    return { points, colour: '#f2993a', width: 0.05, z: -0.049 }
  })
  const poles = Array.from({ length: BEARERS }, (_, index) => {
    const { x, y } = point(index)
    const points = [
      { x, y },
      { x, y: y - 1.02 * k },
    ]
    return { points, colour: '#a9743f', width: 0.026, z: -0.03 }
  })
  return [
    ...poles,
    ...fins,
    { points: along(0), colour: '#d2322f', width: 0.26, z: -0.05 },
    { points: along(-0.13), colour: '#f7dd8a', width: 0.04, z: -0.051 },
    ...ribs,
  ]
}

const DRAGON_DANCE: Score = {
  seconds: 1.9,
  face: 'happy',
  needs: { place: 'street', company: BEARERS },
  costume: 'lion dancer',
  keys: ON_A_POLE,
  partner: bearer(1),
  fellows: (count) => Array.from({ length: count }, (_, index) => bearer(index + 2)),
  strands: ({ beat, body }) => dragonBody(beat.phase, body),
  set: [
    {
      thing: 'parade dragon head',
      x: 0.5,
      y: 1.1,
      z: -0.055,
      height: 0.66,
      move: ({ phase }) => ({
        y: heightAt(phase, -0.6) - 1.42,
        lean: 0.14 * Math.cos(phase * TAU),
      }),
    },
  ],
  effects: [{ name: 'confetti', at: [-0.6, 2], strength: 0.5 }],
}

/** Two under one cloth: the one in front has the lion's head before his own. */
const LION_DANCE: Score = {
  seconds: 1.5,
  needs: { place: 'street', company: 2 },
  costume: 'lion dancer',
  keys: {
    0: { rh: [0.24, 0.8], lh: [0.24, 0.72], hip: [0, 0.42], rf: [0.12, 0], lf: [-0.08, 0.1] },
    0.5: { rh: [0.24, 0.84], lh: [0.24, 0.76], hip: [0, 0.42], rf: [0.02, 0.1], lf: [0.06, 0] },
  },
  partner: {
    x: -0.6,
    z: 0.02,
    faces: 1,
    keys: {
      0: { torso: 0.9, neck: -0.2, hip: [-0.04, 0.4], rf: [-0.06, 0.08], lf: [0.1, 0] },
      0.5: { torso: 0.95, hip: [-0.04, 0.41], rf: [0.1, 0], lf: [-0.04, 0.08] },
    },
  },
  strands: ({ beat, body: k }) => {
    const hop = 0.03 * Math.sin(beat.phase * TAU * 2)
    const along = (up: number): { x: number; y: number }[] =>
      pairs('0.3 0.76, 0 0.78, -0.35 0.68, -0.72 0.62, -0.86 0.5').map(([x, y]) => ({
        x: x * k,
        y: (y + up + hop) * k,
      }))
    return [
      { points: along(0), colour: '#d6352f', width: 0.42, z: -0.05 },
      { points: along(0.16), colour: '#f4c64a', width: 0.07, z: -0.051 },
      { points: along(-0.02), colour: '#f4c64a', width: 0.05, z: -0.051 },
      { points: along(-0.2), colour: '#fbf4e2', width: 0.08, z: -0.051 },
    ]
  },
  set: [
    {
      thing: 'parade lion head',
      x: 0.38,
      y: 0.5,
      z: -0.055,
      height: 0.72,
      move: ({ phase }) => ({
        y: 0.06 * Math.sin(phase * TAU * 2),
        lean: 0.16 * Math.sin(phase * TAU),
      }),
    },
  ],
  effects: [{ name: 'confetti', at: [0, 1.5], strength: 0.5 }],
}

/** What is danced in the streets of China at New Year, under paper and cloth. */
export const PARADES: Deeds = { 'dragon-dance': DRAGON_DANCE, 'lion-dance': LION_DANCE }
