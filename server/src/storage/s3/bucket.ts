import { Problem } from '../../errors/problem.ts'
import type { Config } from '../../config/settings.ts'
import { encode, type Credentials } from './sign.ts'

/** A place for films in somebody's S3, and what opens it. */
export interface Bucket {
  readonly name: string
  readonly region: string
  /** Empty, or with a slash at its end. */
  readonly prefix: string
  readonly credentials: Credentials
  /** Of the bucket itself, with a slash at its end. */
  readonly url: URL
}

export type BucketSettings = Pick<
  Config,
  | 's3Bucket'
  | 's3Endpoint'
  | 's3Region'
  | 's3Prefix'
  | 's3PathStyle'
  | 's3AccessKeyId'
  | 's3SecretAccessKey'
  | 's3SessionToken'
>

export function toBucket(name: string, settings: BucketSettings): Bucket {
  const { s3Region: region, s3Prefix: prefix } = settings
  return { name, region, prefix, credentials: credentialsOf(settings), url: urlOf(name, settings) }
}

/** The key, as S3 knows it, with whatever the question is. */
export function urlOfObject({ url, prefix }: Bucket, key: string, query: Query = {}): URL {
  const path = `${prefix}${key}`.split('/').map(encode).join('/')
  return withQuery(new URL(`${url.pathname}${path}`, url), query)
}

export function urlOfBucket({ url }: Bucket, query: Query): URL {
  return withQuery(new URL(url), query)
}

export type Query = Readonly<Record<string, string>>

/** Spaces as %20: the plus sign of forms is a plus sign to some of those who check the signature. */
function withQuery(url: URL, query: Query): URL {
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`)
  url.search = pairs.join('&')
  return url
}

function credentialsOf(settings: BucketSettings): Credentials {
  const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = settings
  if (accessKeyId !== null && secretAccessKey !== null) {
    return { accessKeyId, secretAccessKey, sessionToken: settings.s3SessionToken }
  }
  throw new Problem(
    'Films in S3 need a key to it: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.',
  )
}

/** AWS knows a bucket by its host name, other servers by the path. A name with dots fits no certificate of AWS. */
function urlOf(name: string, { s3Endpoint, s3Region, s3PathStyle }: BucketSettings): URL {
  const base = new URL(s3Endpoint ?? `https://s3.${s3Region}.amazonaws.com`)
  const inPath = s3PathStyle ?? (s3Endpoint !== null || name.includes('.'))
  if (!inPath) base.host = `${name}.${base.host}`
  const folder = base.pathname.replace(/\/*$/, '/')
  base.pathname = inPath ? `${folder}${name}/` : folder
  return base
}
