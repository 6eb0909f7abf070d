import type { z } from 'zod'
import type { Forecast } from '../tasks/forecast.ts'
import { frameSize } from '../tasks/frame-size.ts'
import type { Task } from '../tasks/task.ts'
import type { Links } from './links.ts'
import type { Video } from './schemas.ts'

export type VideoJson = z.output<typeof Video>

/** The wall between our names and the public's: renaming a field inside never changes the API by accident. */
export function toVideoJson(
  task: Task,
  { forecast, links }: { forecast: Forecast; links: Links | null },
): VideoJson {
  const { width, height } = frameSize(task.resolution, task.aspectRatio)
  return {
    task_id: task.id,
    id: task.id,
    object: 'video',
    type: task.type,
    status: task.status,
    progress: task.progress,
    model: task.model,
    prompt: task.prompt,
    image_url: task.imageUrl,
    resolution: task.resolution,
    aspect_ratio: task.aspectRatio,
    duration: task.duration,
    seed: task.seed,
    size: `${task.width ?? width}x${task.height ?? height}`,
    seconds: String(task.duration),
    width: task.width,
    height: task.height,
    fps: task.fps,
    bytes: task.bytes,
    mime_type: task.mimeType,
    video_url: links?.video ?? null,
    thumbnail_url: links?.thumbnail ?? null,
    video_url_expires_at: links?.expiresAt ?? null,
    created_at: toSeconds(task.createdAt),
    started_at: task.startedAt === null ? null : toSeconds(task.startedAt),
    completed_at: task.completedAt === null ? null : toSeconds(task.completedAt),
    expires_at: task.expiresAt === null ? null : toSeconds(task.expiresAt),
    queue_position: forecast.queuePosition,
    eta_seconds: forecast.etaSeconds,
    error: task.error,
    warnings: [...task.warnings],
    metadata: { ...task.metadata },
    remixed_from_video_id: task.remixedFrom,
  }
}

const toSeconds = (ms: number): number => Math.floor(ms / 1_000)
