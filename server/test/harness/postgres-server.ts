import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'

export interface PostgresServer {
  readonly url: string
  readonly start: () => Promise<void>
  /** At once: open sessions are ended. */
  readonly stop: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** A PostgreSQL on loopback with a folder of its own, not yet started. Undefined: this machine has none. */
export async function makePostgresServer(): Promise<PostgresServer | undefined> {
  const bin = findBinaries()
  if (bin === undefined) return undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'zoetrope-postgres-'))
  const user = await otherUser(folder)
  const port = await freePort()
  execFileSync(path.join(bin, 'initdb'), ['-D', folder, '-U', 'postgres', '-A', 'trust', '-N'], {
    ...user,
    stdio: 'ignore',
  })
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off']
  const args = ['-D', folder, '-p', String(port), ...settings.flatMap((text) => ['-c', text])]
  const url = `postgres://postgres@127.0.0.1:${port}`
  let server: ChildProcess | undefined

  const stop = async (): Promise<void> => {
    if (!server) return
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    server.kill('SIGINT') // "fast": ends open sessions
    await ended
    server = undefined
  }
  return {
    url,
    async start() {
      server = spawn(path.join(bin, 'postgres'), args, { ...user, stdio: 'ignore' })
      await untilReady(`${url}/postgres`, server)
    },
    stop,
    async remove() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
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
