/** The text of the first such element; undefined: there is none. S3's answers are flat enough for this. */
export function textOf(xml: string, element: string): string | undefined {
  return textsOf(xml, element)[0]
}

export function textsOf(xml: string, element: string): string[] {
  const pattern = new RegExp(`<${element}(?:\\s[^>]*)?>([^<]*)</${element}>`, 'g')
  return [...xml.matchAll(pattern)].map(([, text = '']) => unescape(text))
}

/** All such elements with what is in them. */
export function elementsOf(xml: string, element: string): string[] {
  const pattern = new RegExp(`<${element}(?:\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'g')
  return [...xml.matchAll(pattern)].map(([, inside = '']) => inside)
}

export function escape(text: string): string {
  return text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function unescape(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w+);/gi, (all, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? all
    const code = Number(name.replace('#x', '0x').replace('#', ''))
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all
  })
}
