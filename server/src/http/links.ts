import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Task } from '../tasks/task.ts'

export const VARIANTS = ['video', 'thumbnail', 'spritesheet', 'vtt', 'plan'] as const
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
  const sign = ({ id, variant, expiresAt }: LinkParts): string =>
    createHmac('sha256', secret).update(`${id}\n${variant}\n${expiresAt}`).digest('base64url')

  const link = (url: string, parts: LinkParts): string => {
    const { id, variant, expiresAt } = parts
    const query = variant === 'video' ? '' : `variant=${variant}&`
    return `${url}/v1/videos/${id}/content?${query}expires=${expiresAt}&signature=${sign(parts)}`
  }

  /** Whoever asks twice within a step gets the same link, and the browser's cache knows it. */
  const stepMs = Math.min(60_000, Math.max(1_000, ttlMs / 60))
  /** No later than the film itself. */
  const expiryOf = (task: Task): number => {
    const wanted = Math.ceil((Date.now() + ttlMs) / stepMs) * stepMs
    return Math.floor(Math.min(wanted, task.expiresAt ?? Infinity) / 1_000)
  }
  const made = new WeakMap<Task, Links & { readonly baseUrl: string }>()

  return {
    linkTo: (task: Task, variant: Variant, baseUrl: string): string =>
      link(baseUrl, { id: task.id, variant, expiresAt: expiryOf(task) }),

    linksFor(task: Task, baseUrl: string): Links | null {
      if (!task.files || isOver(task)) return null
      const expiresAt = expiryOf(task)
      const known = made.get(task)
      if (known?.expiresAt === expiresAt && known.baseUrl === baseUrl) return known
      const to = (variant: Variant): string => link(baseUrl, { id: task.id, variant, expiresAt })
      const links = {
        baseUrl,
        video: to('video'),
        thumbnail: task.files.thumbnail === null ? null : to('thumbnail'),
        expiresAt,
      }
      made.set(task, links)
      return links
    },

    /** Whether we have signed it, in time or not. */
    isOurs({ signature, ...parts }: LinkParts & { signature: string }): boolean {
      const ofItself = isSame(signature, sign(parts))
      const ofFilm = isSame(signature, sign({ ...parts, variant: 'video' }))
      return ofItself || (ofFilm && IN_THE_FILM.includes(parts.variant))
    },
  }
}

/** The film has had its time, though the sweeper may not have come yet. */
export function isOver({ expiresAt }: Task): boolean {
  return expiresAt !== null && expiresAt <= Date.now()
}

/** Whoever may see the film may see its pictures: a player that has its link needs no other for `variant=vtt`. */
const IN_THE_FILM: readonly Variant[] = ['video', 'thumbnail', 'spritesheet', 'vtt']

/** As text: base64 in other spellings would be the same bytes, and a changed link would pass. Constant time: how much of a guess was right must not show. */
function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

interface LinkParts {
  readonly id: string
  readonly variant: Variant
  readonly expiresAt: number
}
