import { readFile } from 'node:fs/promises'
import type { Job } from '../../engine.ts'
import type { JsonValue } from '../../json-value.ts'
import { fitSize, framesFor, USUAL_FPS } from '../../remote/film-shape.ts'
import type { SdcppSettings } from './sdcpp-settings.ts'

/** What `vid_gen` is sent. Of what nobody wrote down nothing is said, so that the server's own defaults hold. */
export async function toBody(job: Job, settings: SdcppSettings): Promise<Fields> {
  const { fps = USUAL_FPS, frameStep, sizes, sizeMultiple: multiple = 16 } = settings
  const body = {
    prompt: job.prompt,
    negative_prompt: settings.negativePrompt ? job.negativePrompt : null,
    ...fitSize(job, { sizes, multiple }),
    seed: job.seed,
    fps,
    video_frames: framesFor(job.seconds * fps, frameStep),
    init_image: job.image && (await toDataUrl(job.image)),
    sample_params: {
      sample_method: settings.sampleMethod,
      sample_steps: settings.steps,
      flow_shift: settings.flowShift,
      guidance: { txt_cfg: settings.cfg },
    },
  }
  return merge(said(body), settings.extra)
}

export type Fields = Readonly<Record<string, JsonValue>>

async function toDataUrl({ file, mimeType }: NonNullable<Job['image']>): Promise<string> {
  return `data:${mimeType};base64,${await readFile(file, 'base64')}`
}

/** Without what has no value. */
function said(fields: object): Fields {
  const entries = Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    const kept = isObject(value) ? said(value) : value
    const isEmpty = isObject(kept) && Object.keys(kept).length === 0
    return kept === null || kept === undefined || isEmpty ? [] : [[name, kept as JsonValue]]
  })
  return Object.fromEntries(entries) as Fields
}

/** What the operator wrote wins, also inside objects: one field of `sample_params` leaves the others alone. */
function merge(fields: Fields, extra: Fields): Fields {
  const inside = Object.entries(extra).map(([name, value]) => {
    const known = fields[name]
    return [name, isObject(known) && isObject(value) ? merge(known, value) : value] as const
  })
  return { ...fields, ...Object.fromEntries(inside) }
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
