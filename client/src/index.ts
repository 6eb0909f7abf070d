export { Zoetrope } from './zoetrope.ts'
export { ZoetropeError, type ErrorDetails } from './zoetrope-error.ts'
export type { Fetch, RequestOptions, ZoetropeOptions } from './options.ts'
export type { Model, Models } from './models.ts'
export type { ImageRequest, TextRequest } from './requests.ts'
export type { Usage, UsageReader, UsageQuery } from './usage.ts'
export type {
  AspectRatio,
  Resolution,
  TaskError,
  Video,
  VideoDeleted,
  VideoStatus,
  VideoType,
} from './video.ts'
export type {
  CreateOptions,
  DownloadOptions,
  ListQuery,
  Variant,
  Videos,
  WaitOptions,
} from './videos.ts'
