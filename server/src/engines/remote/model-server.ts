import type { AppError } from '../../errors/app-error.ts'
import type { Job } from '../engine.ts'
import type { JsonValue } from '../json-value.ts'

/** What a server calls a film that it was asked for; kept in the database, so it must be enough to find it again. */
export type Ticket = JsonValue

/**
 * What one kind of model server can be asked, in its own words. Waiting, trying again, remembering, fetching and
 * making playable are the same for all of them: `createRemoteEngine`. Methods throw `NoAnswer` and `Refused` as they
 * come from `ModelHttp`, or an AppError where they know better.
 */
export interface ModelServer {
  /** Throws when it cannot work now. */
  check(signal: AbortSignal): Promise<void>
  /**
   * Where the server lets us choose the ticket: it is remembered before the job is handed in, so that a crash in
   * between leaves no doubt.
   */
  chooseTicket?(job: Job): Ticket
  /**
   * Hands the job in. `ticket` is the chosen one; what comes back is remembered before anything else happens. Must end
   * by a timeout of its own: the signal never fires, because a submission that may have been heard is not taken back.
   */
  submit(job: Job, options: { signal: AbortSignal; ticket: Ticket | undefined }): Promise<Ticket>
  /** One look at how far it is. */
  look(ticket: Ticket, signal: AbortSignal): Promise<Sight>
  /** Nobody wants the film any more. */
  cancel?(ticket: Ticket, signal: AbortSignal): Promise<void>
  /** We have the film: what the server keeps of it can go. Never called where a submission costs money. */
  release?(ticket: Ticket, signal: AbortSignal): Promise<void>
}

export type Sight =
  /** `progress` from 0 to 1, only if the server tells. */
  | { readonly state: 'waiting' | 'working'; readonly progress?: number | undefined }
  | { readonly state: 'done'; readonly film: FilmSource }
  | { readonly state: 'failed'; readonly error: AppError }
  /** The server knows of no such film: it was started anew, or has let it go. */
  | { readonly state: 'gone' }

/** Where the finished film is. The key goes along only to the server's own origin. */
export interface FilmSource {
  readonly url: URL
  /** Behind the link is JSON, and the film is in this field of it, as base64. */
  readonly field?: string
}
