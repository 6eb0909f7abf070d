import type { SetPiece } from './score.ts'

/** What pulls riders over water and snow: it wanders in the wind. */
export const POWER_KITE: SetPiece = {
  thing: 'power kite',
  x: 0.62,
  y: 1.12,
  z: 0.04,
  height: 0.4,
  shadow: false,
  move: ({ t }) => ({
    x: Math.sin(t * 1.2) * 0.08,
    y: Math.sin(t * 1.7) * 0.05,
    lean: 0.3 + Math.sin(t * 1.2) * 0.1,
  }),
}
