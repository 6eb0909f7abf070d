import type { LightName, Shot } from '../../plan/plan.ts'
import type { CameraRead } from '../manner/camera.ts'
import type { Bound } from '../binding/binding.ts'
import type { Setting } from '../manner/setting.ts'
import type { WindowSeen } from '../manner/view-words.ts'

/** All that was read of one take. */
export interface TakeParts {
  readonly bound: Bound
  readonly camera: CameraRead
  readonly setting: Setting
  readonly window: WindowSeen | null
  readonly light: LightName | null
  readonly previous: Shot | null
  readonly transition: Shot['transition']
}
