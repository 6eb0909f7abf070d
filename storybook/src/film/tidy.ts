import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes of pictures between two quick collections: 3 pictures of 720p, 1 of 1080p. */
const OF_PICTURES = 8_000_000

/** Gives the pixels of past frames and sets back. */
export interface Tidy {
  /** Counts the bytes that the picture was painted with. */
  afterPicture(bytes: number): Promise<void>
  afterSet(): Promise<void>
  /** For when nothing of a film is needed any more: 100 MB and more at 1080p. */
  afterFilm(): Promise<void>
}

/**
 * Skia's canvases are freed only by a collection and, after it, turns of the event loop; V8 does not count their
 * bytes. Without this, 120 frames of 1080p held 1.1 GB and each took 12 ms to read instead of 3, because the memory
 * was always new.
 */
export function createTidy(between = OF_PICTURES): Tidy {
  const collect = exposeCollector()
  let waste = 0
  return {
    async afterPicture(bytes) {
      waste += bytes
      if (waste >= between) {
        collect({ type: 'minor' })
        waste = 0
      }
      await turns()
    },
    async afterSet() {
      collect({ type: 'minor' })
      await turns()
    },
    async afterFilm() {
      // With nothing said: Node 20 takes whatever it is told for 'minor'.
      collect()
      await turns()
    },
  }
}

/** In the first, Node is told which buffers have gone; in the second it frees them. */
async function turns(): Promise<void> {
  await nextTurn()
  await nextTurn()
}

type Collect = (options?: { readonly type: 'minor' }) => void

function exposeCollector(): Collect {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as Collect
}
