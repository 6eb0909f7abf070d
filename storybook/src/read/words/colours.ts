/** Colour words that the cast can paint with, and the plain name for each; one in brackets is no colour by itself, but a lime. */
const TABLE = `
red: crimson|scarlet|ruby|ruby red|cherry red|blood red|vermilion|reddish
orange: tangerine coloured|amber|orangey|orangish
yellow: lemon yellow|yellowish|mustard|canary yellow
green: emerald|emerald green|greenish|jade|verdant|neon green
(lime): lime green|lime-green|chartreuse
(mint): mint green|mint-green
(olive): olive|olive green|olive-green
blue: azure|electric blue|cobalt|sapphire|bluish|royal blue|cerulean
purple: violet|plum coloured|purplish|amethyst
lavender: lilac|mauve
indigo: deep indigo
pink: rosy|pinkish|salmon pink|rose pink
magenta: fuchsia|hot pink|hot-pink
brown: chestnut brown|chocolate brown|tan|auburn|hazel|brownish
black: jet black|ebony|pitch black|jet-black
white: snow white|ivory|pearl white|off-white|whitish|snow-white
grey: gray|ash grey|greyish|charcoal|slate grey|slate gray
gold: golden|gilded
silver: silvery
turquoise: aqua|aquamarine
teal: dark teal
cyan: bright cyan
beige: cream|cream coloured|sand coloured|khaki
maroon: burgundy|wine red|dark maroon
navy: navy blue|midnight blue|midnight-blue
peach: apricot coloured
rainbow: rainbow-colored|rainbow-coloured|multicolored|multicoloured|multi-colored|colorful|colourful|brightly painted|brightly-painted|pastel-coloured|pastel-colored|pastel
`

const BASIC: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', others = ''] = line.split(': ')
      const colour = name.replace(/[()]/g, '')
      return [name, ...others.split('|')].map((word): [string, string] => [word, colour])
    }),
)

const SHADES = /^(?:dark|light|pale|bright|deep|pastel|neon)$/

/** A colour at the start of these words: its name and how many words it took. `dark green` keeps its shade. */
export function colourAt(words: readonly string[]): { colour: string; length: number } | null {
  const [first = '', second = ''] = words
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(first)) return { colour: longHex(first), length: 1 }
  const two = BASIC.get(`${first} ${second}`)
  if (two !== undefined) return { colour: two, length: 2 }
  const shaded = SHADES.test(first) ? BASIC.get(second) : undefined
  if (shaded !== undefined) return { colour: `${shadeName(first)}${shaded}`, length: 2 }
  const plain = first.replace(/-colou?red$/, '').replace(/^(dark|light|pale|bright)-/, '')
  const own = BASIC.get(plain) ?? BASIC.get(plain.replace('-', ' '))
  if (own === undefined) return null
  const shade = /^(dark|light|pale|bright)-/.exec(first)?.[1]
  return { colour: shade === undefined ? own : `${shadeName(shade)}${own}`, length: 1 }
}

function shadeName(shade: string): string {
  if (shade === 'dark' || shade === 'deep') return 'dark '
  return shade === 'bright' || shade === 'neon' ? '' : 'light '
}

function longHex(hex: string): string {
  if (hex.length === 7) return hex
  return hex.replace(/[0-9a-f]/g, '$&$&')
}
