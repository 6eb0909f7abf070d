import { InvalidArgumentError, type Command } from 'commander'
import { dayOf, usageByKey, type UsedByKey } from '../access/usage.ts'
import { Problem } from '../errors/problem.ts'
import { toTable } from './table.ts'
import { withStore } from './with-store.ts'

interface UsageFlags {
  readonly from?: string
  readonly to: string
  readonly json?: true
}

/** What every key has used, for whoever runs the service. Callers ask GET /v1/usage for their own. */
export function addUsageCommand(program: Command): void {
  const command = program.command('usage').description('Show what each key has used, by day.')
  command
    .option('--from <day>', 'first day, UTC (default: 30 days before the last)', toDay)
    .option('--to <day>', 'last day, UTC', toDay, dayOf(Date.now()))
    .option('--json', 'as JSON')
  withStore(command, async ({ database }) => {
    const { to, json, from = thirtyDaysBefore(to) } = command.opts<UsageFlags>()
    if (from > to) throw new Problem(`--from ${from} is later than --to ${to}; swap them.`)
    const used = await usageByKey(database.read, { from, to })
    return json ? `${JSON.stringify(used, null, 2)}\n` : show(used)
  })
}

function show(used: readonly UsedByKey[]): string {
  if (used.length === 0) return 'Nothing was used in this time.\n'
  const rows = used.map((row) => [
    row.day,
    row.keyId,
    row.name ?? '(deleted)',
    row.tasks,
    row.seconds,
    row.bytes,
  ])
  return toTable([['day', 'key', 'name', 'tasks', 'seconds', 'bytes'], ...rows])
}

function thirtyDaysBefore(day: string): string {
  return dayOf(Date.parse(day) - 30 * 86_400_000)
}

function toDay(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  if (isDay) return text
  throw new InvalidArgumentError('Write a day such as 2026-11-15.')
}
