/**
 * Every failure a caller can see. A new code starts as a line here, nowhere else: the HTTP answer, the worker's
 * decision to try again, `docs/errors.md` and the OpenAPI document all follow from this table.
 */
export interface ErrorEntry {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 412 | 413 | 416 | 429 | 500 | 503
  readonly type: ErrorType
  /** The same request may well succeed later. Also what the worker goes by. */
  readonly retryable: boolean
  /** What it means and how to mend it: the paragraph in the documentation. */
  readonly help: string
}

export const ERROR_TYPES = [
  'invalid_request_error',
  'authentication_error',
  'permission_error',
  'rate_limit_error',
  'server_error',
] as const
export type ErrorType = (typeof ERROR_TYPES)[number]

const invalid = (help: string, status: ErrorEntry['status'] = 400): ErrorEntry => ({
  status,
  type: 'invalid_request_error',
  retryable: false,
  help,
})
const limited = (help: string, retryable = true): ErrorEntry => ({
  status: 429,
  type: 'rate_limit_error',
  retryable,
  help,
})
const broken = (help: string, status: 500 | 503 = 500, retryable = true): ErrorEntry => ({
  status,
  type: 'server_error',
  retryable,
  help,
})

export const CATALOGUE = {
  invalid_json: invalid(
    'The body is not valid JSON. Check quotes and commas; the message names the position where reading stopped.',
  ),
  unsupported_content_type: invalid(
    'Send `Content-Type: application/json`. `POST /v1/videos` and the image route also take `multipart/form-data`.',
  ),
  missing_required_parameter: invalid('A required field is absent. `param` names it.'),
  invalid_value: invalid(
    'A field has the wrong type or a value outside its range. `param` names it and the message says what is allowed. Numbers must be JSON numbers: `5`, not `"5"`.',
  ),
  unknown_parameter: invalid(
    'A field that this route does not know. Nothing is ever ignored in silence, so that a typo cannot cost you a film. The message suggests the nearest known field.',
  ),
  unsupported_value: invalid(
    'The value is valid, but the chosen model cannot do it. `GET /v1/models` lists what each model can do.',
  ),
  invalid_image: invalid(
    'The picture cannot be used: not a PNG, JPEG, WebP, AVIF or GIF, cut short, or damaged. Open it in a viewer, save it again, and retry.',
  ),
  image_fetch_failed: invalid(
    'The picture at `image_url` could not be fetched: the address is not allowed, does not answer, or answers with an error. Addresses inside private networks are refused. Upload the file instead, or send it as a `data:` URL.',
  ),
  image_too_large: invalid('The picture is larger than 20 MiB or 64 megapixels. Scale it down.'),
  content_policy_violation: invalid(
    'The engine refused the prompt or the picture. Change the request; the same one will be refused again.',
  ),
  request_too_large: invalid('The body is larger than 32 MiB. Send a smaller picture.', 413),
  missing_api_key: {
    status: 401,
    type: 'authentication_error',
    retryable: false,
    help: 'Send `Authorization: Bearer <API_KEY>` with every request. `zoetrope keys create` makes a key.',
  },
  invalid_api_key: {
    status: 401,
    type: 'authentication_error',
    retryable: false,
    help: 'The key is unknown, expired or revoked. `zoetrope keys list` shows the keys that exist.',
  },
  insufficient_scope: {
    status: 403,
    type: 'permission_error',
    retryable: false,
    help: 'The key is valid but may not do this: a key made with `--scope read` cannot create, cancel or delete. Use another key.',
  },
  invalid_signature: {
    status: 403,
    type: 'permission_error',
    retryable: false,
    help: 'A signed link is valid for a time and only as it was given. GET the video again: `video_url` is fresh each time.',
  },
  video_not_found: invalid(
    'No video with this id belongs to your key. Somebody else’s id gives the same answer.',
    404,
  ),
  model_not_found: invalid(
    'No model with this id is served here. `GET /v1/models` lists them.',
    404,
  ),
  delivery_not_found: invalid(
    'No webhook delivery with this id belongs to your key, or its video was deleted. `GET /v1/webhooks/deliveries` lists them.',
    404,
  ),
  route_not_found: invalid('There is nothing at this address. `/docs` lists every route.', 404),
  method_not_allowed: invalid(
    'The address is right, the method is not. `Allow` in the answer lists the methods it takes; `/docs` says what each does.',
    405,
  ),
  video_not_ready: invalid(
    'The film is still being made. Ask again after `Retry-After` seconds, or wait with `Prefer: wait` when you create it.',
    409,
  ),
  video_failed: invalid(
    'There is no film: the task failed or was cancelled. GET the task; its `error` says why.',
    409,
  ),
  video_expired: invalid(
    'The film was made but has been removed after its time, or its file was lost. Create it again with the same seed to get the same film.',
    410,
  ),
  range_not_satisfiable: invalid(
    'The `Range` lies beyond the end of the file. `Content-Range` in the answer says how long it is.',
    416,
  ),
  precondition_failed: invalid(
    'The file is not the one that `If-Match` or `If-Unmodified-Since` speaks of. Ask for it without that condition.',
    412,
  ),
  idempotency_key_reuse: invalid(
    'This `Idempotency-Key` was used in the last 24 hours with another body. Use a new key for a new request.',
    409,
  ),
  rate_limit_exceeded: limited(
    'Too many requests a minute for this key. Wait as long as `Retry-After` says.',
  ),
  concurrency_limit_exceeded: limited(
    'This key already has as many tasks waiting as it may have. Wait for some to finish, or cancel some.',
  ),
  queue_full: limited('The service has as many tasks waiting as it accepts. Try again later.'),
  quota_exceeded: limited(
    'This key has used up its seconds of film for this month. It opens again on the first of the next month (UTC), or ask the operator for more.',
    false,
  ),
  storage_full: broken(
    'The service is short of disk space: it takes no new tasks, and a film for which there was no room fails with this. The operator must free space.',
    503,
  ),
  store_unavailable: broken(
    'The service cannot reach its database or the place of its films, a folder or S3. Nothing was done; send the request again after `Retry-After` seconds, best with an `Idempotency-Key`.',
    503,
  ),
  service_stopping: broken(
    'The service is being stopped or started again. Nothing was done; send the request again in a moment.',
    503,
  ),
  engine_unavailable: broken(
    'The engine that serves this model does not answer, is busy, or is not set up rightly. Try again later, or with another model: `GET /v1/models` lists them. The log tells the operator more.',
    503,
  ),
  engine_error: broken(
    'The engine failed while making the film. The message has its own words; where they speak of a size, a length or a picture, ask for another.',
  ),
  timeout: broken(
    'The film was not finished within the time a task may take. Ask for a shorter or smaller one, or have the operator raise the limit.',
    500,
    false,
  ),
  interrupted: broken(
    'The service stopped while the film was being made, and it could not be told whether going on would cost you twice. Create the task again.',
  ),
  internal_error: broken('Something broke on our side. Tell the operator the `request_id`.'),
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof CATALOGUE

export const ERROR_CODES = Object.keys(CATALOGUE) as ErrorCode[]

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(CATALOGUE, code)
}
