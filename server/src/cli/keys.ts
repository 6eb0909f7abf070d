import { InvalidArgumentError, Option, type Command } from 'commander'
import type { z } from 'zod'
import { SCOPES, isUsable, type Key, type Scope } from '../access/key.ts'
import { openKeys, type Keys, type NewKey } from '../access/keys.ts'
import { duration, whole } from '../config/quantities.ts'
import type { Config } from '../config/settings.ts'
import { makeKeyCommand } from './make-key-command.ts'
import { toTable } from './table.ts'
import { withStore } from './with-store.ts'

/** Keys can be managed while the server runs: it notices within a second. */
export function addKeysCommand(program: Command): void {
  const keys = program.command('keys').description('Make, list, rotate and revoke API keys.')

  const create = keys.command('create').description('Make a key and show it once.')
  create
    .option('--name <name>', 'what it is for', 'unnamed')
    .option('--scope <scope...>', `what it may do: ${SCOPES.join(', ')} (default: all)`, toScope)
    .option('--expires-in <time>', 'how long it is valid, for example 90d', toMs(1))
    .option('--requests-per-minute <n>', 'limit on requests', toCount(1))
    .option('--tasks-at-once <n>', 'tasks that may run at the same time', toCount(1))
    .option('--tasks-queued <n>', 'tasks that may wait', toCount(1))
    .option('--seconds-per-month <n>', 'quota of film; 0 means none', toCount(0))
    .option('--weight <n>', 'share of the machine beside other keys, 1 to 100', toCount(1, 100))
    .option('--retention <time>', 'how long its films are kept, for example 30d', toMs(1_000))
    .option('--priority <n>', 'class, 0 to 1000: a higher one is served first', toCount(0, 1_000))
  const makesKey: Work = async ({ keys: store }) => {
    const { token, key } = await store.create(toNewKey(create.opts()))
    return `${token}\n\nKey ${key.id} "${key.name}". It is shown this once; only its hash is kept.\n`
  }
  withKeys(create, makesKey, { mayBeNew: true })

  const list = keys.command('list').description('List all keys.')
  list.option('--json', 'with their limits, for programs')
  withKeys(list, async ({ keys: store, config }) => {
    const all = await store.list()
    return list.opts()['json'] ? `${JSON.stringify(all, null, 2)}\n` : table(all, config)
  })

  const rotate = keys.command('rotate <key>').description('Give a key a new token.')
  rotate.addOption(
    new Option('--overlap <time>', 'how long the old token still works')
      .argParser(toMs())
      .default(24 * 3_600_000, '24h'),
  )
  withKeys(rotate, async ({ keys: store, id }) => {
    const overlapMs = Number(rotate.opts()['overlap'])
    const { token, key } = await store.rotate(id, overlapMs)
    const old = overlapMs === 0 ? 'no longer works' : 'works for a while longer'
    return `${token}\n\nKey ${key.id} has this new token; the old one ${old}.\n`
  })

  const revoke = keys.command('revoke <key>').description('End a key at once.')
  withKeys(revoke, async ({ keys: store, id }) => {
    const key = await store.revoke(id)
    return `Key ${key.id} "${key.name}" is revoked.\n`
  })
}

type Work = (given: { keys: Keys; id: string; config: Config }) => Promise<string>

function withKeys(command: Command, work: Work, options = { mayBeNew: false }): void {
  withStore(
    command,
    ({ database, config }, id) => work({ keys: openKeys(database, config), id, config }),
    options,
  )
}

interface CreateFlags extends Omit<NewKey, 'scopes' | 'expiresAt' | 'retentionMs'> {
  readonly scope?: readonly Scope[]
  readonly expiresIn?: number
  readonly retention?: number
}

function toNewKey({ scope, expiresIn, retention, ...rest }: CreateFlags): NewKey {
  return {
    ...rest,
    ...(scope && { scopes: scope }),
    ...(retention !== undefined && { retentionMs: retention }),
    expiresAt: expiresIn === undefined ? null : Date.now() + expiresIn,
  }
}

function toScope(text: string, before: readonly Scope[] = []): readonly Scope[] {
  const scope = SCOPES.find((name) => name === text)
  if (!scope) throw new InvalidArgumentError(`Known scopes: ${SCOPES.join(', ')}.`)
  return [...before, scope]
}

function toMs(min = 0): (text: string) => number {
  return (text) => parse(duration(min), text)
}

function toCount(min: number, max?: number): (text: string) => number {
  return (text) => parse(whole(min, max), text)
}

function parse(schema: z.ZodType<number>, text: string): number {
  const { data, error } = schema.safeParse(text)
  if (data !== undefined) return data
  const expected = error?.issues[0]?.message ?? 'expected something else'
  throw new InvalidArgumentError(`${expected.replace(/^e/, 'E')}.`)
}

function table(keys: readonly Key[], { dataDir }: Config): string {
  if (keys.length === 0) return `There are no keys. Make one with: ${makeKeyCommand(dataDir)}\n`
  const rows = keys.map((key) => [
    key.id,
    `${key.prefix}…`,
    key.name,
    key.scopes.join('+'),
    isUsable(key, Date.now()) ? 'valid' : key.revokedAt === null ? 'expired' : 'revoked',
    key.lastUsedAt === null ? 'never used' : `used ${new Date(key.lastUsedAt).toISOString()}`,
  ])
  return toTable(rows)
}
