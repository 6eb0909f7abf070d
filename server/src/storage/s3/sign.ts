import { createHash, createHmac } from 'node:crypto'

export interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Only with credentials that were lent for a time. */
  readonly sessionToken: string | null
}

export interface Signable {
  readonly method: string
  readonly url: URL
  /** All of them are signed; names in lower case. `x-amz-date` says when. */
  readonly headers: Readonly<Record<string, string>>
  /** Of the body, in hex. */
  readonly payloadHash: string
}

export interface Scope {
  readonly region: string
  readonly service: string
}

/**
 * The `Authorization` of AWS Signature Version 4. Paths are encoded once, as S3 wants it, and never tidied up.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function authorize(
  request: Signable,
  { accessKeyId, secretAccessKey }: Credentials,
  { region, service }: Scope,
): string {
  const at = request.headers['x-amz-date'] ?? ''
  const scope = [at.slice(0, 8), region, service, 'aws4_request']
  const text = ['AWS4-HMAC-SHA256', at, scope.join('/'), sha256(canonical(request))].join('\n')
  const key = scope.reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`)
  return [
    `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope.join('/')}`,
    `SignedHeaders=${namesOf(request.headers).join(';')}`,
    `Signature=${hmac(key, text).toString('hex')}`,
  ].join(', ')
}

/** `20260131T235959Z` */
export function amzDate(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

function canonical({ method, url, headers, payloadHash }: Signable): string {
  const names = namesOf(headers)
  const path = decodeURIComponent(url.pathname).split('/').map(encode).join('/')
  const lines = names.map((name) => `${name}:${tidy(headers[name] ?? '')}`)
  return [method, path, queryOf(url), ...lines, '', names.join(';'), payloadHash].join('\n')
}

const namesOf = (headers: Signable['headers']): string[] => Object.keys(headers).toSorted(byCode)

function queryOf({ searchParams }: URL): string {
  return [...searchParams]
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted((a, b) => byCode(a[0], b[0]) || byCode(a[1], b[1]))
    .map((pair) => pair.join('='))
    .join('&')
}

const tidy = (value: string): string => value.trim().replace(/ +/g, ' ')

/** Everything but letters, digits and `-._~`: JavaScript's own leaves five more as they are. */
export function encode(text: string): string {
  const hex = (character: string): string =>
    `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(text).replace(/[!'()*]/g, hex)
}

const byCode = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
