import { parentPort } from 'node:worker_threads'
import { closeDictionary } from '../lexicon/wordnet.ts'
import { createPainter, type Painter } from '../paint/painter.ts'
import type { Plan } from '../plan/plan.ts'
import type { Scene } from '../scene/scene.ts'
import { soundtrack } from '../sound/soundtrack.ts'
import { encodeAac } from './aac.ts'
import type {
  FramesReport,
  Job,
  MadeFrames,
  Message,
  ReadJob,
  ReelJob,
  Report,
  SceneSource,
  SoundJob,
} from './job.ts'
import { isStopped, makeReel } from './make-reel.ts'
import { Stopped } from './stopped.ts'
import { createTidy } from './tidy.ts'
import { openFrameFiller, type FrameFiller } from './frame-filler.ts'

/** What a thread keeps from reel to reel of one film. */
interface Workshop {
  readonly film: number
  readonly scene: Scene
  readonly painter: Painter
  readonly filler: FrameFiller
}

const port = parentPort
if (!port) throw new Error('This file runs in a worker thread.')
const report = (message: Report): void => port.postMessage(message)
const reportFrames = (message: FramesReport): void =>
  port.postMessage(
    message,
    message.frames.map(({ data }) => data.buffer as ArrayBuffer),
  )
const tidy = createTidy()
handOverOnce()
let workshop: Workshop | undefined

/**
 * Until a thread first hands a buffer over, V8 makes machine code that trusts buffers to stay; then it throws all of that away: of a
 * picture's first film 130 functions, when its first frames left. So one is handed over before there is any.
 */
function handOverOnce(): void {
  const buffer = new ArrayBuffer(1)
  structuredClone(buffer, { transfer: [buffer] })
}

/** One message after the other: nothing may be dropped while a reel is still being made with it. */
let turn: Promise<void> = Promise.resolve()
port.on('message', (message: Message) => {
  turn = turn.then(() => heed(message))
})

async function heed(message: Message): Promise<void> {
  if (message.kind === 'forget') {
    if (workshop?.film === message.film) {
      leave()
      await tidy.afterFilm()
    }
  } else if (message.kind === 'close') {
    leave()
    port?.close()
  } else {
    await work(message).catch((error: unknown) => {
      if (error instanceof Stopped) return report({ kind: 'stopped', film: message.film })
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      report({ kind: 'failed', film: message.film, message: text })
    })
  }
}

async function work(job: Job): Promise<void> {
  const { film } = job
  // Before and after what takes longest before the first frame: loading and staging.
  if (isStopped(job)) return report({ kind: 'stopped', film })
  if (job.kind === 'read') return report({ kind: 'plan', film, plan: await readPlan(job) })
  const { scene, painter, filler } = await enter(job)
  if (isStopped(job)) return report({ kind: 'stopped', film })
  if (job.kind === 'sound') {
    report({ kind: 'sound', film, track: encodeAac(soundtrack(scene)) })
    return
  }
  const onFrames = (made: MadeFrames): void => reportFrames({ kind: 'frames', film, ...made })
  const reel = await makeReel(job, { scene, painter, filler, onFrames, tidy })
  const unplayed = scene.unplayed ?? []
  report(reel ? { kind: 'done', film, ...reel, unplayed } : { kind: 'stopped', film })
}

async function readPlan({ plan, prompt, negativePrompt, picture }: ReadJob): Promise<Plan> {
  if (plan) {
    const { givenPlan } = await import('./given-plan.ts')
    return givenPlan(plan, { picture })
  }
  if (picture) {
    const { readForPicture } = await import('../picture/wishes/read-for-picture.ts')
    return readForPicture(prompt, negativePrompt)
  }
  const { read } = await import('../read/read.ts')
  return read(prompt, negativePrompt)
}

async function enter(job: ReelJob | SoundJob): Promise<Workshop> {
  if (workshop?.film === job.film) return workshop
  leave()
  const scene = await loadScene(job.scene)
  const filler = openFrameFiller({ width: scene.width, height: scene.height })
  const heed = (): void => {
    if (isStopped(job)) throw new Stopped()
  }
  workshop = { film: job.film, scene, painter: createPainter(scene, heed), filler }
  return workshop
}

function leave(): void {
  workshop?.filler.close()
  workshop = undefined
}

async function loadScene(source: SceneSource): Promise<Scene> {
  const scene = await buildScene(source)
  closeDictionary()
  return scene
}

async function buildScene(source: SceneSource): Promise<Scene> {
  if (source.from === 'picture') {
    const { stage } = await import('../picture/stage-picture.ts')
    return stage(source.input)
  }
  const { stage } = await import('../stage/stage.ts')
  return stage(source.input)
}
