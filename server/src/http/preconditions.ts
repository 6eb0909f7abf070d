import type { RequestContext } from './request-context.ts'

/** What tells one version of a file from another. */
export interface Validators {
  readonly etag: string
  /** Unix milliseconds. */
  readonly modifiedAt: number
}

/** Whether this is the file that the caller means, if it says which. Weak tags never match here. */
export function isWanted({ req }: RequestContext, { etag, modifiedAt }: Validators): boolean {
  const tags = req.header('If-Match')
  if (tags !== undefined) {
    const wanted = tags.split(',').map((tag) => tag.trim())
    return wanted.includes(etag) || wanted.includes('*')
  }
  const since = Date.parse(req.header('If-Unmodified-Since') ?? '')
  return Number.isNaN(since) || toSeconds(modifiedAt) <= toSeconds(since)
}

/** Whether the caller has this file already. By its tag if one was sent, weak or strong; else by its date. */
export function isKnown({ req }: RequestContext, { etag, modifiedAt }: Validators): boolean {
  const tags = req.header('If-None-Match')
  if (tags !== undefined) {
    const known = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    return known.includes(etag) || known.includes('*')
  }
  const since = Date.parse(req.header('If-Modified-Since') ?? '')
  return toSeconds(modifiedAt) <= toSeconds(since)
}

/** Whether a part still belongs to what the caller has: the very tag, or the very date. */
export function rangeApplies({ req }: RequestContext, { etag, modifiedAt }: Validators): boolean {
  const condition = req.header('If-Range')
  if (condition === undefined || condition === etag) return true
  return !condition.includes('"') && toSeconds(Date.parse(condition)) === toSeconds(modifiedAt)
}

/** HTTP dates know no fractions. */
const toSeconds = (ms: number): number => Math.floor(ms / 1_000)
