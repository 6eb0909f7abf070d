import type { Plan } from '../plan/plan.ts'
import type { Scene } from '../scene/scene.ts'
import type { SoundName } from '../scene/sound-name.ts'
import type { Survey } from './survey.ts'
import { wishesOf, type Wishes } from './wishes/wishes.ts'

/** What is heard: what was asked for, and the sea or the leaves that the picture plainly has. */
export function soundsOf(plan: Plan, survey: Survey): Scene['sounds'] {
  const wishes = plan.shots.map((shot) => wishesOf(plan, shot))
  return SOUNDS.filter(({ heard }) => wishes.some((each) => heard(each, survey))).map(
    ({ name, level }) => ({ name, level }),
  )
}

const SOUNDS: readonly {
  readonly name: SoundName
  readonly level: number
  readonly heard: (wishes: Wishes, survey: Survey) => boolean
}[] = [
  { name: 'rain', level: 0.7, heard: ({ air }) => air.includes('rain') || air.includes('storm') },
  { name: 'thunder', level: 0.6, heard: ({ lightning }) => lightning },
  {
    name: 'snow',
    level: 0.5,
    heard: ({ air }) => air.includes('snow') || air.includes('blizzard'),
  },
  { name: 'bubbles', level: 0.5, heard: ({ air }) => air.includes('bubbles') },
  { name: 'wind', level: 0.6, heard: ({ wind }) => wind > 1 },
  {
    name: 'waves',
    level: 0.5,
    heard: (asked, { water }) => water !== null && (asked.water || asked.silent),
  },
  {
    name: 'leaves',
    level: 0.4,
    heard: (asked, { foliage }) => foliage !== null && (asked.leaves || asked.silent),
  },
  {
    name: 'fire',
    level: 0.6,
    heard: ({ fire }, { lights }) => fire && lights.some(({ kind }) => kind === 'fire'),
  },
]
