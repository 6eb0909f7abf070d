import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../dist/config/read-config.js'
import { startService } from '../dist/main.js'

export const KEY = 'bench-key-0123456789abcdef'
const root = path.resolve(import.meta.dirname, '../..')

const FLAGS = {
  apiKey: KEY,
  enginesDir: path.join(root, 'server/test/fixtures/engines'),
  defaultModel: 'sketch',
  requestsPerMinute: '100000000',
  tasksQueued: '1000000',
  maxQueue: '1000000',
  minFreeDisk: '1MiB',
}

/** A service in this process, on a folder of its own. */
export async function openService(flags = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zoetrope-bench-'))
  const config = readConfig({ flags: { ...FLAGS, dataDir, ...flags } })
  const service = await startService(config, pino({ level: 'silent' }))
  const close = async () => {
    await service.stop()
    await rm(dataDir, { recursive: true })
  }
  return { ...service, dataDir, close }
}

/** The real program in a process of its own; answers its address and process id. */
export async function spawnService(env = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zoetrope-bench-'))
  const child = spawn(process.execPath, [path.join(root, 'server/bin/zoetrope.js'), 'serve'], {
    env: {
      PATH: process.env.PATH,
      ZOETROPE_PORT: '0',
      ZOETROPE_DATA_DIR: dataDir,
      ZOETROPE_API_KEY: KEY,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
      const ready = /ready at (\S+)/.exec(text)?.[1]
      if (ready) resolve(ready)
    })
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}.`)))
  })
  const close = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true })
  }
  return { url, pid: child.pid, close }
}
