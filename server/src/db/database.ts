import type { CompiledQuery, Kysely, RawBuilder } from 'kysely'
import type { Tables } from './tables.ts'

export type DialectName = 'sqlite' | 'postgres'
export type Queries = Kysely<Tables>

/** The store, whichever engine is below. Rooms write against this and never ask which one it is. */
export interface Database {
  readonly dialect: DialectName
  /** Sees only what is committed. */
  readonly read: Queries
  /** For what may take minutes: changes of the schema. */
  readonly unhurried: Queries
  /** A read of one row by one value, made over and over: compiled once, as close to the engine as it gets. The row is not to be changed. */
  readonly prepareRead: <Row>(query: CompiledQuery<Row>) => PreparedRead<Row>
  /**
   * All of `unit` or nothing, durable when it resolves. Wait for nothing but the database inside. Units that lock the same row name it as their `lane`, so
   * that they wait for each other outside.
   */
  readonly write: <Result>(
    unit: (queries: Queries) => Promise<Result>,
    lane?: string,
  ) => Promise<Result>
  /** Milliseconds by the database's clock, so that machines with different clocks agree on leases. */
  readonly now: RawBuilder<number>
  /** Inside `write`: only one claim at a time, so that caps on running tasks are strict. */
  serialiseClaims(queries: Queries): Promise<void>
  /** News for everybody who uses this database, in this process and in others. */
  publish(topic: Topic, payload: string): void
  subscribe(topic: Topic, listener: (payload: string) => void): () => void
  close(): Promise<void>
}

/**
 * `queued`: there is work. `changed`: a task, by id, has a new status or progress. `outbox`: there may be an event to
 * deliver.
 */
export type Topic = 'queued' | 'changed' | 'outbox'

export type PreparedRead<Row> = (key: string) => Promise<Readonly<Row> | undefined>
