import { parentPort } from 'node:worker_threads'
import { createPainter, type Painter } from '../paint/painter.ts'
import type { Scene } from '../scene/scene.ts'
import type { GopJob, GopReport, SceneSource } from './job.ts'
import { makeGop } from './make-gop.ts'
import { openPictureConverter, type PictureConverter } from './picture-converter.ts'

/** What a thread keeps from GOP to GOP of one film. */
interface Workshop {
  readonly film: number
  readonly scene: Scene
  readonly painter: Painter
  readonly converter: PictureConverter
}

const port = parentPort
if (!port) throw new Error('This file runs in a worker thread.')
const report = (message: GopReport): void => port.postMessage(message)
let workshop: Workshop | undefined

port.on('message', (job: GopJob | { readonly forget: number }) => {
  if ('forget' in job) {
    if (workshop?.film === job.forget) leave()
    return
  }
  work(job).catch((error: unknown) => {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    report({ kind: 'failed', film: job.film, message })
  })
})

async function work(job: GopJob): Promise<void> {
  const { film, start } = job
  const { scene, painter, converter } = await enter(job)
  const onFrame = (): void => report({ kind: 'frame', film })
  const gop = makeGop(job, { scene, painter, converter, onFrame })
  report(gop ? { kind: 'done', film, start, ...gop } : { kind: 'stopped', film })
}

async function enter(job: GopJob): Promise<Workshop> {
  if (workshop?.film === job.film) return workshop
  leave()
  const scene = await loadScene(job.scene)
  const converter = openPictureConverter({ width: scene.width, height: scene.height })
  workshop = { film: job.film, scene, painter: createPainter(scene), converter }
  return workshop
}

function leave(): void {
  workshop?.converter.close()
  workshop = undefined
}

async function loadScene(source: SceneSource): Promise<Scene> {
  const module = (await import(source.module)) as {
    readonly stage?: (input: unknown) => Scene | Promise<Scene>
  }
  if (!module.stage) throw new Error(`${source.module} has no function "stage".`)
  return module.stage(source.input)
}
