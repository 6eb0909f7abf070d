export type NetworkReason =
  | 'bad_url'
  | 'forbidden'
  | 'unresolved'
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  | 'bad_response'

/**
 * A request that was not made or did not succeed. The message is fit for strangers: it tells nothing about the
 * network inside. What really happened is in `cause`.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly reason: NetworkReason

  constructor(reason: NetworkReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }

  /** The same request may well succeed later. */
  get retryable(): boolean {
    return this.reason === 'unreachable' || this.reason === 'timeout'
  }
}
