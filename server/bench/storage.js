import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { openDisk } from '../dist/storage/disk.js'
import { toBucket } from '../dist/storage/s3/bucket.js'
import { openClient } from '../dist/storage/s3/client.js'
import { openS3 } from '../dist/storage/s3/s3.js'
import { percentile, printTable, ratio } from './table.js'

const MIB = 2 ** 20
const ROUNDS = 9
const SECRET = 'bench-secret-0123456789'

/** Storing and reading films in S3 on this machine, beside a folder of the same disk. */
export async function run() {
  const folder = await mkdtemp(path.join(tmpdir(), 'zoetrope-storage-'))
  const server = await startS3(path.join(folder, 's3'))
  if (!server) {
    process.stdout.write('\nNo versitygw here (docs/running.md says how to get it): S3 SKIPPED.\n')
    return
  }
  try {
    const disk = await openDisk(path.join(folder, 'disk'))
    const rows = []
    for (const mib of [1, 8, 64])
      rows.push(...(await compare(mib, { disk, s3: server.storage, folder })))
    printTable(
      'Films in S3 (versitygw, loopback) beside a folder: medians',
      ['', 'MiB', 'S3 ms', 'folder ms', 'ratio'],
      rows,
    )
  } finally {
    await server.close()
    await rm(folder, { recursive: true })
  }
}

async function compare(mib, { disk, s3, folder }) {
  const times = { put: { s3: [], disk: [] }, get: { s3: [], disk: [] } }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, storage] of Object.entries({ s3, disk })) {
      const film = path.join(folder, 'film.mp4')
      await writeFile(film, Buffer.alloc(mib * MIB, `film ${round}`))
      times.put[name].push(await msOf(() => storage.put('task/film.mp4', film)))
      times.get[name].push(await msOf(() => drain(storage)))
    }
  }
  return Object.entries(times).map(([what, of]) => {
    const [ours, theirs] = [percentile(of.s3, 0.5), percentile(of.disk, 0.5)]
    return [what, mib, ours.toFixed(1), theirs.toFixed(1), ratio(ours, theirs)]
  })
}

async function msOf(work) {
  const before = performance.now()
  await work()
  return performance.now() - before
}

async function drain(storage) {
  const part = await (await storage.open('task/film.mp4')).open()
  const buffer = Buffer.allocUnsafe(262_144)
  while ((await part.read(buffer)) > 0);
  await part.close()
}

async function startS3(folder) {
  const places = [...(process.env.PATH ?? '').split(path.delimiter), path.join(homedir(), 'go/bin')]
  const program = places.map((place) => path.join(place, 'versitygw')).find(existsSync)
  if (!program) return undefined
  await mkdir(folder)
  const port = await freePort()
  const args = ['--port', `127.0.0.1:${port}`, '--quiet', '--keep-alive', 'posix', folder]
  const env = { ...process.env, ROOT_ACCESS_KEY: 'bench', ROOT_SECRET_KEY: SECRET }
  const child = spawn(program, args, { env, stdio: 'ignore' })
  const client = openClient(bucketAt(port))
  await client.ask({ method: 'PUT' }, { tries: 8, forMs: 10_000 })
  return {
    storage: openS3(client, { onTrouble: (sentence) => process.stderr.write(`${sentence}\n`) }),
    async close() {
      client.close()
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
    },
  }
}

function bucketAt(port) {
  return toBucket('films', {
    s3Endpoint: `http://127.0.0.1:${port}`,
    s3Region: 'us-east-1',
    s3Prefix: '',
    s3PathStyle: null,
    s3AccessKeyId: 'bench',
    s3SecretAccessKey: SECRET,
    s3SessionToken: null,
  })
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
