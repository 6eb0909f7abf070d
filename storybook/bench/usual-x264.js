import { Codec, CodecContext, FFmpegError, Log, Packet, Rational } from 'node-av/lib'
import { AV_LOG_ERROR, AV_PIX_FMT_YUV420P, FF_ENCODER_LIBX264 } from 'node-av/constants'

/**
 * x264 as most programs call it: `veryfast` at CRF 20 and everything else as it comes (B-frames, ten frames of lookahead, key
 * frames where it likes), with as many threads as ours has. What it gives back is counted and dropped.
 */
export function openUsualX264({ width, height, fps }) {
  Log.setLevel(AV_LOG_ERROR)
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264)
  const context = new CodecContext()
  context.allocContext3(codec)
  context.width = width
  context.height = height
  context.pixelFormat = AV_PIX_FMT_YUV420P
  context.timeBase = new Rational(1, fps)
  context.framerate = new Rational(fps, 1)
  context.threadCount = width * height > 1280 * 720 ? 1 : 2
  for (const [name, value] of Object.entries({ preset: 'veryfast', crf: '20' })) {
    FFmpegError.throwIfError(context.setOption(name, value), `set ${name} of x264`)
  }
  FFmpegError.throwIfError(context.open2Sync(codec), 'open x264')
  const packet = new Packet()
  packet.alloc()
  let next = 0
  let bytes = 0
  const send = async (frame) => {
    FFmpegError.throwIfError(await context.sendFrame(frame), 'encode a frame')
    while (context.receivePacketSync(packet) >= 0) {
      bytes += packet.size
      packet.unref()
    }
  }
  return {
    encode(frame) {
      frame.pts = BigInt(next++)
      return send(frame)
    },
    /** Empties and closes it; resolves to all that it gave. */
    async finish() {
      await send(null)
      packet.free()
      context.freeContext()
      return bytes
    },
  }
}
