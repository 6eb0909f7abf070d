import { randomUUID } from 'node:crypto'
import { AppError } from '../errors/app-error.ts'
import type { OpenPart, StoredFile } from '../storage/storage.ts'
import type { FileAnswer } from './answer-file.ts'
import { setHeader, type Headers } from './answer-headers.ts'
import { parseRanges, type ByteRange } from './byte-ranges.ts'
import { closeBody } from './file-body.ts'
import { contentDisposition, type FileName } from './file-name.ts'
import { isKnown, isWanted, rangeApplies, type Validators } from './preconditions.ts'
import type { RequestContext } from './request-context.ts'

export interface FileFacts extends Validators, FileName {
  readonly mimeType: string
}

/** A file with what players and download tools expect: ranges, validators, HEAD. Undefined: it is gone. */
export async function serveFile(
  c: RequestContext,
  file: StoredFile,
  facts: FileFacts,
): Promise<FileAnswer | Response | undefined> {
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
  if (ranges && ranges.length > 1) return serveParts(file, { ranges, headers })

  const [range = { start: 0, end: file.bytes - 1 }] = ranges ?? []
  const part = await file.open(range)
  if (!part) return undefined
  const own = { ...headers, ...lengthOf(range.end - range.start + 1) }
  if (!ranges) return { status: 200, headers: own, pieces: [part] }
  const place = { 'Content-Range': contentRange(range, file.bytes) }
  return { status: 206, headers: { ...own, ...place }, pieces: [part] }
}

function headersOf({ mimeType, etag, modifiedAt, ...name }: FileFacts): Headers {
  return {
    'Content-Type': mimeType,
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Last-Modified': new Date(modifiedAt).toUTCString(),
    'Content-Disposition': contentDisposition(name),
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
  file: StoredFile,
  { ranges, headers }: { ranges: readonly ByteRange[]; headers: Headers },
): Promise<FileAnswer | undefined> {
  const boundary = randomUUID()
  const pieces: (Uint8Array | OpenPart)[] = []
  let bytes = 0
  const addText = (text: string): void => {
    pieces.push(Buffer.from(text))
    bytes += text.length
  }
  for (const range of ranges) {
    const part = await file.open(range)
    if (!part) {
      await closeBody(pieces)
      return undefined
    }
    const type = `Content-Type: ${headers['Content-Type']}`
    const place = `Content-Range: ${contentRange(range, file.bytes)}`
    addText(`\r\n--${boundary}\r\n${type}\r\n${place}\r\n\r\n`)
    pieces.push(part)
    bytes += range.end - range.start + 1
  }
  addText(`\r\n--${boundary}--\r\n`)
  const type = `multipart/byteranges; boundary=${boundary}`
  return { status: 206, headers: { ...headers, ...lengthOf(bytes), 'Content-Type': type }, pieces }
}
