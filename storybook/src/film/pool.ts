import { statSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { FramesReport, Job, MadeFrames, Message, Report } from './job.ts'
import { setThreadFlags } from './thread-flags.ts'

/** Threads that paint and encode. They stay warm between films: starting one takes longer than a second of film. */
export interface Pool {
  readonly size: number
  /** Runs a job on a free thread; `onFrames` is given the frames of a reel as they are made. */
  run(job: Job, onFrames?: (made: MadeFrames) => void): Promise<Report>
  /** Lets threads drop what they kept for a film. */
  forget(film: number): void
  /** Stops what runs, at the latest one frame later, and ends the threads. */
  close(): Promise<void>
}

interface Seat {
  readonly worker: Worker
  readonly ended: Promise<void>
  /** Taken by a job, from the moment it asks until its report. */
  taken: boolean
  task: Task | undefined
}

interface Task {
  readonly job: Job
  readonly settle: (report: Report) => void
  readonly onFrames: ((made: MadeFrames) => void) | undefined
}

export function openPool(size: number): Pool {
  const seats: Seat[] = []
  const waiting: ((seat: Seat | undefined) => void)[] = []
  let open = true
  const sit = (): Seat => {
    const seat = seats.find(({ taken }) => !taken) ?? openSeat(seats)
    seat.taken = true
    seat.worker.ref()
    return seat
  }
  const take = (): Seat | undefined | Promise<Seat | undefined> => {
    if (!open) return undefined
    if (seats.length < size || seats.some(({ taken }) => !taken)) return sit()
    return new Promise((resolve) => waiting.push(resolve))
  }
  const leave = (seat: Seat): void => {
    seat.task = undefined
    seat.taken = false
    // A warm pool must not keep a command line program from ending; a film in the making must.
    seat.worker.unref()
    if (open) waiting.shift()?.(sit())
  }
  return {
    size,
    async run(job, onFrames) {
      const seat = await take()
      if (!seat) return { kind: 'failed', film: job.film, message: 'The studio is closed.' }
      const report = await new Promise<Report>((settle) => {
        seat.task = { job, settle, onFrames }
        send(seat.worker, job)
      })
      leave(seat)
      return report
    },
    forget(film) {
      for (const { worker } of seats) send(worker, { kind: 'forget', film })
    },
    async close() {
      open = false
      for (const resolve of waiting.splice(0)) resolve(undefined)
      await Promise.all([...seats].map(dismiss))
    },
  }
}

/** Asks a thread to end by itself: one that is torn from a native call takes the whole process with it. */
async function dismiss({ worker, task, ended }: Seat): Promise<void> {
  if (task) Atomics.store(task.job.stop, 0, 1)
  worker.ref()
  send(worker, { kind: 'close' })
  await ended
}

/** V8's nursery would grow to 48 MB in each thread, mostly empty; painting fills it slowly. */
const LIMITS = { maxYoungGenerationSizeMb: 8 }

function openSeat(seats: Seat[]): Seat {
  setThreadFlags()
  const worker = new Worker(threadCode(), { resourceLimits: LIMITS })
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const seat: Seat = { worker, ended, taken: false, task: undefined }
  worker.on('message', (report: Report | FramesReport) => {
    if (report.kind === 'frames') seat.task?.onFrames?.(report)
    else seat.task?.settle(report)
  })
  const fail = (message: string): void => {
    const at = seats.indexOf(seat)
    if (at >= 0) seats.splice(at, 1)
    seat.task?.settle({ kind: 'failed', film: seat.task.job.film, message })
  }
  worker.on('error', (error) => fail(error.stack ?? error.message))
  worker.on('exit', (code) => fail(`A painting thread ended with code ${code}.`))
  seats.push(seat)
  return seat
}

/**
 * The thread's thousand modules as a few files (`storybook/build.js`), which load in half the time and take 18 MB less;
 * the modules themselves when they were compiled after that.
 */
function threadCode(): URL {
  const bundle = new URL('../thread/worker.cjs', import.meta.url)
  const modules = new URL('../.tsbuildinfo', import.meta.url)
  const isNewer = changedAt(bundle) > changedAt(modules)
  return new URL(isNewer ? './thread.js' : './worker.js', import.meta.url)
}

/** 0 when there is no such file. */
function changedAt(file: URL): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function send(worker: Worker, message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(message)
}
