import type { Plan, Shot, Subject } from '../plan/plan.ts'

/** What was understood, in short sentences, one for each subject, place, time, camera and style. */
export function describePlan({ shots, style }: Pick<Plan, 'shots' | 'style'>): string[] {
  const lines = shots.flatMap((shot, index) => {
    const own = describeShot(shot)
    return shots.length > 1 ? own.map((line) => `Shot ${index + 1}: ${line}`) : own
  })
  if (style !== 'paper') lines.push(`Style: ${style.replaceAll('-', ' ')}.`)
  return lines.map((line) => line.slice(0, 300)).slice(0, 60)
}

function describeShot(shot: Shot): string[] {
  const names = new Map(shot.subjects.map((subject) => [subject.id, subject.noun]))
  const lines = shot.subjects.map((subject) => `${capital(describeSubject(subject, names))}.`)
  for (const { from, relation, to } of shot.relations) {
    lines.push(
      `${capital(names.get(from) ?? from)} ${RELATIONS[relation] ?? relation} ${names.get(to) ?? to}.`,
    )
  }
  if (shot.place !== null) lines.push(`Place: ${shot.place.replaceAll('-', ' ')}.`)
  const setting = [
    shot.time,
    shot.weather === 'clear' ? null : shot.weather,
    shot.season,
    shot.mood === null ? null : `${shot.mood} mood`,
  ].filter((part) => part !== null)
  if (setting.length > 0) lines.push(`Setting: ${setting.join(', ')}.`)
  const { move, framing, effects } = shot.camera
  const camera = [
    move,
    framing === 'aerial' && move === 'aerial' ? null : framing,
    ...effects,
  ].filter((part) => part !== null)
  if (camera.length > 0) lines.push(`Camera: ${camera.join(', ').replaceAll('-', ' ')}.`)
  for (const { text, on } of shot.lettering) lines.push(`Lettering “${text}” (${on}).`)
  return lines
}

const RELATIONS: Record<string, string> = {
  'left-of': 'to the left of',
  'right-of': 'to the right of',
  on: 'on',
  above: 'above',
  under: 'under',
  behind: 'behind',
  'in-front-of': 'in front of',
  'next-to': 'next to',
  inside: 'in',
  riding: 'rides',
  holding: 'holds',
  wearing: 'wears',
  chasing: 'chases',
  facing: 'faces',
  around: 'around',
}

function describeSubject(subject: Subject, names: ReadonlyMap<string, string>): string {
  const { count, size, colour, material, emotion, noun, person, actions } = subject
  const look = [
    count > 1 ? String(count) : null,
    size === 'normal' ? null : size,
    emotion === 'neutral' ? null : emotion,
    colour,
    material,
  ]
  const wears = (person?.wears ?? []).map(({ garment, colour: dye }) =>
    [dye, garment].filter(Boolean).join(' '),
  )
  const dressed = wears.length > 0 ? ` in ${wears.join(', ')}` : ''
  const deeds = actions.map(({ verb, prop, target, direction }) =>
    [
      verb.replaceAll('-', ' '),
      prop === null ? null : `(${prop})`,
      target === null ? null : `→ ${names.get(target) ?? ''}`,
      direction === null ? null : `(${direction})`,
    ]
      .filter(Boolean)
      .join(' '),
  )
  const name = count > 1 ? `× ${noun}` : noun
  const head = [...look.filter((part) => part !== null), name].join(' ')
  return `${head}${dressed}${deeds.length > 0 ? `: ${deeds.join(', ')}` : ''}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
