import type { RequestOptions } from './options.ts'
import type { Transport } from './transport.ts'
import type { VideoType } from './video.ts'

/** An engine, and what it can do. */
export interface Model {
  readonly id: string
  readonly object: 'model'
  readonly created: number
  readonly owned_by: string
  readonly label: string
  readonly default: boolean
  readonly modes: readonly VideoType[]
  readonly resolutions: readonly string[]
  readonly aspect_ratios: readonly string[]
  readonly min_duration: number
  readonly max_duration: number
  /** Whether the same seed gives the same film. */
  readonly seed: boolean
  readonly audio: boolean
}

export class Models {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  async list(options: RequestOptions = {}): Promise<readonly Model[]> {
    const { body } = await this.#transport.json('/v1/models', options)
    return (body as { data: readonly Model[] }).data
  }
}
