import { READY } from '../../postures.ts'
import { late, type Keys } from '../../keys.ts'
import type { Deeds, PartnerScore, Score } from '../../score.ts'
import { aloft, thrown } from '../../thrown.ts'
import { posture } from '../../posture.ts'

/** Where those of the near and of the far side stand: by turns, one step further back each time. */
const spotOf = (index: number, net: number): { x: number; ours: boolean; z: number } => {
  const ours = index % 2 === 1
  const rank = Math.floor(index / 2)
  const back = 0.5 * rank + (ours ? 0.5 : 0)
  return { x: ours ? -back : net * 2 + back, ours, z: rank % 2 === 0 ? 0.02 : 0.07 }
}

const ON_GUARD: Keys = {
  0: { ...READY, rh: [0.16, 0.7], lh: [0.22, 0.72], right: 'open', left: 'open', neck: -0.2 },
  0.5: { hip: [0.01, 0.44], rh: [0.16, 0.78], lh: [0.22, 0.8] },
}

const HIT: Keys = {
  0: { ...READY, rh: [0.12, 0.98], lh: [0.2, 0.98], right: 'open', left: 'open', neck: -0.3 },
  0.08: { at: [0, 0.12], hip: [0, 0.475], rh: [0.14, 1.07], lh: [0.22, 1.06] },
  0.3: { at: [0, 0], hip: [-0.02, 0.42], rh: [0.14, 0.72], lh: [0.2, 0.74] },
  0.85: { hip: [-0.02, 0.4], rh: [0.1, 0.84], lh: [0.18, 0.84] },
}

const mate = (index: number, net: number): PartnerScore => {
  const { x, ours, z } = spotOf(index, net)
  return { x, z, faces: ours ? 1 : -1, face: 'happy', keys: ON_GUARD }
}

/** One net, two sides, one ball. */
const VOLLEYBALL: Score = {
  seconds: 2.4,
  face: 'happy',
  costume: 'volleyball player',
  needs: { place: 'beach', company: 6 },
  set: [
    { thing: 'net', x: 0.62, z: 0.03, height: 1.12 },
    {
      thing: 'volleyball',
      z: -0.03,
      height: 0.14,
      ...aloft(
        [0.18, 1.06],
        [
          { until: 0.5, to: [1.06, 1.06], lift: 0.42 },
          { until: 1, to: [0.18, 1.06], lift: 0.42 },
        ],
        1,
      ),
    },
  ],
  keys: HIT,
  partner: { x: 1.24, face: 'happy', keys: late(HIT, 0.5) },
  fellows: (count) => Array.from({ length: count }, (_, index) => mate(index + 1, 0.62)),
}

const KICK: Keys = {
  0: posture('hip -0.02 0.46, rf -0.22 0.14, lf 0.02 0, torso 0.06, ra 0.6 0.4, la -0.5 0.4'),
  0.1: { rf: [0.24, 0.1], torso: -0.1, ra: [-0.4, 0.4], la: [0.6, 0.4] },
  0.28: { hip: [0, 0.45], rf: [0.04, 0], lf: [-0.08, 0], torso: 0.12 },
  0.8: { hip: [0, 0.44], rf: [-0.08, 0], lf: [0.08, 0], torso: 0.14 },
}
const RUNS: Keys = {
  0: posture('at 0 0, hip 0.02 0.44, rf 0.14 0.02, lf -0.2 0.1, torso 0.16, ra -0.5 1, la 0.6 1'),
  0.25: { at: [0.05, 0.02], rf: [-0.04, 0], lf: [0.06, 0.12] },
  0.5: { at: [0, 0], rf: [-0.2, 0.1], lf: [0.14, 0.02], ra: [0.6, 1], la: [-0.5, 1] },
  0.75: { at: [-0.05, 0.02], rf: [0.06, 0.12], lf: [-0.04, 0] },
}

/** How far away from us the ranks of a team are: those behind are seen between those before them. */
const DEPTHS = [0.08, 1.1, 0.5, 1.6, 0.9] as const

/** Left and right of the two who have the ball by turns, a whole team all over the pitch. */
function runsAt(index: number): { x: number; z: number } {
  const rank = Math.floor(index / 2)
  const out = 0.5 + 0.48 * rank
  return { x: index % 2 === 0 ? 1.5 + out : -out - 0.1, z: DEPTHS[rank] ?? 0.08 }
}

/** Passes between two, the others run along. */
const FOOTBALL: Score = {
  seconds: 2,
  face: 'happy',
  needs: { place: 'stadium', company: 11 },
  set: [
    {
      thing: 'football',
      x: 0,
      z: -0.04,
      height: 0.15,
      move: thrown(
        [0.26, 0],
        [
          { until: 0.1, to: [0.3, 0] },
          { until: 0.58, to: [1.16, 0], lift: 0.26 },
          { until: 1, to: [0.26, 0], lift: 0.2 },
        ],
        2,
      ),
    },
  ],
  keys: KICK,
  partner: { x: 1.45, face: 'happy', keys: late(KICK, 0.5) },
  fellows: (count) =>
    Array.from({ length: count }, (_, index) => ({
      ...runsAt(index),
      faces: index % 2 === 0 ? (-1 as const) : (1 as const),
      face: 'happy' as const,
      keys: RUNS,
    })),
  effects: [{ name: 'dust', at: [0.24, 0.03], from: 0.02, until: 0.14, strength: 0.6 }],
}

/** Games of several with one ball. */
export const MATCHES: Deeds = { 'volleyball-match': VOLLEYBALL, 'football-match': FOOTBALL }
