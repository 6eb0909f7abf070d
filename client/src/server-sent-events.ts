/** One event of a `text/event-stream`. */
export interface ServerSentEvent {
  readonly name: string
  readonly data: string
}

/** Three heartbeats of the service. A line that is silent for longer is dead, though nobody has hung up: a machine lost its power, or a laptop its network. */
const LONGEST_SILENCE_MS = 45_000

/** The events of an answer as they come, until it ends or falls silent. Heartbeats are comments, and are passed over. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerSentEvent, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let unread = ''
  try {
    for (;;) {
      const { done, value } = await readInTime(reader)
      if (done) return
      const blocks = (unread + decoder.decode(value, { stream: true })).split('\n\n')
      unread = blocks.pop() ?? ''
      yield* blocks.map(parse).filter((event) => event !== undefined)
    }
  } finally {
    // Whoever stops listening also ends the connection.
    await reader.cancel().catch(() => undefined)
  }
}

async function readInTime(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<{ done: true; value: undefined }>((resolve) => {
    timer = setTimeout(() => resolve({ done: true, value: undefined }), LONGEST_SILENCE_MS)
  })
  try {
    return await Promise.race([reader.read(), silence])
  } finally {
    clearTimeout(timer)
  }
}

function parse(block: string): ServerSentEvent | undefined {
  let name = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field = '', value = ''] = /^([a-z]+): ?(.*)$/.exec(line) ?? []
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }
  return data.length === 0 ? undefined : { name, data: data.join('\n') }
}
