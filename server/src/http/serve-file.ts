import type { StoredFile } from '../storage/storage.ts'
import type { RequestContext } from './request-context.ts'

export interface FileFacts {
  readonly etag: string
  readonly mimeType: string
  readonly fileName: string
}

/** A file with what players and download tools expect: ranges, validators, HEAD. */
export function serveFile(c: RequestContext, file: StoredFile, facts: FileFacts): Response {
  const headers = {
    'Content-Type': facts.mimeType,
    'Accept-Ranges': 'bytes',
    ETag: facts.etag,
    'Content-Disposition': `inline; filename="${facts.fileName}"`,
    'Cache-Control': 'private, max-age=3600',
  }
  if (isKnown(c.req.header('If-None-Match'), facts.etag)) return c.body(null, 304, headers)

  const range = wantedRange(c, facts.etag, file.bytes)
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${file.bytes}` })
  }
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 }
  const length = { 'Content-Length': String(end - start + 1) }
  const partial = range && { 'Content-Range': `bytes ${start}-${end}/${file.bytes}` }
  const status = range ? 206 : 200
  const all = { ...headers, ...length, ...partial }
  if (c.req.method === 'HEAD') return c.body(null, status, all)
  return c.body(file.read(start, end), status, all)
}

/** Whether one of the caller's copies is this file; weak or strong is all the same here. */
function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

interface ByteRange {
  readonly start: number
  readonly end: number
}

function wantedRange(
  c: RequestContext,
  etag: string,
  bytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  // RFC 9110: ranges are for GET alone.
  const header = c.req.method === 'GET' ? c.req.header('Range') : undefined
  const condition = c.req.header('If-Range')
  if (header === undefined || (condition !== undefined && condition !== etag)) return undefined
  return parseRange(header, bytes)
}

/** One range. Several, or anything we do not understand, gets the whole file, as RFC 9110 allows. */
export function parseRange(header: string, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const start = Math.max(0, bytes - Number(to))
    return Number(to) === 0 ? 'unsatisfiable' : { start, end: bytes - 1 }
  }
  const start = Number(from)
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start >= bytes ? 'unsatisfiable' : { start, end }
}
