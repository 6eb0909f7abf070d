import { Worker } from 'node:worker_threads'
import type { Job, Report } from './job.ts'

/** Threads that paint and encode. They stay warm between films: starting one takes longer than a second of film. */
export interface Pool {
  readonly size: number
  /** Runs a job on a free thread; `onFrame` is called after each frame of a GOP. */
  run(job: Job, onFrame: () => void): Promise<Report>
  /** Lets threads drop what they kept for a film. */
  forget(film: number): void
  close(): Promise<void>
}

interface Seat {
  readonly worker: Worker
  /** Taken by a job, from the moment it asks until its report. */
  taken: boolean
  job: { readonly settle: (report: Report) => void; readonly onFrame: () => void } | undefined
}

export function openPool(size: number): Pool {
  const seats: Seat[] = []
  const waiting: ((seat: Seat) => void)[] = []
  const take = (): Seat | Promise<Seat> => {
    const free = seats.find((seat) => !seat.taken)
    const seat = free ?? (seats.length < size ? openSeat(seats) : undefined)
    if (!seat) return new Promise((resolve) => waiting.push(resolve))
    seat.taken = true
    return seat
  }
  const release = (seat: Seat): void => {
    seat.job = undefined
    const next = waiting.shift()
    if (!next) seat.taken = false
    else if (seats.includes(seat)) next(seat)
    else next(takenSeat(seats))
  }
  return {
    size,
    async run(job, onFrame) {
      const seat = await take()
      const report = await new Promise<Report>((settle) => {
        seat.job = { settle, onFrame }
        send(seat.worker, job)
      })
      release(seat)
      return report
    },
    forget(film) {
      for (const seat of seats) send(seat.worker, { forget: film })
    },
    async close() {
      await Promise.all(seats.splice(0).map((seat) => seat.worker.terminate()))
    },
  }
}

/** V8's nursery would grow to 48 MB in each thread, mostly empty; painting fills it slowly. */
const LIMITS = { maxYoungGenerationSizeMb: 8 }

function openSeat(seats: Seat[]): Seat {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { resourceLimits: LIMITS })
  const seat: Seat = { worker, taken: false, job: undefined }
  // A warm pool must not keep a command line program from ending.
  worker.unref()
  worker.on('message', (report: Report) => {
    if (report.kind === 'frame') seat.job?.onFrame()
    else seat.job?.settle(report)
  })
  const fail = (message: string): void => {
    const at = seats.indexOf(seat)
    if (at >= 0) seats.splice(at, 1)
    seat.job?.settle({ kind: 'failed', film: -1, message })
  }
  worker.on('error', (error) => fail(error.stack ?? error.message))
  worker.on('exit', (code) => fail(`A painting thread ended with code ${code}.`))
  seats.push(seat)
  return seat
}

function send(worker: Worker, message: Job | { readonly forget: number }): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(message)
}

function takenSeat(seats: Seat[]): Seat {
  const seat = openSeat(seats)
  seat.taken = true
  return seat
}
