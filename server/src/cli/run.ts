import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Command } from 'commander'
import { fromEngine } from '../errors/app-error.ts'
import { Problem } from '../errors/problem.ts'
import { addGenerateCommand } from './generate.ts'
import { addKeysCommand } from './keys.ts'
import { addServeCommand } from './serve.ts'
import { addUsageCommand } from './usage.ts'
import { addWebhooksCommand } from './webhooks.ts'

/** The command line. An operator's mistake is one sentence and exit code 1; only our own bugs show a stack. */
export async function run(argv: readonly string[]): Promise<void> {
  // node:sqlite warns on Node 22 that it is experimental; that is for us to know, not for every user at every start.
  silenceSqliteWarning()
  const program = new Command('zoetrope')
    .description('A video generation service that anyone can run.')
    .version(ownVersion())
    .showHelpAfterError('(see --help)')
  addServeCommand(program)
  addGenerateCommand(program)
  addKeysCommand(program)
  addUsageCommand(program)
  addWebhooksCommand(program)
  try {
    await program.parseAsync(argv)
  } catch (error) {
    const sentence = operatorsProblem(error)
    if (sentence === undefined) throw error
    process.stderr.write(`zoetrope: ${sentence}\n`)
    process.exitCode = 1
  }
}

/** Undefined: it is a bug of ours. */
function operatorsProblem(error: unknown): string | undefined {
  if (error instanceof Problem) return error.message
  const { code, message } = fromEngine(error)
  return code === 'storage_full' ? message : undefined
}

function ownVersion(): string {
  const file = path.join(import.meta.dirname, '../../package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

function silenceSqliteWarning(): void {
  const show = process.listeners('warning')
  process.removeAllListeners('warning')
  process.on('warning', (warning) => {
    if (warning.name === 'ExperimentalWarning' && warning.message.includes('SQLite')) return
    for (const listener of show) listener(warning)
  })
}
