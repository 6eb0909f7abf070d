import { measureLetters } from '../../../scene/letters/draw-letters.ts'
import type { Ink } from '../ink.ts'
import { driven, type ListedProp, type MovingPiece, type Prop } from '../prop.ts'

const PREFIX = 'letters:'
/** More in a line would be too small to read in an upright frame. */
const MOST = 10
const COLOURS = ['#e4572e', '#f3a712', '#2e86ab', '#6a994e', '#a23b72']

/** What `letters:HELLO` spells; null for any other picture. */
export function wordmarkText(picture: string): string | null {
  return picture.startsWith(PREFIX) ? picture.slice(PREFIX.length).trim() || null : null
}

/** Whoever asks for a word without saying which. */
export const WORDMARK: Prop = { ...wordmark('ABC'), name: 'wordmark', words: ['wordmark'] }

/** Letters as such: a tale gives each its own. */
export const ALPHABET_LETTER: Prop = {
  ...wordmark('A'),
  name: 'alphabet-letter',
  words: ['alphabet letter', 'alphabet letters'],
}

/** A word that stands there itself, in thick letters of many colours or of the one that was asked for. */
export function wordmark(text: string): ListedProp {
  const lines = linesOf(text)
  const height = 92 / (lines.length * 1.18)
  const width = Math.max(...lines.map((line) => measureLetters(line, height))) + height * 0.24
  const moving = lines.flatMap((line, row) =>
    lettersOf(line, { height, width, foot: 97 - (lines.length - 1 - row) * height * 1.18 }),
  )
  return {
    name: `${PREFIX}${text}`,
    words: [],
    kind: 'toy',
    tall: 1.6,
    width,
    colour: COLOURS[0] ?? '#e4572e',
    home: 'ground',
    moving,
    draw: () => undefined,
  }
}

interface Row {
  readonly height: number
  readonly width: number
  readonly foot: number
}

/** Each letter rocks on its own foot, so that the word is alive. */
function lettersOf(line: string, { height, width, foot }: Row): MovingPiece[] {
  let left = (width - measureLetters(line, height)) / 2
  return Array.from(line).flatMap((letter, index) => {
    const wide = measureLetters(letter, height)
    const x = left + wide / 2
    left += wide + height * 0.09
    if (letter.trim() === '') return []
    return {
      ...driven('sway', [x, foot], 0.035),
      rate: 1.7 + ((index * 7) % 5) * 0.23,
      draw: (ink) => drawThick(ink, letter, { at: [x, foot], height, turn: index }),
    }
  })
}

/** A white sheet below, a thick dark edge, the face. */
function drawThick(
  ink: Ink,
  letter: string,
  { at: [x, y], height, turn }: { at: readonly [number, number]; height: number; turn: number },
): void {
  const face = ink.own ? (COLOURS[turn % COLOURS.length] ?? ink.main) : ink.main
  const put = (aside: number, colour: string, pen: number): void =>
    ink.moved({ x: x + aside * height, y: y + aside * height * 0.6 }, () =>
      ink.letters(letter, { height, colours: [colour], playful: 0, pen }),
    )
  put(0, '#fff8ea', 2.9)
  for (const aside of [0.05, 0.035, 0.02]) put(aside, ink.own ? EDGE : ink.deep, 2)
  put(0, face, 2)
}

const EDGE = 'rgba(58,32,40,0.55)'

function linesOf(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < MOST)
      lines[lines.length - 1] += ` ${word}`
    else lines.push(word)
  }
  return lines.slice(0, 3)
}
