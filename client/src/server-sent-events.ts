/** One event of a `text/event-stream`. */
export interface ServerSentEvent {
  readonly name: string
  readonly data: string
}

/** The events of an answer as they come. Heartbeats are comments, and are passed over. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerSentEvent, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let unread = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
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
