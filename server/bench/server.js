import { readFile } from 'node:fs/promises'
import http from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { openKeys } from '../dist/access/keys.js'
import { openDatabase } from '../dist/db/open-database.js'
import { KEY, openService, spawnService } from './service.js'
import { percentile, printTable } from './table.js'

/** Requests, inserts, wake-up and memory of the service. */
export async function run() {
  await benchGet()
  await benchCreate()
  await benchWakeUp()
  await benchIdleMemory()
}

const headers = { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' }

async function benchGet() {
  const service = await openService({ workers: '1' })
  const id = await createTask(service, 'quick')
  await untilEnded(service, id)
  const path = `/v1/videos/${id}`
  const answer = await service.app.request(path, { headers })
  const text = await answer.text()
  const sameHeaders = Object.fromEntries(answer.headers)
  const bare = new Hono()
    .get('/v1/videos/:id', (c) => c.body(text, 200, sameHeaders))
    .get('/body/v1/videos/:id', (c) => c.body(text, 200, { 'Content-Type': 'application/json' }))
  const [ours, peer] = [await listen(service.app), await listen(bare)]
  const rows = []
  for (const [what, peerPath] of [
    ['the same answer', path],
    ['the same body, no headers of ours', `/body${path}`],
  ]) {
    const measured = await alternate(
      () => requestsPerSecond(ours.port, path),
      () => requestsPerSecond(peer.port, peerPath),
    )
    rows.push([what, ...measured])
  }
  printTable(
    'GET of a task beside a bare handler that returns the same bytes (goal: at least 0.6)',
    ['bare handler returns', 'ours/s', 'bare/s', 'ratio'],
    rows,
  )
  ours.close()
  peer.close()
  await service.close()
}

async function benchCreate() {
  const service = await openService({ workers: '0' })
  const database = await openDatabase({
    dataDir: `${service.dataDir}/bare`,
    databaseUrl: null,
    onError: (error) => {
      throw error
    },
  })
  const { key } = await openKeys(database, LIMITS).create({ name: 'bench' })
  const first = await service.tasks.create({ key, task: TASK, image: null, idempotency: null })
  const row = await rowOf(service.dataDir, first.task.id)
  const create = () => service.tasks.create({ key, task: TASK, image: null, idempotency: null })
  let count = 0
  const insert = () =>
    database.write((queries) =>
      queries
        .insertInto('tasks')
        .values({ ...row, id: `video_${count++}` })
        .execute(),
    )
  const rows = []
  for (const callers of [1, 32]) {
    const measured = await alternate(
      () => callsPerSecond(create, callers),
      () => callsPerSecond(insert, callers),
    )
    rows.push([callers, ...measured])
  }
  printTable(
    'Create (limits, fair turn, account, row) beside a bare insert of the same row, both durable (goal: at least 0.4)',
    ['callers', 'ours/s', 'bare/s', 'ratio'],
    rows,
  )
  await database.close()
  await service.close()
}

async function benchWakeUp() {
  const service = await openService({ workers: '1', poll: '10s' })
  const samples = []
  for (let round = 0; round < 200; round++) {
    const began = performance.now()
    const id = await createTask(service, 'quick')
    const created = performance.now()
    const task = await untilEnded(service, id)
    samples.push(task.startedAt - task.createdAt, created - began)
  }
  const waits = samples.filter((_, index) => index % 2 === 0)
  printTable(
    'From enqueue to start on an idle worker, in ms by the store’s clock',
    ['median', 'p99', 'samples'],
    [[percentile(waits, 0.5), percentile(waits, 0.99), waits.length]],
  )
  await service.close()
}

async function benchIdleMemory() {
  const service = await spawnService()
  await fetch(`${service.url}/v1/models`, { headers })
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const status = await readFile(`/proc/${service.pid}/status`, 'utf8').catch(() => '')
  const kib = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN)
  printTable(
    'Memory of the idle service without a render (goal: at most 150 MB)',
    ['resident MB'],
    [[Math.round((kib * 1024) / 1e6)]],
  )
  await service.close()
}

const LIMITS = { requestsPerMinute: 600, tasksAtOnce: 16, tasksQueued: 1e6, secondsPerMonth: 0 }
const TASK = {
  type: 'text-to-video',
  model: 'sketch',
  prompt: 'six rabbits hop through a snowy garden at dusk, camera pans left',
  resolution: '720p',
  aspectRatio: '16:9',
  duration: 5,
  seed: 1,
  options: { negativePrompt: null, audio: false, plan: null, callbackUrl: null },
  imageUrl: null,
  metadata: {},
  remixedFrom: null,
  warnings: [],
}

async function rowOf(dataDir, id) {
  const database = await openDatabase({ dataDir, databaseUrl: null, onError: () => undefined })
  const { seq: _, ...row } = await database.read
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await database.close()
  return row
}

async function createTask({ app }, prompt) {
  const body = JSON.stringify({ prompt })
  const response = await app.request('/v1/videos/text-to-video', { method: 'POST', headers, body })
  return (await response.json()).id
}

async function untilEnded({ tasks }, id) {
  const ended = tasks.watch.ended(id, { ms: 30_000, signal: new AbortController().signal })
  const now = await tasks.find(id)
  if (now.completedAt === null) await ended
  return tasks.find(id)
}

async function listen(app) {
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: server.address().port, close }
}

/**
 * Turn about in short rounds: both rates and their ratio, each as the median of all rounds. The ratio is that of neighbours, on which whatever
 * else the machine does falls alike.
 */
async function alternate(ours, peer) {
  const rounds = []
  for (let round = 0; round < ROUNDS + 2; round++) {
    const rates = [await ours(), await peer()]
    if (round >= 2) rounds.push(rates) // the first ones are compiled while they run
  }
  const median = (of) => percentile(rounds.map(of), 0.5)
  return [
    Math.round(median(([mine]) => mine)),
    Math.round(median(([, theirs]) => theirs)),
    median(([mine, theirs]) => mine / theirs).toFixed(2),
  ]
}

const ROUNDS = 15
const ROUND_MS = 250

function requestsPerSecond(port, path) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
  const get = () =>
    new Promise((resolve, reject) => {
      http
        .get({ port, host: '127.0.0.1', path, agent, headers }, (response) => {
          response.resume()
          response.once('end', resolve)
        })
        .once('error', reject)
    })
  return callsPerSecond(get, 16).finally(() => agent.destroy())
}

/** Per second of processor time, not of the clock: other programs on the machine then do not count. */
async function callsPerSecond(call, callers) {
  const until = performance.now() + ROUND_MS
  const began = process.cpuUsage()
  let calls = 0
  const caller = async () => {
    while (performance.now() < until) {
      await call()
      calls += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  const { user, system } = process.cpuUsage(began)
  return (calls * 1e6) / (user + system)
}
