import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openThreadCode } from '../../src/film/thread-code.ts'

const folder = mkdtempSync(join(tmpdir(), 'storybook-thread-'))
afterAll(() => rmSync(folder, { recursive: true }))

const wrapped = (code: string): string =>
  `(function (exports, require, module, __filename, __dirname) {${code}\n})`
writeFileSync(
  join(folder, 'worker.cjs'),
  wrapped(`exports.sum = () => require('./parts.cjs').two() + require('node:path').sep.length
  exports.later = () => import('node:os')
  exports.file = __filename`),
)
writeFileSync(join(folder, 'parts.cjs'), wrapped('exports.two = () => 2'))

interface Exports {
  readonly sum: () => number
  readonly later: () => Promise<{ readonly EOL: string }>
  readonly file: string
}

test('bundled code finds its other files, packages and itself', async () => {
  const code = openThreadCode(folder)
  const { sum, later, file } = code.load('worker.cjs') as Exports
  expect(sum()).toBe(3)
  expect((await later()).EOL).toBe('\n')
  expect(file).toBe(join(folder, 'worker.cjs'))
  expect(code.load('worker.cjs')).toBe(code.load('worker.cjs'))
})

test('bundled code is the same with what was compiled of it, and with what is broken of that', () => {
  const first = openThreadCode(folder)
  ;(first.load('worker.cjs') as Exports).sum()
  const kept = first.compiled()
  expect(kept.size).toBe(2)
  for (const [file, bytes] of kept) writeFileSync(file, bytes)
  expect((openThreadCode(folder).load('worker.cjs') as Exports).sum()).toBe(3)
  for (const [file, bytes] of kept) writeFileSync(file, bytes.subarray(0, 100))
  expect((openThreadCode(folder).load('worker.cjs') as Exports).sum()).toBe(3)
})
