import type { S3Client } from './client.ts'
import { elementsOf, textOf } from './xml.ts'

/** No upload of ours takes this long: who began it was killed. */
const STALE_MS = 24 * 3_600_000
const MOST_PAGES = 10

/**
 * Ends uploads in parts that nobody will finish: their parts are paid for and seen in no list. Gives how many there were.
 * What cannot be reached in ten pages is left to the next start.
 */
export async function endStaleUploads(client: S3Client, now = Date.now()): Promise<number> {
  const { prefix } = client.bucket
  let ended = 0
  let from: Readonly<Record<string, string>> = {}
  for (let page = 0; page < MOST_PAGES; page++) {
    const { text } = await client.ask({ method: 'GET', query: { uploads: '', prefix, ...from } })
    for (const upload of elementsOf(text, 'Upload')) {
      const [name = '', uploadId = ''] = [textOf(upload, 'Key'), textOf(upload, 'UploadId')]
      const begunAt = Date.parse(textOf(upload, 'Initiated') ?? '')
      if (!name.startsWith(prefix) || !(begunAt < now - STALE_MS)) continue
      const key = name.slice(prefix.length)
      await client.ask({ method: 'DELETE', key, query: { uploadId } })
      ended++
    }
    if (textOf(text, 'IsTruncated') !== 'true') return ended
    from = {
      'key-marker': textOf(text, 'NextKeyMarker') ?? '',
      'upload-id-marker': textOf(text, 'NextUploadIdMarker') ?? '',
    }
  }
  return ended
}
