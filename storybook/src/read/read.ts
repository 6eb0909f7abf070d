import { Plan, type Shot } from '../plan/plan.ts'
import { bind, type Bound } from './bind.ts'
import { readCamera } from './camera.ts'
import { chunk } from './chunks.ts'
import { REQUEST } from './closed-words.ts'
import { joinDeeds } from './deed-words.ts'
import { readSetting } from './setting.ts'
import { readStyle } from './style.ts'
import type { Text } from './text.ts'
import { tokenise } from './tokens.ts'

/** What a prompt asks for. Never throws, always gives a plan that can be staged, the same for the same prompt. */
export function read(prompt: string): Plan {
  const text: Text = { body: prompt.slice(0, 4000).toLowerCase().normalize('NFC'), taken: [] }
  text.body = text.body.replace(/[’‘]/g, "'").replace(/\s+/g, ' ')
  text.body = text.body.replace(REQUEST, '')
  text.body = text.body
    .replace(
      /\b(?:towards?|to|at|into|facing|for) (?:the |us|me)?(?:camera|viewer|lens|audience|screen)\b/g,
      'dir_towards',
    )
    .replace(/\baway from (?:the )?(?:camera|viewer|lens)\b|\binto the distance\b/g, 'dir_away')
  const style = readStyle(text)
  const camera = readCamera(text)
  const setting = readSetting(text)
  text.body = joinDeeds(text.body)
    .replace(
      /\bfrom (?:the )?left(?: side)? to (?:the )?right\b|\b(?:to|towards?) the right\b(?! of| side of)|\brightwards?\b/g,
      ' dir_right ',
    )
    .replace(
      /\bfrom (?:the )?right(?: side)? to (?:the )?left\b|\b(?:to|towards?) the left\b(?! of| side of)|\bleftwards?\b/g,
      ' dir_left ',
    )
    .replace(/\bupwards?\b/g, ' dir_up ')
    .replace(/\bdownwards?\b/g, ' dir_down ')
    .replace(/\b(?:around )?in (?:a )?circles?\b/g, ' dir_around ')
  let number = 0
  const bound = bind(chunk(tokenise(text.body)), [], () => `s${++number}`)
  const shot = toShot(bound, camera, setting)
  return Plan.parse({
    prompt: prompt.slice(0, 4000),
    style: style ?? 'paper',
    shots: [shot],
    understood: [],
    not_shown: bound.misses.slice(0, 20),
  })
}

function toShot(
  bound: Bound,
  camera: Shot['camera'],
  setting: ReturnType<typeof readSetting>,
): Shot {
  const { time, weather, season, mood } = setting
  const { subjects, relations, place } = bound
  return {
    share: 1,
    transition: 'dissolve',
    place,
    time,
    weather: weather ?? 'clear',
    season,
    mood,
    camera,
    subjects,
    relations,
    lettering: [],
  }
}
