import { z } from 'zod'
import type { ErrorCode } from '../errors/catalogue.ts'
import { VARIANTS } from './links.ts'
import type { Operation, RequestHeader } from './operation.ts'
import {
  CreateVideo,
  ImageToVideo,
  ImageUpload,
  ListQuery,
  Model,
  ModelList,
  Remix,
  TextToVideo,
  Usage,
  UsageQuery,
  Video,
  VideoDeleted,
  VideoList,
} from './schemas.ts'
import { WEBHOOK_OPERATIONS } from './webhook-operations.ts'

const PREFER: RequestHeader = {
  name: 'Prefer',
  description: '`wait=N`: answer when the task has ended, or after N seconds (at most 60).',
}

const CREATE_HEADERS: readonly RequestHeader[] = [
  {
    name: 'Idempotency-Key',
    description:
      'Up to 255 characters. The same key and body within 24 hours gives the first answer again instead of a second film.',
  },
  PREFER,
]

const CREATE_ERRORS: readonly ErrorCode[] = [
  'invalid_json',
  'unsupported_content_type',
  'missing_required_parameter',
  'invalid_value',
  'unknown_parameter',
  'unsupported_value',
  'idempotency_key_reuse',
  'request_too_large',
  'concurrency_limit_exceeded',
  'queue_full',
  'quota_exceeded',
  'storage_full',
]
const IMAGE_ERRORS: readonly ErrorCode[] = [
  'invalid_image',
  'image_fetch_failed',
  'image_too_large',
]

const ContentQuery = z.object({
  variant: z
    .enum(VARIANTS)
    .default('video')
    .describe(
      '`vtt`: WebVTT that tells players where in the spritesheet each moment is. `plan`: what Storybook understood, as JSON to change and send back as `storybook_plan`.',
    ),
  download: z
    .string()
    .optional()
    .describe(
      '1: a browser saves the file. A name such as `cat.mp4`: it saves it under that name.',
    ),
  expires: z.string().optional().describe('Of a signed link.'),
  signature: z.string().optional().describe('Of a signed link; no key is needed with it.'),
})

export const OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: '/v1/videos/text-to-video',
    id: 'createTextToVideo',
    group: 'Create',
    summary: 'Generate a video from a text prompt',
    headers: CREATE_HEADERS,
    json: TextToVideo,
    answer: Video,
    errors: CREATE_ERRORS,
  },
  {
    method: 'post',
    path: '/v1/videos/image-to-video',
    id: 'createImageToVideo',
    group: 'Create',
    summary: 'Generate a video from an image',
    description:
      'As a form, the picture may be a file in `image` instead of a link in `image_url`.',
    headers: CREATE_HEADERS,
    json: ImageToVideo,
    form: ImageUpload,
    answer: Video,
    errors: [...CREATE_ERRORS, ...IMAGE_ERRORS],
  },
  {
    method: 'post',
    path: '/v1/videos',
    id: 'createVideo',
    group: 'Create',
    summary: 'Generate a video the way OpenAI’s SDKs ask for it',
    description:
      'With a picture (`input_reference` or `image_url`) it is image to video, without one text to video.',
    headers: CREATE_HEADERS,
    json: CreateVideo,
    form: CreateVideo,
    answer: Video,
    errors: [...CREATE_ERRORS, ...IMAGE_ERRORS],
  },
  {
    method: 'post',
    path: '/v1/videos/{task_id}/remix',
    id: 'remixVideo',
    group: 'Create',
    summary: 'Make a video again with a new prompt',
    description:
      'The same model, size, length, seed, picture, metadata, `callback_url` and `expires_after`. `remixed_from_video_id` names the source.',
    headers: CREATE_HEADERS,
    json: Remix,
    answer: Video,
    errors: [...CREATE_ERRORS, 'video_not_found', 'video_expired'],
  },
  {
    method: 'get',
    path: '/v1/videos',
    id: 'listVideos',
    group: 'Videos',
    summary: 'List your videos',
    query: ListQuery,
    answer: VideoList,
    errors: ['invalid_value', 'unknown_parameter'],
  },
  {
    method: 'get',
    path: '/v1/videos/{task_id}',
    id: 'getVideo',
    group: 'Videos',
    summary: 'Check the status of a generation task',
    description:
      'While the task is under way, `Retry-After` and `openai-poll-after-ms` say when to ask again.',
    headers: [PREFER],
    answer: Video,
    errors: ['video_not_found'],
  },
  {
    method: 'get',
    path: '/v1/videos/{task_id}/events',
    id: 'watchVideo',
    group: 'Videos',
    summary: 'Watch a task as it goes on',
    description:
      'Server-sent events: `status` with the video as it is now and after each change of status, `progress` in between, `deleted` if it is. Ends after the last; a connection that broke is simply opened again.',
    answer: { mimeTypes: ['text/event-stream'], description: 'Events whose data is the video.' },
    otherAnswers: { 204: 'It has ended, as `Last-Event-ID` says that the caller knows.' },
    errors: ['video_not_found', 'concurrency_limit_exceeded'],
  },
  {
    method: 'delete',
    path: '/v1/videos/{task_id}',
    id: 'deleteVideo',
    group: 'Videos',
    summary: 'Delete a video and its files; cancels it if it is under way',
    answer: VideoDeleted,
    errors: ['video_not_found'],
  },
  {
    method: 'post',
    path: '/v1/videos/{task_id}/cancel',
    id: 'cancelVideo',
    group: 'Videos',
    summary: 'Stop the work on a video',
    description: 'A video that has ended stays as it is.',
    answer: Video,
    errors: ['video_not_found'],
  },
  {
    method: 'get',
    path: '/v1/videos/{task_id}/content',
    id: 'downloadVideo',
    group: 'Videos',
    summary: 'Download the film',
    description: 'With a key, or with the signed link from `video_url`. Takes `Range`.',
    query: ContentQuery,
    answer: {
      mimeTypes: ['video/mp4', 'image/jpeg', 'text/vtt', 'application/json'],
      description:
        'The film, its thumbnail or spritesheet, what tells a player where in that to look, or its plan.',
    },
    otherAnswers: {
      206: 'The parts that `Range` asks for; several come as `multipart/byteranges`.',
      304: 'The caller has it already, as `If-None-Match` or `If-Modified-Since` says.',
    },
    errors: [
      'invalid_value',
      'range_not_satisfiable',
      'precondition_failed',
      'video_not_found',
      'invalid_signature',
      'video_not_ready',
      'video_failed',
      'video_expired',
      'unsupported_value',
    ],
  },
  ...WEBHOOK_OPERATIONS,
  {
    method: 'get',
    path: '/v1/models',
    id: 'listModels',
    group: 'Account',
    summary: 'List the models and what each can do',
    answer: ModelList,
    errors: [],
  },
  {
    method: 'get',
    path: '/v1/models/{model}',
    id: 'getModel',
    group: 'Account',
    summary: 'What one model can do',
    answer: Model,
    errors: ['model_not_found'],
  },
  {
    method: 'get',
    path: '/v1/videos/models',
    id: 'listVideoModels',
    group: 'Account',
    summary: 'The same as GET /v1/models',
    answer: ModelList,
    errors: [],
  },
  {
    method: 'get',
    path: '/v1/usage',
    id: 'getUsage',
    group: 'Account',
    summary: 'Tasks, seconds and bytes of your key, by day',
    query: UsageQuery,
    answer: Usage,
    errors: ['invalid_value'],
  },
  {
    method: 'get',
    path: '/healthz',
    id: 'health',
    group: 'Service',
    summary: 'Whether the process lives',
    answer: z.object({ status: z.literal('ok') }),
    errors: [],
    open: true,
  },
  {
    method: 'get',
    path: '/readyz',
    id: 'ready',
    group: 'Service',
    summary: 'Whether store, storage and engine can work; 503 if not',
    answer: z.object({ status: z.string(), checks: z.record(z.string(), z.boolean()) }),
    otherAnswers: { 503: 'Not now; `checks` says what cannot.' },
    errors: [],
    open: true,
  },
  {
    method: 'get',
    path: '/metrics',
    id: 'metrics',
    group: 'Service',
    summary: 'Figures for Prometheus',
    answer: { mimeTypes: ['text/plain'], description: 'Prometheus text format.' },
    errors: [],
    open: true,
  },
  {
    method: 'get',
    path: '/openapi.json',
    id: 'openapi',
    group: 'Service',
    summary: 'This document',
    answer: { mimeTypes: ['application/json'], description: 'OpenAPI 3.1.' },
    errors: [],
    open: true,
  },
]
