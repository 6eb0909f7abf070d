import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDisk } from '../../src/storage/disk.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'
import { storageContract } from './storage.contract.ts'

storageContract(async () => openDisk(await temporaryFolder()))

test('what others leave in the folder is not listed', async () => {
  const folder = await temporaryFolder()
  const disk = await openDisk(folder)
  await disk.put('task/film.mp4', Buffer.from('x'))
  await writeFile(path.join(folder, 'task', '.nfs0001'), 'x')
  await writeFile(path.join(folder, 'what is this?'), 'x')
  const listed: string[] = []
  for await (const key of disk.list()) listed.push(key)
  expect(listed).toEqual(['task/film.mp4'])
})
