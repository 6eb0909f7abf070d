import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { API_KEY, FLAGS, type Flags } from './service.ts'
import { envName, type SettingName } from '../../src/config/settings.ts'

const PROGRAM = path.resolve(import.meta.dirname, '../../bin/zoetrope.js')

export interface ServerProcess {
  readonly url: string
  readonly output: () => string
  request(route: string, init?: RequestInit): Promise<Response>
  /** As if the power went: no handler runs. */
  kill(): Promise<void>
  /** Politely; resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

export interface Finished {
  readonly code: number | null
  readonly output: string
}

/** The real program, built, in a process of its own. Resolves when it says that it is ready. */
export async function startServer(flags: Flags): Promise<ServerProcess> {
  const child = launch(['serve'], { port: '0', ...FLAGS, ...flags })
  const { output, exited } = follow(child)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const ready = /ready at (http:\S+)/.exec(output())?.[1]
      if (ready !== undefined) resolve(ready)
    })
    void exited.then((code) => reject(new Error(`The server ended (${code}): ${output()}`)))
  })
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal)
    return exited
  }
  return {
    url,
    output,
    request: (route, init = {}) => {
      const headers = { Authorization: `Bearer ${API_KEY}`, ...(init.headers as object) }
      return fetch(`${url}${route}`, { ...init, headers })
    },
    kill: async () => void (await end('SIGKILL')),
    stop: (signal = 'SIGTERM') => end(signal),
  }
}

/** Runs a command of the program to its end. */
export async function runProgram(args: readonly string[], flags: Flags = {}): Promise<Finished> {
  const child = launch(args, flags)
  const { output, exited } = follow(child)
  return { code: await exited, output: output() }
}

/** A command of the program, under way. */
export function launch(
  args: readonly string[],
  flags: Flags = {},
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const settings = Object.entries(flags).map(([name, value]) => [
    envName(name as SettingName),
    value,
  ])
  return spawn(process.execPath, [PROGRAM, ...args], {
    env: {
      PATH: process.env['PATH'],
      ...env,
      ...(Object.fromEntries(settings) as Record<string, string>),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function follow(child: ChildProcess): { output: () => string; exited: Promise<number | null> } {
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const exited = new Promise<number | null>((resolve) =>
    child.once('close', (code) => resolve(code)),
  )
  return { output: () => text, exited }
}
