import type { Registry } from 'prom-client'
import type { Gate } from '../access/gate.ts'
import type { RateLimit } from '../access/rate-limit.ts'
import type { Config } from '../config/settings.ts'
import type { Database } from '../db/database.ts'
import type { Engines } from '../engines/load-engines.ts'
import type { ImageFetcher } from '../images/image-fetcher.ts'
import type { Storage } from '../storage/storage.ts'
import type { Tasks } from '../tasks/tasks.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'
import type { InFlight } from './in-flight.ts'
import type { Signer } from './links.ts'

/** What the routes work with; `main` brings it. */
export interface HttpDeps {
  readonly config: Config
  readonly database: Database
  readonly storage: Storage
  readonly engines: Engines
  readonly tasks: Tasks
  readonly gate: Gate
  readonly rateLimit: RateLimit
  readonly images: ImageFetcher
  readonly signer: Signer
  readonly webhooks: Webhooks
  readonly inFlight: InFlight
  /** Throws when there is no room for another film. */
  readonly requireSpace: () => Promise<void>
  readonly metrics: Registry
  /** Fires when the service stops: nobody waits any longer. */
  readonly stopping: AbortSignal
  readonly onRequest: (request: RequestRecord) => void
  readonly onError: (error: Error, requestId: string) => void
}

export interface RequestRecord {
  readonly requestId: string
  readonly method: string
  /** The path alone: the query of a signed link is a secret. */
  readonly path: string
  readonly route: string
  readonly status: number
  readonly ms: number
  readonly key: string | null
}
