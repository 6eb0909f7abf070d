import { randomFillSync } from 'node:crypto'
import { readdir, readlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Api } from './service.ts'

export const MIB = 2 ** 20

/** Puts a film of this size in the place of the tiny one; answers its id and where it lies. */
export async function makeLarge(api: Api, dataDir: string, bytes: number) {
  const { id } = await api.create({ prompt: 'quick' })
  await api.ended(id)
  const task = await api.service.tasks.find(id)
  const file = path.join(dataDir, 'files', task?.files?.video ?? '')
  await truncate(file, bytes)
  return { id, file }
}

/** The same with bytes that can be told apart. */
export async function makeNoise(api: Api, dataDir: string, bytes: number) {
  const film = await makeLarge(api, dataDir, 0)
  const noise = randomFillSync(Buffer.alloc(bytes))
  await writeFile(film.file, noise)
  return { ...film, noise }
}

export const CAN_TELL_OPEN_FILES = process.platform === 'linux'

/** How many files of this task are open in this process, as far as one can tell. */
export async function openFiles(id: string): Promise<number> {
  if (!CAN_TELL_OPEN_FILES) return 0
  const links = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  )
  return links.filter((link) => link.includes(id)).length
}
