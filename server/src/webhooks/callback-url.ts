import { AppError } from '../errors/app-error.ts'
import type { AddressGuard } from '../net/address-guard.ts'
import { parseLink } from '../net/link.ts'
import { NetworkError } from '../net/network-error.ts'

/** Refuses an address that no event would ever be sent to. What its name resolves to is checked when it is. */
export function checkCallbackUrl(guard: AddressGuard, url: string, param: string): void {
  try {
    guard.check(parseLink(url))
  } catch (thrown) {
    if (!(thrown instanceof NetworkError)) throw thrown
    throw new AppError('invalid_value', `\`${param}\`: ${thrown.message}`, { param, cause: thrown })
  }
}
