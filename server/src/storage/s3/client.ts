import { webcrypto } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { again, type Patience } from './again.ts'
import { urlOfBucket, urlOfObject, type Bucket, type Query } from './bucket.ts'
import { openLine, readText, type Exchange, type Line } from './exchange.ts'
import { fromAnswer } from './s3-error.ts'
import { amzDate, authorize, sha256 } from './sign.ts'

export interface S3Request {
  readonly method: Exchange['method']
  /** Without one it is the bucket that is asked. */
  readonly key?: string
  readonly query?: Query
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
}

export interface Answer {
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Signed requests to one bucket. Whatever is not a success is thrown as an S3Error. */
export interface S3Client {
  readonly bucket: Bucket
  /** For so long nothing may come before it is given up. */
  readonly stillMs: number
  /** The whole of a short answer. */
  ask(request: S3Request, patience?: Patience): Promise<Answer>
  /** The head of a long one, tried once: its body is read, or destroyed, by whoever asks. */
  start(request: S3Request): Promise<IncomingMessage>
  close(): void
}

/** A caller waits for these. */
export const SHORT: Patience = { tries: 4 }

/** A thousand keys of the greatest length that S3 has, each letter as %XX. */
const MAX_ANSWER_BYTES = 4 * 2 ** 20
const STILL_MS = 20_000
const EMPTY = sha256('')

export function openClient(bucket: Bucket, { stillMs = STILL_MS } = {}): S3Client {
  const line: Line = openLine(bucket.url)

  const start = async (request: S3Request): Promise<IncomingMessage> => {
    const incoming = await line.send(await sign(bucket, request, stillMs))
    const { statusCode = 0 } = incoming
    if (statusCode >= 200 && statusCode < 300) return incoming
    const body = await readText(incoming, { maxBytes: MAX_ANSWER_BYTES, ms: stillMs })
    throw fromAnswer(incoming, body)
  }

  return {
    bucket,
    stillMs,
    start,
    ask: (request, patience = SHORT) =>
      again(patience, async () => {
        const incoming = await start(request)
        const text = await readText(incoming, { maxBytes: MAX_ANSWER_BYTES, ms: stillMs })
        // Whoever takes long to put parts together says 200 first and thinks afterwards.
        if (text.includes('<Error>')) throw fromAnswer(incoming, text)
        return { headers: incoming.headers, text }
      }),
    close: () => line.close(),
  }
}

/** With the hash of the body, so that what arrives is what was meant, over http too. */
async function sign(bucket: Bucket, request: S3Request, stillMs: number): Promise<Exchange> {
  const { method, key, query = {}, body } = request
  const url = key === undefined ? urlOfBucket(bucket, query) : urlOfObject(bucket, key, query)
  const { credentials, region } = bucket
  const payloadHash = body ? await hashOf(body) : EMPTY
  const headers: Record<string, string> = {
    ...request.headers,
    host: url.host,
    'x-amz-content-sha256': payloadHash,
    'x-amz-date': amzDate(new Date()),
    ...(credentials.sessionToken !== null && { 'x-amz-security-token': credentials.sessionToken }),
  }
  const signable = { method, url, headers, payloadHash }
  const authorization = authorize(signable, credentials, { region, service: 's3' })
  return { method, url, headers: { ...headers, authorization }, body, stillMs }
}

/** On another thread: 8 MiB would keep everybody waiting for the time of a few requests. */
async function hashOf(body: Uint8Array): Promise<string> {
  const hash = await webcrypto.subtle.digest('SHA-256', body)
  return Buffer.from(hash).toString('hex')
}
