import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { KEY, spawnService } from './service.js'
import { percentile, printTable, ratio } from './table.js'

const MIB = 2 ** 20
const FILM_BYTES = 256 * MIB
const ENGINES = path.resolve(import.meta.dirname, '../test/fixtures/engines')
const headers = { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' }

/** Downloads beside nginx, memory under slow readers, and how fast news reaches 2,000 listeners. */
export async function run() {
  const folder = await mkdtemp(path.join(tmpdir(), 'zoetrope-delivery-'))
  const service = await spawnService({
    ZOETROPE_DATA_DIR: folder,
    ZOETROPE_ENGINES_DIR: ENGINES,
    ZOETROPE_DEFAULT_MODEL: 'sketch',
    ZOETROPE_REQUESTS_PER_MINUTE: '100000000',
    ZOETROPE_MIN_FREE_DISK: '1MiB',
    ZOETROPE_LOG_LEVEL: 'error',
  })
  try {
    const film = await makeFilm(service.url, path.join(folder, 'files'))
    // First, while the process is small: later it would fill memory that downloads have left it.
    await benchSlowReaders(service, film)
    await benchDownload(service, film)
    await benchListeners(service)
  } finally {
    await service.close()
    await rm(folder, { recursive: true })
  }
}

/** A film of a size worth measuring; its bytes do not matter. */
async function makeFilm(url, files) {
  const task = await create(url, 'quick')
  const response = await fetch(`${url}/v1/videos/${task.id}`, {
    headers: { ...headers, Prefer: 'wait=20' },
  })
  const { video_url } = await response.json()
  const names = await readdir(files, { recursive: true })
  const file = path.join(
    files,
    names.find((name) => name.endsWith('film.mp4')),
  )
  await truncate(file, FILM_BYTES)
  return { file, link: new URL(video_url) }
}

async function create(url, prompt) {
  const body = JSON.stringify({ prompt })
  const response = await fetch(`${url}/v1/videos/text-to-video`, { method: 'POST', headers, body })
  return response.json()
}

async function benchDownload({ url }, { file, link }) {
  const peers = [['node: createReadStream().pipe()', await startPipe(file)]]
  const nginx = await startNginx(file)
  if (nginx) peers.unshift(['nginx', nginx])
  else process.stdout.write('\nNo nginx here (apt-get install nginx-light): SKIPPED beside it.\n')
  const ours = new URL(`${link.pathname}${link.search}`, url)
  const rows = []
  for (const [name, peer] of peers) {
    for (const readers of [1, 8]) {
      const [mine, theirs] = await alternate(
        () => mibPerSecond(ours, readers),
        () => mibPerSecond(new URL(peer.url), readers),
      )
      rows.push([name, readers, Math.round(mine), Math.round(theirs), ratio(mine, theirs)])
    }
    peer.close()
  }
  printTable(
    `Download of ${FILM_BYTES / MIB} MiB (goal: at least 0.5 of nginx)`,
    ['beside', 'readers', 'ours MiB/s', 'theirs MiB/s', 'ratio'],
    rows,
  )
}

/** Each in turn, best of seven: what else the machine does hits both. */
async function alternate(ours, theirs) {
  const best = [0, 0]
  for (let round = 0; round < 7; round++) {
    best[0] = Math.max(best[0], await ours())
    best[1] = Math.max(best[1], await theirs())
  }
  return best
}

async function mibPerSecond(url, readers) {
  const start = performance.now()
  const bytes = await Promise.all(Array.from({ length: readers }, () => download(url)))
  const seconds = (performance.now() - start) / 1_000
  return bytes.reduce((sum, one) => sum + one, 0) / MIB / seconds
}

/** Over a bare socket into one buffer, so that the reader is not what is measured. */
function download({ port, pathname, search }) {
  return new Promise((resolve, reject) => {
    let total = 0
    const buffer = Buffer.alloc(MIB)
    const callback = (bytes) => {
      total += bytes
      return true
    }
    const socket = connect({ port, host: '127.0.0.1', onread: { buffer, callback } }, () => {
      socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    })
    socket.on('close', () =>
      total > FILM_BYTES ? resolve(total) : reject(new Error(`Only ${total} bytes came.`)),
    )
    socket.on('error', reject)
  })
}

async function startPipe(file) {
  const program = `
    const fs = require('node:fs')
    require('node:http').createServer((request, response) => {
      response.writeHead(200, { 'Content-Length': ${FILM_BYTES} })
      fs.createReadStream(${JSON.stringify(file)}).pipe(response)
    }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise((resolve) => child.stdout.once('data', (text) => resolve(+text)))
  return { url: `http://127.0.0.1:${port}/`, close: () => child.kill() }
}

/** nginx as it is usually set up for files: sendfile, one worker, as our one process. */
async function startNginx(file) {
  const program = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((name) => existsSync(name))
  if (!program) return undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'zoetrope-nginx-'))
  const port = await freePort()
  await mkdir(path.join(folder, 'logs'))
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    user root;
    events { worker_connections 256; }
    http {
      access_log off; sendfile on; tcp_nopush on;
      client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
      uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
      server { listen 127.0.0.1:${port}; location / { root ${path.dirname(file)}; } }
    }`,
  )
  const child = spawn(program, ['-p', folder, '-c', `${folder}/nginx.conf`], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}/${path.basename(file)}`
  await untilAnswers(url)
  const close = () => {
    child.once('exit', () => void rm(folder, { recursive: true, force: true }))
    child.kill()
  }
  return { url, close }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

async function untilAnswers(url) {
  for (let round = 0; round < 50; round++) {
    const answered = await fetch(url, { method: 'HEAD' }).catch(() => undefined)
    if (answered?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answers at ${url}.`)
}

async function benchSlowReaders({ url }, { link }) {
  const before = await memoryMib(url)
  const target = new URL(`${link.pathname}${link.search}`, url)
  const sockets = await Promise.all(Array.from({ length: 50 }, () => openIdle(target)))
  const during = await memoryMib(url)
  for (const socket of sockets) socket.destroy()
  printTable(
    'Memory with 50 readers that do not read (goal: none to speak of)',
    ['before MiB', 'during MiB', 'each KiB'],
    [[before.toFixed(1), during.toFixed(1), Math.round(((during - before) * 1_024) / 50)]],
  )
}

function openIdle({ port, pathname, search }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: x\r\n\r\n`)
    })
    socket.once('readable', () => resolve(socket))
    socket.on('error', reject)
  })
}

async function memoryMib(url) {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / MIB
}

const LISTENERS = 2_000

async function benchListeners({ url }) {
  const { id } = await create(url, 'hang')
  await waitFor(async () => {
    const response = await fetch(`${url}/v1/videos/${id}`, { headers })
    return (await response.json()).status === 'in_progress'
  })
  const before = await memoryMib(url)
  const opened = performance.now()
  const listeners = await Promise.all(Array.from({ length: LISTENERS }, () => watch(url, id)))
  const openMs = performance.now() - opened
  const during = await memoryMib(url)
  const start = performance.now()
  await fetch(`${url}/v1/videos/${id}/cancel`, { method: 'POST', headers })
  const times = await Promise.all(listeners.map(({ cancelled }) => cancelled))
  const ms = times.map((time) => time - start)
  const at = (share) => percentile(ms, share).toFixed(0)
  printTable(
    `News of a cancellation reaches ${LISTENERS} listeners of one task, from the POST on`,
    ['first ms', 'p50', 'p99', 'last', 'opening all ms', 'KiB each'],
    [
      [
        at(0),
        at(0.5),
        at(0.99),
        at(1),
        Math.round(openMs),
        (((during - before) * 1_024) / LISTENERS).toFixed(1),
      ],
    ],
  )
}

async function waitFor(check) {
  for (let round = 0; round < 500; round++) {
    if (await check()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('It did not come to pass.')
}

/** Resolves when the first event is there; `cancelled` when the last is. */
function watch(url, id) {
  return new Promise((resolve, reject) => {
    let over
    const cancelled = new Promise((done) => (over = done))
    const socket = connect({ port: new URL(url).port, host: '127.0.0.1' }, () => {
      const request = `GET /v1/videos/${id}/events HTTP/1.1\r\nHost: x`
      socket.write(`${request}\r\nAuthorization: Bearer ${KEY}\r\n\r\n`)
    })
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1')
      if (text.includes('event: status')) resolve({ cancelled })
      if (!text.includes('"status":"cancelled"')) return
      over(performance.now())
      socket.destroy()
    })
  })
}
