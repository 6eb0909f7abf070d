import { randomUUID } from 'node:crypto'
import { toBucket, type Bucket } from '../../src/storage/s3/bucket.ts'
import { openClient, type S3Client } from '../../src/storage/s3/client.ts'
import { openS3 } from '../../src/storage/s3/s3.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { S3_KEY } from './s3-server.ts'
import type { Flags } from './service.ts'

/** Settings of a service on a bucket; the bucket is not made by this. */
export function bucketFlags(endpoint: string, name = `films-${randomUUID()}`): Flags {
  return {
    s3Bucket: name,
    s3Endpoint: endpoint,
    s3Prefix: 'some/where/',
    s3AccessKeyId: S3_KEY.accessKeyId,
    s3SecretAccessKey: S3_KEY.secretAccessKey,
  }
}

export function bucketOf(flags: Flags, changes: Partial<Bucket> = {}): Bucket {
  const made = toBucket(flags['s3Bucket'] ?? '', {
    s3Bucket: flags['s3Bucket'] ?? '',
    s3Endpoint: flags['s3Endpoint'] ?? null,
    s3Region: 'us-east-1',
    s3Prefix: flags['s3Prefix'] ?? '',
    s3PathStyle: null,
    s3AccessKeyId: flags['s3AccessKeyId'] ?? null,
    s3SecretAccessKey: flags['s3SecretAccessKey'] ?? null,
    s3SessionToken: null,
  })
  return { ...made, ...changes }
}

/** A bucket of its own for one test, on a server that has none of that name. */
export async function makeBucket(endpoint: string): Promise<{ flags: Flags; client: S3Client }> {
  const flags = bucketFlags(endpoint)
  const client = openClient(bucketOf(flags))
  await client.ask({ method: 'PUT' })
  return { flags, client }
}

export async function openBucket(endpoint: string): Promise<Storage> {
  const { client } = await makeBucket(endpoint)
  return openS3(client, { onTrouble: () => undefined, partBytes: 5 * 2 ** 20 })
}

export async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.list()) keys.push(key)
  return keys.toSorted()
}
