import { DESK, STOOL } from '../../furniture.ts'
import { posture } from '../../posture.ts'
import { SIT } from '../../postures.ts'
import type { Deeds, Score } from '../../score.ts'
import { besideWork } from '../company/own-table.ts'

/** Over a sheet, with looks up for what will not come to mind; books beside it. */
const OVER_SHEET: Score = {
  seconds: 4,
  holds: [{ thing: 'pencil', angle: 0.5, at: [0.5, 0.55], height: 0.15 }],
  set: [STOOL, DESK, { thing: 'paper sheet', x: 0.4, y: 0.42, z: -0.06, height: 0.07 }],
  keys: {
    0: { ...SIT, rh: [0.3, 0.51], lh: [0.26, 0.46], torso: 0.22, neck: 0.22 },
    0.15: { rh: [0.35, 0.53] },
    0.3: { rh: [0.39, 0.51] },
    0.45: { rh: [0.42, 0.52], neck: 0.24 },
    0.55: { rh: ['chin', 0.03, -0.02], torso: 0.1, neck: -0.08, look: 0.4 },
    0.8: { rh: ['chin', 0.03, -0.02], torso: 0.1, neck: -0.12, look: 0.6 },
    0.9: { rh: [0.3, 0.51], torso: 0.22, neck: 0.2 },
  },
}

const BOOKS = { thing: 'books', x: 0.7, y: 0.42, z: -0.04, height: 0.16 } as const

/** Leaning back in the chair, both heels on the desk, hands behind the head. */
const FEET_UP: Score = {
  seconds: 5,
  needs: { place: 'office' },
  set: [
    { thing: 'armchair', x: -0.1, z: 0.04, height: 0.5 },
    { thing: 'desk', x: 0.62, z: 0.03, height: 0.4 },
  ],
  keys: {
    0: posture(
      'hip 0 0.3, torso -0.42, neck 0.2, rf 0.44 0.42, lf 0.47 0.43, rt 1.4, lt 1.4, rh -0.2 0.78, lh -0.16 0.78',
    ),
    0.5: { torso: -0.46, neck: 0.24 },
  },
}

/** Tasks for those who learn, and rest from them. */
export const AT_DESKS: Deeds = {
  'feet-up': FEET_UP,
  'do-homework': besideWork({
    ...OVER_SHEET,
    needs: { place: 'bedroom' },
    set: [...(OVER_SHEET.set ?? []), BOOKS],
  }),
  'take-exam': besideWork({ ...OVER_SHEET, needs: { place: 'classroom' } }),
}
