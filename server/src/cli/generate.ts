import { readFile } from 'node:fs/promises'
import { Option, type Command } from 'commander'
import type { FilmOptions } from '@zoetrope/storybook/studio'
import { Problem } from '../errors/problem.ts'
import { frameSize, nearestRatio } from '../tasks/frame-size.ts'
import { ASPECT_RATIOS, RESOLUTIONS } from '../engines/engine.ts'
import { cleanly } from './cleanly.ts'
import { openOutput } from './film-output.ts'
import { durationOf, seedOf, type GenerateFlags } from './generate-flags.ts'
import { generateWithModel } from './generate-with-model.ts'
import type { PreparedImage } from './prepare-image.ts'
import { createProgressBar } from './progress-bar.ts'

/** A film without a server: read, staged, painted and encoded in this process. */
export function addGenerateCommand(program: Command): void {
  const command = program
    .command('generate')
    .description('Make a film right here, without a service.')
    .argument('[prompt...]', 'what to film')
    .option('-o, --output <file>', 'where to put it; - is standard output', 'film.mp4')
    .option('--model <name>', 'a model server of the settings; otherwise Storybook makes it')
    .addOption(new Option('--resolution <size>').choices(RESOLUTIONS).default('720p'))
    .addOption(
      new Option('--aspect-ratio <ratio>', '(default: 16:9, or as the image)').choices(
        ASPECT_RATIOS,
      ),
    )
    .option('--negative-prompt <text>', 'what the film should not show')
    .option('--image <file>', 'a picture that comes alive as the prompt says')
    .option('--duration <seconds>', 'whole seconds, 1 to 10', '5')
    .option('--seed <number>', 'the same seed gives the same film', '1')
    .option('--audio', 'with sound')
    .option('--plan', 'print what was understood, as JSON, and make no film')
    .option('--from-plan <file>', 'film this plan instead of a prompt')
  command.action((words: string[]) => {
    const flags = command.opts<GenerateFlags>()
    if (flags.model === undefined || flags.model === 'storybook') {
      return generate(words.join(' '), flags)
    }
    // What was not written is the engine's to choose: it may know no 720p.
    const isWritten = (name: string): boolean => command.getOptionValueSource(name) !== 'default'
    return generateWithModel(requirePrompt(words.join(' ')), flags, isWritten)
  })
}

async function generate(prompt: string, flags: GenerateFlags): Promise<void> {
  if (flags.plan) {
    const { read, readForPicture } = await import('@zoetrope/storybook')
    const { negativePrompt } = flags
    const plan = flags.image
      ? readForPicture(prompt, negativePrompt)
      : read(requirePrompt(prompt), negativePrompt)
    process.stdout.write(`${JSON.stringify(plan, null, 2)}\n`)
    return
  }
  const script = await scriptOf(prompt, flags)
  const output = openOutput(flags.output)
  await cleanly(output.leftovers, async () => {
    const image = flags.image ? await prepared(flags.image) : undefined
    const leftovers = image ? [image.folder] : []
    await cleanly(leftovers, async () => {
      await film(
        { ...script, ...(image && { image: image.file }), out: output.unfinished },
        flags,
        image,
      )
      await output.finish()
    })
  })
}

/** What reads pictures is loaded only for them. */
async function prepared(file: string): Promise<PreparedImage> {
  const { prepareImage } = await import('./prepare-image.ts')
  return prepareImage(file)
}

const PLAN_ALONE = 'A plan is filmed as it is: leave the prompt and --negative-prompt out.'

type Script = Pick<FilmOptions, 'prompt' | 'negativePrompt' | 'plan' | 'image'>

async function scriptOf(prompt: string, flags: GenerateFlags): Promise<Script> {
  if (flags.fromPlan) {
    if (prompt || flags.negativePrompt) throw new Problem(PLAN_ALONE)
    return readPlan(flags.fromPlan)
  }
  const { negativePrompt = '' } = flags
  return { prompt: flags.image ? prompt : requirePrompt(prompt), negativePrompt }
}

async function film(
  script: Script & Pick<FilmOptions, 'out'>,
  flags: GenerateFlags,
  image?: PreparedImage,
): Promise<void> {
  const { makeFilm } = await import('@zoetrope/storybook/studio')
  const bar = createProgressBar(process.stderr)
  const ratio = flags.aspectRatio ?? (image ? nearestRatio(image) : '16:9')
  const made = await makeFilm({
    ...script,
    ...frameSize(flags.resolution, ratio),
    seconds: durationOf(flags),
    seed: seedOf(flags),
    audio: flags.audio ?? false,
    onProgress: ({ frame, frames }) => bar.show(frame / frames),
  })
  bar.end()
  const warnings = [...(image?.warnings ?? []), ...made.warnings]
  for (const warning of warnings) process.stderr.write(`Note: ${warning}\n`)
}

function requirePrompt(prompt: string): string {
  if (prompt.trim() !== '') return prompt
  throw new Problem('Say what to film: zoetrope generate "a cat surfs at sunset"')
}

async function readPlan(file: string): Promise<Pick<FilmOptions, 'plan'>> {
  const { parsePlan } = await import('@zoetrope/storybook/plan')
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Problem(`${file} cannot be read.`, { cause })
  })
  try {
    return { plan: parsePlan(text) }
  } catch (cause) {
    const why = cause instanceof Error ? ` ${cause.message}` : ''
    throw new Problem(`${file} is not a plan.${why}`, { cause })
  }
}
