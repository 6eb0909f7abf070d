/** Bytes by key. Adapters differ, promises do not: every adapter passes `test/storage/storage.contract.ts`. */
export interface Storage {
  /** All of it or nothing, durable when it resolves. From a local file, which is gone afterwards, or from bytes. */
  put(key: string, source: string | Uint8Array): Promise<void>
  open(key: string): Promise<StoredFile | undefined>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
  list(): AsyncIterable<string>
  /** How much more it can take; Infinity where nobody can tell. */
  freeBytes(): Promise<number>
}

export interface StoredFile {
  readonly bytes: number
  /**
   * As fast as the reader pulls. Once this resolves, the bytes come whole even if the file is removed meanwhile;
   * undefined: it was removed before.
   */
  read(part?: PartOfFile): Promise<ReadableStream<Uint8Array> | undefined>
}

export interface PartOfFile {
  /** Both included. */
  readonly start?: number
  readonly end?: number
  /** Lets go of the file, for readers that may never come. */
  readonly signal?: AbortSignal
}

/** `video_…/1/film.mp4`: no dots first, no climbing, nothing a file system would argue about. */
const KEY = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/

export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
}
