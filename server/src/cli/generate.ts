import { readFile } from 'node:fs/promises'
import { Option, type Command } from 'commander'
import type { FilmOptions } from '@zoetrope/storybook/studio'
import { Problem } from '../errors/problem.ts'
import { frameSize, nearestRatio } from '../tasks/frame-size.ts'
import { ASPECT_RATIOS, RESOLUTIONS, type AspectRatio, type Resolution } from '../engines/engine.ts'
import { cleanly } from './cleanly.ts'
import { openOutput } from './film-output.ts'
import { prepareImage, type PreparedImage } from './prepare-image.ts'
import { createProgressBar } from './progress-bar.ts'

interface GenerateFlags {
  readonly output: string
  readonly resolution: Resolution
  readonly aspectRatio?: AspectRatio
  readonly image?: string
  readonly negativePrompt?: string
  readonly duration: string
  readonly seed: string
  readonly audio?: true
  readonly plan?: true
  readonly fromPlan?: string
}

/** A film without a server: read, staged, painted and encoded in this process. */
export function addGenerateCommand(program: Command): void {
  const command = program
    .command('generate')
    .description('Make a Storybook film right here, without a server.')
    .argument('[prompt...]', 'what to film')
    .option('-o, --output <file>', 'where to put it; - is standard output', 'film.mp4')
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
  command.action((words: string[]) => generate(words.join(' '), command.opts<GenerateFlags>()))
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
    const image = flags.image ? await prepareImage(flags.image) : undefined
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
    seconds: wholeNumber(flags.duration, { name: '--duration', min: 1, max: 10 }),
    seed: wholeNumber(flags.seed, { name: '--seed', min: 0, max: 2 ** 32 - 1 }),
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

function wholeNumber(
  text: string,
  { name, min, max }: { name: string; min: number; max: number },
): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= min && number <= max) return number
  throw new Problem(`${name} takes a whole number from ${min} to ${max}, not "${text}".`)
}
