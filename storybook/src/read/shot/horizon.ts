import { HORIZON } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { Bound } from '../binding/binding.ts'
import type { CameraRead } from '../manner/camera.ts'
import type { Setting } from '../manner/setting.ts'

const LOW_SUN = new Set<Setting['time']>(['sunset', 'dawn', 'dusk', 'golden'])
/** What is known by its outline before the sky. */
const OUTLINES =
  /\b(?:horizon|mountains?|alps|alpine|peaks|himalayas|skyline|fjords?|distan(?:t|ce)|valley)\b/

/** What stands so tall that whoever looked straight down on its foot would see only that. */
const SIGHTS =
  /\b(?:castle|fortress|citadel|lighthouse|cathedral|church|monastery|abbey|temple|pagoda|mosque|palace|tower|volcano|windmill|pyramids?|colosseum|taj mahal|big ben|eiffel|statue of liberty|observatory|waterfall|falls|canyon|mansion|villa|manor|building|skyscraper|opera house|bridge|exterior|colosseum|coliseum|stadium|monument|statue|house)\b/

/** Of a house from straight above nobody would see more than its roof. */
const isHouse = ({ kind, count }: Subject): boolean => kind === 'building' && count === 1

/** A drone sees the sunset and the mountains over the land, unless it is said to look straight down. */
export function horizonIn({
  camera: { framing, straight },
  setting: { time },
  bound: { place, scenery, subjects },
}: {
  readonly camera: CameraRead
  readonly setting: Setting
  readonly bound: Bound
}): readonly string[] {
  if (framing !== 'aerial') return []
  if (SIGHTS.test(place ?? '') || subjects.some(isHouse)) return [HORIZON]
  if (straight) return []
  const outlined = OUTLINES.test([place, ...scenery].join(' '))
  return LOW_SUN.has(time) || outlined ? [HORIZON] : []
}
