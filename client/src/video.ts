export type VideoStatus = 'queued' | 'in_progress' | 'completed' | 'failed' | 'cancelled'
export type VideoType = 'text-to-video' | 'image-to-video'
export type Resolution = '480p' | '720p' | '1080p'
export type AspectRatio = '16:9' | '9:16' | '4:3' | '3:4' | '21:9' | '1:1'

/** One request for a film, and all that became of it. Every key is always there; times are Unix seconds. */
export interface Video {
  readonly task_id: string
  /** The same as `task_id`. */
  readonly id: string
  readonly object: 'video'
  readonly type: VideoType
  readonly status: VideoStatus
  /** 0–100; never falls, and is 100 only when the film is stored. */
  readonly progress: number
  readonly model: string
  readonly prompt: string
  readonly image_url: string | null
  readonly resolution: Resolution
  readonly aspect_ratio: AspectRatio
  readonly duration: number
  /** The seed used, also when none was asked for. */
  readonly seed: number
  /** `1280x720`. */
  readonly size: string
  readonly seconds: string
  readonly width: number | null
  readonly height: number | null
  readonly fps: number | null
  readonly bytes: number | null
  readonly mime_type: string | null
  /** A signed link that needs no key; fresh with each `get`. */
  readonly video_url: string | null
  readonly thumbnail_url: string | null
  readonly video_url_expires_at: number | null
  readonly created_at: number
  readonly started_at: number | null
  readonly completed_at: number | null
  readonly expires_at: number | null
  /** 1: next; 0: being made. */
  readonly queue_position: number | null
  readonly eta_seconds: number | null
  readonly error: TaskError | null
  /** What could not be honoured. */
  readonly warnings: readonly string[]
  readonly metadata: Readonly<Record<string, string>>
  readonly remixed_from_video_id: string | null
}

export interface TaskError {
  readonly code: string
  readonly message: string
  readonly param: string | null
  readonly type: string
  readonly retryable: boolean
}

export interface VideoDeleted {
  readonly id: string
  readonly object: 'video.deleted'
  readonly deleted: true
}
