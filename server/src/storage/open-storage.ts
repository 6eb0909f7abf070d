import path from 'node:path'
import type { Config } from '../config/settings.ts'
import { makeDataFolder } from '../db/make-data-folder.ts'
import { Problem } from '../errors/problem.ts'
import { claimFiles } from './claim-files.ts'
import { openDisk } from './disk.ts'
import { toBucket, type BucketSettings } from './s3/bucket.ts'
import { checkBucket, claimBucket } from './s3/claim-bucket.ts'
import { openClient } from './s3/client.ts'
import { openS3, type S3Options } from './s3/s3.ts'
import { endStaleUploads } from './s3/stale-uploads.ts'
import type { Storage } from './storage.ts'

export interface OpenStorage {
  readonly storage: Storage
  /** Throws if the films that are there belong to another database. */
  claim(owner: string): Promise<void>
  close(): void
}

export type StorageSettings = BucketSettings & Pick<Config, 'dataDir' | 'filesDir'>

/** Where the settings want the films to be; a Problem says what to change if they cannot be there. */
export function openStorage(settings: StorageSettings, options: S3Options): Promise<OpenStorage> {
  const { s3Bucket } = settings
  return s3Bucket === null ? openFolder(settings) : openBucket(s3Bucket, settings, options)
}

async function openFolder({ dataDir, filesDir }: StorageSettings): Promise<OpenStorage> {
  const folder = filesDir ?? path.join(dataDir, 'files')
  makeDataFolder(folder, 'files')
  const storage = await openDisk(folder)
  return { storage, claim: (owner) => claimFiles(folder, owner), close: () => undefined }
}

async function openBucket(
  name: string,
  settings: StorageSettings,
  options: S3Options,
): Promise<OpenStorage> {
  if (settings.filesDir !== null) {
    throw new Problem(
      'Films lie in a folder or in S3: set either ZOETROPE_FILES_DIR or ZOETROPE_S3_BUCKET, not both.',
    )
  }
  const client = openClient(toBucket(name, settings))
  await checkBucket(client)
  return {
    storage: openS3(client, options),
    async claim(owner) {
      await claimBucket(client, owner)
      // Not every key may, and not every server can: then a rule of the bucket has to do it.
      await endStaleUploads(client).catch(() => undefined)
    },
    close: () => client.close(),
  }
}
