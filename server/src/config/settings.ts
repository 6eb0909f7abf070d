import { z } from 'zod'
import { bytes, duration, durations, flag, text, timer, whole } from './quantities.ts'
import { sections } from './sections.ts'

/**
 * Every setting, once: its name in `zoetrope.config.json`, its rule, its default and what it is for.
 * The environment variable and the flag follow from the name; `docs/settings.md` and `--help` from this table.
 */
interface Setting<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema
  /** As it would be written in the environment; null: there is none. */
  readonly fallback: string | null
  readonly help: string
  /** Never printed, and not a flag: flags show in process lists. */
  readonly secret?: true
  readonly env?: string
}

const setting = <Schema extends z.ZodType, Fallback extends string | null>(
  schema: Schema,
  fallback: Fallback,
  help: string,
): Setting<Schema> & { readonly fallback: Fallback } => ({ schema, fallback, help })

export const SETTINGS = {
  host: setting(
    text(),
    '127.0.0.1',
    'Address to listen on. Anything but loopback opens the service to the network.',
  ),
  port: setting(whole(0, 65_535), '8080', 'Port to listen on; 0 takes a free one.'),
  dataDir: setting(text(), './zoetrope-data', 'Folder for the database and the films.'),
  filesDir: setting(
    text(),
    null,
    'Folder for films and pictures, the same for all nodes of a fleet; otherwise they lie in the data folder.',
  ),
  s3Bucket: setting(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'expected the name of a bucket, such as films'),
    null,
    'Bucket in S3 for films and pictures, the same for all nodes of a fleet, instead of a folder.',
  ),
  s3Endpoint: setting(
    z
      .url({ protocol: /^https?$/, error: 'expected an address such as https://minio.example.org' })
      .regex(/^[^@?#]*$/, 'expected an address without a key: that has settings of its own'),
    null,
    'Address of an S3 that is not AWS: MinIO, R2, Ceph, Garage.',
  ),
  s3Region: setting(
    z.string().regex(/^[a-z0-9-]{1,64}$/, 'expected a region such as eu-central-1 or auto'),
    'us-east-1',
    'Region of the bucket.',
  ),
  s3Prefix: setting(
    z
      .string()
      .regex(/^([\w-][\w.-]*(\/[\w-][\w.-]*)*\/?)?$/, 'expected a path such as zoetrope/films')
      .transform((prefix) => prefix.replace(/(?<=[^/])$/, '/')),
    '',
    'What the names of our objects begin with, where others use the same bucket.',
  ),
  s3PathStyle: setting(
    flag(),
    null,
    'Whether the bucket stands in the path and not in the host name; otherwise it does with an endpoint of your own, and not at AWS.',
  ),
  s3AccessKeyId: {
    ...setting(text(), null, 'Key for S3.'),
    secret: true,
    env: 'AWS_ACCESS_KEY_ID',
  },
  s3SecretAccessKey: {
    ...setting(text(), null, 'Secret of the key for S3.'),
    secret: true,
    env: 'AWS_SECRET_ACCESS_KEY',
  },
  s3SessionToken: {
    ...setting(text(), null, 'Token that belongs to a key for S3 that was lent for a time.'),
    secret: true,
    env: 'AWS_SESSION_TOKEN',
  },
  publicUrl: setting(
    z
      .url({ protocol: /^https?$/, error: 'expected an address such as https://films.example.org' })
      .refine(
        (url) => !/[?#]|^https?:\/\/[^/]*@/i.test(url),
        'expected an address without `?`, `#` and `@`: links begin with it',
      )
      .transform((url) => url.replace(/\/+$/, '')),
    null,
    'Address that callers see, for links, when a proxy stands in front.',
  ),
  apiKey: {
    ...setting(
      z.string('expected a text').min(16, 'expected at least 16 characters'),
      null,
      'A key to accept besides those in the database, for scripts and tests.',
    ),
    secret: true,
  },
  databaseUrl: {
    ...setting(
      z.string().regex(/^postgres(ql)?:\/\//, 'expected postgres://…'),
      null,
      'PostgreSQL to use instead of the built-in SQLite.',
    ),
    secret: true,
    env: 'DATABASE_URL',
  },
  role: setting(
    z.enum(['all', 'api', 'worker'], 'expected all, api or worker'),
    'all',
    'What this process does: `api` answers requests, `worker` makes films and sends webhooks, `all` does both.',
  ),
  workers: setting(
    whole(0, 256),
    '1',
    'Films made at the same time by this process on this machine; model servers have places of their own (`atOnce`). 0: none at all.',
  ),
  threads: setting(
    whole(0, 256),
    '0',
    'Threads that one Storybook film may use; 0 means one for each core.',
  ),
  depthModel: setting(
    text(),
    null,
    'ONNX model that measures the depth of pictures for Storybook, which guesses otherwise; needs `onnxruntime-node`.',
  ),
  defaultModel: setting(text(), 'storybook', 'Model for requests that name none.'),
  engines: setting(
    sections(),
    '{}',
    'Model servers by name, each of a type: an object in the file, JSON in the environment. See docs/engines.md.',
  ),
  enginesDir: setting(text(), null, 'Folder with engines of your own.'),
  lease: setting(timer(1_000), '30s', 'How long a worker that stopped answering keeps its task.'),
  poll: setting(
    timer(10),
    '1s',
    'Safety net: how often an idle worker looks for tasks without being woken.',
  ),
  maxAttempts: setting(whole(1, 100), '3', 'How often a task is tried before it fails.'),
  taskTimeout: setting(
    timer(1_000),
    '30m',
    'Time a task may take from its first start until it fails as `timeout`.',
  ),
  retention: setting(duration(1_000), '7d', 'How long finished films are kept.'),
  linkTtl: setting(duration(1_000), '24h', 'How long a signed link in an answer is valid.'),
  sweep: setting(
    timer(50),
    '1m',
    'How often expired films, stale records and orphaned files are removed.',
  ),
  minFreeDisk: setting(bytes(), '512MiB', 'Below this much free disk no new task is accepted.'),
  maxQueue: setting(whole(1), '10000', 'Tasks that may wait in all; more get 429 `queue_full`.'),
  requestsPerMinute: setting(
    whole(1),
    '600',
    'Requests a minute for a key that has no limit of its own.',
  ),
  tasksAtOnce: setting(
    whole(1),
    '16',
    'Tasks of one key that may run at the same time; others wait their turn.',
  ),
  tasksQueued: setting(whole(1), '1000', 'Tasks of one key that may wait.'),
  secondsPerMonth: setting(
    whole(0),
    '0',
    'Seconds of film a month for a key that has no quota of its own; 0 means no quota.',
  ),
  allowPrivateNetworks: setting(
    flag(),
    'false',
    'Whether picture links and callbacks may point into private networks.',
  ),
  allowedHosts: setting(
    z.string().transform((text) => text.split(/[\s,]+/).filter((host) => host !== '')),
    '',
    'Hosts, host:port or address ranges that are exempt from the address guard, separated by commas.',
  ),
  webhookSchedule: setting(
    durations(),
    '0s,10s,30s,2m,10m,1h,6h,24h',
    'How long each try of a webhook waits after the one before, separated by commas.',
  ),
  webhookTimeout: setting(timer(100), '10s', 'How long a receiver of webhooks may take.'),
  webhookPauseAfter: setting(
    duration(0),
    '2d',
    'After failing for this long without a success, a receiver is paused.',
  ),
  metrics: setting(flag(), 'true', 'Whether /metrics answers.'),
  logLevel: setting(
    z.enum(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'expected silent, error, warn, info or debug',
    ),
    'info',
    'How much is logged: `silent`, `error`, `warn`, `info` or `debug`.',
  ),
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof SETTINGS

type Value<Name extends SettingName> = z.output<(typeof SETTINGS)[Name]['schema']>
type Fallback<Name extends SettingName> = (typeof SETTINGS)[Name]['fallback']

export type Config = {
  readonly [Name in SettingName]: Fallback<Name> extends null ? Value<Name> | null : Value<Name>
}

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]

/** `dataDir` → `ZOETROPE_DATA_DIR`. */
export function envName(name: SettingName): string {
  const setting: Setting = SETTINGS[name]
  return setting.env ?? `ZOETROPE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`
}

/** `dataDir` → `--data-dir`; null for secrets. */
export function flagName(name: SettingName): string | null {
  const setting: Setting = SETTINGS[name]
  if (setting.secret) return null
  return `--${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`
}
