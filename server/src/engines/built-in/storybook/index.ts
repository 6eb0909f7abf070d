import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parsePlan, PlanError } from '@zoetrope/storybook/plan'
import { AppError } from '../../../errors/app-error.ts'
import type { Capabilities, EngineFactory } from '../../engine.ts'
import { checkDepthModel } from './depth-model.ts'
import { openStudioOnDemand } from './studio-on-demand.ts'

const CAPABILITIES: Capabilities = {
  modes: ['text-to-video', 'image-to-video'],
  resolutions: ['480p', '720p', '1080p'],
  aspectRatios: ['16:9', '9:16', '4:3', '3:4', '21:9', '1:1'],
  minSeconds: 1,
  maxSeconds: 10,
  seed: true,
  audio: true,
  options: ['storybook_plan', 'negative_prompt'],
  atOnce: null,
  pace: 1,
  paid: false,
}

/** The built-in engine: a paper theatre, drawn and encoded on this machine. */
const createStorybook: EngineFactory = ({ threads, depthModel = null }) => {
  if (depthModel !== null) checkDepthModel(depthModel)
  const studio = openStudioOnDemand(threads)
  return {
    id: 'storybook',
    label: 'Storybook: a paper theatre, made on this machine',
    capabilities: CAPABILITIES,

    accept({ plan }) {
      try {
        if (plan !== null) parsePlan(plan)
      } catch (error) {
        throw error instanceof PlanError ? invalidPlan(error) : error
      }
    },

    async generate(job, { signal, folder, report, warn }) {
      const video = path.join(folder, 'film.mp4')
      const { width, height, seconds, seed, audio } = job
      const negativePrompt = job.negativePrompt ?? ''
      const script =
        job.plan === null ? { prompt: job.prompt, negativePrompt } : { plan: parsePlan(job.plan) }
      const made = await studio.makeFilm({
        ...script,
        ...(job.image === null ? {} : { image: job.image.file }),
        ...(depthModel === null ? {} : { depthModel }),
        width,
        height,
        seconds,
        seed,
        audio,
        signal,
        out: video,
        onProgress: ({ frame, frames }) => report(frame / frames),
      })
      for (const warning of made.warnings) warn(warning)
      const thumbnail = path.join(folder, 'thumbnail.jpg')
      const spritesheet = path.join(folder, 'spritesheet.jpg')
      await writeFile(thumbnail, made.poster)
      const plan = path.join(folder, 'plan.json')
      await writeFile(spritesheet, made.spritesheet.jpeg)
      await writeFile(plan, JSON.stringify(made.plan, null, 2))
      const { jpeg: _, rows: __, ...spriteGrid } = made.spritesheet
      const files = { video, thumbnail, spritesheet, spriteGrid, plan }
      return { ...files, mimeType: 'video/mp4', width, height, fps: made.fps }
    },

    close: () => studio.close(),
  }
}

export default createStorybook

function invalidPlan({ problems }: PlanError): AppError {
  return new AppError('invalid_value', `\`storybook_plan\`: ${problems.join(' ')}`, {
    param: 'storybook_plan',
  })
}
