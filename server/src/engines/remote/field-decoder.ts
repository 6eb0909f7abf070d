import { Transform } from 'node:stream'

/** What comes before the film in such an answer: a few names and numbers. */
const MOST_BEFORE = 65_536

/**
 * Takes a JSON answer and gives the bytes that one of its fields holds as base64, piece by piece: a film of a hundred
 * megabytes is never in memory as a whole, and never a JavaScript string.
 */
export function createFieldDecoder(name: string): Transform {
  const start = startOf(name)
  let place: 'before' | 'inside' | 'after' = 'before'
  let held = ''

  const take = (text: string): Buffer => {
    held += text
    if (place === 'before') {
      const found = start.exec(held)
      if (!found && held.length > MOST_BEFORE) throw new Error(`There is no field "${name}".`)
      if (found) {
        held = held.slice(found.index + found[0].length)
        place = 'inside'
      }
    }
    return place === 'inside' ? decode() : Buffer.alloc(0)
  }
  const decode = (): Buffer => {
    const end = held.indexOf('"')
    // JSON may write a slash with a backslash before it.
    const letters = held.slice(0, end === -1 ? undefined : end).replaceAll('\\', '')
    if (/[^A-Za-z0-9+/=]/.test(letters)) throw new Error(`The field "${name}" is not base64.`)
    // Four letters are three bytes: what is left over waits for the next piece.
    const whole = end === -1 ? letters.length - (letters.length % 4) : letters.length
    held = letters.slice(whole)
    if (end !== -1) place = 'after'
    return Buffer.from(letters.slice(0, whole), 'base64')
  }

  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (place === 'after') return done()
      try {
        done(null, take(chunk.toString('latin1')))
      } catch (error) {
        done(error as Error)
      }
    },
    flush: (done) => done(place === 'after' ? null : new Error(`The field "${name}" has no end.`)),
  })
}

/** Whether the beginning of an answer, cut anywhere, has a film in this field. */
export const startsField = (text: string, name: string): boolean =>
  new RegExp(`${startOf(name).source}[A-Za-z0-9+/]`).test(text)

/** Inside another text its quotes would have backslashes before them, so nothing else looks like it. */
const startOf = (name: string): RegExp => new RegExp(`"${name}"\\s*:\\s*"`)
