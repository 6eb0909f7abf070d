import { randomBytes } from 'node:crypto'

export const TEXT = 1
export const CLOSE = 8
export const PING = 9
const PONG = 10

/** Messages that are larger are skipped: nothing that we listen for is. */
const MOST_BYTES = 2 ** 20
const LONGEST_PONG = 125

type OnFrame = (opcode: number, payload: Buffer) => void

interface Head {
  readonly opcode: number
  readonly isWhole: boolean
  readonly start: number
  readonly length: number
}

/**
 * Reads the frames of a WebSocket (RFC 6455) from what arrives. Texts, pings and closes are told; pictures, messages in
 * pieces and all that is too large go by without being kept. Throws at what no server may send.
 */
export function createFrameReader(onFrame: OnFrame): (chunk: Buffer) => void {
  let held: Buffer = Buffer.alloc(0)
  let skip = 0
  return (chunk) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    for (;;) {
      const passed = Math.min(skip, held.length)
      held = held.subarray(passed)
      skip -= passed
      const head = skip > 0 ? undefined : readHead(held)
      if (!head) return
      const { opcode, start, length } = head
      if (!isWanted(head)) {
        held = held.subarray(start)
        skip = length
      } else if (held.length < start + length) return
      else {
        const payload = held.subarray(start, start + length)
        held = held.subarray(start + length)
        onFrame(opcode, payload)
      }
    }
  }
}

const isWanted = ({ opcode, isWhole, length }: Head): boolean =>
  isWhole && length <= MOST_BYTES && (opcode === TEXT || opcode === PING || opcode === CLOSE)

/** Undefined: not all of it has come. */
function readHead(bytes: Buffer): Head | undefined {
  if (bytes.length < 2) return undefined
  const [first = 0, second = 0] = bytes
  if (second > 127) throw new Error('A server must not mask its frames.')
  const start = second === 127 ? 10 : second === 126 ? 4 : 2
  if (bytes.length < start) return undefined
  return { opcode: first & 15, isWhole: first > 127, start, length: lengthOf(bytes, second) }
}

/** Short lengths stand in the head itself; two numbers of it mean that a longer one follows. */
function lengthOf(bytes: Buffer, short: number): number {
  if (short === 127) return Number(bytes.readBigUInt64BE(2))
  return short === 126 ? bytes.readUInt16BE(2) : short
}

/** The answer to a ping. What clients send is masked, or servers hang up. */
export function pong(payload: Buffer): Buffer {
  const said = payload.subarray(0, LONGEST_PONG)
  const mask = randomBytes(4)
  const masked = said.map((byte, index) => byte ^ (mask[index % 4] ?? 0))
  return Buffer.concat([Buffer.from([128 | PONG, 128 | said.length]), mask, masked])
}
