import { sql, type Kysely, type Migration, type MigrationProvider } from 'kysely'
import type { DialectName } from './database.ts'
import type { Tables } from './tables.ts'
import { waitingTriggers } from './waiting-triggers.ts'

/** Every change of the schema, oldest first. Never edit one that was released: add the next. */
export function createMigrations(dialect: DialectName): MigrationProvider {
  return {
    getMigrations: () =>
      Promise.resolve({
        '001-first': migration(dialect, firstStatements),
        '002-webhooks': migration(dialect, webhookStatements),
        '003-worked': migration(dialect, workedStatements),
        '004-lines': migration(dialect, lineStatements),
      }),
  }
}

function migration(
  dialect: DialectName,
  statements: (seq: string, dialect: DialectName) => string[],
): Migration {
  const seq =
    dialect === 'sqlite'
      ? 'seq integer primary key autoincrement'
      : 'seq bigint generated always as identity primary key'
  return {
    async up(db: Kysely<Tables>) {
      for (const statement of statements(seq, dialect)) await sql.raw(statement).execute(db)
    },
  }
}

const firstStatements = (seq: string, dialect: DialectName): string[] => [
  `create table keys (
    id text primary key, name text not null, prefix text not null, hash text not null unique,
    scopes text not null, created_at bigint not null, expires_at bigint, revoked_at bigint,
    last_used_at bigint, requests_per_minute integer, tasks_at_once integer, tasks_queued integer,
    seconds_per_month integer, weight integer not null default 1,
    priority integer not null default 0)`,
  `create table retired_tokens (
    hash text primary key, key_id text not null, expires_at bigint not null)`,
  `create table lanes (
    key_id text primary key, turn bigint not null, waiting integer not null default 0)`,
  `create index lanes_waiting on lanes (waiting) where waiting > 0`,
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
  ...waitingTriggers(dialect),
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

const webhookStatements = (seq: string): string[] => [
  `create table webhook_settings (
    key_id text primary key, url text, secret text not null, secret_at bigint not null,
    old_secret text, old_secret_until bigint)`,
  `create table webhook_endpoints (
    key_id text not null, origin text not null, failing_since bigint not null,
    failed_at bigint not null, paused_at bigint, primary key (key_id, origin))`,
  `create table deliveries (
    ${seq}, id text not null unique, key_id text not null, task_id text not null,
    event text not null, url text not null, origin text not null, to_default integer not null,
    status text not null, tries integer not null default 0, claim integer not null default 0,
    run_at bigint not null, attempts text not null default '[]', created_at bigint not null,
    ended_at bigint)`,
  `create index deliveries_due on deliveries (run_at) where status = 'pending'`,
  `create index deliveries_listed on deliveries (key_id, seq)`,
  `create index deliveries_of_task on deliveries (task_id)`,
  `create index deliveries_ended on deliveries (ended_at) where ended_at is not null`,
  `create table deleted_tasks (
    id text primary key, key_id text not null, seq bigint not null, deleted_at bigint not null)`,
  `create index deleted_tasks_age on deleted_tasks (deleted_at)`,
  `alter table keys add column retention_ms bigint`,
]

const workedStatements = (): string[] => [
  `alter table tasks add column worked_ms bigint not null default 0`,
]

/**
 * What stood in one line until now goes on in the one that the workers serve, or in that of its model, which begins at nothing: so all turns are
 * counted from where the line stood. Otherwise those who wait would be overtaken in a new line by all who come later.
 */
const lineStatements = (): string[] => [
  `create table clocks (line text primary key, turn bigint not null)`,
  `create table turns (
    key_id text not null, line text not null, turn bigint not null, primary key (key_id, line))`,
  `insert into turns (key_id, line, turn)
    select key_id, '', turn - (select turn from clock) from lanes`,
  `update tasks set turn = turn - (select turn from clock) where status in ('queued', 'in_progress')`,
  `drop table clock`,
  `alter table lanes drop column turn`,
  `create index tasks_ready_of_model on tasks (model, priority desc, turn, seq)
    where status = 'queued'`,
]
