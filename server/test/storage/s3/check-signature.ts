import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface Expected {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
  /** How far the clock of the server is ahead. */
  readonly skewMs: number
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/
const MUST_BE_SIGNED = ['host', 'x-amz-date', 'x-amz-content-sha256']

/**
 * What a server of S3 does, written from AWS's description and from nothing of ours: it takes the request as it came over the
 * wire. Gives the code of what is wrong, undefined if nothing is.
 */
export function checkSignature(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region, skewMs }: Expected,
): string | undefined {
  const { headers } = request
  const [keyId, day = '', place, signed = '', signature] = wordsOf(headers.authorization)
  const names = signed.split(';')
  if (!MUST_BE_SIGNED.every((name) => names.includes(name))) return 'AccessDenied'
  if (keyId !== accessKeyId) return 'InvalidAccessKeyId'
  if (place !== region) return 'AuthorizationHeaderMalformed'
  const at = String(headers['x-amz-date'])
  if (Math.abs(timeOf(at) - Date.now() - skewMs) > 900_000) return 'RequestTimeTooSkewed'
  if (headers['x-amz-content-sha256'] !== hash(body)) return 'XAmzContentSHA256Mismatch'

  const scope = `${day}/${region}/s3/aws4_request`
  const text = `AWS4-HMAC-SHA256\n${at}\n${scope}\n${hash(canonical(request, names))}`
  let key: Buffer = Buffer.from(`AWS4${secretAccessKey}`)
  for (const word of scope.split('/')) key = createHmac('sha256', key).update(word).digest()
  const right = createHmac('sha256', key).update(text).digest('hex')
  return right === signature && at.startsWith(day) ? undefined : 'SignatureDoesNotMatch'
}

const wordsOf = (authorization = ''): string[] => AUTHORIZATION.exec(authorization)?.slice(1) ?? []

function canonical({ method, url = '', headers }: IncomingMessage, names: string[]): string {
  const [path, query = ''] = url.split('?')
  const sorted = query.split('&').toSorted().join('&')
  const lines = names.map((name) => `${name}:${String(headers[name])}\n`).join('')
  const bodyHash = String(headers['x-amz-content-sha256'])
  return `${method}\n${path}\n${sorted}\n${lines}\n${names.join(';')}\n${bodyHash}`
}

/** Of `20260131T235959Z`. */
const timeOf = (text: string): number =>
  Date.parse(text.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))

const hash = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')
