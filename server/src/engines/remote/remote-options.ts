import type { Capabilities } from '../engine.ts'
import type { ModelHttp } from './model-http.ts'
import type { ModelServer } from './model-server.ts'

/** What makes one engine of a model server. */
export interface RemoteOptions {
  readonly id: string
  readonly label: string
  readonly capabilities: Capabilities
  readonly server: ModelServer
  readonly http: ModelHttp
  /** At least this long between two looks. */
  readonly pollMs: number
  /** No film is larger; more is not read. */
  readonly maxFilmBytes: number
  /** A download that brings less than `leastBytes` in this time is given up. */
  readonly stallMs: number
  readonly leastBytes: number
  /** Frames a second that the model is asked for; null: nobody asks it. */
  readonly fps: number | null
  /** A film that nobody wants goes on at its server, and why. */
  readonly onUncancelled: (reason: string) => void
}
