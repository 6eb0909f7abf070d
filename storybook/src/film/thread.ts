import path from 'node:path'
import { openThreadCode } from './thread-code.ts'

/** A painting thread that runs the bundled code; `worker.ts` is the same from its modules. */
openThreadCode(path.join(import.meta.dirname, '../thread')).load('worker.cjs')
