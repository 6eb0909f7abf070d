import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'

export interface S3Server {
  /** Which program it is: `moto_server` looks at no signature. */
  readonly name: string
  readonly endpoint: string
  readonly stop: () => Promise<void>
}

export const S3_KEY = { accessKeyId: 'test-key-of-s3', secretAccessKey: 'test-secret-of-s3' }

/** A real S3 server on loopback: versitygw, or else moto, or the one in TEST_S3_SERVER. Undefined: there is none here. */
export async function startS3Server(): Promise<S3Server | undefined> {
  const wanted = process.env['TEST_S3_SERVER']
  const found = PROGRAMS.filter(({ name }) => name === (wanted ?? name)).map((program) => ({
    ...program,
    file: find(program.name),
  }))
  const program = found.find(({ file }) => file !== undefined)
  if (program?.file === undefined) return undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'zoetrope-s3-'))
  const port = await freePort()
  const child = spawn(program.file, program.args(port, folder), {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      ROOT_ACCESS_KEY: S3_KEY.accessKeyId,
      ROOT_SECRET_KEY: S3_KEY.secretAccessKey,
    },
  })
  const endpoint = `http://127.0.0.1:${port}`
  await untilReady(endpoint, child)
  return {
    name: program.name,
    endpoint,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const PROGRAMS = [
  {
    name: 'versitygw',
    args: (port: number, folder: string) =>
      `--port 127.0.0.1:${port} --quiet --keep-alive posix ${folder}`.split(' '),
  },
  { name: 'moto_server', args: (port: number) => ['-H', '127.0.0.1', '-p', String(port)] },
]

/** Where the path leads, and where `go install` puts things. */
function find(name: string): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    path.join(homedir(), 'go', 'bin'),
  ]
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function untilReady(endpoint: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    const ready = await fetch(endpoint).then(
      () => true,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The S3 server did not start.')
}
