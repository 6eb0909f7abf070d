import type { Command } from 'commander'
import { openKeys } from '../access/keys.ts'
import { Problem } from '../errors/problem.ts'
import type { Delivery } from '../webhooks/delivery.ts'
import { listDeliveries, redeliver } from '../webhooks/delivery-log.ts'
import { rotateSecret } from '../webhooks/webhook-settings.ts'
import { listenForEvents } from './listen-for-events.ts'
import { withStore } from './with-store.ts'

const SHOWN = 50

/** The log can be read and events sent again while the server runs: it notices within a second. */
export function addWebhooksCommand(program: Command): void {
  const webhooks = program.command('webhooks').description('Try, list and resend webhooks.')

  const listen = webhooks.command('listen').description('Receive events on this machine.')
  listen
    .option('--port <n>', 'port on 127.0.0.1; 0 takes a free one', '8787')
    .option('--secret <secret>', 'verify signatures with this whsec_… [ZOETROPE_WEBHOOK_SECRET]')
    .action(async ({ port, secret }: { port: string; secret?: string }) => {
      const given = secret ?? process.env['ZOETROPE_WEBHOOK_SECRET'] ?? null
      await listenForEvents({ port: toPort(port), secret: given && toSecret(given) })
    })

  const list = webhooks.command('list').description(`List the last ${SHOWN} deliveries.`)
  list.option('--task <id>', 'only those about this task')
  withStore(list, async ({ database }) => {
    const { task } = list.opts<{ task?: string }>()
    const page = await listDeliveries(database, { taskId: task, limit: SHOWN })
    return page.deliveries.length === 0
      ? 'There are no deliveries.\n'
      : page.deliveries.map(toLine).join('')
  })

  withStore(
    webhooks.command('redeliver <delivery>').description('Send an event again.'),
    async ({ database }, id) => `Due now: ${toLine(await redeliver(database, { id }))}`,
  )

  withStore(
    webhooks.command('rotate <key>').description('Give a key a new signing secret, shown once.'),
    async ({ database, config }, id) => {
      const key = await openKeys(database, config).find(id)
      const { secret } = await rotateSecret(database, key.id)
      return `${secret}\n\nSigns the events of ${key.id} "${key.name}". The old one signs too for a day.\n`
    },
  )
}

function toPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Infinity
  if (port > 65_535) throw new Problem(`"${text}" is no port. Use a number from 0 to 65535.`)
  return port
}

/** With half a secret every event would seem to be forged. */
function toSecret(text: string): string {
  if (/^whsec_[A-Za-z\d+/]{20,}={0,2}$/.test(text)) return text
  throw new Problem('This is no secret: give all of it, as it was shown, from whsec_ on.')
}

function toLine({ id, event, status, taskId, url, attempts }: Delivery): string {
  const last = attempts.at(-1)
  const outcome = last ? (last.error ?? `answered ${last.status}`) : 'not tried yet'
  const tries = `${attempts.length} ${attempts.length === 1 ? 'try' : 'tries'}`
  return `${id}  ${event}  ${status}  ${tries}  ${taskId}  ${url}  (${outcome})\n`
}
