import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { S3_KEY } from '../../harness/s3-server.ts'
import { checkSignature } from './check-signature.ts'

/** What goes wrong with one request. */
export type Fault =
  | { readonly status: number; readonly code?: string; readonly headers?: Record<string, string> }
  /** The connection is cut: before anything is done, or after it is done and before that is said. */
  | 'cut before'
  | 'cut after'
  | 'hang'
  /** The answer is as it should be, but the connection is cut after so many bytes of its body. */
  | { readonly cutBodyAt: number }
  | ((response: ServerResponse) => void)

export interface FaultyS3 {
  readonly endpoint: string
  /** `PUT /films/a`, as they came. */
  readonly requests: string[]
  readonly objects: Map<string, Buffer>
  readonly uploads: Map<string, Map<number, Buffer>>
  /** What was said of an upload when it began, by its id, and of its object, by its key. */
  readonly marks: Map<string, string>
  region: string
  skewMs: number
  pageKeys: number
  /** The next requests of this kind, which is how they begin, go wrong like this; those after them do not. */
  fail(kind: string, ...faults: Fault[]): void
}

interface Asked {
  readonly request: IncomingMessage
  readonly body: Buffer
  readonly key: string
  readonly query: URLSearchParams
}

interface Answer {
  readonly status: number
  readonly body?: Buffer | string
  readonly headers?: Record<string, string>
}

export const BUCKET = 'films'

/** Enough of S3 on loopback, strict about signatures, that fails when it is told to. */
export async function startFaultyS3(): Promise<FaultyS3> {
  const faults: { kind: string; fault: Fault }[] = []
  const s3: FaultyS3 = {
    endpoint: '',
    requests: [],
    objects: new Map(),
    uploads: new Map(),
    marks: new Map(),
    region: 'us-east-1',
    skewMs: 0,
    pageKeys: 1_000,
    fail: (kind, ...all) => void faults.push(...all.map((fault) => ({ kind, fault }))),
  }
  const server = createServer((request, response) => {
    const name = `${request.method} ${request.url}`
    s3.requests.push(name)
    const index = faults.findIndex(({ kind }) => name.startsWith(kind))
    const fault = index < 0 ? undefined : faults.splice(index, 1)[0]?.fault
    if (fault === 'cut before') return void request.socket.destroy()
    if (fault === 'hang') return
    void collect(request).then((body) => {
      const answer = isFailure(fault) ? failure(s3, fault) : respond(s3, request, body)
      if (fault === 'cut after') return request.socket.destroy()
      if (typeof fault === 'function') return fault(response)
      return send(response, answer, fault)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return Object.assign(s3, {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
}

async function collect(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function send(response: ServerResponse, answer: Answer, fault: Fault | undefined): void {
  const { status, body = '', headers } = answer
  const bytes = Buffer.from(body)
  const length = { 'content-length': String(bytes.length) }
  response.writeHead(status, { ...length, ...headers })
  if (typeof fault === 'object' && 'cutBodyAt' in fault) {
    response.write(bytes.subarray(0, fault.cutBodyAt), () => response.socket?.destroy())
  } else response.end(response.req.method === 'HEAD' ? undefined : bytes)
}

type Failure = Extract<Fault, { status: number }>

const isFailure = (fault: Fault | undefined): fault is Failure =>
  typeof fault === 'object' && 'status' in fault

function failure(s3: FaultyS3, { status, code = '', headers = {} }: Failure): Answer {
  const more = `<Message>As it was told</Message><Region>${s3.region}</Region>`
  const body = code && `<?xml version="1.0"?><Error><Code>${code}</Code>${more}</Error>`
  return { status, body, headers: { ...headers, date: serverDate(s3) } }
}

const serverDate = ({ skewMs }: FaultyS3): string => new Date(Date.now() + skewMs).toUTCString()

function respond(s3: FaultyS3, request: IncomingMessage, body: Buffer): Answer {
  const wrong = checkSignature(request, body, { ...S3_KEY, region: s3.region, skewMs: s3.skewMs })
  if (wrong !== undefined) {
    const status = wrong === 'AuthorizationHeaderMalformed' ? 400 : 403
    return failure(s3, { status, code: wrong })
  }
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://s3')
  const [, bucket, ...names] = decodeURIComponent(pathname).split('/')
  if (bucket !== BUCKET) return failure(s3, { status: 404, code: 'NoSuchBucket' })
  const asked: Asked = { request, body, key: names.join('/'), query }
  if (asked.key === '') return list(s3, asked)
  if (query.has('uploads') || query.has('uploadId')) return multipart(s3, asked)
  if (request.method === 'PUT') return put(s3, asked)
  if (request.method === 'DELETE') return { status: (s3.objects.delete(asked.key), 204) }
  return get(s3, asked)
}

function put(s3: FaultyS3, { request, key, body }: Asked): Answer {
  if (request.headers['if-none-match'] === '*' && s3.objects.has(key)) {
    return failure(s3, { status: 412, code: 'PreconditionFailed' })
  }
  s3.objects.set(key, body)
  return { status: 200, headers: { etag: etagOf(body) } }
}

const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`

function get(s3: FaultyS3, { request: { headers }, key }: Asked): Answer {
  const object = s3.objects.get(key)
  if (!object) return failure(s3, { status: 404, code: 'NoSuchKey' })
  const etag = etagOf(object)
  if ((headers['if-match'] ?? etag) !== etag) return failure(s3, { status: 412 })
  const [, start = '0', end = ''] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  const mark = s3.marks.get(key) ?? ''
  if (end === '') return { status: 200, body: object, headers: { etag, [MARK]: mark } }
  const range = `bytes ${start}-${end}/${object.length}`
  const body = object.subarray(Number(start), Number(end) + 1)
  return { status: 206, body, headers: { etag, 'content-range': range } }
}

function list(s3: FaultyS3, { query }: Asked): Answer {
  const after = query.get('continuation-token') ?? ''
  const prefix = query.get('prefix') ?? ''
  const names = [...s3.objects.keys()].filter((key) => key.startsWith(prefix) && key > after)
  const page = names.toSorted().slice(0, s3.pageKeys)
  const more = names.length > page.length
  const keys = page.map((key) => `<Contents><Key>${encodeURIComponent(key)}</Key></Contents>`)
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const truncated = `<IsTruncated>${more}</IsTruncated>`
  return {
    status: 200,
    body: `<ListBucketResult>${truncated}${next}${keys.join('')}</ListBucketResult>`,
  }
}

const MARK = 'x-amz-meta-zoetrope-upload'

function multipart(s3: FaultyS3, { request, key, query, body }: Asked): Answer {
  const { method, headers } = request
  const id = query.get('uploadId') ?? randomUUID()
  if (query.has('uploads')) {
    s3.uploads.set(id, new Map())
    s3.marks.set(id, String(headers[MARK]))
    return { status: 200, body: `<R><UploadId>${id}</UploadId></R>` }
  }
  const upload = s3.uploads.get(id)
  if (!upload) return failure(s3, { status: 404, code: 'NoSuchUpload' })
  if (method === 'PUT') {
    upload.set(Number(query.get('partNumber')), body)
    return { status: 200, headers: { etag: etagOf(body) } }
  }
  s3.uploads.delete(id)
  if (method === 'DELETE') return { status: 204 }
  const tags = [...body.toString().matchAll(/<ETag>(.*?)<\/ETag>/g)].map(([, tag]) => tag)
  const parts = [...upload.values()]
  const right = parts.every((part, index) => tags[index] === etagOf(part).replaceAll('"', '&#34;'))
  if (!right) return failure(s3, { status: 400, code: 'InvalidPart' })
  s3.objects.set(key, Buffer.concat(parts))
  s3.marks.set(key, s3.marks.get(id) ?? '')
  return { status: 200, body: '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>' }
}
