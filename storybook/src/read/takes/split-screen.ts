import type { Take } from './take.ts'

const KINDS = '(?: (?:video|shot|comparison|view|effect|animation|image|footage|film|format|clip))*'
/** What says that two pictures are seen at once. "Two dogs walk side by side" are in one. */
const SPLIT = new RegExp(
  [
    `\\b(?:in |as |with |an? )*split[- ]screens?${KINDS}`,
    `\\b(?:in |as |an? )*side[- ]by[- ]side(?: (?:video|comparison|view|split|footage|panels?))+`,
    `\\b(?:an? )?(?:diptych|triptych|(?:two|three|four)[- ]panel)${KINDS}`,
    '\\b(?:the )?(?:screen|frame|picture|image) is (?:split|divided) (?:in(?:to)? (?:two|half)|down the middle|in the middle)',
  ].join('|'),
  'u',
)
/** "On the left half of the screen …": said of the screen, and not of where somebody stands. */
const HALF =
  /\b(?:on |in )?(?:the )?(?:left|right)(?:[- ]hand)? (?:half|panel|frame|screen|(?:side|half|part) of (?:the )?(?:screen|frame|picture|image))\b/gu
const SIDE =
  /\b(?:on |in )?(?:the )?(?:left|right)(?:[- ]hand)?(?: (?:side|half|panel|frame|screen))?(?: of (?:the )?(?:screen|frame|picture|image))?(?:(?: (?:shows?|showing|is|has|we see)\b)|\s*:)?/gu
const JOINTS = [/\s*[|/]\s*/u, /\s*;\s*|\s*\.\s+/u, /,? (?:versus|vs\.?|while|whereas) /u]
const EACH = /, (?:and )?| and /u
const LAST_JOINTS = [/,? and (?=an? |the |one |two |his |her |summer|winter|day|night)/u, EACH]
const SEVERAL = /triptych|(?:three|four)[- ]panel/u
const MOST = 4

/** "Split screen: a dog on the left and a cat on the right": pictures side by side; null when there is but one. */
export function splitScreen(body: string): readonly Take[] | null {
  const said = SPLIT.test(body)
  if (!said && new Set(body.match(HALF) ?? []).size < 2) return null
  const rest = body
    .replace(SPLIT, ' ')
    .replace(/^[\s:,.]*(?:of|showing|comparing|with|between)?[\s:,]+/u, '')
  const parts =
    byJoint(rest, JOINTS) ??
    byHalves(rest) ??
    byJoint(rest, SEVERAL.test(body) ? [EACH] : LAST_JOINTS)
  return (
    parts?.map((part, index) => ({
      body: part.replace(SIDE, ' ').replace(/^[\s:,.;]*(?:and|while|with) /u, ''),
      transition: index === 0 ? 'dissolve' : 'beside',
    })) ?? null
  )
}

function byJoint(text: string, joints: readonly RegExp[]): readonly string[] | null {
  for (const joint of joints) {
    const parts = text.split(joint).filter(named)
    if (parts.length > 1 && parts.length <= MOST) return parts
  }
  return null
}

/** "On the left a chef, on the right a waiter", "a dog on the left and a cat on the right". */
function byHalves(text: string): readonly string[] | null {
  const [first, second] = [...text.matchAll(SIDE)]
  if (!first || !second) return null
  const leads = !named(text.slice(0, first.index))
  const cut = leads ? second.index : first.index + first[0].length
  const parts = [text.slice(0, cut), text.slice(cut)]
  return parts.every((part) => named(part.replace(SIDE, ''))) ? parts : null
}

const named = (part: string): boolean =>
  /\p{L}{3}/u.test(part.replace(/\b(?:and|the|while)\b/gu, ''))
