import type { Selectable } from 'kysely'
import type { TaskTable } from '../db/tables.ts'
import type { AspectRatio, Mode, Resolution } from '../engines/engine.ts'
import type { JsonValue } from '../engines/json-value.ts'
import type { Status, Task, TaskError, TaskFiles, TaskOptions } from './task.ts'

export type TaskRow = Selectable<TaskTable>

/** The one place where the table's names become ours. */
export function toTask(row: TaskRow): Task {
  return {
    seq: row.seq,
    id: row.id,
    keyId: row.key_id,
    type: row.type as Mode,
    status: row.status as Status,
    model: row.model,
    prompt: row.prompt,
    resolution: row.resolution as Resolution,
    aspectRatio: row.aspect_ratio as AspectRatio,
    duration: row.duration,
    seed: row.seed,
    options: JSON.parse(row.options) as TaskOptions,
    imageUrl: row.image_url,
    imageFile: row.image_file,
    metadata: JSON.parse(row.metadata) as Record<string, string>,
    remixedFrom: row.remixed_from,
    progress: row.progress,
    width: row.width,
    height: row.height,
    fps: row.fps,
    bytes: row.bytes,
    mimeType: row.mime_type,
    files: row.files === null ? null : (JSON.parse(row.files) as TaskFiles),
    warnings: JSON.parse(row.warnings) as string[],
    error: row.error === null ? null : (JSON.parse(row.error) as TaskError),
    operation: row.operation === null ? undefined : (JSON.parse(row.operation) as JsonValue),
    priority: row.priority,
    turn: row.turn,
    runAt: row.run_at,
    attempt: row.attempt,
    tries: row.tries,
    workedMs: row.worked_ms,
    leaseUntil: row.lease_until,
    createdAt: row.created_at,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    expiresAt: row.expires_at,
  }
}
