import { randomUUID } from 'node:crypto'
import { AppError } from '../errors/app-error.ts'
import type { StoredFile } from '../storage/storage.ts'
import { parseRanges, type ByteRange } from './byte-ranges.ts'
import { setHeader } from './answer-headers.ts'
import { isKnown, isWanted, rangeApplies, type Validators } from './preconditions.ts'
import type { RequestContext } from './request-context.ts'

export interface FileFacts extends Validators {
  readonly mimeType: string
  readonly fileName: string
  /** Saved to disk by a browser, not shown. */
  readonly download: boolean
}

/** A file with what players and download tools expect: ranges, validators, HEAD. Undefined: it is gone. */
export async function serveFile(
  c: RequestContext,
  file: StoredFile,
  facts: FileFacts,
): Promise<Response | undefined> {
  const headers = headersOf(facts)
  if (!isWanted(c, facts)) {
    throw new AppError('precondition_failed', 'This is not the file that you ask for.')
  }
  if (isKnown(c, facts)) return c.body(null, 304, headers)
  if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, ...lengthOf(file.bytes) })

  const ranges = wantedRanges(c, facts, file.bytes)
  if (ranges === 'unsatisfiable') {
    setHeader(c, 'Content-Range', `bytes */${file.bytes}`)
    throw new AppError('range_not_satisfiable', `The file has only ${file.bytes} bytes.`)
  }
  if (ranges && ranges.length > 1) return serveParts(c, file, { ranges, headers })

  const [range = { start: 0, end: file.bytes - 1 }] = ranges ?? []
  const body = await file.read({ ...range, signal: c.req.raw.signal })
  if (!body) return undefined
  const length = lengthOf(range.end - range.start + 1)
  if (!ranges) return c.body(body, 200, { ...headers, ...length })
  return c.body(body, 206, {
    ...headers,
    ...length,
    'Content-Range': contentRange(range, file.bytes),
  })
}

type Headers = Readonly<Record<string, string>>

function headersOf({ mimeType, etag, modifiedAt, fileName, download }: FileFacts): Headers {
  return {
    'Content-Type': mimeType,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Last-Modified': new Date(modifiedAt).toUTCString(),
    'Content-Disposition': `${download ? 'attachment' : 'inline'}; filename="${fileName}"`,
    'Cache-Control': 'private, max-age=3600',
  }
}

const lengthOf = (bytes: number): Headers => ({ 'Content-Length': String(bytes) })

const contentRange = ({ start, end }: ByteRange, bytes: number): string =>
  `bytes ${start}-${end}/${bytes}`

/** RFC 9110: ranges are for GET alone. */
function wantedRanges(c: RequestContext, facts: FileFacts, bytes: number) {
  const header = c.req.header('Range')
  if (header === undefined || !rangeApplies(c, facts)) return undefined
  return parseRanges(header, bytes)
}

/** Several parts in one answer. All are opened before it begins, so that none can be missing from it. */
async function serveParts(
  c: RequestContext,
  file: StoredFile,
  { ranges, headers }: { ranges: readonly ByteRange[]; headers: Headers },
): Promise<Response | undefined> {
  const boundary = randomUUID()
  const parts: Part[] = []
  for (const range of ranges) {
    const body = await file.read({ ...range, signal: c.req.raw.signal })
    if (!body) {
      for (const part of parts) await part.body.cancel()
      return undefined
    }
    const type = `Content-Type: ${headers['Content-Type']}`
    const place = `Content-Range: ${contentRange(range, file.bytes)}`
    const head = Buffer.from(`\r\n--${boundary}\r\n${type}\r\n${place}\r\n\r\n`)
    parts.push({ head, body, bytes: range.end - range.start + 1 })
  }
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const bytes = parts.reduce((sum, part) => sum + part.head.length + part.bytes, tail.length)
  return c.body(ReadableStream.from(join(parts, tail)), 206, {
    ...headers,
    ...lengthOf(bytes),
    'Content-Type': `multipart/byteranges; boundary=${boundary}`,
  })
}

interface Part {
  readonly head: Uint8Array
  readonly body: ReadableStream<Uint8Array>
  readonly bytes: number
}

async function* join(parts: readonly Part[], tail: Uint8Array): AsyncGenerator<Uint8Array> {
  try {
    for (const { head, body } of parts) {
      yield head
      yield* body
    }
    yield tail
  } finally {
    for (const { body } of parts) if (!body.locked) await body.cancel()
  }
}
