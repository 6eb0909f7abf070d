import type { Shot } from '../../plan/plan.ts'
import { EFFECTS, FRAMINGS } from './camera-effects.ts'
import { takeBehind } from './behind.ts'
import { MOVES } from './camera-moves.ts'
import { frontWay, takeEnd, takeNear, takeWay, type Way } from './way.ts'
import { take, type Text } from '../prompt/text.ts'

type Camera = Shot['camera']

/** What was read of a camera; whom it goes from and to is known when they are. */
export interface CameraRead extends Omit<Camera, 'path'> {
  readonly way: Way | null
  /** Whether it is said to look straight down. */
  readonly straight: boolean
}

const STRAIGHT_DOWN =
  /\b(?:top[- ](?:down|view|angle)|overhead|bird'?s?[- ]eye|satellite|flat[- ]lay|(?:directly|straight|right|vertically) (?:above|down|overhead)|looking down)\b/

/** Views that every paper theatre has anyway, and talk of lenses: understood, nothing to change. */
const SILENT =
  /\b(?:an? |from an? |from the |in |with an? )?(?:front|frontal|side|eye[- ]level|profile|low|high|third[- ]person|straight[- ]on)(?:[- ](?:view|angle|shot|perspective|level))+(?: of)?\b|\b(?:\d{2,3} ?mm(?: lens| film)?|(?:(?:as )?(?:seen|viewed|filmed|shot) )?from the (?:left |right )?side(?= ?(?:[,.;¦]|$))|(?<!\b(?:code|text|data|numbers?|messages?|images?|movie|film|video|charts?|graphs?|cursor|computer|laptop|tv|television|phone|tablet|monitor|cinema|projector|game)\b[^.;]*)(?:across|past|through|into|out of|over|around) (?:the )?(?:frame|screen)(?= ?(?:[,.;¦]|$))|(?:with an? |through an? )?(?:telephoto|anamorphic|prime|zoom)(?: lens)|anamorphic|single (?:continuous )?take|one[- ]take|long take)\b/g

const CAMERA_TALK =
  /camera|\bcam\b|clock-?wise|freez|isometric|stands still|\b[xbmew]?cu\b|\be[wl]s\b|\bots\b|insert|flat[- ]lay|seen from|frame|screen|the (?:left |right )?side|pedestal|bullet|forward|shoulder|revers|rewind|backward|dutch|canted|behind|rear|cockpit|binocular|glasses|scope|spyglass|crosshair|cctv|security|surveillance|doorbell|seat of|dash|bow of|prow of|handlebars|helm of|cab of|wind(?:shield|screen) of|saddle of|low-|vertigo|zolly|whip|swish|below|portrait|person|shot|view|lens|\bpan|tilt|zoom|doll|push|pull|orbit|\barc\b|crane|boom|\bjib|track|truck|follow|aerial|drone|bird|overhead|above|static|stead|stable|tripod|macro|close|wide|angle|motion|\bslo|lapse|focus|shak|handheld|hand-held|bokeh|pov|footage|360|\bfly|fpv|perspective|portrait|panoram|blur|sped|speed|fish|\dmm|\d mm|\btake\b|earthquake|gopro|vlog|depth of field|\bfar\b|afar|fps|documentary/

/** "Drone shot from the side": it flies beside, and not above. */
const ABREAST = /\bfrom (?:the|one) side\b|\bside view\b/

function lowered(move: Camera['move'], abreast: boolean): Camera['move'] {
  return abreast && move === 'aerial' ? 'follow' : move
}

/** Moves with which a camera leaves one for another. */
const LEAVES = new Set<Camera['move']>([
  'pan-left',
  'pan-right',
  'tilt-up',
  'tilt-down',
  'dolly-in',
  'track-left',
  'track-right',
  'crane-up',
  'crane-down',
  'whip-pan',
])

function isAerial(body: string): boolean {
  return /\b(?:drone|aerial)[- ](?:shot|view|footage|camera)|,\s*drone\s*(?:[,.;¦]|$)|\b(?:camera|drone|shot) (?:[a-z]+ ){1,5}(?:from (?:high |far )?(?:above|overhead)|overhead)\b/.test(
    body,
  )
}

/** "The camera flies through a street, following a cyclist": the camera does. */
function takeFollowing(text: Text, before: number): void {
  if (!/^\s*¦/.test(text.body) || text.taken[before]?.endsWith(' of') === true) return
  take(text, /(?<=^[^.;]*), (?:closely )?(?:following|tracking|trailing)(?= (?:an?|the|two) )/g)
}

function wayOf(
  text: Text,
  move: Camera['move'],
  effects: readonly (readonly [Camera['effects'][number], RegExp])[],
): Way | null {
  const near = takeNear(text) ?? takeEnd(text)
  if (near !== null) return near
  const racks = effects.some(([effect]) => effect === 'rack-focus')
  return LEAVES.has(move) || racks ? takeWay(text, move?.startsWith('tilt') === true) : null
}

/** Reads all camera words of a text and cuts them out. */
export function readCamera(text: Text): CameraRead {
  // Most prompts say nothing of cameras, and two dozen patterns cost more to compile than all else to run.
  if (!CAMERA_TALK.test(text.body))
    return { move: null, framing: null, effects: [], pace: 'normal', way: null, straight: false }
  text.body = frontWay(text.body)
  const before = text.taken.length
  const aerial = isAerial(text.body)
  const straight = STRAIGHT_DOWN.test(text.body)
  // Between the trees a drone sees no roof of leaves below it; a road through the woods is seen from above them.
  const within =
    /(?<!\b(?:road|highway|motorway|river|stream|railway|train|trail|canal|track|car|van|truck|bus|jeep|motorcycle|cyclist|convoy)s?\b[^,.;]*) through (?:an? |the )?(?:[a-z]+ ){0,4}(?:forest|woods|jungle|trees|tunnel|cave|grove)\b/.test(
      text.body,
    )
  const abreast = aerial && ABREAST.test(text.body)
  const behind = takeBehind(text)
  const { move: told, ...next } = movesIn(text)
  const move = lowered(told, abreast)
  const above = (move === 'aerial' || aerial) && !within && !abreast
  const framing = firstMatch(text, FRAMINGS) ?? (above ? 'aerial' : null)
  const effects = EFFECTS.filter(([, pattern]) => take(text, pattern))
  const way = wayOf(text, move, effects)
  take(text, SILENT)
  takeFollowing(text, before)
  const words = text.taken.slice(before).join(' ')
  take(
    text,
    /\b(?:as |while |with )?(?:the |a )?(?:camera|lens)(?! (?:shops?|stores?|stands?|bags?|straps?|dealers?|museum|collection|repair)\b)(?: (?:is|then|slowly|gently|moves?|moving|captures?|capturing|shows?|showing|focus(?:es|ing)?|reveals?|revealing|lingers?|movement|work|angle|follows|settles|on|to|and|smoothly))*\b/g,
  )
  // A hyperlapse is a time-lapse from a camera that travels.
  const travels = /\bhyper[- ]?lapse/.test(words) ? 'dolly-in' : null
  return {
    move: move ?? (turnsRound(effects) ? 'orbit-left' : travels),
    ...next,
    framing,
    effects: [
      ...(behind ? (['from-behind'] as const) : []),
      ...effects.map(([effect]) => effect),
    ].slice(0, 4),
    pace: paceOf(words),
    way,
    straight,
  }
}

/** The world stands still so that one may go round it. */
const turnsRound = (effects: readonly (readonly [Camera['effects'][number], RegExp])[]): boolean =>
  effects.some(([effect]) => effect === 'bullet-time')

/** Moves of which one may come after another. */
const JOINED =
  /^(?:pan|tilt|zoom|dolly|track|orbit|crane|roll)-(?:left|right|up|down|in|out|clockwise|anticlockwise)$/
const AT_ONCE =
  /\b(?:while|as|whilst|simultaneously|at the same time|combined with|together with)\b/

/** All moves that a text tells: the most telling one, or two in the order of the text. */
function movesIn(text: Text): Pick<Camera, 'move' | 'next'> {
  const { body } = text
  const found: { move: NonNullable<Camera['move']>; at: number; length: number }[] = []
  for (const [move, pattern] of MOVES) {
    const before = text.taken.length
    if (!take(text, pattern)) continue
    const words = text.taken[before] ?? ''
    found.push({ move, at: body.indexOf(words), length: words.length })
  }
  const [main] = found
  const [one, other] = found
    .filter(({ move, at }) => JOINED.test(move) && at >= 0)
    .filter(({ move }, index, all) => all.findIndex((each) => each.move === move) === index)
    .toSorted((a, b) => a.at - b.at)
  if (main === undefined) return { move: null }
  if (!one || !other || !JOINED.test(main.move)) return { move: main.move }
  const between = body.slice(one.at + one.length, other.at + other.length)
  const at = AT_ONCE.test(between) ? 'once' : 'then'
  return { move: one.move, next: { move: other.move, at } }
}

function paceOf(words: string): Camera['pace'] {
  if (
    /\b(?:(?:super|ultra|extreme(?:ly)?|very) slow[- ]?mo(?:tion)?|slow(?:ly)?|gentl[ey]|gradual(?:ly)?|subtl[ey]|soft(?:ly)?|steadily)\b(?! motion|-motion|-mo)/.test(
      words,
    )
  )
    return 'slow'
  return /\b(?:fast|quick(?:ly)?|rapid(?:ly)?|whip|crash|sudden(?:ly)?)\b(?! motion)/.test(words)
    ? 'fast'
    : 'normal'
}

function firstMatch<Name>(text: Text, table: readonly (readonly [Name, RegExp])[]): Name | null {
  let first: Name | null = null
  for (const [name, pattern] of table) {
    if (take(text, pattern)) first ??= name
  }
  return first
}
