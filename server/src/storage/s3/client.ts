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
  /** For who cannot wait as long as others. */
  readonly stillMs?: number
}

export interface Answer {
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Signed requests to one bucket. Whatever is not a success is thrown as an S3Error. */
export interface S3Client {
  readonly bucket: Bucket
  /** For so long nothing may come before a question is given up. */
  readonly stillMs: number
  /** The whole of a short answer. */
  ask(request: S3Request, patience?: Patience): Promise<Answer>
  /** The head of a long one, tried once: its body is read, or destroyed, by whoever asks. */
  start(request: S3Request): Promise<IncomingMessage>
  close(): void
}

/** A caller waits for these. */
export const SHORT: Patience = { tries: 4, forMs: 10_000 }

/** A thousand keys of the greatest length that S3 has, each letter as %XX. */
const MAX_ANSWER_BYTES = 4 * 2 ** 20
const EMPTY = sha256('')

/** S3 answers a question within moments; what it stores it may copy to three places first. */
const WAITS = { stillMs: 8_000, storingMs: 30_000 }

export function openClient(bucket: Bucket, { stillMs, storingMs } = WAITS): S3Client {
  const line: Line = openLine(bucket.url)
  const waitFor = ({ method }: S3Request): number =>
    method === 'PUT' || method === 'POST' ? storingMs : stillMs

  const start = async (request: S3Request): Promise<IncomingMessage> => {
    const incoming = await line.send({
      ...(await sign(bucket, request)),
      stillMs: request.stillMs ?? waitFor(request),
    })
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
        const ms = waitFor(request)
        const text = await readText(incoming, { maxBytes: MAX_ANSWER_BYTES, ms })
        // Whoever takes long to put parts together says 200 first and thinks afterwards.
        if (text.includes('<Error>')) throw fromAnswer(incoming, text)
        return { headers: incoming.headers, text }
      }),
    close: () => line.close(),
  }
}

/** With the hash of the body, so that what arrives is what was meant, over http too. */
async function sign(bucket: Bucket, request: S3Request): Promise<Omit<Exchange, 'stillMs'>> {
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
  return { method, url, headers: { ...headers, authorization }, body }
}

/** On another thread: 8 MiB would keep everybody waiting for the time of a few requests. */
async function hashOf(body: Uint8Array): Promise<string> {
  const hash = await webcrypto.subtle.digest('SHA-256', body)
  return Buffer.from(hash).toString('hex')
}
