import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { heldName, restingBody } from './resting.ts'

/** Side of the square every Noto picture is drawn in. */
export const CANVAS_SIDE = 128

/** Where each picture's text lies in the file. */
interface IconIndex {
  readonly path: string
  readonly places: ReadonlyMap<string, { readonly start: number; readonly end: number }>
  readonly aliases: Readonly<Record<string, { readonly parent: string }>>
}

let index: IconIndex | undefined

/**
 * The file has 25 MB, of which a film needs a few pictures: it is scanned once for where they are and read piecemeal.
 * Parsing it whole takes as long and leaves 60 MB in the heap of every worker.
 */
function openIndex(): IconIndex {
  if (index) return index
  const path = createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json')
  const file = readFileSync(path)
  const places = new Map<string, { start: number; end: number }>()
  const aliasesAt = file.lastIndexOf('"aliases":')
  for (let at = file.indexOf('"body":'); at >= 0; at = file.indexOf('"body":', at + 7)) {
    const nameEnd = file.lastIndexOf('":', at - 1)
    const nameStart = file.lastIndexOf('"', nameEnd - 1) + 1
    const start = file.indexOf('"', at + 7)
    const end = endOfText(file, start)
    places.set(file.toString('utf8', nameStart, nameEnd), { start, end })
    at = end
  }
  const tail = JSON.parse(`{${file.toString('utf8', aliasesAt)}`) as Pick<IconIndex, 'aliases'>
  index = { path, places, aliases: tail.aliases }
  return index
}

const QUOTE = 0x22
const NEWLINE = 0x0a
const BACKSLASH = 0x5c

/** Just after the quote that ends the JSON text starting at `start`: the last of its line, for texts hold no line ends. */
function endOfText(file: Buffer, start: number): number {
  const line = file.indexOf(NEWLINE, start)
  if (line >= 0) return file.lastIndexOf(QUOTE, line) + 1
  let at = file.indexOf(QUOTE, start + 1)
  while (file[at - 1] === BACKSLASH) at = file.indexOf(QUOTE, at + 1)
  return at + 1
}

/** The names of all pictures that are drawn (not aliases), skin tones included. */
export function iconNames(): readonly string[] {
  return [...openIndex().places.keys()]
}

/** The drawn picture that a name or an alias stands for. */
export function resolveIcon(name: string): string | undefined {
  const { places, aliases } = openIndex()
  if (places.has(name) || heldName(name) !== null) return name
  const parent = aliases[name]?.parent
  return parent === undefined ? undefined : resolveIcon(parent)
}

const bodies = new Map<string, string>()

/** The inner SVG of a picture; undefined for a name that nobody drew. */
export function iconBody(name: string): string | undefined {
  const drawn = resolveIcon(name)
  if (drawn === undefined) return undefined
  const known = bodies.get(drawn)
  if (known !== undefined) return known
  const held = heldName(drawn)
  const body = held === null ? readBody(drawn) : restingBody(held, readBody(held))
  bodies.set(drawn, body)
  return body
}

function readBody(name: string): string {
  const { path, places } = openIndex()
  const place = places.get(name)
  if (!place) throw new Error(`There is no picture named ${name}.`)
  const bytes = Buffer.alloc(place.end - place.start)
  const file = openSync(path, 'r')
  try {
    readSync(file, bytes, 0, bytes.length, place.start)
  } finally {
    closeSync(file)
  }
  return JSON.parse(bytes.toString('utf8')) as string
}
