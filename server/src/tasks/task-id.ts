import { randomBytes } from 'node:crypto'

/** `video_` and a lowercase UUIDv7: ids made later sort later. */
export function createTaskId(now = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ]
  return `video_${parts.join('-')}`
}

const TASK_ID = /^video_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether this could be an id of ours. Anything else need not trouble the store, which may not even take it. */
export function isTaskId(text: string): boolean {
  return TASK_ID.test(text)
}
