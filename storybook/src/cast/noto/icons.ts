import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'

interface IconFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

/** Side of the square every Noto picture is drawn in. */
export const CANVAS_SIDE = 128

let file: IconFile | undefined

function openFile(): IconFile {
  const path = createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json')
  file ??= JSON.parse(readFileSync(path, 'utf8')) as IconFile
  return file
}

/** The names of all pictures that are drawn (not aliases), skin tones included. */
export function iconNames(): readonly string[] {
  return Object.keys(openFile().icons)
}

/** The drawn picture that a name or an alias stands for. */
export function resolveIcon(name: string): string | undefined {
  const { icons, aliases } = openFile()
  const parent = aliases?.[name]?.parent
  if (icons[name]) return name
  return parent === undefined ? undefined : resolveIcon(parent)
}

/** The inner SVG of a picture; undefined for a name that nobody drew. */
export function iconBody(name: string): string | undefined {
  const drawn = resolveIcon(name)
  return drawn === undefined ? undefined : openFile().icons[drawn]?.body
}
