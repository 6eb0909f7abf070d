import type { Status } from '../tasks/task.ts'
import type { VideoJson } from './video-json.ts'

/** Bytes to send on; after the last, the answer is over. */
export type Listener = (bytes: Uint8Array | null, last: boolean) => void

export interface Seen {
  readonly status: Status
  readonly progress: number
  readonly last: boolean
  readonly data: Pick<VideoJson, 'queue_position' | 'eta_seconds'>
}

export interface LiveTaskOptions {
  readonly id: string
  /** Undefined: the task was deleted. */
  readonly look: () => Promise<Seen | undefined>
  readonly heartbeatMs: number
  readonly onError: (error: unknown) => void
}

export type LiveTask = ReturnType<typeof openLiveTask>

const HEARTBEAT = new TextEncoder().encode(': still here\n\n')

interface Entry {
  readonly listener: Listener
  readonly left: () => void
  /** What this listener was told last. */
  told: string | undefined
  status: Status | undefined
}

/** One task with all who watch it: a change that a thousand see is read and written out once. */
export function openLiveTask({ id, look, heartbeatMs, onError }: LiveTaskOptions) {
  const entries = new Set<Entry>()
  let onEmpty = (): void => undefined

  const leave = (entry: Entry): void => {
    if (!entries.delete(entry)) return
    entry.left()
    if (entries.size > 0) return
    clearInterval(timer)
    onEmpty()
  }
  const finish = (bytes: Uint8Array | null): void => {
    for (const entry of entries) {
      leave(entry)
      entry.listener(bytes, true)
    }
  }
  const lookOnce = async (): Promise<void> => {
    const seen = await look()
    if (!seen) return finish(deletedEvent(id))
    const written = writeEvents(seen)
    const news = newsOf(seen)
    for (const entry of entries) {
      if (entry.told === news) continue
      const bytes = written(entry.status === seen.status ? 'progress' : 'status')
      entry.told = news
      entry.status = seen.status
      if (seen.last) leave(entry)
      entry.listener(bytes, seen.last)
    }
  }
  // When nobody is left, the store may be closed already: then a failed look is no news.
  const start = coalesce(lookOnce, (error) => entries.size > 0 && onError(error))
  // Looks as well: news can get lost when the connection to the store breaks.
  const timer = setInterval(() => {
    for (const entry of entries) entry.listener(HEARTBEAT, false)
    start()
  }, heartbeatMs).unref()

  return {
    refresh: start,
    onEmpty: (call: () => void): void => void (onEmpty = call),
    end: () => finish(null),
    add(listener: Listener, left: () => void): () => void {
      const entry: Entry = { listener, left, told: undefined, status: undefined }
      entries.add(entry)
      start()
      return () => leave(entry)
    },
  }
}

/** However often it is asked for while it runs, the work is done once more after that. */
function coalesce(work: () => Promise<void>, onError: (error: unknown) => unknown): () => void {
  let running = false
  let again = false
  const run = async (): Promise<void> => {
    running = true
    while (again) {
      again = false
      await work().catch(onError)
    }
    running = false
  }
  return () => {
    again = true
    if (!running) void run()
  }
}

/** What a browser sends back as `Last-Event-ID` when it connects again. */
export function eventId({ status, progress }: Pick<Seen, 'status' | 'progress'>): string {
  return `${status}-${progress}`
}

/** Who waits is told, too, when the queue has moved; what is made tells enough by its progress. */
function newsOf(seen: Seen): string {
  const { queue_position: place, eta_seconds: eta } = seen.data
  return seen.status === 'queued' ? `${eventId(seen)}-${place}-${eta}` : eventId(seen)
}

function writeEvents(seen: Seen): (name: 'status' | 'progress') => Uint8Array {
  const written = new Map<string, Uint8Array>()
  return (name) => {
    const bytes = written.get(name) ?? toBytes({ name, id: eventId(seen), data: seen.data })
    written.set(name, bytes)
    return bytes
  }
}

function deletedEvent(id: string): Uint8Array {
  return toBytes({
    name: 'deleted',
    id: 'deleted',
    data: { id, object: 'video.deleted', deleted: true },
  })
}

function toBytes({ name, id, data }: { name: string; id: string; data: unknown }): Uint8Array {
  return new TextEncoder().encode(`event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)
}
