import { hash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Config } from '../config/settings.ts'
import type { KeyTable } from '../db/tables.ts'

export const SCOPES = ['read', 'write'] as const
export type Scope = (typeof SCOPES)[number]

/** Whoever calls. What is not set for the key itself comes from the settings. */
export interface Key {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly scopes: readonly Scope[]
  readonly createdAt: number
  readonly expiresAt: number | null
  readonly revokedAt: number | null
  readonly lastUsedAt: number | null
  readonly limits: Limits
}

export interface Limits {
  readonly requestsPerMinute: number
  readonly tasksAtOnce: number
  readonly tasksQueued: number
  /** 0: no quota. */
  readonly secondsPerMonth: number
  /** A key of weight 2 gets twice the share of a key of weight 1 when both wait. */
  readonly weight: number
  /** Keys of a higher class are served first. Set by the operator, never by callers: a class can starve those below. */
  readonly priority: number
}

export type DefaultLimits = Pick<
  Config,
  'requestsPerMinute' | 'tasksAtOnce' | 'tasksQueued' | 'secondsPerMonth'
>

export type GateSettings = DefaultLimits & Partial<Pick<Config, 'apiKey'>>

/** The key that the settings bring. Its row stays when they no longer do, for the sake of its tasks. */
export const SETTINGS_KEY = 'key_settings'

/** 32 random bytes behind `zk_`: nothing to guess. */
export function createToken(): string {
  return `zk_${randomBytes(32).toString('base64url')}`
}

/** Enough: a key has 256 random bits, so a slow hash would only slow down honest callers. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}

export function toKey(row: Selectable<KeyTable>, defaults: DefaultLimits): Key {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: JSON.parse(row.scopes) as Scope[],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
    limits: {
      requestsPerMinute: row.requests_per_minute ?? defaults.requestsPerMinute,
      tasksAtOnce: row.tasks_at_once ?? defaults.tasksAtOnce,
      tasksQueued: row.tasks_queued ?? defaults.tasksQueued,
      secondsPerMonth: row.seconds_per_month ?? defaults.secondsPerMonth,
      weight: row.weight,
      priority: row.priority,
    },
  }
}

export function isUsable(key: Key, now: number): boolean {
  return key.revokedAt === null && (key.expiresAt === null || key.expiresAt > now)
}
