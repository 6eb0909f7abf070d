/* oxlint-disable unicorn/require-post-message-target-origin -- a thread, not a window */
import { Worker } from 'node:worker_threads'

/** Between them they need most of what films need: people, animals, things, vehicles; land, rooms, water, sky; cameras. */
const PROMPTS = [
  'a horse gallops over a meadow in the morning, the camera follows it',
  'a woman in a red coat reads a book in a kitchen while it rains',
  'two astronauts dance on the moon, zoom in',
  'a ship sails on a stormy sea at night, then a lighthouse',
  'three children play with a ball in the snow, watercolour',
  'a red car drives through a city street, a cat sits on a wall',
]

/**
 * Makes the first frames of a few films on a thread like those of the pool, and keeps what V8 has compiled for them beside the
 * thread's code in `folder`.
 */
export async function keepCompiled(folder) {
  const { setThreadFlags } = await import('../dist/film/thread-flags.js')
  setThreadFlags()
  const thread = new Worker(new URL('./compiling-thread.js', import.meta.url), {
    workerData: folder,
  })
  const broken = new Promise((_, reject) => thread.once('error', reject))
  // A thread that is left open when a film fails keeps the build waiting for ever.
  try {
    await Promise.race([makeFilms(askThread(thread)), broken])
  } finally {
    await thread.terminate()
  }
}

async function makeFilms(ask) {
  const stop = new Int32Array(new SharedArrayBuffer(4))
  for (const [film, prompt] of PROMPTS.entries()) {
    const reading = { kind: 'read', film: 0, stop, prompt, negativePrompt: '', picture: false }
    const { plan } = await ask(reading)
    await ask(reelOf(plan, { film: film + 1, stop }))
  }
  await ask({ kind: 'keep' })
}

/** Sends a message and waits for what is said to it, other than of frames. */
function askThread(thread) {
  return (message) =>
    new Promise((resolve, reject) => {
      const hear = (report) => {
        if (report.kind === 'frames') return
        thread.off('message', hear)
        if (report.kind === 'failed') reject(new Error(report.message))
        else resolve(report)
      }
      thread.on('message', hear)
      thread.postMessage(message)
    })
}

const FRAMES = 8

function reelOf(plan, { film, stop }) {
  const input = { plan, seed: 1, width: 160, height: 90, seconds: FRAMES / 24, fps: 24 }
  const small = { tiles: [0], tile: { width: 32, height: 18 }, poster: 0 }
  return {
    kind: 'reel',
    film,
    stop,
    scene: { from: 'plan', input },
    start: 0,
    count: FRAMES,
    ...small,
  }
}
