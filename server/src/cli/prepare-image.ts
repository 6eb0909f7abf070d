import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AppError } from '../errors/app-error.ts'
import { Problem } from '../errors/problem.ts'
import { createImageChecker } from '../images/check-image.ts'
import type { CheckedImage } from '../images/normalise-image.ts'

/** A picture that was checked and made anew, in a folder of its own, which is the caller's to remove. */
export interface PreparedImage {
  readonly folder: string
  readonly file: string
  readonly width: number
  readonly height: number
  readonly warnings: readonly string[]
}

/** Checks a picture as the service checks uploads. What is wrong with it is told in one sentence. */
export async function prepareImage(file: string): Promise<PreparedImage> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    const advice = /^(https?|data):/i.test(file) ? ' Download the picture and name its file.' : ''
    throw new Problem(`${file} cannot be read.${advice}`, { cause })
  })
  const image = await checked(bytes, file)
  const folder = await mkdtemp(path.join(tmpdir(), 'zoetrope-image-'))
  const copy = path.join(folder, image.mime === 'image/png' ? 'image.png' : 'image.jpg')
  await writeFile(copy, image.bytes)
  const { width, height, warnings } = image
  return { folder, file: copy, width, height, warnings }
}

async function checked(bytes: Uint8Array, file: string): Promise<CheckedImage> {
  try {
    return await createImageChecker()(bytes)
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause
    throw new Problem(`${file}: ${cause.message}`, { cause })
  }
}
