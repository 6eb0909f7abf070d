import { AppError } from '../errors/app-error.ts'
import { declaredSize } from './declared-size.ts'
import { checkBytes, checkPixels, type ImageLimits } from './image-limits.ts'
import { sniffImageType } from './image-type.ts'

// Longer than any signature and than the size in most files. What lies deeper is checked when all has arrived.
const HEAD_BYTES = 4_096

/** Gathers a picture as it arrives and stops at the first sign that it will be refused. */
export async function collectImage(
  source: AsyncIterable<Uint8Array>,
  limits: ImageLimits,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  let head = Buffer.alloc(0)
  for await (const chunk of source) {
    bytes += chunk.length
    checkBytes(bytes, limits)
    chunks.push(chunk)
    if (head.length >= HEAD_BYTES) continue
    head = Buffer.concat([head, chunk])
    if (head.length >= HEAD_BYTES) checkHead(head, limits)
  }
  return Buffer.concat(chunks)
}

/** Refuses by the first bytes: another kind of file, or more pixels than allowed. */
export function checkHead(bytes: Buffer, limits: ImageLimits): void {
  if (bytes.length === 0) {
    throw new AppError('invalid_image', 'The picture is empty: send the file again.')
  }
  const size = declaredSize(bytes, sniffImageType(bytes))
  if (size) checkPixels(size, limits)
}
