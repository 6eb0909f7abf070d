import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from './db/database.ts'
import type { RequestRecord } from './http/deps.ts'
import { isTerminal, type Status } from './tasks/task.ts'

/** Figures for Prometheus. A registry for each service: two can live in one process. */
export function createMetrics(database: Database) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]

  const ended = new Counter({
    name: 'zoetrope_tasks_ended_total',
    help: 'Tasks that reached their end, by status.',
    labelNames: ['status'],
    registers,
  })
  const swept = new Counter({
    name: 'zoetrope_files_swept_total',
    help: 'Films purged after their time, and orphaned files removed.',
    labelNames: ['reason'],
    registers,
  })
  const deliveries = new Counter({
    name: 'zoetrope_webhook_attempts_total',
    help: 'Tries to deliver an event, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  countActiveTasks(database, registry)
  countPausedReceivers(database, registry)
  database.subscribe('changed', (payload) => {
    const [, status] = JSON.parse(payload) as [string, Status]
    if (isTerminal(status)) ended.inc({ status })
  })

  return {
    registry,
    request: timeRequests(registry),
    delivered: (accepted: boolean) => deliveries.inc({ outcome: accepted ? 'accepted' : 'failed' }),
    swept: ({ purged, orphans }: { purged: number; orphans: number }) => {
      swept.inc({ reason: 'expired' }, purged)
      swept.inc({ reason: 'orphan' }, orphans)
    },
  }
}

const MOST_WAITING = 500

function timeRequests(registry: Registry): (request: RequestRecord) => void {
  // Noted one by one, figures took 5 µs of the 75 of a request: each time the library's code had left the processor's cache.
  const waiting: [Timer, number][] = []
  const flush = (): void => {
    for (const [timer, seconds] of waiting.splice(0)) timer.observe(seconds)
  }
  const requests = new Histogram({
    name: 'zoetrope_http_request_seconds',
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 60],
    registers: [registry],
    collect: flush,
  })
  // The library finds a set of labels by sorting their names; the sets are few, so each is looked up once.
  const known = new Map<string, Timer>()
  return ({ method, route, status, ms }) => {
    const name = `${method} ${route} ${status}`
    const timer = known.get(name) ?? requests.labels(method, route, String(status))
    known.set(name, timer)
    waiting.push([timer, ms / 1_000])
    if (waiting.length >= MOST_WAITING) flush()
  }
}

interface Timer {
  observe(seconds: number): void
}

/** Counted when somebody looks; both counts are short index scans. */
function countActiveTasks(database: Database, registry: Registry): Gauge {
  return new Gauge({
    name: 'zoetrope_tasks',
    help: 'Tasks that wait or are being made.',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      for (const status of ['queued', 'in_progress'] as const) {
        const row = await database.read
          .selectFrom('tasks')
          .select((select) => select.fn.countAll<number>().as('count'))
          .where('status', '=', status)
          .executeTakeFirst()
          .catch(unknown)
        if (row) this.set({ status }, row.count)
        else this.remove({ status })
      }
    },
  })
}

function countPausedReceivers(database: Database, registry: Registry): Gauge {
  return new Gauge({
    name: 'zoetrope_webhook_receivers_paused',
    help: 'Receivers that failed for so long that nothing is sent to them.',
    registers: [registry],
    async collect() {
      const row = await database.read
        .selectFrom('webhook_endpoints')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('paused_at', 'is not', null)
        .executeTakeFirst()
        .catch(unknown)
      if (row) this.set(row.count)
      else this.remove()
    },
  })
}

/** The store does not answer. Then a figure is left out, for that is when the others are needed most. */
const unknown = (): undefined => undefined
