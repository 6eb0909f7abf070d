import { lookUp } from '../../lexicon/look-up.ts'
const APART: Readonly<Record<string, string>> = {
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
}

/** Without the marks that many leave out: "niño" as "nino". */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[łıđßøæœ]/g, (letter) => lookUp(APART, letter) ?? letter)
}

/** "Mädchen" as "Maedchen", where a keyboard has no umlauts. */
export function foldedGerman(text: string): string {
  return folded(text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))
}

export function hasMarks(text: string): boolean {
  return folded(text) !== text.normalize('NFD').normalize('NFC')
}
