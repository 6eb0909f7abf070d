/* oxlint-disable no-console -- a tool that prints */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'rolldown'
import { keepCompiled } from './tools/keep-compiled.js'

// What a painting thread loads, a thousand small modules, as a few files (`film/thread-code.ts` runs them), and beside them what
// V8 compiles of them. Packages stay where they are installed; only zod, of which we use a tenth, comes along: it took as long to
// load as all of ours.
const root = import.meta.dirname
const folder = path.join(root, 'dist/thread')

const OPEN = '(function (exports, require, module, __filename, __dirname) {'

/**
 * Each file as a function, and in one byte a letter: V8 keeps a file at two bytes a letter when only one letter needs them;
 * escaped, 5 MB less in each thread.
 */
const asFunction = {
  name: 'as a function',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      chunk.code = `${OPEN}${chunk.code.replaceAll(WIDE, escaped)}\n})`
    }
  },
}

const WIDE = /[\u0080-\uffff]/g

function escaped(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

function isOutside(id) {
  return /^[^./]/u.test(id) && !path.isAbsolute(id) && id !== 'zod'
}

await rm(folder, { recursive: true, force: true })
await build({
  input: path.join(root, 'dist/film/worker.js'),
  platform: 'node',
  external: isOutside,
  logLevel: 'warn',
  plugins: [asFunction],
  output: {
    dir: folder,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name].cjs',
    comments: false,
    // Each thread keeps its code as text; names are left for those who read a failure.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  },
})
try {
  await keepCompiled(folder)
} catch (error) {
  console.warn('Threads will start half a second later, for nothing could be compiled:', error)
}
