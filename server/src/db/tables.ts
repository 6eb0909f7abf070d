import type { Generated } from 'kysely'

/** Times are Unix milliseconds. JSON is kept as text: one shape for both databases. */
export interface Tables {
  keys: KeyTable
  retired_tokens: RetiredTokenTable
  lanes: LaneTable
  turns: TurnTable
  clocks: ClockTable
  tasks: TaskTable
  idempotency: IdempotencyTable
  usage: UsageTable
  secrets: SecretTable
  webhook_settings: WebhookSettingsTable
  webhook_endpoints: WebhookEndpointTable
  deliveries: DeliveryTable
  deleted_tasks: DeletedTaskTable
}

export interface KeyTable {
  id: string
  name: string
  /** The first characters, to tell keys apart in lists. */
  prefix: string
  /** SHA-256 in hex. The key itself is never stored. */
  hash: string
  scopes: string
  created_at: number
  expires_at: number | null
  revoked_at: number | null
  last_used_at: number | null
  requests_per_minute: number | null
  tasks_at_once: number | null
  tasks_queued: number | null
  seconds_per_month: number | null
  weight: number
  priority: number
  /** How long this key's films are kept; null: as the settings say. */
  retention_ms: Generated<number | null>
}

/** Tokens that were replaced and still work for a while. */
export interface RetiredTokenTable {
  hash: string
  key_id: string
  expires_at: number
}

/** A row for each key that has ever made a film: locked by a create, so that limits are counted by one at a time. */
export interface LaneTable {
  key_id: string
  /** Its queued tasks; kept by triggers. */
  waiting: Generated<number>
}

/** Where each key stands in the fair order of a line. */
export interface TurnTable {
  key_id: string
  line: string
  turn: number
}

/** The highest turn that has been served in a line. */
export interface ClockTable {
  line: string
  turn: number
}

export interface TaskTable {
  seq: Generated<number>
  id: string
  key_id: string
  type: string
  status: string
  model: string
  prompt: string
  resolution: string
  aspect_ratio: string
  duration: number
  seed: number
  /** The fields that only the engine looks at, as JSON. */
  options: string
  /** What the caller sent as image_url, shortened if it was data. */
  image_url: string | null
  /** Storage key of the checked picture. */
  image_file: string | null
  metadata: string
  remixed_from: string | null
  progress: number
  width: number | null
  height: number | null
  fps: number | null
  bytes: number | null
  mime_type: string | null
  /** Storage keys of what was made, as JSON; null until completed and after the purge. */
  files: string | null
  warnings: string
  error: string | null
  operation: string | null
  priority: number
  turn: number
  run_at: number
  /** Counts claims. The fence: only the latest claim may change the task. */
  attempt: number
  /** Claims that count against the limit; a hand-over at shutdown does not. */
  tries: number
  /** How long earlier attempts have worked on it; `started_at` is that of the latest. */
  worked_ms: Generated<number>
  worker: string | null
  lease_until: number | null
  created_at: number
  started_at: number | null
  completed_at: number | null
  expires_at: number | null
}

export interface IdempotencyTable {
  key_id: string
  idempotency_key: string
  body_hash: string
  task_id: string
  answer: string
  created_at: number
}

export interface UsageTable {
  key_id: string
  /** UTC, `2026-11-15`. */
  day: string
  tasks: number
  seconds: number
  bytes: number
}

export interface SecretTable {
  name: string
  value: string
}

/** What a key wants of its webhooks. Signing needs the secret itself, so it is kept as it is. */
export interface WebhookSettingsTable {
  key_id: string
  url: string | null
  secret: string
  secret_at: number
  /** Signs as well until its time is over, so that receivers can change theirs in peace. */
  old_secret: string | null
  old_secret_until: number | null
}

/** Only hosts that fail have a row here; a success removes it. */
export interface WebhookEndpointTable {
  key_id: string
  /** `https://example.com:8443`: paths and queries often differ from task to task, the host that is down does not. */
  origin: string
  failing_since: number
  failed_at: number
  paused_at: number | null
}

/** The outbox and the log: an event on its way to one address. */
export interface DeliveryTable {
  seq: Generated<number>
  /** Also the event's id and the `webhook-id`. */
  id: string
  key_id: string
  task_id: string
  event: string
  url: string
  origin: string
  /** 1: to the key's default address, not one that the task named. */
  to_default: number
  status: string
  /** How much of the schedule is used up. */
  tries: Generated<number>
  /** Counts claims: the fence, as for tasks. */
  claim: Generated<number>
  /** When it is due. A claim moves it past its lease, so that it is due again if the claimer dies. */
  run_at: number
  /** What came of each try, as JSON. */
  attempts: Generated<string>
  created_at: number
  ended_at: number | null
}

/** Where deleted tasks stood in their list, for those who are paging through it. */
export interface DeletedTaskTable {
  id: string
  key_id: string
  seq: number
  deleted_at: number
}
