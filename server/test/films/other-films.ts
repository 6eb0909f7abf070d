import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Decoder, Encoder, FilterAPI, Muxer } from 'node-av/api'
import type { FFEncoderCodec } from 'node-av/constants'
import type { Packet } from 'node-av/lib'
import { openFilm } from '../../src/films/read-packets.ts'
import { decoding, encoding, filtering, pour } from '../../src/films/stages.ts'
import { FIXTURES } from '../harness/service.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'

const TINY = path.join(FIXTURES, 'tiny.mp4')

export interface Kind {
  /** Its ending says the container. */
  readonly name: string
  readonly codec: 'libvpx' | 'mjpeg' | 'libx264' | 'gif'
  readonly pixels: string
}

/** The tiny film as another program would have written it. */
export async function filmAs({ name, codec, pixels }: Kind): Promise<Buffer> {
  const out = path.join(await temporaryFolder(), name)
  await using film = await openFilm(TINY, 'mp4')
  if (!film.video) throw new Error('The tiny film is gone.')
  {
    await using output = await Muxer.open(out, { useSyncQueue: false, useAsyncWrite: false })
    const decoder = await Decoder.create(film.video)
    const filter = FilterAPI.create(pixels)
    const encoder = await Encoder.create(codec as FFEncoderCodec, { decoder, filter })
    const target = output.addStream(film.video, { encoder })
    const stages = [decoding(decoder), filtering(filter), encoding(encoder)]
    const write = (packet: Packet): Promise<void> => output.writePacket(packet, target)
    for await (const packet of film.packets()) await pour(packet, stages, write)
    await pour(null, stages, write)
    for (const stage of stages) stage.close()
  }
  return readFile(out)
}

/** The tiny film with its index behind its pictures. */
export async function filmWithIndexLast(): Promise<Buffer> {
  const out = path.join(await temporaryFolder(), 'slow.mp4')
  await using film = await openFilm(TINY, 'mp4')
  if (!film.video) throw new Error('The tiny film is gone.')
  {
    await using output = await Muxer.open(out, { useSyncQueue: false, useAsyncWrite: false })
    const target = output.addStream(film.video)
    for await (const packet of film.packets()) await output.writePacket(packet, target)
  }
  return readFile(out)
}
