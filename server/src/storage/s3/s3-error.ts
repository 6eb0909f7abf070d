import type { IncomingMessage } from 'node:http'
import { textOf } from './xml.ts'

/** An answer that is not the one we hoped for. What S3 says is told to the operator, never to a caller. */
export class S3Error extends Error {
  override readonly name = 'S3Error'
  /** 0: there was no answer. */
  readonly status: number
  /** As S3 names it, `SlowDown`; or as the system names why there is no answer, `ECONNREFUSED`. */
  readonly code: string
  /** Where the bucket is, if that is not where we asked. */
  readonly region: string | undefined
  /** The clock of the server, in Unix milliseconds. */
  readonly serverTime: number
  readonly retryAfterMs: number

  constructor({ status, code, message, headers = {}, cause, region }: S3Fault) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.region = single(headers['x-amz-bucket-region']) ?? region
    this.serverTime = Date.parse(headers.date ?? '')
    this.retryAfterMs = Number(headers['retry-after'] ?? 0) * 1_000 || 0
  }

  /** There is a limit to the bucket, or to the disks below it. AWS has none, and so no word for it. */
  get isFull(): boolean {
    return this.status === 507 || FULL.has(this.code)
  }

  /** The same request may well succeed in a moment. */
  get mayPass(): boolean {
    // What it cannot do now it cannot do later; and room is made by people.
    if (this.status === 501 || this.isFull) return false
    return this.status === 0 || this.status === 429 || this.status >= 500 || PASSING.has(this.code)
  }
}

interface S3Fault {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly headers?: IncomingMessage['headers']
  readonly region?: string | undefined
  readonly cause?: unknown
}

const FULL: ReadonlySet<string> = new Set([
  'XMinioStorageFull',
  'QuotaExceeded',
  'InsufficientStorage',
])
const PASSING: ReadonlySet<string> = new Set([
  'SlowDown',
  'RequestTimeout',
  'OperationAborted',
  'InternalError', // also under a 200, when parts are put together
])

/** `body` is empty for HEAD, and anything at all if the server is none of S3. */
export function fromAnswer({ statusCode = 0, headers }: IncomingMessage, body: string): S3Error {
  const code = textOf(body, 'Code') ?? codeOf(statusCode, body)
  const said = textOf(body, 'Message') ?? ''
  const region = textOf(body, 'Region')
  const message = `S3 answered ${statusCode} ${code}${said === '' ? '.' : `: ${said.slice(0, 300)}`}`
  return new S3Error({ status: statusCode, code, message, headers, region })
}

/** The connection was refused, broke, or nothing came in time. */
export function fromNetwork(cause: unknown): S3Error {
  if (cause instanceof S3Error) return cause
  const { code = 'NoAnswer', message = '' } = cause as { code?: string; message?: string }
  const words = { status: 0, code, message: `S3 gave no answer: ${code} ${message}`.trim() }
  return new S3Error({ ...words, cause })
}

/** The object alone. Without its bucket, or without a key that counts, nobody knows. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3Error && (error.code === 'NoSuchKey' || error.code === 'NotFound')

function codeOf(status: number, body: string): string {
  if (body !== '' && !body.includes('<Error')) return 'NotS3'
  return STATUS_CODES[status] ?? 'Unknown'
}

const STATUS_CODES: Readonly<Record<number, string>> = {
  301: 'PermanentRedirect',
  403: 'AccessDenied',
  404: 'NotFound',
  412: 'PreconditionFailed',
  429: 'SlowDown',
  503: 'SlowDown',
}

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header
