import { randomUUID } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import type { Patience } from './again.ts'
import { SHORT, type S3Client } from './client.ts'
import { S3Error } from './s3-error.ts'
import { escape, textOf } from './xml.ts'

/**
 * Larger files go in parts of this size, one after the other. S3 takes parts from 5 MiB, and 10,000 of them: 78 GiB. Each upload
 * holds one part in memory.
 */
const PART_BYTES = 8 * 2 ** 20

export interface UploadOptions {
  readonly patience: Patience
  readonly partBytes?: number
}

/** An object is there whole or not at all: S3 shows it when its last byte has come and its hash is right. */
export async function uploadFile(
  client: S3Client,
  { key, file }: { key: string; file: string },
  { patience, partBytes = PART_BYTES }: UploadOptions,
): Promise<void> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    const source: Source = { key, handle, size, partBytes }
    if (size > partBytes) return await uploadParts(client, source, patience)
    await client.ask({ method: 'PUT', key, body: await readBytes(source, 0) }, patience)
  } finally {
    await handle.close()
  }
}

interface Source {
  readonly key: string
  readonly handle: FileHandle
  readonly size: number
  readonly partBytes: number
}

async function uploadParts(client: S3Client, source: Source, patience: Patience): Promise<void> {
  const { key, size, partBytes } = source
  const mark = randomUUID()
  const headers = { [MARK]: mark }
  const begun = await client.ask({ method: 'POST', key, query: { uploads: '' }, headers }, patience)
  const uploadId = textOf(begun.text, 'UploadId')
  if (!uploadId) throw notS3('no UploadId for an upload in parts')
  try {
    const tags: string[] = []
    for (let start = 0; start < size; start += partBytes) {
      const query = { partNumber: String(tags.length + 1), uploadId }
      const body = await readBytes(source, start)
      const { headers: answer } = await client.ask({ method: 'PUT', key, query, body }, patience)
      tags.push(answer.etag ?? noTag())
    }
    await complete(client, { key, uploadId, tags, mark }, patience)
  } catch (error) {
    // Parts of an upload that never ends are paid for and seen nowhere. If this fails too, the sweep of stale uploads finds them.
    const abort = { method: 'DELETE', key, query: { uploadId } } as const
    await client.ask(abort, SHORT).catch(() => undefined)
    throw error
  }
}

const MARK = 'x-amz-meta-zoetrope-upload'

interface Upload {
  readonly key: string
  readonly uploadId: string
  readonly tags: readonly string[]
  readonly mark: string
}

async function complete(
  client: S3Client,
  { key, uploadId, tags, mark }: Upload,
  patience: Patience,
): Promise<void> {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escape(tag)}</ETag></Part>`,
  )
  const xml = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`
  const request = { method: 'POST', key, query: { uploadId }, body: Buffer.from(xml) } as const
  try {
    await client.ask(request, patience)
  } catch (error) {
    if (!(error instanceof S3Error && error.code === 'NoSuchUpload')) throw error
    // The first try went through and its answer was lost: the object that is there is ours.
    const { headers } = await client.ask({ method: 'HEAD', key })
    if (headers[MARK] !== mark) throw error
  }
}

async function readBytes({ handle, size, partBytes }: Source, start: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(Math.min(partBytes, size - start))
  for (let at = 0; at < buffer.length;) {
    const { bytesRead } = await handle.read(buffer, at, buffer.length - at, start + at)
    if (bytesRead === 0) throw new Error('The file is shorter than it was.')
    at += bytesRead
  }
  return buffer
}

const noTag = (): never => {
  throw notS3('a part without an ETag')
}

function notS3(what: string): S3Error {
  return new S3Error({ status: 200, code: 'NotS3', message: `S3 answered with ${what}.` })
}
