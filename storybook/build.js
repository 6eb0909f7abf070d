import { rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'rolldown'

// What a painting thread loads, a thousand small modules, as a few files. Packages stay where they are installed.
const root = import.meta.dirname
const folder = path.join(root, 'dist/thread')

/** V8 keeps a file at two bytes a letter when only one letter needs them; escaped, 5 MB less in each thread. */
const inOneByte = {
  name: 'in one byte',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) chunk.code = chunk.code.replaceAll(WIDE, escaped)
  },
}

const WIDE = /[\u0100-\uffff]/g

function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

await rm(folder, { recursive: true, force: true })
await build({
  input: path.join(root, 'dist/film/worker.js'),
  platform: 'node',
  external: /^[^./]/u,
  logLevel: 'warn',
  plugins: [inOneByte],
  output: { dir: folder, chunkFileNames: '[name].js', comments: false },
})
