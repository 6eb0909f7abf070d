import type { Decoder, Encoder, FilterAPI } from 'node-av/api'
import type { Frame, Packet } from 'node-av/lib'

type Item = Frame | Packet

/** One step of a film's way from file to file: takes pieces, gives others back when it has enough. */
export interface Stage {
  take(item: Item): Promise<void>
  /** Nothing more will come. */
  flush(): Promise<void>
  /** Anything but an object: nothing is ready. */
  receive(): Promise<unknown>
  close(): void
}

export const decoding = (decoder: Decoder): Stage => ({
  take: (packet) => decoder.decode(packet as Packet),
  flush: () => decoder.flush(),
  receive: () => decoder.receive(),
  close: () => decoder.close(),
})

export const filtering = (filter: FilterAPI): Stage => ({
  take: (frame) => filter.process(frame as Frame),
  flush: () => filter.flush(),
  receive: () => filter.receive(),
  close: () => filter.close(),
})

export const encoding = (encoder: Encoder): Stage => ({
  take: (frame) => encoder.encode(frame as Frame),
  flush: () => encoder.flush(),
  receive: () => encoder.receive(),
  close: () => encoder.close(),
})

/** Sends a piece through all stages; null empties them, one after the other. */
export async function pour(
  item: Item | null,
  [stage, ...rest]: readonly Stage[],
  end: (item: never) => Promise<unknown>,
): Promise<void> {
  if (!stage) return void (item && (await end(item as never)))
  await (item ? stage.take(item) : stage.flush())
  for (;;) {
    const ready = await stage.receive()
    if (ready === null || typeof ready !== 'object') break
    using piece = ready as Item
    await pour(piece, rest, end)
  }
  if (!item) await pour(null, rest, end)
}
