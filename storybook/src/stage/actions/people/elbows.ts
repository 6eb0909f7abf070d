import type { Keys } from './keys.ts'
import type { Carriage } from './stance.ts'

/** From the front, elbows hang outside below hands that go up; decided once, so that no elbow ever flips over. */
export function raisedElbows(keys: Keys, view: Carriage['view']): Carriage['bends'] {
  if (view === 'side') return {}
  const raised = (hand: 'rh' | 'lh'): boolean =>
    Object.values(keys).some((stance) => {
      const goal = stance[hand]
      if (!goal || 'share' in goal) return false
      return goal.length === 2
        ? goal[1] > 0.76
        : goal[0] !== 'hip' && goal[0] !== 'belly' && goal[0] !== 'chest'
    })
  const near = view === 'front' ? -1 : 1
  return {
    ...(raised('rh') ? { rh: near } : {}),
    ...(raised('lh') ? { lh: -near as 1 | -1 } : {}),
  }
}
