import type { Glyph } from './glyph.ts'

const CAPITALS: Readonly<Record<string, Glyph>> = {
  Б: [6.8, 'M5.4 1H1V9H3.6A2.2 2.2 0 0 0 3.6 4.6H1'],
  Г: [5.6, 'M1 9V1H5'],
  Д: [8.4, 'M.8 10.6V8.8H7.6V10.6M2 8.8C3 6.4 3.2 4 3.2 1H6.2V8.8'],
  Ж: [10, 'M5 1V9M1 1L5 5L1 9M9 1L5 5L9 9'],
  З: [6.6, 'M.9 2.2A2.2 2 0 1 1 3.2 4.9A2.2 2.05 0 1 1 .8 7.7'],
  И: [7.6, 'M1 1V9L6.6 1V9'],
  Л: [7.4, 'M.8 9C2.2 8 2.4 5 2.4 1H6.4V9'],
  П: [7.4, 'M1 9V1H6.4V9'],
  У: [7, 'M.9 1L3.6 6M6.2 1L3 8.2C2.6 9 1.8 9.2 1 8.8'],
  Ф: [9, 'M4.5 .6V9.6M4.5 2.4A3.5 2.5 0 1 0 4.5 7.4A3.5 2.5 0 1 0 4.5 2.4Z'],
  Ц: [7.8, 'M1 1V9H7V10.6M6.2 1V9'],
  Ч: [6.8, 'M1 1V3A2.4 2.2 0 0 0 5.8 3.8M5.8 1V9'],
  Ш: [9.4, 'M1 1V9H8.4V1M4.7 1V9'],
  Щ: [10, 'M1 1V9H9.2V10.6M8.4 1V9M4.7 1V9'],
  Ъ: [7.6, 'M.6 1H2.4V9H4.4A2.1 2.1 0 0 0 4.4 4.8H2.4'],
  Ы: [8.6, 'M1 1V9H3A2.1 2.1 0 0 0 3 4.8H1M7.6 1V9'],
  Ь: [6.4, 'M1 1V9H3.2A2.1 2.1 0 0 0 3.2 4.8H1'],
  Э: [7.2, 'M.9 2.4A3.2 4 0 1 1 .9 7.6M2.6 5H6'],
  Ю: [10.2, 'M1 1V9M1 5H3M6 1A3 4 0 1 0 6 9A3 4 0 1 0 6 1Z'],
  Я: [7, 'M6 9V1H3.4A2.2 2.2 0 0 0 3.4 5.4H6M3.6 5.4L1 9'],
  Є: [7.2, 'M6.3 2.4A3.2 4 0 1 0 6.3 7.6M4.6 5H1.2'],
  Ґ: [5.8, 'M1 9V1.6H5V.2'],
}

const SMALL: Readonly<Record<string, Glyph>> = {
  б: [6.4, 'M5.2 1.2C2.4 1.6 1 3.2 1 6.4A2.2 2.6 0 1 0 5.4 6.4A2.2 2.4 0 0 0 1.1 6'],
  д: [6.6, 'M.8 10.4V8.8H5.8V10.4M1.7 8.8C2.4 7.4 2.5 6 2.5 4.2H4.8V8.8'],
  ф: [8, 'M4 1.4V11.6M4 4.2A3 2.4 0 1 0 4 9A3 2.4 0 1 0 4 4.2Z'],
}

/** The Cyrillic letters that differ from Latin ones in shape. */
export const CYRILLIC: Readonly<Record<string, Glyph>> = { ...CAPITALS, ...SMALL }

/** Small letters that are their capitals, only smaller. */
export const SMALL_AS_CAPITAL = new Set('вгжзиклмнптцчшщъыьэюяєґ')

/** Letters that look like Latin ones. */
export const CYRILLIC_LIKE: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  І: 'I',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
}
