/** Bytes by key. Adapters differ, promises do not: every adapter passes `test/storage/storage.contract.ts`. */
export interface Storage {
  /**
   * All of it or nothing, durable when it resolves. From a local file, which is gone afterwards, or from bytes. What is
   * in trouble is tried again for a while, but not once the signal has fired.
   */
  put(key: string, source: string | Uint8Array, signal?: AbortSignal): Promise<void>
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
   * Opens it, or a part of it. Once this resolves, the bytes come whole even if the file is removed meanwhile (on S3:
   * unless the connection breaks as well); undefined: it was removed before.
   */
  open(part?: PartOfFile): Promise<OpenPart | undefined>
}

export interface PartOfFile {
  /** Both included. */
  readonly start?: number
  readonly end?: number
}

/** Read from its start to its end, as fast as somebody asks. Whoever opens it closes it. */
export interface OpenPart {
  /** Fills `buffer` with the next bytes and says how many there are: fewer than fit only at the end, 0 after it. */
  read(buffer: Uint8Array): Promise<number>
  /** Safe to call twice, and while a read is under way. */
  close(): Promise<void>
}

/** `video_…/1/film.mp4`: no dots first, no climbing, nothing a file system would argue about. */
const KEY = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/

export const isKey = (key: string): boolean => KEY.test(key)

export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
}
