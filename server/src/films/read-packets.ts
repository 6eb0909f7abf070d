import type { FormatContext, Packet, Stream } from 'node-av/lib'
import type { Container } from './container.ts'

/** A film's file, open for reading. Whoever opens it closes it. */
export interface OpenFilm {
  readonly video: Stream | undefined
  readonly sound: Stream | undefined
  /** Of the whole file, by its container; 0 where that does not say. */
  readonly seconds: number
  /** In the order of the file; each is only good until the next is asked for. */
  packets(): AsyncGenerator<Packet>
  [Symbol.asyncDispose](): Promise<void>
}

const MICROSECONDS = 1e6

/**
 * Opens what somebody else made, as the kind of film that its first bytes say and no other: FFmpeg also reads lists of
 * files and addresses, and would follow them. All reading is done on threads that nobody waits for.
 */
export async function openFilm(file: string, container: Container): Promise<OpenFilm> {
  // Loaded with the first film: FFmpeg's libraries are most of the memory of a service that only waits.
  const { FFmpegError, FormatContext, InputFormat, Log } = await import('node-av/lib')
  const { AV_LOG_FATAL, AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO } = await import('node-av/constants')
  Log.setLevel(AV_LOG_FATAL)
  const context = new FormatContext()
  const close = (): Promise<void> => context.closeInput()
  try {
    FFmpegError.throwIfError(
      await context.openInput(file, InputFormat.findInputFormat(container)),
      'open a film',
    )
    FFmpegError.throwIfError(await context.findStreamInfo(), 'look into a film')
  } catch (error) {
    await close()
    throw error
  }
  const kind = (type: number): Stream | undefined =>
    context.streams.find(({ codecpar }) => Number(codecpar.codecType) === type)
  return {
    video: kind(AVMEDIA_TYPE_VIDEO),
    sound: kind(AVMEDIA_TYPE_AUDIO),
    seconds: Math.max(0, Number(context.duration) / MICROSECONDS),
    packets: () => readPackets(context),
    [Symbol.asyncDispose]: close,
  }
}

async function* readPackets(context: FormatContext): AsyncGenerator<Packet> {
  const { FFmpegError, Packet } = await import('node-av/lib')
  const { AVERROR_EOF } = await import('node-av/constants')
  using packet = new Packet()
  packet.alloc()
  for (;;) {
    const code = await context.readFrame(packet)
    if (code === AVERROR_EOF) return
    FFmpegError.throwIfError(code, 'read a film')
    const stream = context.streams[packet.streamIndex]
    // FFmpeg leaves it at 0/1, and a muxer that divides by it brings the process down.
    if (stream) packet.timeBase = stream.timeBase
    yield packet
    packet.unref()
  }
}
