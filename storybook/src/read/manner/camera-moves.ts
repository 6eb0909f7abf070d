import type { CameraMove } from '../../plan/plan.ts'

/** Adverbs between "camera", its verb and the direction. */
const HOW =
  '(?: (?:slowly|gently|smoothly|gradually|quickly|rapidly|slightly|softly|steadily|suddenly|then|fast|subtly|gracefully|continuously|dramatically|a little|a bit))*'
const CAMERA = `(?:(?:the |a |with the |with a |as the |while the )?(?:drone |aerial |steadicam )?(?:camera|shot|view|lens|perspective|scene)${HOW}(?: is| starts| begins| does)?(?: a| to| with a)?${HOW} )?`
const SLOW =
  '(?:(?:a |very )?(?:slow|gentle|smooth|gradual|quick|fast|rapid|dramatic|subtle|steady|continuous|cinematic|slight),? )*'
const ON =
  '(?: (?:on to|onto|into|in on|on|towards?|to reveal|revealing|across|over|of|through|past|along))?'

/** Most telling first: the first that matches wins, all that match are understood. */
export const MOVES: readonly [CameraMove, RegExp][] = [
  [
    'crane-down',
    /\b(?:an? )?(?:crane|jib|boom)[- ]shot (?:(?:going |moving |gliding )?down(?:wards?)?|descending|lowering|dropping)(?: (?:over|above|of|to|onto|into))*\b/g,
  ],
  [
    'crane-up',
    /\b(?:an? )?(?:crane|jib|boom)[- ]shot(?: (?:(?:going |moving |gliding |soaring )?up(?:wards?)?|rising|lifting|ascending))?(?: (?:over|above|of|from))*\b/g,
  ],
  [
    'orbit-left',
    /\b(?:(?:an?|the camera) )?(?:slow(?:ly)? |smooth(?:ly)? )*(?:dolly|doll(?:ies|ying)|tracking shot) (?:around|round)\b/g,
  ],
  [
    'orbit-left',
    /\b(?:an? )?(?:spiral(?:l?ing)?|swirling) (?:camera|shot)(?: (?:move|movement))?(?: (?:around|about))?\b/g,
  ],
  [
    'whip-pan',
    /\b(?:an? |with an? |the camera )?(?:fast |quick )*(?:whip|swish)[- ]?pan(?:s|ning)?(?: to| onto| left| right| across| shot)*\b/g,
  ],
  [
    'dolly-zoom',
    /\b(?:an? |with an? )?(?:dolly[- ]zoom|zolly|push[- ]pull(?= shot| effect)|trombone(?= shot)|vertigo (?:effect|shot|zoom)|hitchcock zoom|contra[- ]zoom)(?: effect| shot)?(?: on| onto)?\b/g,
  ],
  [
    'roll-anticlockwise',
    build(
      `(?:barrel )?roll(?:s|ed|ing)?${HOW} (?:to the |to |over to the )?(?:left|(?:counter|anti)[- ]?clock-?wise)(?: direction)?`,
      true,
    ),
  ],
  [
    'roll-clockwise',
    build(
      `(?:barrel )?roll(?:s|ed|ing)?${HOW}(?: (?:to the |to |over to the )?(?:right|clock-?wise)(?: direction)?)?`,
      true,
    ),
  ],
  // Round nothing: about its own axis.
  [
    'roll-anticlockwise',
    build(
      `(?:rotat(?:es|e|ing|ion)|spin(?:s|ning)?|turn(?:s|ing)?|twist(?:s|ing)?|tilt(?:s|ing)?)${HOW} (?:(?:counter|anti)[- ]?clock-?wise)(?! (?:around|about|round)\\b)`,
      true,
    ),
  ],
  [
    'roll-clockwise',
    build(
      `(?:rotat(?:es|e|ing|ion)|spin(?:s|ning)?|turn(?:s|ing)?|twist(?:s|ing)?|tilt(?:s|ing)?)${HOW} (?:clock-?wise|upside[- ]down)(?! (?:around|about|round)\\b)`,
      true,
    ),
  ],
  // The picture turns against the camera.
  [
    'roll-clockwise',
    /\b(?:the )?(?:whole |entire )?(?:image|picture|frame|screen|horizon|view)(?: slowly| is| then)* (?:rotat|spin|turn|roll|tilt|twist)[a-z]* (?:counter|anti)[- ]?clock-?wise\b/g,
  ],
  [
    'roll-anticlockwise',
    /\b(?:the )?(?:whole |entire )?(?:image|picture|frame|screen|horizon|view)(?: slowly| is| then)* (?:rotat|spin|turn|roll|tilt|twist)[a-z]* clock-?wise\b/g,
  ],
  [
    'roll-clockwise',
    /\b(?:an? )?(?:slow |fast |smooth )*(?:(?:camera|barrel)[- ]rolls?(?: shot| effect)?|roll(?:ing)? (?:shot|camera))(?! (?:of|to the left) (?:film|tape)\b)(?: (?:to the )?right| clockwise)?(?: (?:of|over|on))?(?! (?:to the )?(?:left|anti|counter))\b/g,
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
      `(?:crash |snap |dolly )?zoom(?:s|ed|ing)?(?: effect| shot)?${HOW}(?:[- ]?in| closer| towards?)?(?: shot)?${ON}`,
    ),
  ],
  [
    'dolly-out',
    build(
      `(?:dolly(?:ing)?(?: shot)?[- ]?(?:out|back)|dollies (?:out|back(?:wards?)?)|dolly(?:ing)? (?:backwards?|away)|pull(?:s|ing)?${HOW}[- ]?(?:out|back|away)(?: shot)?(?! (?:an?|the|his|her|its|some|two) (?!(?:scene|subject|wide|room|camera)))|(?:mov(?:es|e|ing)|retreat(?:s|ing)?|drift(?:s|ing)?|glid(?:es?|ing)|float(?:s|ing)?)${HOW} (?:back|backwards?|away))${ON}`,
      false,
      '(?:dolly|doll(?:ies|ying)|camera|shot|drone|pull(?:ing)?[- ](?:out|back|away)|pulls (?:back|away))',
    ),
  ],
  [
    'dolly-in',
    build(
      `(?:dolly(?:ing)?(?: shot)?(?:[- ]?(?:in|forward))?|dollies(?: in| forward)?|push(?:es|ing)?${HOW}[- ]?in(?: shot)?|push-in)${ON}`,
    ),
  ],
  [
    'crane-up',
    build(
      `(?:mov(?:es|e|ing)|glid(?:es|e|ing)|drift(?:s|ing)?|travel(?:s|ling|ing)?|fl(?:ies|y|ying)|goes)${HOW} (?:straight )?up(?:wards?)?(?! to (?:an?|him|her|them)\\b)`,
      true,
    ),
  ],
  [
    'crane-down',
    build(
      `(?:mov(?:es|e|ing)|glid(?:es|e|ing)|drift(?:s|ing)?|travel(?:s|ling|ing)?|fl(?:ies|y|ying)|goes)${HOW} (?:straight )?down(?:wards?)?(?! (?:an?|the) )`,
      true,
    ),
  ],
  [
    'dolly-in',
    build(
      `(?:mov(?:es|e|ing)|creep(?:s|ing)?|glid(?:es|e|ing)|push(?:es|ing)?|fl(?:ies|y|ying)|drift(?:s|ing)?|approach(?:es|ing)?|travel(?:s|ling|ing)?)${HOW}(?! (?:below|beneath|under) (?:them|it|him|her)\\b)(?: forwards?| closer| in| ahead| through| into| towards?| to)*`,
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
    /\b(?:a )?(?:slow |smooth )*(?:orbit(?:al|ing)? (?:shot|camera|view)|orbit camera|arc shot|360(?: |-)?(?:degrees?)?(?: rotation| view| shot| spin| orbit| pan)?|(?:camera|drone|aerial) orbit)(?: around| of)?\b|^\s*(?:slow(?:ly)? |smooth(?:ly)? )?orbit(?:ing|s)? (?:around|about)\b|\b(?:slow|smooth|gentle) orbit (?:around|about)\b|(?<=[.,;¦] ?)(?:an? )?(?:slow |smooth |gentle )*orbit(?=\s*(?:[.,;¦]|$))/g,
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
    /\b(?:a |in a )?(?:slow |smooth |low |side[- ]?|lateral |sideways |parallel |tail[- ]|rear |long |continuous )*(?:track(?:ing)?|follow|following|chase|steadicam|gimbal|glidecam|snorricam|travelling|traveling)[- ](?:shot|cam|camera|view)(?: (?:of|following|behind|along|through))?\b/g,
  ],
  [
    'pan-right',
    build(
      `(?:(?<!\\b(?:steel|copper|iron|metal|frying|baking|cake|hot|heavy|shiny|(?:cook|shake|hold|wash|lift|heat|grab|scrub|toss|drop|carr[yi]|burn|fr[yi]|in|into|on|over|from|with|and|to)(?:s|es|ing|ies)? (?:an?|the|his|her|their)) )pan(?:s|ning)?(?: shot)?|sweep(?:s|ing)?(?: shot)?)${HOW}(?: across| over| around| along| past| of)?`,
      false,
      '(?:\\bpan(?:s|ning)?\\b|camera|shot)',
    ),
  ],
  [
    'aerial',
    /\b(?:an? |from an? |in an? |via )?(?:aerial|drone|(?:bird|god)'?s?[- ]eye|helicopter|satellite|top[- ]down|overhead|flat)(?:[- ](?:lay(?: (?:photo|shot|style))?|view|shot|footage|perspective|angle|camera|video|scene|flyover|cinematography|photography|flight|pass|descent|ascent|dive|glide|push(?:-in)?|pull(?:-?back)?|reveal|sweep|clip))+(?: (?:flying|soaring|gliding|sweeping|moving|rising|ascending|descending|hovering|drifting|floating|skimming|travell?ing|circling)(?: (?:up|slowly|high|low|gently))*)?(?: (?:of|over|above|show(?:s|ing)|reveal(?:s|ing)|captur(?:es|ing)|follow(?:s|ing)|track(?:s|ing)|through|across|towards?))?\b/g,
  ],
  [
    'aerial',
    /\b(?:as )?(?:seen|viewed|filmed|shot|captured) from (?:an? |the )?(?:[a-z]+ )?(?:helicopter|plane|airplane|drone|balloon|sky|air|satellite)\b/g,
  ],
  // "…, drone flying low over the flowers": nobody sees the drone that looks.
  [
    'aerial',
    /(?<=[,.;¦] *)drone (?:slowly )?(?:fl(?:ies|ying)|glid(?:es|ing)|soar(?:s|ing)|sweep(?:s|ing)|ris(?:es|ing)|mov(?:es|ing)|circl(?:es|ing))(?: (?:low|slowly|high|smoothly|closely|backwards?|forwards?|up|away|out))*(?: (?:over|above|across|through|along|past|around|from) (?:the |an? )?(?:[a-z]+ )?[a-z]+)?(?= *(?:[,.;¦]|$))/g,
  ],
  ['pan-left', /(?:\ba )?\b(?:slow|smooth|gentle) slide (?:to the )?left\b/g],
  [
    'pan-right',
    /(?:\ba )?\b(?:slow|smooth|gentle) slide(?: (?:to the )?right)?(?= *(?:[,.;¦]|$))/g,
  ],
  [
    'aerial',
    /\b(?:drone footage|fly-?(?:over|through|by)(?: shot)?|flyover|fpv(?: drone)?(?: shot)?|(?:an? |from an? |in an? |from the )?(?<!(?:mountain|hill|roof|cliff|tower|table)[- ])top[- ](?:view|angle|perspective)|(?<!\b(?:(?:sun|moon)?(?:beams?|rays|light|beamlight)|falls?|falling|comes?|coming|drops?|attacks?|shines?|shining|light|lit|rains?|help|voice|down|hangs?|hanging) |¦ {0,2})from above(?=\s*(?:[,.;¦]|$|(?:at|in|on|during|under) ))|(?:seen|viewed|view|shot|filmed|photographed) from (?:directly |straight |right |high )?above|from (?:directly|straight|right) (?:above|overhead)|(?:seen |viewed )?from overhead|from a drone|aerially|aerial|(?<=[,;] )drone(?=\s*(?:[,.;¦]|$)))(?: (?:flying|soaring|gliding|sweeping|moving))?(?: of| over| showing| through| across)?\b/g,
  ],
  [
    'static',
    /\b(?:with |featuring |in |using )?(?:an? )?(?:static|locked[- ]off|locked[- ]down|locked|fixed|still|stationary|tripod|motionless)[- ](?:camera|shot|frame|view|angle|tripod|lens)(?: shot| angle| view)?(?: of)?\b/g,
  ],
  [
    'static',
    /\b(?:featuring |with |in )?(?:an? )?(?:steady|stable|smooth|stabili[sz]ed)(?:(?:,| and|,? and) (?:steady|stable|smooth))? (?:perspective|camera|shot|view|footage|frame)(?: of)?\b/g,
  ],
  [
    'static',
    new RegExp(
      `\\b(?:the )?(?:camera|shot|frame)${HOW} (?:is |remains? |stays? |holds? |stands? |kept |keeps? )?(?:perfectly |completely |mostly )?(?:static|still|fixed|steady|stationary|locked(?: off)?|in place|motionless)\\b`,
      'g',
    ),
  ],
  [
    'static',
    /\bno camera (?:movement|motion|move)\b|\bon a tripod\b|(?<=^|[,;.¦] ?)(?:static|locked[- ]off|no movement|still camera)(?= ?(?:[,;.¦]|$))/g,
  ],
]

/** A pattern with its usual lead-in; `always` demands the word camera, so that "a boy turns left" is no pan. */
function build(core: string, always = false, guard = ''): RegExp {
  const lead = always ? CAMERA.replace(/\)\?$/, ')').replaceAll('|scene', '') : CAMERA
  const ahead = guard === '' ? '' : `(?=[^.,;]*${guard})`
  return new RegExp(
    `${ahead}\\b(?:and |while |with |next )*${lead}${SLOW}(?:${core})\\b${HOW}`,
    'g',
  )
}
