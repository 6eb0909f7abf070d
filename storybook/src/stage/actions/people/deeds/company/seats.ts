import { alone } from './on-beams.ts'
import type { Deeds, PartnerScore, Score } from '../../score.ts'
import type { Keys } from '../../keys.ts'

const FACING_US = { hip: [0, 0.3], rf: [-0.05, 0], lf: [0.05, 0] } as const

const easy = (side: 1 | -1): Keys => ({
  0: { ...FACING_US, ra: [-0.14, 0.5], la: [0.14, -0.5], neck: 0.06 * side, look: 0.4 * side },
  0.4: { ...FACING_US, neck: 0.1 * side, mouth: 0.4, look: 0.6 * side },
  0.7: { ...FACING_US, neck: 0.02 * side, look: 0.1 * side, mouth: 0 },
})

/** Leaning back and forth with it, the mouth wide open. */
const merry = (side: 1 | -1): Keys => ({
  0: { ...FACING_US, ra: [-0.14, 0.5], la: [0.14, -0.5], neck: 0.12 * side, mouth: 0.9 },
  0.2: { ...FACING_US, neck: -0.06 * side, mouth: 1, at: [0, 0.012] },
  0.4: { ...FACING_US, neck: 0.14 * side, mouth: 0.8, at: [0, 0] },
  0.6: { ...FACING_US, neck: 0.02, mouth: 1, at: [0, 0.012] },
  0.8: { ...FACING_US, neck: 0.1 * side, mouth: 0.7, at: [0, 0] },
})

/** An arm goes out, and crumbs fall from the hand. */
const scattering = (side: 1 | -1, mouth: number): Keys => ({
  0: { ...FACING_US, rh: [-0.05, 0.45], lh: [0.06, 0.45], neck: 0.04 * side, mouth },
  0.35: { ...FACING_US, rh: [-0.2, 0.38], lh: [0.06, 0.45], neck: -0.08, mouth: mouth * 0.6 },
  0.5: { ...FACING_US, rh: [-0.22, 0.32], right: 'open', neck: -0.1, mouth },
  0.8: { ...FACING_US, rh: [-0.06, 0.45], lh: [0.06, 0.45], neck: 0.1 * side, mouth },
})

/** Side by side on one bench or sofa, seen from the front. */
export function onOneSeat(object: string | null, keys: (side: 1 | -1) => Keys = easy): Score {
  const soft = /sofa|couch|settee/u.test(object ?? '')
  const seat = soft ? 'couch' : 'bench'
  return {
    seconds: 4,
    view: 'front',
    face: 'happy',
    needs: { company: 4 },
    set: [{ thing: seat, x: 0.16, z: 0.03, height: soft ? 0.56 : 0.5, stands: true }],
    keepsTool: true,
    keys: keys(1),
    partner: { x: 0.32, z: 0, faces: 1, view: 'front', guest: true, face: 'happy', keys: keys(-1) },
    fellows: (count) =>
      Array.from({ length: count }, (_, index) => ({
        x: index % 2 === 0 ? -0.32 : 0.64,
        z: 0,
        faces: 1,
        view: 'front',
        guest: true,
        keys: keys(index % 2 === 0 ? 1 : -1),
      })),
  }
}

const from = (side: 1 | -1): Keys => ({
  0: { hip: [0, 0.32], rh: [0.1, 0.42], lh: [-0.1, 0.42], neck: 0.02 * side },
  0.5: { hip: [0, 0.325], neck: 0.12 * side },
})

const neighbour = (x: number, side: 1 | -1): PartnerScore => ({
  x,
  z: 0,
  faces: 1,
  view: 'back',
  guest: true,
  keys: from(side),
})

/** On a bench with their backs to us, looking out. */
const BENCH_FROM_BEHIND: Score = {
  seconds: 5,
  view: 'back',
  needs: { company: 4 },
  set: [{ thing: 'bench', x: 0.13, z: -0.05, height: 0.46, stands: true }],
  keys: from(1),
  partner: neighbour(0.26, -1),
  fellows: (count) =>
    Array.from({ length: count }, (_, index) => neighbour(index % 2 === 0 ? -0.3 : 0.56, 1)),
}

/** The same in the wild, on the trunk of a tree. */
const LOG_FROM_BEHIND: Score = {
  ...BENCH_FROM_BEHIND,
  set: [{ thing: 'fallen tree', x: 0.13, z: -0.05, height: 0.34 }],
}

/** What they eat, on a low table beside the sofa; one of them lifts some of it. */
function withSnack(object: string | null): Score {
  if (object === null || object === 'television') return BEFORE_THE_SCREEN
  const { set = [] } = BEFORE_THE_SCREEN
  const corn = /popcorn|bowl/u.test(object)
  const snack = corn ? 'popcorn' : '?popcorn'
  return {
    ...BEFORE_THE_SCREEN,
    set: [
      ...set,
      { thing: 'stool', x: 0.96, z: -0.08, height: 0.26 },
      { thing: snack, x: 0.96, y: 0.26, z: -0.09, height: 0.2 },
    ],
    holds: [{ thing: snack, layer: 'back', height: 0.17, upright: true }],
    keys: {
      0: { hip: [0, 0.32], rh: [0.16, 0.86], lh: [-0.1, 0.42], neck: 0.02 },
      0.5: { hip: [0, 0.325], rh: [0.18, 0.9], neck: 0.12 },
    },
  }
}

/** On a sofa with their backs to us, before a large screen. */
const BEFORE_THE_SCREEN: Score = {
  seconds: 4,
  view: 'back',
  needs: { place: 'living-room', company: 5 },
  set: [
    { thing: 'television', x: 0.16, y: 0.74, z: 0.5, height: 0.62 },
    { thing: 'couch', x: 0.16, z: -0.06, height: 0.5 },
  ],
  keys: from(1),
  partner: neighbour(0.32, -1),
  fellows: (count) =>
    Array.from({ length: count }, (_, index) =>
      neighbour([-0.3, 0.62, 0.16][index] ?? 0.16, index % 2 === 0 ? 1 : -1),
    ),
  effects: [{ name: 'popcorn', at: [0.2, 0.8], from: 0.5, until: 0.6, strength: 0.5 }],
}

/** Before the screen of a cinema, which is there already. */
const IN_THE_CINEMA: Score = {
  ...BEFORE_THE_SCREEN,
  needs: { place: 'movie-theater', company: 5 },
  set: [{ thing: 'red couch', x: 0.16, z: -0.06, height: 0.46 }],
}

/** Sitting next to one another. */
export const SEATS: Deeds = {
  'sit-together': { needs: { company: 4 }, by: ({ object }) => onOneSeat(object) },
  'laugh-together': { needs: { company: 4 }, by: ({ object }) => onOneSeat(object, merry) },
  'feed-from-bench': {
    needs: { company: 4, place: 'park' },
    by: ({ object }) => withCrumbs(onOneSeat(object, (side) => scattering(side, 0.2))),
  },
  'laugh-and-feed': {
    needs: { company: 4, place: 'park' },
    by: ({ object }) => withCrumbs(onOneSeat(object, (side) => scattering(side, 1))),
  },
  'sit-gaze': {
    needs: { company: 4 },
    by: ({ partner, object }) => {
      const score = object === 'log' ? LOG_FROM_BEHIND : BENCH_FROM_BEHIND
      return partner ? score : alone(score)
    },
  },
  'watch-film': {
    needs: { place: 'movie-theater', company: 5 },
    by: ({ partner }) => (partner ? IN_THE_CINEMA : alone(IN_THE_CINEMA)),
  },
  'watch-tv-together': {
    needs: { place: 'living-room', company: 5 },
    by: ({ object }) => withSnack(object),
  },
}

function withCrumbs(score: Score): Score {
  return { ...score, effects: [{ name: 'crumbs', at: 'rightHand', from: 0.4, until: 0.7 }] }
}
