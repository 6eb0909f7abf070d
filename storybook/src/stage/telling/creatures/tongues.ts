import type { Shot, Subject } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withDeed } from './told.ts'
import { unseen } from '../without.ts'

const LONG_TONGUES = /\b(?:chameleon|frog|toad|bullfrog|anteater|aardvark|salamander|gecko)$/u
const SEIZES = /^(?:catch|eat|hunt|grab|snatch|lick|attack|chase|jump|leap)$/u
const SMALL =
  /\b(?:fly|flies|dragonfly|mosquito|moth|butterfly|firefly|cricket|grasshopper|bug|insect|ant|termite|beetle|bee|worm|spider)s?$/u

function hunts({ id, kind, noun, count, actions: [deed] }: Subject, { relations }: Shot): boolean {
  const seizes =
    SEIZES.test(deed?.verb ?? '') ||
    relations.some(({ from, relation }) => from === id && relation === 'holding')
  return ANIMALS.has(kind) && count === 1 && LONG_TONGUES.test(noun) && seizes
}

/** Chameleons, frogs and ant-eaters catch what flies or creeps with their tongues, which are longer than they are. */
export function shootTongue(shot: Shot): Shot {
  const hunter = shot.subjects.find((each) => hunts(each, shot))
  const [deed] = hunter?.actions ?? []
  if (!hunter || !deed) return shot
  const prey = shot.subjects.find(
    ({ id, noun }) => (id === deed.target || deed.target === null) && SMALL.test(noun),
  )
  const prop = prey ? `${prey.colour ?? ''} ${prey.noun}`.trim() : (deed.prop ?? '')
  if (!SMALL.test(prop)) return shot
  const alone = prey ? unseen(shot, prey) : shot
  return withDeed(onGround(alone), hunter, doing('tongue-catch', { prop }))
}

/** "From the air" is where the prey is. */
function onGround(shot: Shot): Shot {
  return /^(?:sky|air)$/u.test(shot.place ?? '') ? { ...shot, place: null } : shot
}
