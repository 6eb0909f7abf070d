/** What `fetch` is to us: the global one, or anything that answers like it. */
export type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>

export interface ZoetropeOptions {
  /** Keep it secret: a key in a web page is a key in everybody's hands. */
  readonly apiKey: string | undefined
  /** Where the service is. Default: `http://127.0.0.1:8080`. */
  readonly baseUrl?: string
  readonly fetch?: Fetch
  /** How often a request that may well succeed later is sent again. Default 3. */
  readonly maxRetries?: number
  /** How long an answer may take, for each try. Default 60 seconds. */
  readonly timeoutMs?: number
}

/** For one call. */
export interface RequestOptions {
  /** Gives up: the call rejects with the signal's reason. */
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  readonly maxRetries?: number
}
