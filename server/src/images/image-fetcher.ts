import { AppError } from '../errors/app-error.ts'
import {
  createNetwork,
  guardedRequest,
  type GuardedResponse,
  type NetworkOptions,
} from '../net/guarded-request.ts'
import { NetworkError } from '../net/network-error.ts'
import { blaming, createImageChecker, type CheckImage } from './check-image.ts'
import type { CheckOptions, ImageCheckerOptions } from './check-image.ts'
import { collectImage } from './collect-image.ts'
import { isDataUrl, parseDataUrl } from './data-url.ts'
import { DEFAULT_IMAGE_LIMITS, tooManyBytes } from './image-limits.ts'
import type { CheckedImage } from './normalise-image.ts'

export interface ImageFetcherOptions extends NetworkOptions, ImageCheckerOptions {
  readonly maxRedirects?: number
  readonly timeouts?: Partial<FetchTimeouts>
}

export interface FetchTimeouts {
  readonly totalMs: number
  readonly connectMs: number
  readonly idleMs: number
}

export interface ImageFetcher {
  /** Fetches and checks the picture behind an `https:`, `http:` or `data:image/…;base64,` URL. */
  readonly fetch: (source: string, options?: CheckOptions) => Promise<CheckedImage>
  /** Checks an upload, by the same limits. */
  readonly check: CheckImage
}

const DEFAULT_TIMEOUTS: FetchTimeouts = { totalMs: 30_000, connectMs: 5_000, idleMs: 10_000 }

const HEADERS = {
  accept: 'image/png, image/jpeg, image/webp, image/avif, image/gif',
  'user-agent': 'Zoetrope (image fetcher)',
}

/** Takes pictures from anybody: no link reaches into our own network, and no file leaves the decoder as it came. */
export function createImageFetcher(options: ImageFetcherOptions = {}): ImageFetcher {
  const network = createNetwork(options)
  const limits = { ...DEFAULT_IMAGE_LIMITS, ...options.limits }
  const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts }
  const check = createImageChecker(options)
  const { maxRedirects = 3 } = options

  function download(url: string, signal: AbortSignal | undefined): Promise<Buffer> {
    const { maxBytes } = limits
    const request = { method: 'GET' as const, url, headers: HEADERS, maxRedirects, maxBytes }
    return guardedRequest(
      { ...request, ...timeouts, ...(signal && { signal }) },
      network,
      async (response) => {
        checkStatus(response)
        return collectImage(response.body, limits)
      },
    ).catch((thrown: unknown) => {
      throw toImageError(thrown, maxBytes)
    })
  }

  return {
    check,
    fetch: (source, { signal, param = 'image_url' } = {}) =>
      blaming(param, async () => {
        const bytes = isDataUrl(source)
          ? parseDataUrl(source, limits)
          : await download(source, signal)
        return check(bytes, signal && { signal })
      }),
  }
}

function checkStatus({ status }: GuardedResponse): void {
  if (status === 200) return
  const retryable = status === 429 || status >= 500
  const advice = retryable ? 'try again later' : 'check that the link opens without logging in'
  const sentence = `The host of the link answered ${status}: ${advice}.`
  throw new AppError('image_fetch_failed', sentence, { retryable })
}

function toImageError(thrown: unknown, maxBytes: number): unknown {
  if (!(thrown instanceof NetworkError)) return thrown
  if (thrown.reason === 'too_large') return tooManyBytes(maxBytes, { cause: thrown })
  const { message, retryable } = thrown
  return new AppError('image_fetch_failed', message, { retryable, cause: thrown })
}
