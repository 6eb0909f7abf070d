/* oxlint-disable unicorn/require-post-message-target-origin -- a thread, not a window */
import { writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { openThreadCode } from '../dist/film/thread-code.js'

// A painting thread that can be asked to keep what V8 has compiled of its code.
const code = openThreadCode(workerData)
code.load('worker.cjs')
parentPort.on('message', (message) => {
  if (message.kind !== 'keep') return
  for (const [file, bytes] of code.compiled()) writeFileSync(file, bytes)
  parentPort.postMessage({ kind: 'kept' })
})
