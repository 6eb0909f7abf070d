import { createServer, type AddressInfo, type Server as NetServer } from 'node:net'
import type { Server } from 'node:http'
import { pino } from 'pino'
import type { Config } from '../config/settings.ts'
import { Problem } from '../errors/problem.ts'
import { createHttpServer } from '../http/create-server.ts'
import { startService, type Service } from '../main.ts'
import { greeting } from './greeting.ts'

/** What is left after this long is cut off: an orchestrator would kill us soon after. */
const SHUTDOWN_MS = 9_000

/** Starts the service and stays until it is told to stop. */
export async function startServer(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true }))
  await requirePort(config)
  const service = await startService(config, log)
  let server: Server
  try {
    server = await listen(service, config)
  } catch (error) {
    await service.stop()
    throw error
  }
  const url = addressOf(server, config)
  service.listensAt(url)
  const token = await firstKey(service, config)
  process.stdout.write(greeting({ url, token, config }))

  const stop = (signal: NodeJS.Signals): void => {
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    server.close()
    server.closeIdleConnections()
    service
      .stop()
      .then(() => server.closeAllConnections())
      .catch((err: unknown) => {
        log.error({ err }, 'stopping failed')
        process.exitCode = 1
      })
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** Before anything is made: a start that cannot work leaves no data folder behind. */
async function requirePort(config: Config): Promise<void> {
  const probe = await listenOn(createServer(), config)
  await new Promise((resolve) => probe.close(resolve))
}

const listen = ({ app }: Service, config: Config): Promise<Server> =>
  listenOn(createHttpServer(app, config.host), config)

function listenOn<Kind extends NetServer>(server: Kind, { host, port }: Config): Promise<Kind> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toProblem(error, host, port)))
    server.listen(port, host, () => resolve(server))
  })
}

function toProblem(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is taken. Choose another with --port.`,
    EACCES: `Port ${port} needs more rights than this user has. Choose one above 1023 with --port.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Choose another with --host.`,
    ENOTFOUND: `This machine has no address ${host}. Choose another with --host.`,
  }
  const reason = reasons[error.code ?? '']
  return reason === undefined ? error : new Problem(reason, { cause: error })
}

function addressOf(server: Server, { publicUrl, host }: Config): string {
  const { port } = server.address() as AddressInfo
  if (publicUrl !== null) return publicUrl
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** A service without any key would be of no use: the first start makes one and shows it once. */
async function firstKey({ keys }: Service, { apiKey }: Config): Promise<string | null> {
  if (apiKey !== null || (await keys.list()).length > 0) return null
  const { token } = await keys.create({ name: 'first key' })
  return token
}
