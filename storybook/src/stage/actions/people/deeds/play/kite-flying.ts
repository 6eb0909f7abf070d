import type { Deeds, PartnerScore, Score } from '../../score.ts'

const FLY_KITE: Score = {
  seconds: 3,
  face: 'happy',
  needs: { place: 'beach' },
  set: [
    {
      thing: 'kite',
      x: 0.75,
      y: 1.25,
      z: 0.03,
      height: 0.4,
      move: ({ t }) => ({
        x: Math.sin(t * 1.3) * 0.08,
        y: Math.sin(t * 1.9) * 0.06,
        lean: Math.sin(t * 1.7) * 0.15,
      }),
    },
  ],
  keys: {
    0: { rh: [0.26, 0.82], lh: [0.22, 0.74], neck: -0.3, torso: -0.06, hip: [-0.02, 0.466] },
    0.5: { rh: [0.24, 0.9], lh: [0.22, 0.78], torso: -0.12 },
  },
  strands: ({ beat, at, body }) => [
    {
      points: [
        at('rightHand'),
        { x: 0.55 * body, y: 1.05 * body },
        {
          x: (0.75 + Math.sin(beat.t * 1.3) * 0.08) * body,
          y: (1.4 + Math.sin(beat.t * 1.9) * 0.06) * body,
        },
      ],
      colour: '#f7f3ea',
      width: 0.006,
    },
  ],
}

/** When the string breaks, as a share of the film's way. */
const BREAKS = 0.3

/** How far the kite has gone since. */
const gone = (phase: number): number => Math.max(0, phase - BREAKS) / (1 - BREAKS)

/** It goes up and off with the wind; what is left of the string falls from the hand, and one reaches after it. */
const LOSE_KITE: Score = {
  ...FLY_KITE,
  seconds: 5,
  once: true,
  set: (FLY_KITE.set ?? []).map((kite) => ({
    ...kite,
    move: (beat) => {
      const swayed = kite.move?.(beat)
      const away = gone(beat.phase)
      return {
        x: (swayed?.x ?? 0) + 2.2 * away * away,
        y: (swayed?.y ?? 0) + 0.4 * away,
        lean: (swayed?.lean ?? 0) + 0.7 * away,
      }
    },
  })),
  keys: {
    0: { rh: [0.26, 0.82], lh: [0.22, 0.74], neck: -0.3, torso: -0.06, hip: [-0.02, 0.466] },
    [BREAKS]: { rh: [0.24, 0.9], lh: [0.22, 0.78], neck: -0.3, torso: -0.12 },
    0.5: { rh: [0.3, 0.96], lh: [0.28, 0.9], torso: 0.1, face: 'surprised', mouth: 0.9 },
    1: { rh: [0.34, 0.96], lh: [0.26, 0.84], torso: 0.12, neck: -0.34, face: 'sad', mouth: 0.3 },
  },
  strands: ({ beat, at, body }) => {
    const whole = FLY_KITE.strands?.({ beat, at, body }) ?? []
    if (beat.phase < BREAKS) return whole
    const hand = at('rightHand')
    const slack = Math.min(1, gone(beat.phase) * 5)
    const end = { x: hand.x + (0.3 - 0.22 * slack) * body, y: hand.y + (0.3 - 0.7 * slack) * body }
    const bend = { x: hand.x + 0.1 * body, y: (hand.y + end.y) / 2 }
    return whole.map((string) => ({ ...string, points: [hand, bend, end] }))
  },
}

/** Beside who has the string: looks up, and points at it. */
const watching = (place: number): PartnerScore => ({
  x: -0.44 * place,
  z: place % 2 === 1 ? -0.03 : 0.03,
  faces: 1,
  face: 'happy',
  late: (place * 0.37) % 1,
  keys: {
    0: { rh: [0.24, 0.98], right: 'point', neck: -0.32, torso: -0.06, mouth: 0.3 },
    0.5: { rh: [0.22, 1.02], right: 'point', neck: -0.36, torso: -0.1, mouth: 0.7 },
  },
})

const withOthers = (score: Score): Score => ({
  ...score,
  needs: { place: 'beach', company: 5 },
  partner: watching(1),
  fellows: (count) => Array.from({ length: count }, (_, index) => watching(index + 2)),
})

/** Kites: one for each, or one for all. */
export const KITE_FLYING: Deeds = {
  'fly-kite': FLY_KITE,
  'fly-kite-together': withOthers(FLY_KITE),
  'lose-kite': LOSE_KITE,
  'lose-kite-together': withOthers(LOSE_KITE),
}
