import type { Beat, Deeds } from '../../score.ts'

/** When flowers leave the hands and when they are caught: shares of the film. */
const [THROWN, CAUGHT] = [0.25, 0.85]

const flown = (phase: number): number =>
  Math.min(1, Math.max(0, (phase - THROWN) / (CAUGHT - THROWN)))

/** Brides throw their flowers over the shoulder, and those behind them stretch for it. */
export const BOUQUETS: Deeds = {
  'throw-bouquet': {
    seconds: 4,
    once: true,
    costume: 'bride',
    view: 'front',
    face: 'happy',
    set: [
      {
        thing: 'bouquet',
        x: 0,
        z: -0.05,
        height: 0.29,
        shadow: false,
        stands: true,
        move: ({ phase }: Beat) => {
          const share = flown(phase)
          const lift = 4 * share * (1 - share) * 0.5
          return { x: 1.3 * share, y: 0.6 + 0.35 * share + lift, spin: 5 * share }
        },
      },
    ],
    keys: {
      0: { rh: [-0.06, 0.62], lh: [0.06, 0.62] },
      [THROWN - 0.1]: { rh: [-0.06, 0.54], lh: [0.06, 0.54], hip: [0, 0.44] },
      [THROWN + 0.06]: { rh: [-0.14, 0.98], lh: [0.16, 1.0], hip: [0, 0.47], mouth: 0.6 },
      0.6: { rh: [-0.16, 0.98], lh: [0.2, 1.0], mouth: 0.7 },
      1: { rh: [-0.18, 0.84], lh: [0.2, 0.86], mouth: 0.6 },
    },
  },
  'reach-up': {
    seconds: 1.3,
    face: 'happy',
    keys: {
      0: { rh: [0.14, 1.0], lh: [0.22, 0.98], right: 'open', left: 'open', neck: -0.3, mouth: 0.5 },
      0.5: { at: [0, 0.06], rh: [0.16, 1.08], lh: [0.25, 1.06], neck: -0.35, mouth: 0.8 },
    },
  },
}
