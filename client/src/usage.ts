import type { RequestOptions } from './options.ts'
import type { Transport } from './transport.ts'

interface Used {
  readonly tasks: number
  readonly seconds: number
  readonly bytes: number
}

/** What your key has used, by day (UTC). */
export interface Usage {
  readonly object: 'usage'
  readonly from: string
  readonly to: string
  readonly data: readonly (Used & { readonly day: string })[]
  readonly total: Used
}

/** Days such as `2026-11-15`, both included. Default: the last 30 days. */
export interface UsageQuery {
  readonly from?: string
  readonly to?: string
}

export class UsageReader {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  async get({ from, to }: UsageQuery = {}, options: RequestOptions = {}): Promise<Usage> {
    const search = new URLSearchParams({ ...(from && { from }), ...(to && { to }) })
    return (await this.#transport.json(`/v1/usage?${search}`, options)).body as Usage
  }
}
