import type { JsonValue } from '../../json-value.ts'
import { asFields } from '../../remote/engine-failure.ts'
import { parseJson, type ModelHttp } from '../../remote/model-http.ts'
import { openTextSocket, type TextSocket } from '../../remote/text-socket.ts'
import type { ComfyTicket } from './ticket.ts'

/** Nobody has asked for so long: the film went elsewhere, with its worker. */
const IDLE_MS = 60_000
const REOPEN_MS = 10_000
/** What comes after the long nodes, decoding and saving, takes the rest. */
const LONG_PART = 0.9

interface Ear {
  readonly shares: Map<string, number>
  readonly idle: NodeJS.Timeout
  socket: TextSocket
  openedAt: number
}

export interface Progress {
  /** From 0 to 1; undefined: nothing was heard. */
  of(ticket: ComfyTicket): number | undefined
  end(ticket: ComfyTicket): void
}

/** What the server tells of films while it makes them. It tells each film's client alone, and only while it listens. */
export function createProgress(http: ModelHttp): Progress {
  const ears = new Map<string, Ear>()

  const listen = (ticket: ComfyTicket, shares: Map<string, number>): TextSocket => {
    const url = http.resolve(`ws?clientId=${encodeURIComponent(ticket.client)}`)
    const onText = (text: string): void => hear(parseJson(text), ticket, shares)
    return openTextSocket({ url, headers: http.headersFor(url), onText })
  }
  const end = ({ id }: Pick<ComfyTicket, 'id'>): void => {
    const ear = ears.get(id)
    clearTimeout(ear?.idle)
    ear?.socket.close()
    ears.delete(id)
  }
  const open = (ticket: ComfyTicket): Ear => {
    const shares = new Map<string, number>()
    const idle = setTimeout(() => end(ticket), IDLE_MS).unref()
    const ear = { shares, idle, socket: listen(ticket, shares), openedAt: performance.now() }
    ears.set(ticket.id, ear)
    return ear
  }
  return {
    of(ticket) {
      const ear = ears.get(ticket.id) ?? open(ticket)
      ear.idle.refresh()
      if (!ear.socket.isOpen() && performance.now() - ear.openedAt > REOPEN_MS) {
        ear.socket = listen(ticket, ear.shares)
        ear.openedAt = performance.now()
      }
      return ear.shares.size === 0 ? undefined : partOf(ticket, ear.shares)
    },
    end,
  }
}

function partOf({ long }: ComfyTicket, shares: ReadonlyMap<string, number>): number | undefined {
  if (long.length === 0) return undefined
  const done = long.reduce((sum, node) => sum + (shares.get(node) ?? 0), 0)
  return (done / long.length) * LONG_PART
}

/** Notes how far the nodes of this film are. */
function hear(news: JsonValue | undefined, ticket: ComfyTicket, shares: Map<string, number>): void {
  const { type, data } = asFields(news)
  const { prompt_id: id, node, nodes, value, max } = asFields(data)
  if (id !== undefined && id !== ticket.id) return
  const note = (name: JsonValue | undefined, part: number): void => {
    // Only of nodes that count: a workflow may have thousands.
    if (typeof name === 'string' && ticket.long.includes(name)) shares.set(name, part)
  }
  if (type === 'progress') note(node, shareOf(value, max))
  if (type === 'execution_cached' && Array.isArray(nodes)) for (const name of nodes) note(name, 1)
  if (type !== 'progress_state') return
  for (const [name, state] of Object.entries(asFields(nodes))) {
    note(name, shareOf(asFields(state)['value'], asFields(state)['max']))
  }
}

function shareOf(value: JsonValue | undefined, max: JsonValue | undefined): number {
  const share = Number(value) / Number(max)
  return Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) : 0
}
