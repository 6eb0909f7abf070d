import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Problem } from '../errors/problem.ts'
import { isSigned } from '../webhooks/signature.ts'

export interface ListenOptions {
  readonly port: number
  readonly secret: string | null
}

const LARGEST_BODY_BYTES = 1_048_576
/** Older ones are refused, as Standard Webhooks says: somebody may be replaying them. */
const TOLERANCE_SECONDS = 300

/** A receiver for trying webhooks: prints each event and whether its signature is right. Ends with Ctrl-C. */
export async function listenForEvents({ port, secret }: ListenOptions): Promise<void> {
  const server = createServer((request, response) => {
    receive(request, response, secret).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      response.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new Problem(`Port ${port} is taken. Choose another with --port.`, { cause })),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: real } = server.address() as AddressInfo
  process.stdout.write(introduction(real, secret))
  const stop = (): void => {
    server.close()
    server.closeAllConnections()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function introduction(port: number, secret: string | null): string {
  const lines = [
    '',
    `  Listening for events at http://127.0.0.1:${port}/`,
    '',
    '  The service sends nothing to this machine unless it is told that it may:',
    `    zoetrope serve --allowed-hosts 127.0.0.1:${port}`,
    `  Then create a video with "callback_url": "http://127.0.0.1:${port}/"`,
    '',
  ]
  if (secret === null) {
    lines.push(
      '  Signatures are not checked. For that: zoetrope webhooks rotate <key>,',
      '  and give the secret it shows with --secret.',
      '',
    )
  }
  return `${lines.join('\n')}\n`
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  secret: string | null,
): Promise<void> {
  const body = await readText(request)
  const verdict = body === null ? 'too large' : check(request, body, secret)
  const accepted = verdict === 'verified' || verdict === 'not verified'
  const time = new Date().toISOString()
  process.stdout.write(`${time}  ${verdict}  ${body === null ? '' : summary(body)}\n`)
  response.writeHead(accepted ? 204 : 400).end()
}

async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > LARGEST_BODY_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function check({ headers }: IncomingMessage, body: string, secret: string | null): string {
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`] ?? ''),
  ) as [string, string, string]
  if (id === '' || signature === '') return 'not a webhook'
  if (secret === null) return 'not verified'
  const seconds = Number(timestamp)
  if (!(Math.abs(Date.now() / 1_000 - seconds) <= TOLERANCE_SECONDS)) return 'TOO OLD'
  return isSigned({ id, timestamp: seconds, body }, secret, signature)
    ? 'verified'
    : 'WRONG SIGNATURE'
}

function summary(body: string): string {
  try {
    const { id, type, data } = JSON.parse(body) as {
      id: string
      type: string
      data: { id: string; video_url: string | null; error: { message: string } | null }
    }
    const what = data.video_url ?? data.error?.message ?? ''
    return `${type}  ${id}  ${data.id}  ${what}`
  } catch {
    return body.slice(0, 200)
  }
}
