import { describe, expect, test } from 'vitest'
import {
  CLOSE,
  createFrameReader,
  PING,
  pong,
  TEXT,
} from '../../src/engines/remote/websocket-frames.ts'
import { frame } from './fake-comfyui.ts'

function readAll(...chunks: Buffer[]): [number, string][] {
  const told: [number, string][] = []
  const read = createFrameReader((opcode, payload) => told.push([opcode, payload.toString()]))
  for (const chunk of chunks) read(chunk)
  return told
}

describe('frames of a WebSocket', () => {
  const lengths = [0, 125, 126, 65_535, 65_536, 1_000_000]

  test.each(lengths)('with %i bytes are read', (length) => {
    const text = 'x'.repeat(length)
    expect(readAll(frame(Buffer.from(text)))).toEqual([[TEXT, text]])
  })

  test('are the same however they are cut', () => {
    const bytes = Buffer.concat([
      frame(Buffer.from('first')),
      frame(Buffer.alloc(300), 2),
      frame(Buffer.from('x'.repeat(400))),
      frame(Buffer.from('hello'), PING),
      frame(Buffer.alloc(0), CLOSE),
    ])
    const whole = readAll(bytes)
    expect(whole.map(([opcode]) => opcode)).toEqual([TEXT, TEXT, PING, CLOSE])
    for (const size of [1, 2, 3, 7, 100]) {
      const cuts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      )
      expect(readAll(...cuts)).toEqual(whole)
    }
  })

  test('that are too large or in pieces go by, and what comes after them is read', () => {
    const large = frame(Buffer.alloc(2 ** 20 + 1))
    const piece = frame(Buffer.from('half'))
    piece[0] = TEXT
    const rest = frame(Buffer.from('rest'), 0)
    expect(readAll(large, piece, rest, frame(Buffer.from('then')))).toEqual([[TEXT, 'then']])
  })

  test('without end are never kept', () => {
    const head = Buffer.from([130, 127, 0, 255, 255, 255, 255, 255, 255, 255])
    const read = createFrameReader(() => expect.fail('nothing is told'))
    read(head)
    const before = process.memoryUsage().arrayBuffers
    for (let times = 0; times < 1_000; times++) read(Buffer.alloc(65_536))
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 2 ** 20)
  })

  test('that are masked are refused', () => {
    expect(() => readAll(Buffer.from([129, 129, 0, 0, 0, 0, 0]))).toThrow('must not mask')
  })

  test('a pong says what the ping said, masked', () => {
    const [first, second, ...rest] = pong(Buffer.from('hello'))
    expect([first, second]).toEqual([0x8a, 0x85])
    const mask = rest.slice(0, 4)
    const said = rest.slice(4).map((byte, index) => byte ^ (mask[index % 4] ?? 0))
    expect(Buffer.from(said).toString()).toBe('hello')
    expect(pong(Buffer.alloc(1_000))[1]).toBe(128 + 125)
  })
})
