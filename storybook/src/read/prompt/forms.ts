/** Labels whose words are said to a machine or only heard: understood, nothing to stage. */
const UNSEEN =
  'duration|length|aspect ratio|ratio|resolution|frame ?rate|fps|seed|model|audio|(?:ambient |background )?(?:sounds?|noise)|sound effects?|sfx|music|soundtrack|score|narration|voice ?-?over|quality|format|version|lens|output|title(?! *[:=：] *["“«])|tags?|camera settings?'
const ABSENT = 'negative prompts?|negatives?|avoid|exclude|do not include|without'
const WRITTEN =
  '(?:on-?screen )?text(?: at the (?:end|start|beginning|top|bottom))?|captions?|lettering|sign text'
const SPOKEN = 'dialogues?|spoken (?:line|words)|line'
const WHERE = 'settings?|locations?|places?|environments?|where'
const BEHIND = 'backgrounds?|backdrop'
const SAID =
  'scenes?|(?:main |primary )?subjects?|(?:main )?characters?|actions?|motions?|movements?|(?:camera(?: (?:movement|motion|angle|work|shot))?)|cameras?|styles?|(?:visual|art) style|aesthetics?|lighting|light|moods?|atmosphere|tone|time(?: of day)?|weather|season|colou?rs?|colou?r palette|palette|descriptions?|prompts?|video prompt|details?|composition|framing|shot(?: (?:type|size|style))?|angle|props?|costumes?|wardrobe|clothing|outfit|emotions?|genre|context|story|logline|synopsis|plot|summary|topic|theme|video|clip|animation|film|what happens|effects?|visuals?|concept|idea|objects?|foreground'
/** "Opening shot:", "Next:", "Ending:": where one shot ends. */
const SHOTS =
  '(?:opening|establishing|first|second|third|next|closing|final|last|end(?:ing)?|hero) (?:shot|scene|frame|image|clip)|next|then|finally|opening|ending|closing|intro|outro|hook|beginning|middle|end'
const ALL = [UNSEEN, ABSENT, WRITTEN, SPOKEN, WHERE, BEHIND, SAID, SHOTS]

/** "Scene:", "**Camera:**", "- style =", at the start of a line, a sentence or a part of a list. */
const LABEL = new RegExp(
  `(?:^|[\\n.;|,!?…"”]|\\*\\*| \\/(?= ))[ \\t]*(?:[-*•#]+[ \\t]*)?\\*{0,2}(${ALL.join('|')}|(?:subject|character) \\d)\\*{0,2}[ \\t]*[:=：][ \\t]*\\*{0,2}`,
  'gi',
)

/** Writes a form ("Scene: … Camera: …", JSON) as one sentence; any other prompt stays as it is. */
export function readForm(prompt: string): string {
  const text = fromJson(prompt) ?? prompt
  const labels = [...text.matchAll(LABEL)]
  if (labels.length === 0) return text
  let told = text.slice(0, labels[0]?.index ?? 0)
  let before = ''
  for (const [index, found] of labels.entries()) {
    const end = labels[index + 1]?.index ?? text.length
    const label = found[1]?.toLowerCase() ?? ''
    const words = toWords(label, text.slice(found.index + found[0].length, end))
    // "Subject: a fox. Action: leaps": one sentence.
    const goesOn = ACTS.test(label) && WHO.test(before)
    told += goesOn ? words.replace(/^,/, '') : words
    before = label
  }
  return told
}

const WHO = /subject|character/
const ACTS = /action|motion|movement|what happens/

const is = (words: string): RegExp => new RegExp(`^(?:${words})$`)
const KINDS = {
  unseen: is(UNSEEN),
  absent: is(ABSENT),
  written: is(WRITTEN),
  spoken: is(SPOKEN),
  where: is(WHERE),
  behind: is(BEHIND),
  shots: is(SHOTS),
  camera: is('camera(?: (?:movement|motion|angle|work|shot))?|cameras'),
  colours: is('colou?rs?|colou?r palette|palette'),
}

/** What fields of shots, of the camera and of colours say; null for all others. */
function ofTheFilm(label: string, said: string): string | null {
  if (KINDS.shots.test(label)) return ` . cut to ${said.replace(/\.$/, '')} . `
  if (KINDS.camera.test(label)) return `, ${cameraWords(said)}`
  // Colours of the whole picture are no fruit and no ducks.
  if (KINDS.colours.test(label) && !TONES.test(said)) return ' . '
  return null
}

function toWords(label: string, value: string): string {
  const said = value.trim().replace(/[,;|/ ]+$/, '')
  if (said === '' || KINDS.unseen.test(label)) return /\n/.test(value) ? '\n' : ' . '
  const film = ofTheFilm(label, said)
  if (film !== null) return film
  if (KINDS.absent.test(label)) return ` . without ${said.replace(/,/g, ' and')} . `
  if (KINDS.written.test(label)) return `, with the text ${quoted(said)}`
  if (KINDS.spoken.test(label)) return `, says ${quoted(said)}`
  if (KINDS.behind.test(label)) return `, ${said.replace(/[.,;]?$/, ' in the background$&')}`
  if (
    KINDS.where.test(label) &&
    !/^(?:in|on|at|inside|outside|under|by|near|a(?:bove)?)\b/i.test(said)
  )
    return `, in ${said}`
  // What the scene is, is told before whoever acts in it.
  if (/^scenes?$/.test(label)) return ` . ${said.replace(/\.$/, '')} . `
  return `, ${said}`
}

const TONES = /black|white|mono|sepia|pastel|neon|vibrant|muted|faded|desaturated/i

/** What a field of the camera says in a word or two, as a sentence about a film says it. */
const CAMERA_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:orbit|arc|circl)/i, 'the camera orbits'],
  [/\b(?:track|follow|steadicam|chas)/i, 'tracking shot'],
  [/^(?:overhead|top[- ]down|bird's[- ]eye)/i, 'top-down shot'],
  [/^(?:slowly )?(?:rising|ascending|lifting)/i, 'crane up'],
  [/^(?:rack|pull)(?:ing)? focus/i, 'rack focus'],
  [/^zooms? out/i, 'zoom out'],
  [/^zooms? in/i, 'zoom in'],
]

function cameraWords(said: string): string {
  return said
    .split(/,\s*/)
    .map((part) => {
      const word = CAMERA_WORDS.find(([pattern]) => pattern.test(part))?.[1]
      if (word === undefined) return part
      const more = [...part.matchAll(/from behind|slow[- ]motion|low angle|handheld|close-up/gi)]
      const slow =
        /\bslow(?:ly)?\b(?!.motion)/i.test(part) && !word.startsWith('the') ? 'slow ' : ''
      return [`${slow}${word}`, ...more].join(', ')
    })
    .join(', ')
}

function quoted(text: string): string {
  return /^["“«„'「]/.test(text) ? text : `"${text.replace(/[."]+$/, '')}"`
}

/** The fields of a JSON prompt, one on each line; null if the prompt is none. */
function fromJson(prompt: string): string | null {
  const body = prompt.trim().replace(/^```(?:json)?\s*|\s*```$/g, '')
  if (!/^[{[]/.test(body) || !/[}\]]$/.test(body)) return null
  try {
    return fieldsOf(JSON.parse(body)).join('\n')
  } catch {
    return null
  }
}

function fieldsOf(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) {
    if (typeof value[0] === 'object')
      return value.flatMap((each, index) => [headOf(value, index), ...fieldsOf(each)])
    return [labelled(key, value.join(', '))]
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => fieldsOf(each, name))
  return typeof value === 'string' || typeof value === 'number' ? [labelled(key, `${value}`)] : []
}

/** Where the next of several shots begins, and when, if each tells its length. */
function headOf(shots: readonly unknown[], index: number): string {
  const times = shots.map(lengthOf)
  if (times.some(Number.isNaN)) return index > 0 ? 'cut to' : ''
  const [from, to] = [index, index + 1].map((end) => times.slice(0, end).reduce((a, b) => a + b, 0))
  return `[${from}-${to}s]`
}

const lengthOf = (shot: unknown): number =>
  Number.parseFloat(
    String(
      Object.entries(shot ?? {}).find(([key]) => /^(?:duration|length|seconds)/i.test(key))?.[1],
    ),
  )

function labelled(key: string, value: string): string {
  return key === '' ? value : `${key.replace(/[_-]/g, ' ')}: ${value}`
}
