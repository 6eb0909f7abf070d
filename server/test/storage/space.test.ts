import { expect, test } from 'vitest'
import { watchSpace } from '../../src/storage/space.ts'

const withFree = (bytes: number) => ({ freeBytes: () => Promise.resolve(bytes) })
const full = { code: 'storage_full', status: 503 }

test('a disk without a byte is full, also for those who ask for no free space', async () => {
  await expect(watchSpace([withFree(0)], 0)()).rejects.toMatchObject(full)
  await expect(watchSpace([withFree(2 ** 30)], 0)()).resolves.toBeUndefined()
})

test('room for films is none where the database has no room', async () => {
  const bucket = withFree(Infinity)
  await expect(watchSpace([bucket, withFree(1_000)], 2_000)()).rejects.toMatchObject(full)
  await expect(watchSpace([bucket, withFree(2 ** 30)], 2_000)()).resolves.toBeUndefined()
})
