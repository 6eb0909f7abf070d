import { Problem } from '../../errors/problem.ts'
import { adviceOn } from './advice.ts'
import type { S3Client } from './client.ts'
import { isMissing, S3Error } from './s3-error.ts'

/** Names that no file of a task can have. */
const OWNER = '.owner'
const PROBE = '.probe'

/** Sees at the start that films can be listed, stored and removed; otherwise says which setting to change. */
export async function checkBucket(client: S3Client): Promise<void> {
  await sayingWhatToDo(client, async () => {
    const query = { 'list-type': '2', 'max-keys': '1', prefix: client.bucket.prefix }
    await client.ask({ method: 'GET', query })
    await client.ask({ method: 'PUT', key: PROBE, body: Buffer.from('zoetrope') })
    await client.ask({ method: 'DELETE', key: PROBE }).catch(undefinedIfMissing)
  })
}

/**
 * Leaves a note beside the films that says which database speaks of them. A service on another database, by a slip in
 * its settings, would take them all for orphans and remove them.
 */
export async function claimBucket(client: S3Client, owner: string): Promise<void> {
  const found = await sayingWhatToDo(client, async () => {
    const before = await readNote(client)
    if (before !== undefined) return before
    await leaveNote(client, owner)
    return readNote(client)
  })
  if (found === owner) return
  const { name, prefix } = client.bucket
  throw new Problem(
    `The films in the bucket ${name}${prefix && ` under ${prefix}`} belong to another database. Use that one, choose another ZOETROPE_S3_PREFIX, or give these films up by removing them with their note, ${prefix}${OWNER}.`,
  )
}

async function readNote(client: S3Client): Promise<string | undefined> {
  const note = await client.ask({ method: 'GET', key: OWNER }).catch(undefinedIfMissing)
  return note?.text
}

/** Not over somebody else's, where the server can tell; some do not know the condition. */
async function leaveNote(client: S3Client, owner: string): Promise<void> {
  const note = { method: 'PUT', key: OWNER, body: Buffer.from(owner) } as const
  try {
    await client.ask({ ...note, headers: { 'if-none-match': '*' } })
  } catch (error) {
    if (!(error instanceof S3Error)) throw error
    // Another node of ours, or of others, was first: what it wrote is read next.
    if (error.status === 412 || error.status === 409) return
    if (error.status !== 501 && error.status !== 400) throw error
    await client.ask(note)
  }
}

async function sayingWhatToDo<Value>(
  { bucket }: S3Client,
  work: () => Promise<Value>,
): Promise<Value> {
  return work().catch((error: unknown) => {
    if (!(error instanceof S3Error)) throw error
    throw new Problem(adviceOn(error, bucket), { cause: error })
  })
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}
