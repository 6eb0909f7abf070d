import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Job } from '../../engine.ts'
import { fitSize, framesFor, USUAL_FPS } from '../../remote/film-shape.ts'
import type { VideosSettings } from './videos-settings.ts'

/** `open` for servers of open models, which are told frames and pace; the others take OpenAI's fields, or ours. */
export type Dialect = 'open' | 'zoetrope' | 'generic'

/** The form that is sent. Always a form: it is the one kind of body that all of these servers take. */
export async function toForm(
  job: Job,
  settings: VideosSettings,
  dialect: Dialect,
): Promise<FormData> {
  const form = new FormData()
  const fields = { ...fieldsOf(job, settings, dialect), ...settings.extra }
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== undefined) form.set(name, String(value))
  }
  if (job.image) {
    const picture = new Blob([await readFile(job.image.file)], { type: job.image.mimeType })
    form.set('input_reference', picture, path.basename(job.image.file))
  }
  return form
}

type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>

function fieldsOf(job: Job, settings: VideosSettings, dialect: Dialect): Fields {
  const { model, fps = USUAL_FPS, frameStep } = settings
  const { prompt, seconds } = job
  const plain = { prompt, model, seconds, size: sizeFor(job, settings, dialect) }
  if (dialect === 'generic') return plain
  const ours = {
    ...plain,
    seed: settings.seed ? job.seed : null,
    negative_prompt: settings.negativePrompt ? job.negativePrompt : null,
  }
  if (dialect === 'zoetrope') return { ...ours, generate_audio: job.audio ? true : null }
  return { ...ours, fps, num_frames: framesFor(seconds * fps, frameStep) }
}

/** What most models divide by; servers that take OpenAI's own sizes do so themselves. */
function sizeFor(job: Job, { sizes, sizeMultiple }: VideosSettings, dialect: Dialect): string {
  const multiple = sizeMultiple ?? (dialect === 'open' ? 16 : 1)
  const { width, height } = fitSize(job, { sizes, multiple })
  return `${width}x${height}`
}
