import { KNEEL } from '../../postures.ts'
import type { Deeds, Score } from '../../score.ts'

/** On the knees, drawing on the ground. */
export const GROUND_DRAWING: Deeds = {
  'draw-chalk': kneeling({ tool: 'chalk', drawing: 'chalk drawings', height: 0.2 }),
  'draw-sand': {
    ...kneeling({ tool: 'stick', drawing: 'sand drawing', height: 0.17 }),
    needs: { place: 'beach' },
  },
}

interface Drawn {
  readonly tool: string
  readonly drawing: string
  readonly height: number
}

function kneeling({ tool, drawing, height }: Drawn): Score {
  return {
    seconds: 2.4,
    face: 'happy',
    needs: { place: 'street' },
    holds: [{ thing: tool, angle: 2.2, height: tool === 'stick' ? 0.26 : 0.07 }],
    set: [{ thing: drawing, x: 0.62, z: -0.34, height, shadow: false }],
    keys: {
      0: { ...KNEEL, rh: [0.36, 0.1], lh: [0.22, 0.08], torso: 0.72, neck: 0.1 },
      0.25: { rh: [0.46, 0.08] },
      0.5: { rh: [0.38, 0.1], torso: 0.76 },
      0.75: { rh: [0.48, 0.09], torso: 0.7, mouth: 0.3 },
    },
  }
}
