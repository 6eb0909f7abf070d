import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Pictures between two quick collections, sets between two thorough ones. */
const PICTURES = 3
const SETS = 10

/** Gives the pixels of past frames and sets back. */
export interface Tidy {
  afterPicture(): Promise<void>
  afterSet(): Promise<void>
}

/**
 * Skia's buffers are freed only by a collection and, after it, a turn of the event loop; V8 does not count their
 * bytes. Without this, 120 frames of 1080p held 1.1 GB and each took 12 ms to read instead of 3, because the memory
 * was always new.
 */
export function createTidy(): Tidy {
  const collect = exposeCollector()
  let pictures = 0
  let sets = 0
  return {
    async afterPicture() {
      if (++pictures % PICTURES === 0) collect({ type: 'minor' })
      await nextTurn()
    },
    async afterSet() {
      collect({ type: ++sets % SETS === 0 ? 'major' : 'minor' })
      await nextTurn()
    },
  }
}

type Collect = (options: { readonly type: 'minor' | 'major' }) => void

function exposeCollector(): Collect {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as Collect
}
