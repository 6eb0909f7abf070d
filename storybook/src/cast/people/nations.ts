import type { Person } from '../../plan/plan.ts'

/** How people of a nation are told at a glance: festive dress, hair and skin. */
interface Nation {
  readonly skin?: string
  readonly hair?: string
  readonly wears: Person['wears']
}

type Row = readonly [
  words: RegExp,
  looks: { readonly skin?: string; readonly hair?: string },
  hers: string,
  his: string,
]

const NATIONS: readonly Row[] = [
  [/\bjapanese\b/iu, { skin: 'asian', hair: 'black' }, 'kimono', 'kimono:#3f4f6b'],
  [/\bkorean\b/iu, { skin: 'asian', hair: 'black' }, 'hanbok', 'robe:#6b8fae'],
  [/\bchinese\b/iu, { skin: 'asian', hair: 'black' }, 'qipao', 'tang suit'],
  [/\bvietnamese\b/iu, { skin: 'asian', hair: 'black' }, 'ao dai,cone hat', 'ao dai,cone hat'],
  [/\bindian\b/iu, { skin: 'brown', hair: 'black' }, 'sari', 'kurta,turban'],
  [/\b(arab|arabian|saudi|bedouin)\b/iu, { skin: 'tan' }, 'robe:#34323c,hijab', 'thobe,keffiyeh'],
  [/\b(muslim|islamic)\b/iu, {}, 'gown,hijab', 'thobe'],
  [/\bmexican\b/iu, { skin: 'tan', hair: 'black' }, 'flamenco dress', 'poncho,sombrero'],
  [/\bspanish\b/iu, { hair: 'black' }, 'flamenco dress', 'shirt:white,vest:black,trousers:black'],
  [/\bperuvian\b/iu, { skin: 'tan', hair: 'black' }, 'poncho,chullo', 'poncho,chullo'],
  [/\b(scottish|scotsman)\b/iu, { hair: 'red' }, 'kilt,sweater', 'shirt:white,kilt,beret:#34384a'],
  [/\b(bavarian|austrian|tyrolean)\b/iu, {}, 'dirndl', 'shirt:white,lederhosen,fedora:#5f7a4f'],
  [/\bdutch\b/iu, { hair: 'blond' }, 'dirndl:#4f80bd,nurse cap', 'shirt,trousers'],
  [/\brussian\b/iu, { hair: 'blond' }, 'sundress:#c8403f,hijab:#c8403f', 'coat,ushanka'],
  [/\bfrench(man|woman)?\b/iu, {}, 'striped shirt,skirt,beret', 'striped shirt,beret,scarf'],
  [/\bhawaiian\b/iu, { skin: 'tan', hair: 'black' }, 'grass skirt,lei', 'swim trunks,lei'],
  [/\b(inuit|greenlandic)\b/iu, { skin: 'asian', hair: 'black' }, 'eskimo coat', 'eskimo coat'],
  [
    /\b(balinese|indonesian|thai)\b/iu,
    { skin: 'tan', hair: 'black' },
    'gown:#d6a03c,crown',
    'robe:#d6a03c',
  ],
  [
    /\b(ukrainian|cossack)\b/iu,
    {},
    'sundress:#f4f0e4,flower crown',
    'shirt:white,trousers:#c8303f,boots:black',
  ],
  [/\b(turkish|moroccan|ottoman)\b/iu, { hair: 'black' }, 'robe:#8a3f6b,hijab', 'robe:#e9dcc0,fez'],
  [
    /\bnative american\b/iu,
    { skin: 'tan', hair: 'black' },
    'dress:#b0763f,headband',
    'vest:#b0763f,trousers:#8a5f3c,feather headdress',
  ],
  [
    /\bmaori\b/iu,
    { skin: 'tan', hair: 'black' },
    'dress:#4a3426,headband',
    'bare chest,mini skirt:#8a6f42',
  ],
  [
    /\b(tibetan|nepalese|mongolian)\b/iu,
    { skin: 'asian', hair: 'black' },
    'robe:#8a303f',
    'robe:#7a4a34,ushanka',
  ],
  [/\bswiss\b/iu, {}, 'dirndl', 'shirt:white,vest:#a8303f,trousers:#4a4038'],
  [/\b(african|nigerian|ghanaian|masai|maasai)\b/iu, { skin: 'african' }, 'dashiki', 'dashiki'],
]

const FESTIVE = [null, '#3f8f8b', '#b8404a', '#7b68b5', '#e0943c']

/** The dress of the nation that these words name; null when they name none that we know. */
export function dressOfNation(words: string, gender: Person['gender'], index = 0): Nation | null {
  const row = NATIONS.find(([nation]) => nation.test(words))
  if (!row) return null
  const [, looks, hers, his] = row
  const wears = (gender === 'man' ? his : hers).split(',').map((piece, at) => {
    const [garment = '', own = null] = piece.split(':')
    // The next of a group wears the same in another colour.
    return { garment, colour: own ?? (at === 0 ? (FESTIVE[index % FESTIVE.length] ?? null) : null) }
  })
  return { ...looks, wears }
}
