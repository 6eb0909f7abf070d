import { KNEEL } from '../../postures.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'

/** On the knees, drawing on the ground. */
export const GROUND_DRAWING: Deeds = {
  'draw-chalk': {
    needs: { place: 'street' },
    by: drawing({ tool: 'chalk', drawing: 'chalk drawings', height: 0.2 }),
  },
  'draw-sand': {
    needs: { place: 'beach' },
    by: drawing({ tool: 'stick', drawing: 'sand drawing', height: 0.17 }),
  },
}

interface Drawn {
  readonly tool: string
  readonly drawing: string
  readonly height: number
}

/** How much of its height a picture on the ground keeps for who looks along it. */
const FLAT = 0.62

/** What is drawn lies there, flat and pale; of whatever nobody names there are a sun and some flowers. */
function drawing(drawn: Drawn): (context: ActionContext) => Score {
  return (context) => {
    const { object } = context
    const score = kneeling(drawn)
    const actor = object === null || object === drawn.tool ? null : context.find(object)
    if (object === null || !actor) return score
    const height = Math.min(0.42, 0.8 / actor.aspect)
    const flat = { stretch: FLAT, alpha: 0.78 }
    const piece = { thing: object, actor, x: 0.72, z: -0.34, height, shadow: false }
    return { ...score, set: [{ ...piece, move: () => flat }] }
  }
}

function kneeling({ tool, drawing, height }: Drawn): Score {
  return {
    seconds: 2.4,
    face: 'happy',
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
