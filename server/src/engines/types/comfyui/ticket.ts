import { randomUUID } from 'node:crypto'
import { asFields } from '../../remote/engine-failure.ts'
import type { Ticket } from '../../remote/model-server.ts'
import { longNodes, type Workflow } from './workflow.ts'

/** How a film is found again, also by another process. */
export interface ComfyTicket {
  /** The server's `prompt_id`, chosen by us. */
  readonly id: string
  /** To whom the server tells progress. */
  readonly client: string
  /** The nodes whose progress is the film's. */
  readonly long: readonly string[]
}

/** A new film needs an id of its own: under that of a film that failed, the server would show the failure. */
export function newTicket(workflow: Workflow): Ticket {
  const id = randomUUID()
  return { id, client: id, long: longNodes(workflow) }
}

export function readTicket(ticket: Ticket | undefined): ComfyTicket {
  const { id, client, long } = asFields(ticket)
  return {
    id: typeof id === 'string' ? id : '',
    client: typeof client === 'string' ? client : '',
    long: Array.isArray(long) ? long.map(String) : [],
  }
}
