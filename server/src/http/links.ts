import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Task } from '../tasks/task.ts'

export const VARIANTS = ['video', 'thumbnail', 'spritesheet'] as const
export type Variant = (typeof VARIANTS)[number]

export interface Links {
  readonly video: string
  readonly thumbnail: string | null
  /** Unix seconds. */
  readonly expiresAt: number
}

export type Signer = ReturnType<typeof createSigner>

/** Links that work without a key until they expire: for `<video>` tags, downloads and friends. */
export function createSigner({ secret, ttlMs }: { secret: string; ttlMs: number }) {
  const sign = (id: string, variant: Variant, expiresAt: number): Buffer =>
    createHmac('sha256', secret).update(`${id}\n${variant}\n${expiresAt}`).digest()

  const link = (url: string, { id, variant, expiresAt }: LinkParts): string => {
    const signature = sign(id, variant, expiresAt).toString('base64url')
    const query = variant === 'video' ? '' : `variant=${variant}&`
    return `${url}/v1/videos/${id}/content?${query}expires=${expiresAt}&signature=${signature}`
  }

  return {
    linksFor(task: Task, baseUrl: string): Links | null {
      if (!task.files) return null
      const soonest = Math.min(Date.now() + ttlMs, task.expiresAt ?? Infinity)
      const expiresAt = Math.floor(soonest / 1_000)
      const to = (variant: Variant): string => link(baseUrl, { id: task.id, variant, expiresAt })
      return {
        video: to('video'),
        thumbnail: task.files.thumbnail === null ? null : to('thumbnail'),
        expiresAt,
      }
    },

    /** Constant time: how much of a guess was right must not show. */
    isValid({ id, variant, expiresAt, signature }: LinkParts & { signature: string }): boolean {
      const given = Buffer.from(signature, 'base64url')
      const right = sign(id, variant, expiresAt)
      const same = given.length === right.length && timingSafeEqual(given, right)
      return same && expiresAt * 1_000 > Date.now()
    },
  }
}

interface LinkParts {
  readonly id: string
  readonly variant: Variant
  readonly expiresAt: number
}
