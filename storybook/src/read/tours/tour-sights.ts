/** What of a land a stage can show, however a tour goes on about it, in the words that all else is told in. */
const SIGHTS: readonly (readonly [said: RegExp, told: string])[] = [
  [/\b(?:snow ?storm|blizzard)\b/, 'in a snowstorm'],
  [/\b(?:encroaching|approaching|gathering) storm\b|\bstorm clouds\b/, 'storm clouds'],
  [/\bsnowflakes\b|\bsnow falls\b/, 'snow falls'],
  [/\b(?:mist|haze|fog|foggy|misty)\b/, 'in the mist'],
  [/\bthunder(?:storm)?\b|\blightning\b/, 'in a thunderstorm'],
  [/\brain(?:s|y|ing|fall)?\b/, 'in the rain'],
  [
    /\b(?:sunlight|light|sun) (?:filter|stream|break|pour|pierc)(?:s|ing|e)?\b|\b(?:rays|beams) of (?:sun)?light\b|\bsunbeams?\b|\bbeams\b/,
    'sunbeams',
  ],
  [/\baurora\b|\bnorthern lights\b/, 'under the northern lights'],
  [/\bmilky way\b/, 'the milky way'],
  [
    /\b(?:leaves|petals) (?:drift|fall|float|flutter)(?:s|ing)?\b|\bfallen leaves\b/,
    'falling leaves',
  ],
  [/\b(?:sand|dust)(?: and [a-z ]+)? (?:haze|drifting|blowing|whirls?)\b|\bdust\b/, 'dust blows'],
  [/\bneon\b/, 'neon signs'],
  [/\bfireflies\b/, 'fireflies glow'],
  [/\bflooded\b/, 'flooded'],
  [/\b(?:puddles?|wet pavement|damp street)\b/, 'wet'],
  [/\b(?:stained|weathered|shattered|crumbling|peeling|rusted) [a-z]+s\b/, 'abandoned'],
  [/\bsmoke (?:curl|ris)[a-z]+ from (?:the )?chimneys\b/, 'smoke rises from the chimneys'],
]

/** The sights that a sentence tells of. */
export function sightsIn(sentence: string): readonly string[] {
  return SIGHTS.flatMap(([said, told]) => (said.test(sentence) ? [told] : []))
}

const HOURS: readonly (readonly [said: RegExp, told: string])[] = [
  [/\b(?:setting sun|sunset|sun (?:sinks?|sets|dips?|slowly sinks))\b/, 'at sunset'],
  [/\b(?:sunrise|first rays|sun rises|dawn)\b/, 'at sunrise'],
  [/\b(?:twilight|dusk|nightfall)\b/, 'at dusk'],
  [/\bmorning\b/, 'in the morning'],
  [/\b(?:night|moonlight|moonlit|midnight|streetlights|neon)\b(?! birds?\b)/, 'at night'],
  [/\b(?:noon|midday)\b/, 'at noon'],
]

/** The hour that a sentence tells last. */
export function hourIn(sentence: string): string | null {
  const found = HOURS.map(([said, told]) => ({
    told,
    at: [...sentence.matchAll(new RegExp(said, 'g'))].at(-1)?.index ?? -1,
  }))
  const last = found.reduce((a, b) => (b.at > a.at ? b : a))
  return last.at < 0 ? null : last.told
}

/** Seasons hold for all that comes after. */
export const seasonIn = (sentence: string): string | null =>
  /\b(?:autumn|spring|summer|winter)(?:time)?\b/.exec(sentence)?.[0] ?? null
