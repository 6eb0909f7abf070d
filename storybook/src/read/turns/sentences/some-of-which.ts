import { lookUp } from '../../../lexicon/look-up.ts'
import { numberOf } from '../../words/counts.ts'
import { colourAt } from '../../words/colours.ts'
import type { Turn } from '../turn.ts'

const COUNT = '(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})'
const SHARE = '(one|two|three|four|five|six|seven|eight|nine|\\d)'
const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
]

/** How the others are of whom that is not said. */
const OTHERWISE: Readonly<Record<string, string>> = {
  lit: 'unlit ',
  burning: 'unlit ',
  unlit: 'lit ',
  broken: '',
  cracked: '',
  upturned: '',
  striped: '',
  wilted: '',
  rotten: '',
  empty: 'full ',
  full: 'empty ',
  open: 'closed ',
  closed: 'open ',
}

interface Some {
  readonly count: string
  readonly look: string
  readonly names: string
  readonly share: string
  readonly how: string
}

/** "Five candles, three of which are lit": three lit ones and two others. */
function parted(...[all = '', count = '', look = '', names = '', share = '', how = '']: string[]) {
  return apart({ count, look, names, share, how }) ?? all
}

function apart({ count, look, names, share, how }: Some): string | null {
  const rest = (numberOf(count) ?? 0) - (numberOf(share) ?? 0)
  const isDye = colourAt([how]) !== null
  const [others, otherwise] = [WORDS[rest], lookUp(OTHERWISE, how)]
  if (!(isDye || otherwise !== undefined) || rest < 1 || others === undefined) return null
  const one = names.replace(/s$/, '')
  // Ten red apples of which two are green: those are not red as well.
  const own = isDye && colourAt([look.trim()]) !== null ? '' : look
  const said = `${own}${saidOf(how)}`
  const some = share === 'one' ? `a ${said} ${one}` : `${share} ${said} ${names}`
  return `${some} next to ${others} ${look}${otherwise ?? ''}${rest === 1 ? one : names}`
}

const saidOf = (how: string): string => (how === 'burning' ? 'lit' : how)

/** Of so many some are otherwise; where it is said how the others are, `shares.ts` knows both. */
export const SOME_OF_WHICH_TURNS: readonly Turn[] = [
  [
    'of which of them',
    new RegExp(
      `\\b${COUNT} ((?:(?!of\\b)[a-z]+ ){0,2}?)([a-z]+s),? (?:and )?${SHARE} of (?:which|them|these) (?:are|is|being) ([a-z]+)\\b(?! (?:of|away|to|at|in|on)\\b)(?!,? (?:(?:and|while|but) )?(?:the )?(?:rest|others)\\b)`,
      'g',
    ),
    parted,
  ],
]
