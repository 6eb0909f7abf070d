import type { Respelling } from './respelt-east.ts'

/** Turns of later languages that their words alone would mislead about. */
export const RESPELT_FURTHER: Readonly<Record<string, readonly Respelling[]>> = {
  // Poika, jolla on hattu, juoksee: with a hat.
  fi: [
    [/,? (jo(?:i)?lla on [^,.]{3,40}),/gu, ' $1'],
    [/, (?=jo(?:i)?lla on )/gu, ' '],
  ],
  sw: [
    [/ (?:ya|wa|la|cha|vya|za) (?=rangi ya )/gu, ' '],
    [/(?<!\p{L})watoto ((?:wawili|watatu|wanne|watano) )?wa paka(?!\p{L})/gu, 'vipaka $1'],
    [/(?<!\p{L})watoto ((?:wawili|watatu|wanne|watano) )?wa mbwa(?!\p{L})/gu, 'vibwa $1'],
    [/ wa kiume(?!\p{L})/gu, ''],
  ],
  ca: [
    [/ de color taronja(?!\p{L})/gu, ' ataronjat'],
    [/ de color (?=\p{L})/gu, ' '],
  ],
  // Dječak se igra, дете се играе: to oneself, wherever it stands.
  hr: [
    [/ se(?!\p{L})/gu, ''],
    // S drveta: from it; s djetetom: with it.
    [
      /(?<!\p{L})sa? (?=(?:\p{L}+(?:og|e) )?\p{L}{3,}(?<!ima|ama|om|em|im|ju)[aeiu](?!\p{L}))/gu,
      'od ',
    ],
    [/(?<!\p{L})za (?=(?:\p{L}+im )*stolom)/gu, 'uz '],
  ],
  sk: [[/ s[ai](?!\p{L})/gu, '']],
  bg: [
    // Кучето си: whose it is stands behind it.
    [/(?<!\p{L})(\p{L}+(?:та|то|те|ът|ят|а|я)) си(?!\p{L})/gu, 'своя $1'],
    [/(?<!\p{L})(баба|дядо|майка|баща|сестра|брат) си(?!\p{L})/gu, 'своя $1'],
    [/(?<!\p{L})се нос(?:и|ят)(?= (?:над|из|във?) )/gu, 'рее'],
    [/ с[еи](?!\p{L})/gu, ''],
  ],
}
