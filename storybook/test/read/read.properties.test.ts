import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Plan } from '../../src/plan/plan.ts'
import { parsePlan } from '../../src/plan/schema.ts'
import { toEnglish } from '../../src/read/languages/gloss.ts'
import { read } from '../../src/read/read.ts'

const SPOKEN =
  'zh zh-hant ja ko es fr de pt it ru uk pl cs sk hr sr bg hi bn tr hu fi el nl sv da no ro ar fa he id ms vi th tl sw ca ur mr pa gu ta te kn ml'.split(
    ' ',
  )

const words = fc.constantFrom(
  ...'a the two red dog cats runs running chases and with in on beach , . then camera zoom left of night “hi” 猫 が 走る 🐶 без , while it who no 17 #ff0 of herd made glass constructor wearing'.split(
    ' ',
  ),
)
const anyText = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
)

describe('read, whatever is written', () => {
  it('never throws and always gives a valid plan, with somebody to watch or somewhere to be', () => {
    fc.assert(
      fc.property(anyText, (prompt) => {
        const plan = read(prompt)
        expect(Plan.safeParse(plan).error).toBeUndefined()
        expect(plan.shots.length).toBeGreaterThan(0)
        expect(() => parsePlan(plan)).not.toThrow()
        expect(isEmpty(plan)).toBe(false)
      }),
      { numRuns: 400 },
    )
  })

  it.each(['constructor', 'hasOwnProperty', '__proto__', 'toString', 'valueOf'])(
    'knows nothing of %s, which every table has of its own',
    (name) => {
      const told = [
        `a ${name} runs with two ${name}s on a red ${name}`,
        `a cat ${name}s the ${name}, then the ${name} becomes a ${name}`,
        `the ${name} of a ${name} falls into a glass ${name}, style of ${name}`,
      ]
      const foreign = [
        `🐶 ${name} 走る, zoom`,
        `un ${name} corre con ${name}`,
        `${name} が ${name}`,
      ]
      for (const prompt of [...told, ...foreign])
        expect(Plan.safeParse(read(prompt)).error, prompt).toBeUndefined()
      for (const language of SPOKEN)
        expect(toEnglish(`${name} ${name}, zoom`, language).english, language).toBeTypeOf('string')
    },
  )

  it('says the same about the same prompt', () => {
    fc.assert(
      fc.property(anyText, (prompt) => {
        expect(read(prompt)).toEqual(read(prompt))
      }),
      { numRuns: 100 },
    )
  })
})

function isEmpty({ shots: [shot] }: Plan): boolean {
  const { place, subjects, time, weather, season, lettering } = shot ?? {}
  const told = [place, time, season, weather === 'clear' ? null : weather]
  return [...told, subjects?.[0], lettering?.[0]].every((fact) => (fact ?? null) === null)
}
