import type { VideoJson } from '../../src/http/video-json.ts'

export interface StreamedEvent {
  readonly event: string
  readonly id: string
  readonly data: VideoJson & { deleted?: true }
}

/** Reads server-sent events as they come, as a browser would. Comments are given as events without a name. */
export async function* readEvents(response: Response): AsyncGenerator<StreamedEvent> {
  let text = ''
  const decoder = new TextDecoder()
  if (!response.body) return
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = parse(text.slice(0, end))
      text = text.slice(end + 2)
      if (event) yield event
    }
  }
}

function parse(block: string): StreamedEvent | undefined {
  const field = (name: string): string | undefined =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  const data = field('data')
  if (data === undefined) return undefined
  const parsed = JSON.parse(data) as StreamedEvent['data']
  return { event: field('event') ?? '', id: field('id') ?? '', data: parsed }
}

export async function collectEvents(response: Response): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = []
  for await (const event of readEvents(response)) events.push(event)
  return events
}
