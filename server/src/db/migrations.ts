import { sql, type Kysely, type Migration, type MigrationProvider } from 'kysely'
import type { DialectName } from './database.ts'
import type { Tables } from './tables.ts'

/** Every change of the schema, oldest first. Never edit one that was released: add the next. */
export function createMigrations(dialect: DialectName): MigrationProvider {
  return {
    getMigrations: () => Promise.resolve({ '001-first': first(dialect) }),
  }
}

function first(dialect: DialectName): Migration {
  const seq =
    dialect === 'sqlite'
      ? 'seq integer primary key autoincrement'
      : 'seq bigint generated always as identity primary key'
  return {
    async up(db: Kysely<Tables>) {
      for (const statement of firstStatements(seq)) await sql.raw(statement).execute(db)
    },
  }
}

const firstStatements = (seq: string): string[] => [
  `create table keys (
    id text primary key, name text not null, prefix text not null, hash text not null unique,
    scopes text not null, created_at bigint not null, expires_at bigint, revoked_at bigint,
    last_used_at bigint, requests_per_minute integer, tasks_at_once integer, tasks_queued integer,
    seconds_per_month integer, weight integer not null default 1)`,
  `create table retired_tokens (
    hash text primary key, key_id text not null, expires_at bigint not null)`,
  `create table lanes (key_id text primary key, turn bigint not null)`,
  `create table clock (id integer primary key, turn bigint not null)`,
  `insert into clock (id, turn) values (1, 0)`,
  `create table tasks (
    ${seq}, id text not null unique, key_id text not null, type text not null, status text not null,
    model text not null, prompt text not null, resolution text not null, aspect_ratio text not null,
    duration integer not null, seed bigint not null, options text not null, image_url text,
    image_file text, metadata text not null, remixed_from text,
    progress integer not null default 0, width integer, height integer, fps double precision,
    bytes bigint, mime_type text, files text, warnings text not null default '[]', error text,
    operation text, priority integer not null default 0, turn bigint not null, run_at bigint not null,
    attempt integer not null default 0, tries integer not null default 0, worker text,
    lease_until bigint, created_at bigint not null, started_at bigint, completed_at bigint,
    expires_at bigint)`,
  `create index tasks_ready on tasks (priority desc, turn, seq) where status = 'queued'`,
  `create index tasks_waiting on tasks (key_id) where status = 'queued'`,
  `create index tasks_running on tasks (key_id, lease_until) where status = 'in_progress'`,
  `create index tasks_listed on tasks (key_id, seq)`,
  `create index tasks_expiring on tasks (expires_at) where files is not null`,
  `create table idempotency (
    key_id text not null, idempotency_key text not null, body_hash text not null,
    task_id text not null, answer text not null, created_at bigint not null,
    primary key (key_id, idempotency_key))`,
  `create index idempotency_age on idempotency (created_at)`,
  `create table usage (
    key_id text not null, day text not null, tasks integer not null, seconds integer not null,
    bytes bigint not null, primary key (key_id, day))`,
  `create table secrets (name text primary key, value text not null)`,
]
