import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createFieldDecoder, startsField } from '../../src/engines/remote/field-decoder.ts'

const FILM = Buffer.from(Array.from({ length: 1_000 }, (_, index) => (index * 151) % 256))
const JOB = { id: 'b64_json', result: { b64_json: FILM.toString('base64'), fps: 16 }, status: 'ok' }

const decode = (text: string, size = 7): Promise<Buffer> => {
  const pieces = text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []
  const bytes = pieces.map((piece) => Buffer.from(piece))
  return buffer(Readable.from(bytes).compose(createFieldDecoder('b64_json')))
}

test.each([1, 2, 3, 5, 64, 10_000])('a film comes out of pieces of %d bytes', async (size) => {
  expect((await decode(JSON.stringify(JOB), size)).equals(FILM)).toBe(true)
})

test('spaces, and slashes as some write them, change nothing', async () => {
  const written = JSON.stringify(JOB, null, 2).replaceAll('/', String.raw`\/`)
  expect((await decode(written)).equals(FILM)).toBe(true)
})

test.each([
  ['is cut', JSON.stringify(JOB).slice(0, 500), 'has no end'],
  ['has no film', '{"status": "queued"}', 'has no end'],
  ['has a film that is none', '{"b64_json": "a film"}', 'is not base64'],
  ['goes on and on', `{"log": "${'x'.repeat(100_000)}`, 'There is no field'],
])('an answer that %s is told', async (_, text, why) => {
  await expect(decode(text, 1_000)).rejects.toThrow(why)
})

test('only a film looks like one', () => {
  expect(startsField('{"result": {"b64_json": "AA', 'b64_json')).toBe(true)
  const said = JSON.stringify({ error: 'there is no "b64_json": "AAAA" here', b64_json: '' })
  expect(startsField(said, 'b64_json')).toBe(false)
})
