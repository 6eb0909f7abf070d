import { InvalidArgumentError, type Command } from 'commander'
import { SCOPES, isUsable, type Key, type Scope } from '../access/key.ts'
import { openKeys, type Keys, type NewKey } from '../access/keys.ts'
import { duration } from '../config/quantities.ts'
import { toTable } from './table.ts'
import { withStore } from './with-store.ts'

/** Keys can be managed while the server runs: it notices within a second. */
export function addKeysCommand(program: Command): void {
  const keys = program.command('keys').description('Make, list, rotate and revoke API keys.')

  const create = keys.command('create').description('Make a key and show it once.')
  create
    .option('--name <name>', 'what it is for', 'unnamed')
    .option('--scope <scope...>', `what it may do: ${SCOPES.join(', ')} (default: all)`, toScope)
    .option('--expires-in <time>', 'how long it is valid, for example 90d', toMs)
    .option('--requests-per-minute <n>', 'limit on requests', toCount)
    .option('--tasks-at-once <n>', 'tasks that may run at the same time', toCount)
    .option('--tasks-queued <n>', 'tasks that may wait', toCount)
    .option('--seconds-per-month <n>', 'quota of film; 0 means none', toCount)
    .option('--weight <n>', 'share of the machine beside other keys', toCount)
    .option('--retention <time>', 'how long its films are kept, for example 30d', toMs)
    .option('--priority <n>', 'class: tasks of a higher one are made first', toCount)
  withKeys(create, async (store) => {
    const { token, key } = await store.create(toNewKey(create.opts()))
    return `${token}\n\nKey ${key.id} "${key.name}". It is shown this once; only its hash is kept.\n`
  })

  withKeys(keys.command('list').description('List all keys.'), async (store) =>
    table(await store.list()),
  )

  const rotate = keys.command('rotate <key>').description('Give a key a new token.')
  rotate.option('--overlap <time>', 'how long the old token still works', toMs, 24 * 3_600_000)
  withKeys(rotate, async (store, id) => {
    const { token, key } = await store.rotate(id, Number(rotate.opts()['overlap']))
    return `${token}\n\nKey ${key.id} has this new token; the old one works for a while longer.\n`
  })

  withKeys(keys.command('revoke <key>').description('End a key at once.'), async (store, id) => {
    const key = await store.revoke(id)
    return `Key ${key.id} "${key.name}" is revoked.\n`
  })
}

function withKeys(command: Command, work: (keys: Keys, id: string) => Promise<string>): void {
  withStore(command, ({ database, config }, id) => work(openKeys(database, config), id))
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

function toMs(text: string): number {
  const result = duration().safeParse(text)
  if (!result.success) throw new InvalidArgumentError('Write a time such as 12h or 90d.')
  return result.data
}

function toCount(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Write a whole number.')
  return Number(text)
}

function table(keys: readonly Key[]): string {
  if (keys.length === 0) return 'There are no keys. Make one with: zoetrope keys create\n'
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
