import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const PREFIX = 'whsec_'

/** A secret as Standard Webhooks wants it: `whsec_` and 32 random bytes in base64. */
export function createSecret(): string {
  return `${PREFIX}${randomBytes(32).toString('base64')}`
}

export interface Message {
  /** The same for every try, so that a receiver can tell a repetition. */
  readonly id: string
  /** Unix seconds, of this try. */
  readonly timestamp: number
  readonly body: string
}

/** The headers of Standard Webhooks; one signature for each secret. https://www.standardwebhooks.com */
export function signedHeaders(
  message: Message,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${sign(message, secret)}`).join(' '),
  }
}

/** Whether one of the signatures in the header was made with this secret, in constant time. */
export function isSigned(message: Message, secret: string, header: string): boolean {
  const right = Buffer.from(`v1,${sign(message, secret)}`)
  return header.split(' ').some((text) => {
    const given = Buffer.from(text)
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

function sign({ id, timestamp, body }: Message, secret: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
}
