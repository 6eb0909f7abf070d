import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { expect, test as base } from 'vitest'
import { listen } from './listen.ts'
import { startApi } from './service.ts'

/** One real service for all tests of a file: for those that change nothing the others would notice. */
export const test = base
  .extend('api', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'zoetrope-test-'))
    const errors: string[] = []
    const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) })
    const api = await startApi({ dataDir: folder }, log)
    onCleanup(async () => {
      await api.service.stop()
      await rm(folder, { recursive: true, force: true })
      // What a test makes the service log as an error is a failure, though of the file and not of one test.
      expect(errors).toEqual([])
    })
    return api
  })
  .extend('baseUrl', { scope: 'file' }, async ({ api }, { onCleanup }) => {
    const { url, close } = await listen(api.service)
    onCleanup(close)
    return url
  })
