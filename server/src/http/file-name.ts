export interface FileName {
  /** Saved to disk by a browser, not shown. */
  readonly download: boolean
  readonly fileName: string
}

interface OwnName {
  readonly name: string
  /** With its dot. It stays whatever the caller says: a film must not be saved as a program. */
  readonly extension: string
}

/** What `?download=` asks for: 1 saves the file under our name, any other text under that one. */
export function toFileName(wanted: string | undefined, { name, extension }: OwnName): FileName {
  const own = `${name}${extension}`
  if (wanted === undefined || NO.has(wanted)) return { download: false, fileName: own }
  const cleaned = YES.has(wanted) ? '' : clean(wanted, extension)
  return { download: true, fileName: cleaned === '' ? own : `${cleaned}${extension}` }
}

const YES: ReadonlySet<string> = new Set(['1', 'true'])
const NO: ReadonlySet<string> = new Set(['', '0', 'false'])
/** File systems take 255 bytes: four for each character, and the extension. */
const MOST_CHARACTERS = 60
/** What no file system takes, what leads into another folder, and what is not seen: a name may not be read backwards. */
const FORBIDDEN = /[<>:"/\\|?*]|[\p{C}\p{Zl}\p{Zp}]/gu

function clean(text: string, extension: string): string {
  const whole = text.normalize().replace(FORBIDDEN, ' ').replaceAll(/\s+/g, ' ').trim()
  const isTwice = whole.toLowerCase().endsWith(extension)
  const bare = isTwice ? whole.slice(0, -extension.length) : whole
  const short = Array.from(bare).slice(0, MOST_CHARACTERS).join('')
  // A name that begins with a dot is hidden, and Windows takes none that ends with one.
  return short.replace(/^[. ]+/, '').replace(/[. ]+$/, '')
}

/** RFC 6266: the name as it is, and before it one for programs that know only ASCII. */
export function contentDisposition({ download, fileName }: FileName): string {
  const plain = fileName.replaceAll(/[^ -~]|%/gu, '_')
  const real = plain === fileName ? '' : `; filename*=UTF-8''${encode(fileName)}`
  return `${download ? 'attachment' : 'inline'}; filename="${plain}"${real}`
}

/** `encodeURIComponent` leaves a few that RFC 8187 does not allow. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
