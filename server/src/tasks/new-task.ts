import type { Key } from '../access/key.ts'
import type { Mode } from '../engines/engine.ts'
import type { AspectRatio, Resolution, Task, TaskOptions } from './task.ts'

/** What a caller asks for, checked and with its defaults. */
export interface NewTask {
  readonly type: Mode
  readonly model: string
  readonly prompt: string
  readonly resolution: Resolution
  readonly aspectRatio: AspectRatio
  readonly duration: number
  readonly seed: number
  readonly options: TaskOptions
  readonly imageUrl: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly remixedFrom: string | null
  readonly warnings: readonly string[]
}

export interface CreateOptions {
  readonly key: Key
  readonly task: NewTask
  /** A local file with the checked picture, taken into storage with the task. */
  readonly image: { readonly file: string; readonly extension: string } | null
  readonly idempotency: Idempotency | null
  /** What the caller will be told, so that the same words can be said again. */
  readonly answer: (task: Task) => string
}

export interface Idempotency {
  readonly key: string
  readonly bodyHash: string
}

/** A task, or the answer that the same request got before. */
export type Created =
  | { readonly task: Task; readonly replayed?: undefined }
  | { readonly replayed: string; readonly task?: undefined }
