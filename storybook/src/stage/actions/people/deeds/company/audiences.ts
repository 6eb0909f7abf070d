import { SIT } from '../../postures.ts'
import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { Deeds, PartnerScore, Score, Variation } from '../../score.ts'

/** Seen from behind, as those in front of us are in a theatre. */
const APPLAUD: Score = {
  seconds: 0.7,
  view: 'back',
  needs: { place: 'theatre' },
  keys: {
    0: { rh: [0.1, 0.86], lh: [-0.1, 0.86], right: 'open', left: 'open', neck: 0.04 },
    0.5: { rh: [0.02, 0.88], lh: [-0.02, 0.88], neck: -0.04 },
  },
}

const CHEER: Score = {
  seconds: 1.2,
  view: 'back',
  needs: { place: 'stadium' },
  keys: {
    0: { ra: [2.5, 0.2], la: [-2.5, -0.2], right: 'fist', left: 'fist', at: [0, 0] },
    0.4: { ra: [2.9, 0.1], la: [-2.9, -0.1], at: [0, 0.06] },
    0.7: { ra: [2.6, 0.3], la: [-2.7, -0.3], at: [0, 0] },
  },
  effects: [{ name: 'confetti', at: [0, 1.4], strength: 0.25 }],
}

/** Where the desks of a row are: farther apart where heads are as broad as those of beasts. */
interface Desks {
  readonly first: number
  readonly apart: number
}
const OF_PEOPLE: Desks = { first: -0.42, apart: 0.46 }
const OF_BEASTS: Desks = { first: -0.95, apart: 0.66 }
const BROAD_HEAD = 0.3

const deskAt = ({ first, apart }: Desks, index: number): number => first - (index % 3) * apart

/** At a desk, seen from behind; now and then a hand goes up. */
const pupil = (index: number, count: number, desks: Desks): PartnerScore => ({
  x: deskAt(desks, index),
  z: index < 3 ? -0.04 : 0.12,
  faces: 1,
  guest: true,
  face: 'happy',
  keys: {
    0: { ...SIT, rh: [0.22, 0.42], lh: [0.26, 0.42], neck: 0.06 },
    [0.3 + (index / Math.max(1, count)) * 0.3]: {
      rh: index % 2 === 0 ? [0.16, 1.02] : [0.24, 0.44],
      neck: -0.08,
    },
    0.8: { rh: [0.22, 0.42], neck: 0.1 },
  },
})

/** With a hand up all the time, each a little higher now and then. */
const eagerPupil = (index: number, _: number, desks: Desks): PartnerScore => ({
  ...pupil(index, 1, desks),
  keys: {
    0: { ...SIT, ra: [2.05, 0.1], right: 'open', lh: [0.26, 0.42], neck: -0.06 },
    [0.25 + (index % 3) * 0.2]: { ra: [2.3, 0.05], right: 'open', neck: -0.1, mouth: 0.5 },
  },
})

const CLASSROOM = { place: 'classroom', company: 7 }

/** The board, who writes on it and those who learn. */
const teachClass = (desks: Desks, one: typeof pupil): Score => ({
  seconds: 3.2,
  needs: CLASSROOM,
  holds: [{ thing: 'chalk', layer: 'hand' }],
  set: [
    { thing: 'blackboard', x: 0.72, z: 0.08, height: 0.92 },
    ...[0, 1, 2].map((row) => ({
      thing: 'stool',
      x: deskAt(desks, row) - 0.03,
      z: 0.0,
      height: 0.255,
    })),
    ...[0, 1, 2].map((row) => ({
      thing: 'table',
      x: deskAt(desks, row) + 0.2,
      z: -0.08,
      height: 0.34,
    })),
  ],
  keys: {
    0: { rh: [0.36, 0.82], torso: 0.05, neck: -0.04 },
    0.25: { rh: [0.46, 0.84] },
    0.45: { rh: [0.4, 0.74] },
    0.54: { rh: [0.16, 0.6], turn: 1 },
    0.66: { turn: -1, rh: [0.16, 0.6], mouth: 0.5 },
    0.78: { turn: -1, rh: [0.26, 0.68], mouth: 0.3 },
    0.86: { turn: -1, rh: [0.16, 0.62] },
    0.98: { turn: 1, rh: [0.2, 0.68] },
  },
  partner: one(0, 3, desks),
  fellows: (count) => Array.from({ length: count }, (_, index) => one(index + 1, count + 1, desks)),
})
const TEACH_CLASS = teachClass(OF_PEOPLE, pupil)

/** A class as broad as the heads of those who are in it. */
const classOf = (one: typeof pupil): Variation => ({
  needs: CLASSROOM,
  by: ({ performer }) => {
    const broad = isPuppet(performer) && performer.proportions.head > BROAD_HEAD
    return teachClass(broad ? OF_BEASTS : OF_PEOPLE, one)
  },
})

/** A chart instead of the blackboard, and grown-ups. */
const PRESENT_TO: Score = {
  ...TEACH_CLASS,
  needs: { place: 'office', company: 7 },
  holds: [],
  set: [
    { thing: 'chart board', x: 0.66, z: 0.08, height: 0.92 },
    ...(TEACH_CLASS.set ?? []).filter(({ thing }) => thing === 'stool'),
  ],
  keys: {
    0: { rh: [0.38, 0.8], right: 'point', torso: 0.03, turn: 1 },
    0.3: { rh: [0.4, 0.7], right: 'point', mouth: 0.4, turn: 1 },
    0.44: { turn: 1, rh: [0.16, 0.62] },
    0.56: { turn: -1, rh: [0.16, 0.62], right: 'open', mouth: 0.6 },
    0.7: { turn: -1, rh: [0.28, 0.7], right: 'open', mouth: 0.4 },
    0.84: { turn: -1, rh: [0.16, 0.62] },
    0.96: { turn: 1, rh: [0.18, 0.64] },
  },
}

/** Those for whom others perform, and those whom they teach. */
export const AUDIENCES: Deeds = {
  applaud: APPLAUD,
  'cheer-on': CHEER,
  'teach-class': classOf(pupil),
  'teach-eager-class': classOf(eagerPupil),
  'present-to': PRESENT_TO,
}
