import type { Bucket } from './bucket.ts'
import type { S3Error } from './s3-error.ts'

type Advice = (error: S3Error, bucket: Bucket) => string

const REGION: Advice = ({ region }, { name, region: ours }) =>
  region === undefined || region === ours
    ? `The bucket ${name} does not lie in the region ${ours}: set ZOETROPE_S3_REGION to where it is.`
    : `The bucket ${name} lies in the region ${region}, not ${ours}: set ZOETROPE_S3_REGION=${region}.`

const HOST: Advice = ({ code }, { url }) =>
  `Nobody answers at ${url.origin} (${code}): check ZOETROPE_S3_ENDPOINT, and whether S3 is running.`

const CERTIFICATE: Advice = ({ code }, { url }) =>
  `The certificate of ${url.host} is not trusted here (${code}): give the file of its authority in NODE_EXTRA_CA_CERTS, or check ZOETROPE_S3_ENDPOINT.`

const KEY: Advice = (_, { url }) =>
  `${url.origin} does not know the key in AWS_ACCESS_KEY_ID: check it, and ZOETROPE_S3_ENDPOINT.`

const NOT_S3: Advice = ({ message }, { url }) =>
  `What answers at ${url.origin} does not speak S3 (${message}): check ZOETROPE_S3_ENDPOINT and ZOETROPE_S3_PATH_STYLE.`

const TOKEN: Advice = () =>
  'The credentials for S3 were lent for a time that is over, or their token is not theirs: renew AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN together.'

const CLOCK: Advice = ({ serverTime }) =>
  `The clock of this machine is ${apart(serverTime)} that of S3, which takes no signature that is more than 15 minutes off: set the clock (NTP).`

const DENIED: Advice = (_, { name, prefix }) =>
  `The key in AWS_ACCESS_KEY_ID may not use the bucket ${name}: it needs s3:ListBucket on it, and s3:GetObject, s3:PutObject, s3:DeleteObject and s3:AbortMultipartUpload on ${name}/${prefix}*.`

const FULL: Advice = ({ code }, { name }) =>
  `There is no room left in the bucket ${name} (${code}): raise its limit, or shorten ZOETROPE_RETENTION.`

const BY_CODE: Readonly<Record<string, Advice>> = {
  NoSuchBucket: (_, { name, url }) =>
    `There is no bucket ${name} at ${url.origin}: make it, or set ZOETROPE_S3_BUCKET to one that exists.`,
  InvalidAccessKeyId: KEY,
  XAdminUserNotFound: KEY, // versitygw's name for it
  SignatureDoesNotMatch: () =>
    'AWS_SECRET_ACCESS_KEY is not the secret of the key in AWS_ACCESS_KEY_ID: set both as they were given to you.',
  RequestTimeTooSkewed: CLOCK,
  ExpiredToken: TOKEN,
  ExpiredTokenException: TOKEN,
  InvalidToken: TOKEN,
  InvalidClientTokenId: TOKEN,
  AuthorizationHeaderMalformed: REGION,
  PermanentRedirect: REGION,
  TemporaryRedirect: REGION,
  IllegalLocationConstraintException: REGION,
  AccessDenied: DENIED,
  NotS3: NOT_S3,
  EPROTO: (_, { url }) =>
    `${url.origin} does not speak ${url.protocol.slice(0, -1)}: check the beginning of ZOETROPE_S3_ENDPOINT.`,
}

/** A sentence for the operator: what is wrong and which setting mends it. */
export function adviceOn(error: S3Error, bucket: Bucket): string {
  return (BY_CODE[error.code] ?? byStatus(error))(error, bucket)
}

function byStatus({ status, code, isFull }: S3Error): Advice {
  if (isFull) return FULL
  if (status === 0) return /CERT|SIGNATURE|ALTNAME/.test(code) ? CERTIFICATE : HOST
  if (status === 401 || status === 403) return DENIED
  if (status >= 300 && status < 400) return REGION
  return ({ message }, { name, url }) =>
    `The bucket ${name} at ${url.origin} cannot be used. ${message}`
}

function apart(serverTime: number): string {
  const minutes = Math.round((Date.now() - serverTime) / 60_000)
  if (Number.isNaN(minutes) || minutes === 0) return 'not'
  return `${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead of' : 'behind'}`
}
