import type { Muxer } from 'node-av/api'
import type { Packet, Stream } from 'node-av/lib'
import { MOST_SECONDS, NoFilm, type FilmFacts } from './probe-film.ts'
import { openFilm } from './read-packets.ts'
import { decoding, encoding, filtering, pour, type Stage } from './stages.ts'

/**
 * Pixels come in pairs in yuv420p: an odd row or column is cut off. An even pace, because WebM's clock counts
 * milliseconds, and 24 frames a second would become 24.012.
 */
const pixels = (fps: number): string =>
  `crop=trunc(iw/2)*2:trunc(ih/2)*2:0:0,scale=out_range=tv,format=yuv420p,fps=${fps}`
const X264 = { preset: 'veryfast', crf: 18, profile: 'high' }

export interface Conversion {
  readonly from: string
  readonly to: string
  readonly facts: FilmFacts
  readonly signal: AbortSignal
}

/** Writes the film as browsers play it. What is H.264 or AAC already is copied as it is. */
export async function toMp4({ from, to, facts, signal }: Conversion): Promise<void> {
  const { Muxer } = await import('node-av/api')
  await using film = await openFilm(from, facts.container)
  await using output = await Muxer.open(to, {
    format: 'mp4',
    options: { movflags: '+faststart' },
    // FFmpeg interleaves by itself; what is written in the background fails where nobody can catch it.
    useSyncQueue: false,
    useAsyncWrite: false,
  })
  const tracks: Track[] = []
  try {
    if (film.video) tracks.push(await pictureTrack(output, film.video, facts))
    if (film.sound) tracks.push(await soundTrack(output, film.sound, facts))
    for await (const packet of film.packets()) {
      signal.throwIfAborted()
      await tracks.find(({ source }) => source === packet.streamIndex)?.put(packet)
    }
    for (const track of tracks) await track.put(null)
  } finally {
    for (const stage of tracks.flatMap(({ stages }) => stages)) stage.close()
  }
}

/** One stream of the film, on its way from file to file. */
interface Track {
  readonly source: number
  readonly stages: readonly Stage[]
  /** Null: that was the last. */
  readonly put: (packet: Packet | null) => Promise<void>
}

async function pictureTrack(output: Muxer, stream: Stream, facts: FilmFacts): Promise<Track> {
  if (facts.isH264) return copyTrack(output, stream)
  const { Decoder, Encoder, FilterAPI } = await import('node-av/api')
  const { FF_ENCODER_LIBX264 } = await import('node-av/constants')
  const decoder = await Decoder.create(stream)
  const filter = FilterAPI.create(pixels(facts.fps))
  // A key frame each second: players can jump there.
  const gopSize = Math.max(1, Math.round(facts.fps))
  const settings = { decoder, filter, gopSize, options: X264 }
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, settings)
  const target = output.addStream(stream, { encoder })
  const stages = [decoding(decoder), filtering(filter), encoding(encoder)]
  return encodedTrack(output, { stream, target, stages, most: facts.fps * MOST_SECONDS })
}

async function soundTrack(output: Muxer, stream: Stream, facts: FilmFacts): Promise<Track> {
  if (facts.sound === 'aac') return copyTrack(output, stream)
  const { Decoder, Encoder } = await import('node-av/api')
  const { FF_ENCODER_AAC } = await import('node-av/constants')
  const decoder = await Decoder.create(stream)
  const encoder = await Encoder.create(FF_ENCODER_AAC, {
    decoder,
    bitrate: '128k',
    autoResample: true,
  })
  const target = output.addStream(stream, { encoder })
  const stages = [decoding(decoder), encoding(encoder)]
  return encodedTrack(output, { stream, target, stages })
}

interface Encoded {
  readonly stream: Stream
  readonly target: number
  readonly stages: readonly Stage[]
  /** Packets that may come out of it. */
  readonly most?: number
}

function encodedTrack(output: Muxer, { stream, target, stages, most = Infinity }: Encoded): Track {
  let count = 0
  const write = async (packet: Packet): Promise<void> => {
    // A film that does not say how long it is may leave out days between two of its pictures.
    if (++count > most) throw new NoFilm(`It is more than ${MOST_SECONDS} s long.`)
    await output.writePacket(packet, target)
  }
  return { source: stream.index, stages, put: (packet) => pour(packet, stages, write) }
}

function copyTrack(output: Muxer, stream: Stream): Track {
  const target = output.addStream(stream)
  const put = async (packet: Packet | null): Promise<void> => {
    if (packet) await output.writePacket(packet, target)
  }
  return { source: stream.index, stages: [], put }
}
