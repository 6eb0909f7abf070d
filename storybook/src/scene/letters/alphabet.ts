import { CYRILLIC, CYRILLIC_LIKE, SMALL_AS_CAPITAL } from './cyrillic.ts'
import type { Glyph } from './glyph.ts'
import { GREEK, GREEK_LIKE } from './greek.ts'
import { syllableOf } from './hangul.ts'
import { LATIN } from './latin.ts'

/** Part of a letter: a path, moved and stretched. */
export interface Stroke {
  readonly path: string
  readonly x: number
  readonly y: number
  readonly scaleX: number
  readonly scaleY: number
}

/** A letter cut from paper. */
export interface Letter {
  readonly width: number
  readonly strokes: readonly Stroke[]
}

const GLYPHS: Readonly<Record<string, Glyph>> = { ...LATIN, ...CYRILLIC, ...GREEK }

const LIKE: Readonly<Record<string, string>> = {
  ...CYRILLIC_LIKE,
  ...GREEK_LIKE,
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '—': '–',
  '❤': '♥',
  '！': '!',
  '？': '?',
  '。': '.',
  '，': ',',
}

/** Signs that stand over a letter, centred on it. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0300': 'M-1 -1.4L.4 -.3',
  '\u0301': 'M1 -1.4L-.4 -.3',
  '\u0302': 'M-1.1 -.3L0 -1.4L1.1 -.3',
  '\u0303': 'M-1.3 -.5C-.5 -1.6 .4 .2 1.3 -.9',
  '\u0304': 'M-1.1 -.8H1.1',
  '\u0306': 'M-1.1 -1.4A1.1 1.1 0 0 0 1.1 -1.4',
  '\u0308': 'M-1.1 -.8V-.7M1.1 -.8V-.7',
  '\u030a': 'M0 -1.9A.7 .7 0 1 0 0 -.4A.7 .7 0 1 0 0 -1.9Z',
  '\u030c': 'M-1.1 -1.4L0 -.3L1.1 -1.4',
}

/** How a character is cut; undefined for one of a script that is not cut here, such as Chinese. */
export function letterOf(character: string): Letter | undefined {
  return whole(character) ?? syllable(character) ?? withMarks(character)
}

function whole(character: string): Letter | undefined {
  const glyph = GLYPHS[LIKE[character] ?? character]
  if (glyph) return { width: glyph[0], strokes: [stroke(glyph[1])] }
  if (!SMALL_AS_CAPITAL.has(character)) return undefined
  const capital = whole(character.toUpperCase())
  return (
    capital && {
      width: capital.width * 0.78,
      strokes: capital.strokes.map(({ path }) =>
        stroke(path, { y: 3.6, scaleX: 0.78, scaleY: 0.6 }),
      ),
    }
  )
}

function syllable(character: string): Letter | undefined {
  const jamo = syllableOf(character)
  return (
    jamo && {
      width: 10,
      strokes: jamo.map(({ path, left, top, width, height }) =>
        stroke(path, { x: left, y: top, scaleX: width / 10, scaleY: height / 10 }),
      ),
    }
  )
}

function withMarks(character: string): Letter | undefined {
  const [base = '', ...marks] = Array.from(character.normalize('NFD'))
  const letter = marks.length > 0 ? whole(base) : undefined
  if (!letter) return undefined
  const isLow = base !== base.toUpperCase() && !'bdfhkltβδζθλξ'.includes(base)
  const over = marks.flatMap((mark) => MARKS[mark] ?? [])
  return {
    width: letter.width,
    strokes: [
      ...letter.strokes,
      ...over.map((path) => stroke(path, { x: letter.width / 2, y: isLow ? 3 : 0 })),
    ],
  }
}

function stroke(path: string, move: Partial<Omit<Stroke, 'path'>> = {}): Stroke {
  return { path, x: 0, y: 0, scaleX: 1, scaleY: 1, ...move }
}
