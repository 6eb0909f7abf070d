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
  const image =
    task.imageFile === null ? null : await fetchImage(task.imageFile, { storage, folder })
  return jobOf(task, { taskId: task.id, image })
}

type Asked = Pick<
  Task,
  'type' | 'prompt' | 'resolution' | 'aspectRatio' | 'duration' | 'seed' | 'options'
>

/** The same for a film that is no task: `image` is the path of its picture. */
export function jobOf(
  task: Asked,
  { taskId, image }: { taskId: string; image: string | null },
): Job {
  return {
    taskId,
    mode: task.type,
    prompt: task.prompt,
    negativePrompt: task.options.negativePrompt,
    ...frameSize(task.resolution, task.aspectRatio),
    seconds: task.duration,
    seed: task.seed,
    audio: task.options.audio,
    image: image === null ? null : { file: image, mimeType: typeOf(image) },
    plan: task.options.plan,
  }
}

const IMAGE_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
}

const typeOf = (file: string): string =>
  IMAGE_TYPES[path.extname(file)] ?? 'application/octet-stream'

async function fetchImage(
  key: string,
  { storage, folder }: { storage: Storage; folder: string },
): Promise<string> {
  const picture = await readWhole(await storage.open(key))
  if (!picture) {
    const cause = new Error(
      'Nodes on one database need one place for files: --s3-bucket or --files-dir.',
    )
    throw new AppError('internal_error', 'The stored picture is gone.', { cause })
  }
  const file = path.join(folder, `image${path.extname(key)}`)
  await writeFile(file, picture)
  return file
}
