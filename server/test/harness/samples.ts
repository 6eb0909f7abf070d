import type { TaskError } from '../../src/tasks/task.ts'
import type { NewTask } from '../../src/tasks/new-task.ts'
import type { FinishedFilm } from '../../src/worker/queue.ts'

/** Generous limits, for tests that are about something else. */
export const LIMITS = {
  requestsPerMinute: 600,
  tasksAtOnce: 1_000,
  tasksQueued: 5_000,
  secondsPerMonth: 0,
}

export const TASK: NewTask = {
  type: 'text-to-video',
  model: 'sketch',
  prompt: 'a paper boat',
  resolution: '720p',
  aspectRatio: '16:9',
  duration: 5,
  seed: 1,
  options: { negativePrompt: null, audio: false, plan: null, callbackUrl: null },
  imageUrl: null,
  metadata: {},
  remixedFrom: null,
  warnings: [],
}

export const FILM: FinishedFilm = {
  files: { video: 'a/1/film.mp4', thumbnail: null, spritesheet: null },
  width: 64,
  height: 48,
  fps: 12,
  bytes: 1,
  mimeType: 'video/mp4',
  expiresAt: 4_000_000_000_000,
}

export const ERROR: TaskError = {
  code: 'engine_error',
  message: 'broken',
  param: null,
  type: 'server_error',
  retryable: true,
}
