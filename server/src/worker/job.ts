import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Job } from '../engines/engine.ts'
import { AppError } from '../errors/app-error.ts'
import { readWhole } from '../storage/read-whole.ts'
import type { Storage } from '../storage/storage.ts'
import { frameSize } from '../tasks/frame-size.ts'
import type { Task } from '../tasks/task.ts'

/** What the engine is told, with the picture as a local file. */
export async function toJob(
  task: Task,
  { storage, folder }: { storage: Storage; folder: string },
): Promise<Job> {
  return {
    taskId: task.id,
    mode: task.type,
    prompt: task.prompt,
    negativePrompt: task.options.negativePrompt,
    ...frameSize(task.resolution, task.aspectRatio),
    seconds: task.duration,
    seed: task.seed,
    audio: task.options.audio,
    image: task.imageFile === null ? null : await fetchImage(task.imageFile, { storage, folder }),
    plan: task.options.plan,
  }
}

const IMAGE_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
}

async function fetchImage(
  key: string,
  { storage, folder }: { storage: Storage; folder: string },
): Promise<NonNullable<Job['image']>> {
  const picture = await readWhole(await storage.open(key))
  if (!picture) {
    const cause = new Error(
      'Nodes on one database need one place for files: --s3-bucket or --files-dir.',
    )
    throw new AppError('internal_error', 'The stored picture is gone.', { cause })
  }
  const extension = path.extname(key)
  const file = path.join(folder, `image${extension}`)
  await writeFile(file, picture)
  return { file, mimeType: IMAGE_TYPES[extension] ?? 'application/octet-stream' }
}
