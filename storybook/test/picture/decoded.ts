import { Codec, CodecContext, FormatContext, Frame, Packet } from 'node-av/lib'
import { AV_CODEC_ID_H264 } from 'node-av/constants'

/** The first frame of a film as a player shows it: RGBA, from limited-range bt709. */
export function firstFrameOf(path: string): Uint8Array {
  const format = new FormatContext()
  format.openInputSync(path)
  format.findStreamInfoSync()
  const codec = Codec.findDecoder(AV_CODEC_ID_H264)
  const [stream] = format.streams
  if (!codec || !stream) throw new Error('The film cannot be decoded.')
  const decoder = new CodecContext()
  decoder.allocContext3(codec)
  decoder.parametersToContext(stream.codecpar)
  decoder.open2Sync(codec)
  const [packet, frame] = [new Packet(), new Frame()]
  packet.alloc()
  frame.alloc()
  for (;;) {
    const isEnd = format.readFrameSync(packet) < 0
    if (isEnd || packet.streamIndex === stream.index) decoder.sendPacketSync(isEnd ? null : packet)
    if (decoder.receiveFrameSync(frame) >= 0) break
    if (isEnd) throw new Error('The film has no frame.')
    packet.unref()
  }
  return toRgba(frame)
}

function toRgba({ data, linesize, width, height }: Frame): Uint8Array {
  const [luma, blue, red] = data ?? []
  if (!luma || !blue || !red) throw new Error('The frame has no pixels.')
  const [wide = 0, half = 0] = linesize
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const light = 1.164 * ((luma[y * wide + x] ?? 0) - 16)
      const chroma = (y >> 1) * half + (x >> 1)
      const [u, v] = [(blue[chroma] ?? 0) - 128, (red[chroma] ?? 0) - 128]
      pixels[at] = light + 1.793 * v
      pixels[at + 1] = light - 0.213 * u - 0.533 * v
      pixels[at + 2] = light + 2.112 * u
      pixels[at + 3] = 255
    }
  }
  return new Uint8Array(pixels.buffer)
}
