import type { Key } from '../access/key.ts'
import type { Queries } from '../db/database.ts'
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
  /** The checked picture, taken into storage with the task. */
  readonly image: { readonly bytes: Uint8Array; readonly extension: string } | null
  readonly idempotency: AnsweredIdempotency | null
}

export interface Idempotency {
  readonly key: string
  readonly bodyHash: string
}

/** An idempotent create also keeps what the caller is told, so that the same words can be said again. */
export interface AnsweredIdempotency extends Idempotency {
  readonly answer: (task: Task, queries: Queries) => Promise<string>
}

/** A new task, with the answer that was kept for it if any; or the answer that the same request got before. */
export type Created =
  | { readonly task: Task; readonly answer: string | null }
  | { readonly task: null; readonly answer: string }
