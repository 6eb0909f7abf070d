import type { AspectRatio, Mode, Resolution, SpriteGrid } from '../engines/engine.ts'
import type { JsonValue } from '../engines/json-value.ts'
import type { ErrorCode, ErrorType } from '../errors/catalogue.ts'
import type { Ended } from '../webhooks/outbox.ts'

export const STATUSES = ['queued', 'in_progress', 'completed', 'failed', 'cancelled'] as const
export type Status = (typeof STATUSES)[number]

/** The whole life of a task. Nothing else may change a status. */
export const NEXT = {
  queued: ['in_progress', 'failed', 'cancelled'],
  in_progress: ['queued', 'completed', 'failed', 'cancelled'], // queued again: a retry, or handed back
  completed: [],
  failed: [],
  cancelled: [],
} as const satisfies Record<Status, readonly Status[]>

export function isTerminal(status: Status): boolean {
  return NEXT[status].length === 0
}

/** The statuses from which this one may follow: every UPDATE of a status asks for one of them. */
export function statusesBefore(status: Status): Status[] {
  return STATUSES.filter((from) => (NEXT[from] as readonly Status[]).includes(status))
}

/** One request for a film, and all that became of it. Times are Unix milliseconds. */
export interface Task {
  readonly seq: number
  readonly id: string
  readonly keyId: string
  readonly type: Mode
  readonly status: Status
  readonly model: string
  readonly prompt: string
  readonly resolution: Resolution
  readonly aspectRatio: AspectRatio
  readonly duration: number
  readonly seed: number
  readonly options: TaskOptions
  readonly imageUrl: string | null
  readonly imageFile: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly remixedFrom: string | null
  /** 0…99 while it runs; 100 only when the film is stored. */
  readonly progress: number
  readonly width: number | null
  readonly height: number | null
  readonly fps: number | null
  readonly bytes: number | null
  readonly mimeType: string | null
  readonly files: TaskFiles | null
  readonly warnings: readonly string[]
  readonly error: TaskError | null
  readonly operation: JsonValue | undefined
  readonly priority: number
  readonly turn: number
  /** Not before this time. */
  readonly runAt: number
  readonly attempt: number
  readonly tries: number
  /** By the attempts before this one. */
  readonly workedMs: number
  /** Until when it belongs to its worker without another sign of life. */
  readonly leaseUntil: number | null
  readonly createdAt: number
  readonly startedAt: number | null
  readonly completedAt: number | null
  readonly expiresAt: number | null
}

/** What no query asks for. */
export interface TaskOptions {
  readonly negativePrompt: string | null
  readonly audio: boolean
  readonly plan: JsonValue | null
  readonly callbackUrl: string | null
  /** Seconds; absent in tasks made before there was one. */
  readonly expiresAfter?: number | null
}

/** What a webhook needs to know of a task that has ended. */
export function toEnded({ id, keyId, status, options }: Task): Ended {
  return { id, keyId, status, callbackUrl: options.callbackUrl }
}

/** Storage keys. */
export interface TaskFiles {
  readonly video: string
  readonly thumbnail: string | null
  readonly spritesheet: string | null
  /** What the engine made of the prompt. */
  readonly plan?: string | null
  /** Absent in films made before there was one. */
  readonly spriteGrid?: SpriteGrid | null
}

export function storageKeys(files: TaskFiles | null): string[] {
  if (!files) return []
  const { video, thumbnail, spritesheet, plan } = files
  return [video, thumbnail, spritesheet, plan].filter((key) => typeof key === 'string')
}

export interface TaskError {
  readonly code: ErrorCode
  readonly message: string
  readonly param: string | null
  readonly type: ErrorType
  readonly retryable: boolean
}
