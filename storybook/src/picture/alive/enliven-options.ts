import type { Shot } from '../../plan/plan.ts'
import type { Random } from '../../scene/random.ts'
import type { Box } from '../../scene/space.ts'
import type { Lens } from '../framing/on-frame.ts'
import type { Prepared } from '../prepare.ts'
import type { View } from '../framing/view.ts'
import type { Wishes } from '../wishes/wishes.ts'

export interface EnlivenOptions extends Lens {
  readonly shot: Shot
  readonly wishes: Wishes
  readonly prepared: Prepared
  readonly box: Box
  readonly random: Random
  readonly view: (t: number) => View
  readonly seconds: number
  readonly tempo: number
}
