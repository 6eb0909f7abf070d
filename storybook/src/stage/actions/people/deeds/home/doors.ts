import type { ActionContext } from '../../../action.ts'
import { inHand } from '../../grips.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'

/** Out of doors a door is in the front of a house; indoors the room has walls of its own. */
function doorway({ ground }: ActionContext, move?: SetPiece['move']): readonly SetPiece[] {
  const door: SetPiece = { thing: 'door', stands: true, x: 0.56, z: 0.3, height: 1.12 }
  const front: SetPiece = { thing: 'house front', x: 1.35, z: 0.32, height: 2.2, shadow: false }
  return [...(ground === 'floor' ? [] : [front]), move ? { ...door, move } : door]
}

/** A window in the front of a house, and never one that stands free. */
const PANE: readonly SetPiece[] = [
  { thing: 'house front', x: 1.35, z: 0.32, height: 2.2, shadow: false },
  { thing: 'window', x: 0.62, y: 0.46, z: 0.3, height: 0.56, shadow: false },
]

const opening = (context: ActionContext): Score => ({
  seconds: 2.6,
  set: doorway(context, ({ phase }) => ({
    open: Math.max(0, Math.sin((phase - 0.25) * Math.PI)) * 0.8,
  })),
  keys: {
    0: { rh: [0.28, 0.5], la: [0.05, 0.3], torso: 0.06 },
    0.3: { rh: [0.33, 0.5], torso: 0.12 },
    0.65: { rh: [0.22, 0.52], torso: 0, hip: [-0.04, 0.466], mouth: 0.3 },
  },
})

/** Three knocks with the far hand, for the near one has what is brought; then one waits. */
const knocking = (context: ActionContext): Score => ({
  seconds: 2.8,
  keepsTool: true,
  face: 'happy',
  set: doorway(context),
  keys: {
    0: { lh: [0.28, 0.7], left: 'fist', torso: 0.06 },
    0.08: { lh: [0.36, 0.7], left: 'fist', torso: 0.1 },
    0.16: { lh: [0.28, 0.71], left: 'fist' },
    0.24: { lh: [0.36, 0.7], left: 'fist', torso: 0.1 },
    0.32: { lh: [0.28, 0.71], left: 'fist' },
    0.4: { lh: [0.36, 0.7], left: 'fist', torso: 0.1 },
    0.6: { lh: [0.2, 0.5], torso: 0, neck: -0.06, mouth: 0.3 },
    0.85: { lh: [0.24, 0.56], neck: 0.04 },
  },
})

/** At the door of a house. */
export const DOORS: Deeds = {
  'open-door': { needs: { place: 'house' }, by: opening },
  // A key is in the hand that turns it.
  'unlock-door': {
    needs: { place: 'house' },
    by: (context) => ({ ...opening(context), holds: [inHand('key', 0.13)] }),
  },
  'knock-door': { needs: { place: 'house' }, by: knocking },
  'knock-window': {
    needs: { place: 'house' },
    by: (context) => ({ ...knocking(context), set: PANE }),
  },
}
