import { z } from 'zod'
import { whole } from '../../../config/quantities.ts'
import { SHAPE_SETTINGS } from '../../remote/film-shape.ts'
import { REMOTE_SETTINGS } from '../../remote/remote-settings.ts'

const number = () => z.number('expected a number').optional()

/** What is left out is as the server was started with. */
export const SDCPP_SETTINGS = {
  ...REMOTE_SETTINGS,
  ...SHAPE_SETTINGS,
  steps: whole(1, 1_000).optional(),
  sampleMethod: z.string('expected a name such as euler').min(1).optional(),
  flowShift: number(),
  cfg: number(),
  /** Further fields of each submission, such as `high_noise_sample_params`. */
  extra: z.record(z.string(), z.json(), 'expected an object').default({}),
} as const

export type SdcppSettings = z.output<z.ZodObject<typeof SDCPP_SETTINGS>>
