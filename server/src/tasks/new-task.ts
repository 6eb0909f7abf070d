import type { Key } from '../access/key.ts'
import type { Queries } from '../db/database.ts'
import type { Task } from './task.ts'

/** What a caller asks for, checked and with its defaults. */
export type NewTask = Pick<
  Task,
  | 'type'
  | 'model'
  | 'prompt'
  | 'resolution'
  | 'aspectRatio'
  | 'duration'
  | 'seed'
  | 'options'
  | 'imageUrl'
  | 'metadata'
  | 'remixedFrom'
  | 'warnings'
>

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
