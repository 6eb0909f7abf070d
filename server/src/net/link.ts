import type { IncomingMessage } from 'node:http'
import { NetworkError } from './network-error.ts'

const MAX_LINK_LENGTH = 8_192
const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308])

/** Reads a link as a browser would, but without mending it: what looks odd to a person is refused. */
export function parseLink(text: string): URL {
  if (text.length > MAX_LINK_LENGTH) {
    throw new NetworkError('bad_url', `The link is longer than ${MAX_LINK_LENGTH} characters.`)
  }
  if (/[\s\p{Cc}\\]/u.test(text) || !/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) {
    throw new NetworkError(
      'bad_url',
      'The link is not a valid https:// or http:// address: check its spelling.',
    )
  }
  return new URL(text)
}

/** Where the answer sends us, or undefined when it is the answer itself. */
export function readRedirect(incoming: IncomingMessage, from: URL): URL | undefined {
  if (!REDIRECTS.has(incoming.statusCode)) return undefined
  const { location } = incoming.headers
  if (location === undefined || !URL.canParse(location, from.href)) {
    throw new NetworkError('bad_response', 'The link redirects to nowhere: use another one.')
  }
  const to = new URL(location, from)
  // Anyone on the way could then change what a caller asked for over a private line.
  if (from.protocol === 'https:' && to.protocol === 'http:') {
    throw new NetworkError(
      'forbidden',
      'The link redirects from https to http, which is not safe: link to the file itself.',
    )
  }
  return to
}
