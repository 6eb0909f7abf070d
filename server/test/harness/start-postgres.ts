import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Null where there is no PostgreSQL: the tests that need it say so and are skipped. */
    postgresUrl: string | null
  }
}

/** A PostgreSQL for this run: the one in TEST_DATABASE_URL, or Debian's, started here on loopback and ended after. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const bin = findBinaries()
  if (given !== undefined || bin === undefined) {
    project.provide('postgresUrl', given ?? null)
    if (given === undefined) {
      process.stderr.write(
        'No PostgreSQL here (apt-get install postgresql): its tests are SKIPPED.\n',
      )
    }
    return () => Promise.resolve()
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'zoetrope-postgres-'))
  const user = await otherUser(folder)
  const port = await freePort()
  execFileSync(path.join(bin, 'initdb'), ['-D', folder, '-U', 'postgres', '-A', 'trust', '-N'], {
    ...user,
    stdio: 'ignore',
  })
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off']
  const args = ['-D', folder, '-p', String(port), ...settings.flatMap((text) => ['-c', text])]
  const server = spawn(path.join(bin, 'postgres'), args, { ...user, stdio: 'ignore' })
  const url = `postgres://postgres@127.0.0.1:${port}`
  await untilReady(`${url}/postgres`, server)
  project.provide('postgresUrl', url)

  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT') // "fast": ends open sessions
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}

function findBinaries(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root) : []
  return versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(root, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
async function otherUser(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']).toString())
  const user = { uid: id('-u'), gid: id('-g') }
  await chown(folder, user.uid, user.gid)
  return user
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt++) {
    const client = new pg.Client({ connectionString: url })
    const ready = await client.connect().then(
      () => client.end().then(() => true),
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('PostgreSQL did not start.')
}
