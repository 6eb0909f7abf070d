import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { takePictures } from '../../src/films/film-pictures.ts'
import { probeFilm } from '../../src/films/probe-film.ts'
import { toMp4 } from '../../src/films/to-mp4.ts'
import { FIXTURES } from '../harness/service.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'
import { filmAs, filmWithIndexLast } from './other-films.ts'

const TINY = path.join(FIXTURES, 'tiny.mp4')
const { signal } = new AbortController()

const written = async (bytes: Uint8Array): Promise<string> => {
  const file = path.join(await temporaryFolder(), 'film')
  await writeFile(file, bytes)
  return file
}

test('a film is told as it is', async () => {
  expect(await probeFilm(TINY)).toMatchObject({
    container: 'mp4',
    width: 64,
    height: 48,
    fps: 12,
    sound: 'none',
    playable: true,
  })
})

describe('what browsers do not play becomes an MP4 that they do', () => {
  const plain = 'format=yuv420p'
  const OTHERS = {
    WebM: () => filmAs({ name: 'a.webm', codec: 'libvpx', pixels: plain }),
    'AVI of JPEGs': () => filmAs({ name: 'a.avi', codec: 'mjpeg', pixels: 'format=yuvj420p' }),
    GIF: () => filmAs({ name: 'a.gif', codec: 'gif', pixels: 'format=rgb8' }),
    'H.264 of full colour': () =>
      filmAs({ name: 'a.mp4', codec: 'libx264', pixels: 'format=yuv444p' }),
    'an odd number of pixels': () =>
      filmAs({ name: 'a.mp4', codec: 'libx264', pixels: 'scale=65:49,format=yuv444p' }),
    'MP4 with its index last': filmWithIndexLast,
  }
  test.each(Object.entries(OTHERS))('%s', async (_, make) => {
    const from = await written(await make())
    const facts = await probeFilm(from)
    expect(facts.playable).toBe(false)
    const to = `${from}.mp4`
    await toMp4({ from, to, facts, signal })
    expect(await probeFilm(to)).toMatchObject({ width: 64, height: 48, playable: true })
    expect((await probeFilm(to)).seconds).toBeCloseTo(facts.seconds, 0)
  })
})

test('a film has a first frame and a sheet of small ones', async () => {
  const facts = await probeFilm(TINY)
  const { thumbnail, spritesheet, grid } = await takePictures(TINY, facts, signal)
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 })
  const rows = Math.ceil(grid.count / grid.columns)
  expect(await sharp(spritesheet).metadata()).toMatchObject({
    width: grid.columns * grid.tileWidth,
    height: rows * grid.tileHeight,
  })
  expect(grid.count * grid.interval).toBeCloseTo(facts.seconds)
})

test('what is no film is told, and why', async () => {
  const page = await written(Buffer.from('<html>no film here</html>'))
  await expect(probeFilm(page)).rejects.toThrow('It is not an MP4, WebM, AVI or GIF.')
  const head = await written(Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42'))
  await expect(probeFilm(head)).rejects.toThrow('It is damaged or cut short.')
})

test('a film that would take days to convert is none', async () => {
  const slow = {
    name: 'a.mkv',
    codec: 'libx264',
    pixels: 'setpts=PTS*2000,format=yuv444p',
  } as const
  const from = await written(await filmAs(slow))
  await expect(probeFilm(from)).rejects.toThrow(/^It is \d+ s long\.$/)
  const facts = {
    ...(await probeFilm(TINY)),
    container: 'matroska',
    isH264: false,
    fps: 1,
  } as const
  await expect(toMp4({ from, to: `${from}.mp4`, facts, signal })).rejects.toThrow('more than 600 s')
})

test('a film that breaks off is noticed, though its head promises all of it', async () => {
  const whole = await readFile(TINY)
  const half = await written(whole.subarray(0, whole.length / 2))
  const facts = await probeFilm(half)
  await expect(takePictures(half, facts, signal)).rejects.toThrow()
})

test('a film of one frame has its pictures, too', async () => {
  const gif = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'red' } })
    .gif()
    .toBuffer()
  const from = await written(gif)
  const to = `${from}.mp4`
  await toMp4({ from, to, facts: await probeFilm(from), signal })
  const { spritesheet } = await takePictures(to, await probeFilm(to), signal)
  expect((await sharp(spritesheet).metadata()).width).toBe(160)
})

test('whoever cancels does not wait for the conversion', async () => {
  const from = await written(await filmWithIndexLast())
  const facts = await probeFilm(from)
  const stopped = AbortSignal.abort(new Error('stop'))
  await expect(toMp4({ from, to: `${from}.mp4`, facts, signal: stopped })).rejects.toThrow('stop')
})
