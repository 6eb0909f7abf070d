import { rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'rolldown'

// What a painting thread loads, a thousand small modules, as a few files. Packages stay where they are installed.
const root = import.meta.dirname
const folder = path.join(root, 'dist/thread')
await rm(folder, { recursive: true, force: true })
await build({
  input: path.join(root, 'dist/film/worker.js'),
  platform: 'node',
  external: /^[^./]/u,
  logLevel: 'warn',
  output: { dir: folder, chunkFileNames: '[name].js' },
})
