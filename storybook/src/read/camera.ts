import type { CameraEffect, CameraMove, Framing, Shot } from '../plan/plan.ts'
import { take, type Text } from './text.ts'

type Camera = Shot['camera']

/** Adverbs between "camera", its verb and the direction. */
const HOW =
  '(?: (?:slowly|gently|smoothly|gradually|quickly|rapidly|slightly|softly|steadily|suddenly|then|fast|subtly|gracefully|continuously|dramatically|a little|a bit))*'
const CAMERA = `(?:(?:the |a |with the |with a |as the |while the )?(?:drone |aerial |steadicam )?(?:camera|shot|view|lens|perspective|scene)${HOW}(?: is| starts| begins| does)?(?: a| to| with a)?${HOW} )?`
const SLOW =
  '(?:(?:a |very )?(?:slow|gentle|smooth|gradual|quick|fast|rapid|dramatic|subtle|steady|continuous|cinematic|slight),? )*'
const ON =
  '(?: (?:on to|onto|into|in on|on|towards?|to reveal|revealing|across|over|of|through|past|along))?'

/** Most telling first: the first that matches wins, all that match are understood. */
const MOVES: readonly [CameraMove, RegExp][] = [
  [
    'whip-pan',
    /\b(?:an? |with an? |the camera )?(?:fast |quick )*(?:whip|swish)[- ]?pan(?:s|ning)?(?: to| onto| left| right| across| shot)*\b/g,
  ],
  [
    'dolly-zoom',
    /\b(?:an? |with an? )?(?:dolly[- ]zoom|zolly|vertigo (?:effect|shot|zoom)|hitchcock zoom|contra[- ]zoom)(?: effect| shot)?(?: on| onto)?\b/g,
  ],
  ['track-left', build('(?:truck(?:s|ing)?|track(?:s|ing)?)(?: shot)?(?: to)?(?: the)? left')],
  ['track-right', build('(?:truck(?:s|ing)?|track(?:s|ing)?)(?: shot)?(?: to)?(?: the)? right')],
  ['tilt-up', build(`(?:tilt(?:s|ed|ing)?|pan(?:s|ning)?)(?: shot)?${HOW} up(?:wards?)?`)],
  ['tilt-up', build(`look(?:s|ing)?${HOW} up(?:wards?)?`, true)],
  ['tilt-down', build(`look(?:s|ing)?${HOW} down(?:wards?)?`, true)],
  ['tilt-down', build(`(?:tilt(?:s|ed|ing)?|pan(?:s|ning)?)(?: shot)?${HOW} down(?:wards?)?`)],
  [
    'pan-right',
    build(
      `(?:pan(?:s|ned|ning)?|mov(?:es|e|ing)|sweep(?:s|ing)?|slid(?:es|e|ing)|glid(?:es|e|ing)|swing(?:s|ing)?|turn(?:s|ing)?)(?: shot)?${HOW} from (?:the )?left to (?:the )?right`,
      true,
    ),
  ],
  [
    'pan-left',
    build(
      `(?:pan(?:s|ned|ning)?|mov(?:es|e|ing)|sweep(?:s|ing)?|slid(?:es|e|ing)|glid(?:es|e|ing)|swing(?:s|ing)?|turn(?:s|ing)?)(?: shot)?${HOW} from (?:the )?right to (?:the )?left`,
      true,
    ),
  ],
  [
    'pan-left',
    build(
      `pan(?:s|ned|ning)?(?: shot)?${HOW}(?: from (?:the )?right)?(?: to)?(?: the)? left(?:wards?)?`,
    ),
  ],
  [
    'pan-right',
    build(
      `pan(?:s|ned|ning)?(?: shot)?${HOW}(?: from (?:the )?left)?(?: to)?(?: the)? right(?:wards?)?`,
    ),
  ],
  [
    'pan-left',
    build(
      `(?:mov(?:es|e|ing)|sweep(?:s|ing)?|slid(?:es|e|ing)|turn(?:s|ing)?)${HOW}(?: to)?(?: the)? left(?:wards?)?`,
      true,
    ),
  ],
  [
    'pan-right',
    build(
      `(?:mov(?:es|e|ing)|sweep(?:s|ing)?|slid(?:es|e|ing)|turn(?:s|ing)?)${HOW}(?: to)?(?: the)? right(?:wards?)?`,
      true,
    ),
  ],
  ['zoom-out', build(`zoom(?:s|ed|ing)?(?: effect| shot)?${HOW}[- ]?(?:out|back)(?: shot)?`)],
  [
    'zoom-in',
    build(
      `(?:crash |dolly )?zoom(?:s|ed|ing)?(?: effect| shot)?${HOW}(?:[- ]?in| closer| towards?)?(?: shot)?${ON}`,
    ),
  ],
  [
    'dolly-out',
    build(
      `(?:dolly(?:ing)?(?: shot)?[- ]?(?:out|back)|dollies (?:out|back)|pull(?:s|ing)?${HOW}[- ]?(?:out|back|away)(?: shot)?|(?:mov(?:es|e|ing)|retreat(?:s|ing)?|drift(?:s|ing)?)${HOW} (?:back|backwards?|away))${ON}`,
      false,
      '(?:dolly|dollies|camera|shot|pull)',
    ),
  ],
  [
    'dolly-in',
    build(
      `(?:dolly(?:ing)?(?: shot)?(?:[- ]?(?:in|forward))?|dollies(?: in| forward)?|push(?:es|ing)?${HOW}[- ]?in(?: shot)?|push-in)${ON}`,
    ),
  ],
  [
    'dolly-in',
    build(
      `(?:mov(?:es|e|ing)|creep(?:s|ing)?|glid(?:es|e|ing)|push(?:es|ing)?|fl(?:ies|y|ying)|drift(?:s|ing)?|approach(?:es|ing)?|travel(?:s|ling|ing)?)${HOW}(?: forwards?| closer| in| ahead| through| into| towards?| to)*`,
      true,
    ),
  ],
  [
    'orbit-right',
    build(
      '(?:orbit(?:s|ing)?|arc(?:s|ing)?|circl(?:es|e|ing)|rotat(?:es|e|ing)|spin(?:s|ning)?|revolv(?:es|e|ing))(?: shot)?(?: counter-?clockwise)? (?:around |about )?(?:to the |from the )?right',
      true,
    ),
  ],
  [
    'orbit-left',
    build(
      `(?:orbit(?:s|ing)?|arc(?:s|ing)?|circl(?:es|e|ing)|rotat(?:es|e|ing)|spin(?:s|ning)?|revolv(?:es|e|ing)|mov(?:es|e|ing)|swirl(?:s|ing)?)${HOW}(?: around| about| round)?`,
      true,
    ),
  ],
  [
    'orbit-left',
    /\b(?:a )?(?:slow |smooth )*(?:orbit(?:al|ing)? (?:shot|camera|view)|orbit camera|arc shot|360(?: |-)?(?:degrees?)?(?: rotation| view| shot| spin| orbit| pan)?|camera orbit)(?: around| of)?\b|^\s*(?:slow(?:ly)? |smooth(?:ly)? )?orbit(?:ing|s)? (?:around|about)\b/g,
  ],
  [
    'crane-up',
    build(
      `(?:crane|boom|pedestal|jib)s?(?: shot)?${HOW} up|(?:ris(?:es|e|ing)|ascend(?:s|ing)?|lift(?:s|ing)?|climb(?:s|ing)?)${HOW}(?: up(?:wards?)?)?`,
      true,
    ),
  ],
  [
    'crane-down',
    build(
      `(?:crane|boom|pedestal|jib)s?(?: shot)?${HOW} down|(?:descend(?:s|ing)?|lower(?:s|ing)?|drop(?:s|ping)?|swoop(?:s|ing)?|div(?:es|e|ing))${HOW}(?: down(?:wards?)?)?`,
      true,
    ),
  ],
  [
    'crane-up',
    /\b(?:a )?(?:slow )?(?:crane|boom|jib|pedestal)(?: shot)?(?: up)\b|\bcrane shot\b|\brising (?:crane |drone )?shot\b/g,
  ],
  ['crane-down', /\b(?:crane|boom|jib|pedestal)(?: shot)? down\b/g],
  [
    'follow',
    build(
      `follow(?:s|ing)?(?: along| behind| alongside)?|track(?:s|ing)?(?: along| behind)?|chas(?:es|e|ing)`,
      true,
    ),
  ],
  [
    'follow',
    /\b(?:a |in a )?(?:slow |smooth |low |side )*(?:track(?:ing)?|follow|following|chase|steadicam|travelling|traveling)[- ](?:shot|cam|camera|view)(?: (?:of|following|behind|along|through))?\b/g,
  ],
  [
    'pan-right',
    build(
      `(?:pan(?:s|ning)?(?: shot)?|sweep(?:s|ing)?(?: shot)?)${HOW}(?: across| over| around| along| past| of)?`,
      false,
      '(?:\\bpan(?:s|ning)?\\b|camera|shot)',
    ),
  ],
  [
    'aerial',
    /\b(?:an? |from an? |in an? |via )?(?:aerial|drone|bird'?s?[- ]eye|helicopter|satellite|top[- ]down|overhead)(?:[- ](?:view|shot|footage|perspective|angle|camera|video|scene|flyover|cinematography|photography))+(?: (?:of|over|above|showing))?\b/g,
  ],
  [
    'aerial',
    /\b(?:drone footage|fly-?(?:over|through|by)(?: shot)?|flyover|fpv(?: drone)?(?: shot)?|seen from above|viewed from above|view from above|shot from above|from a drone|aerially|aerial|(?<=[,;] )drone(?=\s*(?:[,.;¦]|$)))(?: of| over| showing)?\b/g,
  ],
  [
    'static',
    /\b(?:with |featuring |in |using )?(?:an? )?(?:static|locked[- ]off|locked[- ]down|locked|fixed|still|stationary|tripod|motionless)[- ](?:camera|shot|frame|view|angle|tripod|lens)(?: shot| angle| view)?\b/g,
  ],
  [
    'static',
    /\b(?:featuring |with |in )?(?:an? )?(?:steady|stable|smooth|stabili[sz]ed)(?:(?:,| and|,? and) (?:steady|stable|smooth))? (?:perspective|camera|shot|view|footage|frame)\b/g,
  ],
  [
    'static',
    new RegExp(
      `\\b(?:the )?(?:camera|shot|frame)${HOW} (?:is |remains? |stays? |holds? |stands? |kept |keeps? )?(?:perfectly |completely |mostly )?(?:static|still|fixed|steady|stationary|locked(?: off)?|in place|motionless)\\b`,
      'g',
    ),
  ],
  ['static', /\bno camera (?:movement|motion|move)\b|\bon a tripod\b/g],
]

const FRAMINGS: readonly [Framing, RegExp][] = [
  [
    'low-angle',
    /\b(?:an? |from an? |in an? |with an? |shot from )*(?:(?:extreme )?low[- ]angle|worm'?s[- ]eye|ground[- ]level|frog'?s[- ](?:eye|perspective)|hero(?:ic)?[- ]angle)(?:[- ](?:view|shot|perspective|angle))*(?: of)?\b|\b(?:shot|seen|filmed|viewed) from (?:below|the ground|a low angle)\b/g,
  ],
  [
    'high-angle',
    /\b(?:an? |from an? |in an? |with an? )*(?:high[- ]angle)(?:[- ](?:view|shot|perspective))*(?: of)?\b/g,
  ],
  [
    'extreme-close-up',
    /\b(?:an? |in an? |in )?(?:extreme |super |ultra |very )+(?:close[- ]?ups?|macro)(?:[- ](?:shot|view|photo(?:graphy)?|footage|video|portrait|lens))*(?: (?:of|on))?\b/g,
  ],
  [
    'extreme-wide',
    /\b(?:an? |in an? )?(?:extreme|ultra|very|super)[- ](?:wide|long)(?:[- ]angle)?(?:[- ]?(?:shot|view|lens|angle))?(?: of)?\b/g,
  ],
  [
    'close-up',
    /\b(?:an? |in an? |in )?(?:extreme |super |tight |cropped |detailed |intimate |medium )*(?:close(?:d)?[- ]?ups?|macro|tight shot|head ?shot|detail shot)(?:[- ](?:shot|view|photo(?:graphy)?|footage|video|portrait|perspective|lens))*(?: (?:of|on))?\b/g,
  ],
  [
    'close-up',
    /(?<!(?:paint|draw|sketch|photograph)(?:s|ing|ed)? (?:an? |the |her |his )?)\bportrait (?:shot|of|photo)(?: of)?\b|\bup close\b|(?<=^|[,;¦])\s*portrait\s*(?=[,;¦.]|$)/g,
  ],
  [
    'wide',
    /\b(?:an? |in an? )?(?:(?:wide|long)[- ](?:angle )?(?:shot|view|lens|angle|frame)|wide[- ]angle(?: shot| view| lens)?|establishing shot|panorama(?: of)?|panoramic(?: view| shot)?|full[- ]body(?: shot)?|full shot|sweeping (?:view|shot|vista)|wide vista|grand vista)(?: (?:of|over))?\b/g,
  ],
  [
    'medium',
    /\b(?:an? |in an? )?(?:medium|mid|waist[- ]up|cowboy|two|half[- ]body|american)[- ](?:shot|view|framing)(?: of)?\b/g,
  ],
]

const EFFECTS: readonly [CameraEffect, RegExp][] = [
  [
    'dutch-angle',
    /\b(?:an? |from an? |in an? |with an? )*(?:dutch|canted|tilted|oblique)[- ](?:angle|tilt|camera|shot|frame)(?:[- ](?:view|shot))?(?: of)?\b/g,
  ],
  [
    'fisheye',
    /\b(?:an? |through an? |with an? |in )*fish[- ]?eye(?:[- ](?:lens|view|shot|effect|perspective|camera))*(?: of)?\b/g,
  ],
  [
    'first-person',
    /\b(?:an? |in |from |from an? |from the )*(?:first[- ]person|pov|point[- ]of[- ]view)(?:[- ](?:view|shot|perspective|angle|camera|footage))*(?: of)?\b/g,
  ],
  [
    'slow-motion',
    /\b(?:in |with )?(?:an? )?(?:super |ultra |extreme |very )*(?:slow[- ]?mo(?:tion)?|slo[- ]?mo(?:tion)?|bullet time|high[- ]speed camera)(?: effect| shot| footage| video)?(?: of)?\b/g,
  ],
  [
    'time-lapse',
    /\b(?:in |with |as )?(?:an? )?(?:time[- ]?lapse|hyper[- ]?lapse)(?: effect| shot| footage| video| photography)?(?: of)?\b/g,
  ],
  [
    'fast-motion',
    /\b(?:in )?(?:fast[- ](?:motion|forward)|sped[- ]up|double speed)(?: footage)?\b/g,
  ],
  [
    'rack-focus',
    /\b(?:with |a )*(?:rack(?:ing|s)?[- ]focus|focus (?:pull|rack|shift)s?|focus shifts|shifting focus|pull(?:ing)? focus)(?: (?:from|to|shot|effect))?\b/g,
  ],
  [
    'shake',
    /\b(?:with |in )?(?:an? )?(?:intense |strong |violent |heavy |extreme )+(?:camera )?(?:shak(?:e|ing|y)|trembl(?:e|ing)|vibrat(?:ion|ing))(?: effect| camera)?\b|\bcamera (?:shakes|shake|shaking|trembles)(?: violently| intensely| effect)?\b|\bshaking (?:effect|camera)\b|\bearthquake effect\b/g,
  ],
  [
    'handheld',
    /\b(?:an? |with an? |in an? )?(?:hand[- ]?held|shaky|shaky[- ]cam|found[- ]footage|go ?pro|vlog|documentary)(?:[- ](?:camera|shot|footage|video|style|movement|cam|look|feel))+\b|\b(?:handheld|hand-held|shaky ?cam)\b/g,
  ],
  [
    'shallow-focus',
    /\b(?:with |and )?(?:an? )?(?:shallow (?:depth[- ]of[- ]field|focus|dof)|bokeh(?: effect| background| lights)?|(?:soft(?:ly)? )?(?:blurr?(?:ed|y)|out[- ]of[- ]focus|unfocused) background|selective focus|depth of field)\b/g,
  ],
]

/** Views that every paper theatre has anyway, and talk of lenses: understood, nothing to change. */
const SILENT =
  /\b(?:an? |from an? |from the |in |with an? )?(?:front|frontal|side|eye[- ]level|profile|low|high|third[- ]person|straight[- ]on)(?:[- ](?:view|angle|shot|perspective|level))+(?: of)?\b|\b(?:\d{2,3} ?mm(?: lens| film)?|(?:with an? |through an? )?(?:telephoto|anamorphic|prime|zoom)(?: lens)|anamorphic|single (?:continuous )?take|one[- ]take|long take)\b/g

const CAMERA_TALK =
  /camera|pedestal|dutch|canted|low-|vertigo|zolly|whip|swish|below|portrait|person|shot|view|lens|\bpan|tilt|zoom|doll|push|pull|orbit|\barc\b|crane|boom|\bjib|track|truck|follow|aerial|drone|bird|overhead|above|static|stead|stable|tripod|macro|close|wide|angle|motion|\bslo|lapse|focus|shak|handheld|hand-held|bokeh|pov|footage|360|\bfly|fpv|perspective|portrait|panoram|blur|sped|speed|fish|\dmm|\d mm|\btake\b|earthquake|gopro|vlog|depth of field/

/** Reads all camera words of a text and cuts them out. */
export function readCamera(text: Text): Camera {
  // Most prompts say nothing of cameras, and two dozen patterns cost more to compile than all else to run.
  if (!CAMERA_TALK.test(text.body))
    return { move: null, framing: null, effects: [], pace: 'normal' }
  const before = text.taken.length
  const aerial = /\b(?:drone|aerial)[- ](?:shot|view|footage|camera)|,\s*drone\s*(?:[,.;¦]|$)/.test(
    text.body,
  )
  const move = firstMatch(text, MOVES)
  const framing = firstMatch(text, FRAMINGS) ?? (move === 'aerial' || aerial ? 'aerial' : null)
  const effects = EFFECTS.filter(([, pattern]) => take(text, pattern))
  take(text, SILENT)
  const words = text.taken.slice(before).join(' ')
  take(
    text,
    /\b(?:as |while |with )?(?:the |a )?(?:camera|lens)(?: (?:is|then|slowly|gently|moves?|moving|captures?|capturing|shows?|showing|focus(?:es|ing)?|reveals?|revealing|lingers?|movement|work|angle|follows|settles|on|to|and|smoothly))*\b/g,
  )
  return {
    move,
    framing,
    effects: effects.map(([effect]) => effect).slice(0, 4),
    pace: paceOf(words),
  }
}

function paceOf(words: string): Camera['pace'] {
  if (
    /\b(?:(?:super|ultra|extreme(?:ly)?|very) slow[- ]?mo|slow(?:ly)?|gentl[ey]|gradual(?:ly)?|subtl[ey]|soft(?:ly)?|steadily)\b(?! motion|-motion|-mo)/.test(
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

/** A pattern with its usual lead-in; `always` demands the word camera, so that "a boy turns left" is no pan. */
function build(core: string, always = false, guard = ''): RegExp {
  const lead = always ? CAMERA.replace(/\)\?$/, ')').replaceAll('|scene', '') : CAMERA
  const ahead = guard === '' ? '' : `(?=[^.,;]*${guard})`
  return new RegExp(`${ahead}\\b(?:and |while |with )?${lead}${SLOW}(?:${core})\\b${HOW}`, 'g')
}
