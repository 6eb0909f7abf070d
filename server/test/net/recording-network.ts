import type { Connect, Endpoint } from '../../src/net/connect.ts'
import type { Lookup } from '../../src/net/resolve-target.ts'
import { ANSWERS } from './hostile-links.ts'

/** Stands in for the world: it writes down who would be asked and reached, and sends nothing anywhere. */
export function createRecordingNetwork() {
  const lookedUp: string[] = []
  const connected: Endpoint[] = []
  const lookup: Lookup = async (host) => {
    lookedUp.push(host)
    const answer = ANSWERS[host]
    if (!answer) throw new Error(`${host} is unknown`)
    return answer
  }
  const connect: Connect = async (endpoint) => {
    connected.push(endpoint)
    throw new Error('Nothing is ever connected here')
  }
  return { lookedUp, connected, lookup, connect }
}
