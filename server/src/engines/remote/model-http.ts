import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'
import type { JsonValue } from '../json-value.ts'
import { exchange, readStart, readText } from './exchange.ts'
import { lookupFor } from './foreign-link.ts'

/** What a model server answered, whatever its status. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** Undefined: it is not JSON. */
  readonly json: JsonValue | undefined
}

/** A model server said no, in so many words. */
export class Refused extends Error {
  override readonly name: string = 'Refused'
  readonly answer: Answer

  constructor(answer: Answer, message = `The server answered ${answer.status}.`) {
    super(message)
    this.answer = answer
  }
}

/** It answered as if all were well, but not what it must: nobody can tell what it did. */
export class Misunderstood extends Refused {
  override readonly name = 'Misunderstood'
}

export interface Ask {
  readonly method?: 'GET' | 'POST' | 'DELETE'
  /** Below the base address, such as `videos/1`. */
  readonly path: string
  readonly body?: FormData | JsonValue
  readonly timeoutMs?: number
  /** More is an error. */
  readonly maxBytes?: number
  /** More is not read: the text is cut there, and then no JSON. */
  readonly cutAtBytes?: number
  readonly signal: AbortSignal
}

export interface ModelHttp {
  /** Waits for the whole answer. Throws `NoAnswer`; a status is not judged. */
  ask(ask: Ask): Promise<Answer>
  /** The same, but throws `Refused` unless the status is 2xx. */
  require(ask: Ask): Promise<Answer>
  /** A link in an answer, which may be relative. */
  resolve(link: string): URL
  /** The key, if this is its own server, and nothing for anybody else. */
  headersFor(url: URL): Readonly<Record<string, string>>
  /** How the name in a link is looked up: see `lookupFor`. */
  lookupFor(url: URL): Promise<LookupFunction | undefined>
  /** Without the key: a server that repeats it in its complaint must not make us tell it to callers. */
  hideKey(text: string): string
}

export interface ModelHttpOptions {
  readonly baseUrl: string
  readonly apiKey: string | null
}

const LOOK_MS = 30_000
const MAX_ANSWER_BYTES = 4 * 2 ** 20

/** Questions to one model server; its key goes nowhere else. */
export function createModelHttp({ baseUrl, apiKey }: ModelHttpOptions): ModelHttp {
  const base = new URL(`${baseUrl.replace(/\/+$/, '')}/`)
  const headers = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }
  const headersFor = (url: URL) => (url.origin === base.origin ? headers : {})
  const hideKey = (text: string): string => (apiKey ? text.replaceAll(apiKey, '…') : text)

  const ask: ModelHttp['ask'] = async ({ method = 'GET', path, ...options }) => {
    const url = new URL(path, base)
    const { type, body } = await toBody(options.body)
    const question = { method, url, headers: { ...headersFor(url), ...type }, body }
    const patience = { ms: options.timeoutMs ?? LOOK_MS, signal: options.signal }
    return exchange(question, patience, async (incoming) => {
      const text = hideKey(await readBody(incoming, options))
      const { statusCode: status = 0, headers: told } = incoming
      return { status, headers: told, text, json: parseJson(text) }
    })
  }
  return {
    ask,
    async require(question) {
      const answer = await ask(question)
      if (answer.status >= 200 && answer.status < 300) return answer
      throw new Refused(answer)
    },
    resolve: (link) => new URL(link, base),
    headersFor,
    lookupFor: (url) => lookupFor(base, url),
    hideKey,
  }
}

function readBody(
  incoming: IncomingMessage,
  { maxBytes = MAX_ANSWER_BYTES, cutAtBytes }: Pick<Ask, 'maxBytes' | 'cutAtBytes'>,
): Promise<string> {
  return cutAtBytes === undefined ? readText(incoming, maxBytes) : readStart(incoming, cutAtBytes)
}

interface Body {
  readonly type: Readonly<Record<string, string>>
  readonly body: Uint8Array | undefined
}

async function toBody(body: Ask['body']): Promise<Body> {
  if (body === undefined) return { type: {}, body: undefined }
  if (!(body instanceof FormData)) {
    return { type: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(body)) }
  }
  // As one piece with a length: some servers in Python take no chunked uploads.
  const form = new Response(body)
  const type = { 'content-type': form.headers.get('content-type') ?? 'multipart/form-data' }
  return { type, body: new Uint8Array(await form.arrayBuffer()) }
}

export function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue
  } catch {
    return undefined
  }
}
