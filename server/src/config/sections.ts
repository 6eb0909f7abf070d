import { z } from 'zod'

const EXPECTED = 'expected an object of objects, such as {"wan": {"type": "openai-videos", …}}'
const Sections = z.record(z.string(), z.record(z.string(), z.unknown()))

/** Named sections: an object in the file, the same as JSON where it comes from the environment. */
export function sections() {
  return z.unknown().transform((value, context) => {
    const result = Sections.safeParse(typeof value === 'string' ? parse(value) : value)
    if (result.success) return result.data
    context.addIssue({ code: 'custom', message: EXPECTED })
    return z.NEVER
  })
}

/** What it says is never told: somebody may have written a key into it. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
