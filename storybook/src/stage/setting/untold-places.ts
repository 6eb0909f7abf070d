import type { Shot, Subject } from '../../plan/plan.ts'
import { brews } from './brewing.ts'
import { runsFree } from './runaways.ts'
import { does, FLIES, has } from './who-does.ts'

const LEAPS = /^(jump|leap|breach|flip|jump-hoop)$/u
const BLOSSOMS = /\b(cherry (blossom|flower)|sakura|plum blossom)s?\b/u
const CHERRIES = /\bcherry trees?\b/u
/** Whatever floats in one of these is at home. */
const TUBS = /\b(bathtub|bath tub|bath)$/u
const POND_FOLK = /\b(duck|duckling|swan|goose|beaver|otter|frog|lily pad)s?$/u
const POLAR = /\b(penguin|seal|walrus|orca)$/u

/** What stands at a road and tells of it. */
const SIGNS = /\b(?:(?:road|traffic|highway|warning|speed limit|stop) sign|signpost)$/u
const LATTICES = /\b(?:steel|metal) (?:structure|framework)$/u

type Rule = readonly [suits: (shot: Shot, lead: Subject) => boolean, place: string]

/** Not every load is pushed along the shelves of a supermarket. */
function wheels({ actions }: Subject, load: RegExp): boolean {
  return actions.some(
    ({ verb, prop }) => /^(push|wheel|pull)$/u.test(verb) && load.test(prop ?? ''),
  )
}

const GAMES = /^play-(?:cards|chess|checkers|go|backgammon|board-game|mahjong|dominoes)$/u

/** Who plays a parlour game on something that lies in the open plays it out there. */
function playsOn(thing: RegExp): Rule[0] {
  return ({ subjects, relations }, lead) =>
    does(lead, GAMES) &&
    relations.some(
      ({ from, relation, to }) =>
        from === lead.id &&
        relation === 'on' &&
        thing.test(subjects.find(({ id }) => id === to)?.noun ?? ''),
    )
}

/** Who sits in a plane is up in the sky, wherever beasts like it live. */
export function sitsInPlane({ subjects, relations }: Shot, { id }: Subject): boolean {
  const ridden = relations.find(({ from, relation }) => from === id && relation === 'riding')?.to
  const aircraft = subjects.find((each) => each.id === ridden)
  return (
    aircraft?.kind === 'aircraft' && !/\b(?:rocket|space ?(?:ship|craft))$/u.test(aircraft.noun)
  )
}

const isIdle = ({ verb }: Subject['actions'][number]): boolean =>
  /^(?:wave|stand|smile|look|talk)$/u.test(verb)

const wears = (person: Subject['person'], worn: string): boolean =>
  person?.wears.some(({ garment }) => garment === worn) === true

/** Who does no work at it tells where it stands by being there. */
function isIdleAt(thing: RegExp): Rule[0] {
  return ({ subjects }, { kind, actions }) =>
    kind === 'person' &&
    (has(subjects, thing) || actions.some(({ prop }) => thing.test(prop ?? ''))) &&
    actions.every((each) => isIdle(each) || /^(?:lean|look-at)$/u.test(each.verb))
}

/** Where a story plays that names no place. */
const SILENT: readonly Rule[] = [
  // What has fallen out of the sky is not in it.
  [(_, { kind, looks }) => kind === 'aircraft' && looks?.includes('crashed') === true, 'field'],
  [playsOn(/\braft$/u), 'lake'],
  [
    (_, { kind, actions }) =>
      kind === 'person' &&
      actions.some(({ verb, prop }) => verb === 'open' && /\b(?:jar|tin)$/u.test(prop ?? '')),
    'kitchen',
  ],
  [sitsInPlane, 'sky'],
  [(_, { noun }) => /^wall (?:tele)?phone$/u.test(noun), 'living-room'],
  [isIdleAt(/(?<!\bkitchen )\bcounter$/u), 'shop'],
  [
    ({ subjects }, lead) =>
      does(lead, /^skateboard$/u) && has(subjects, /\b(?:ramp|half ?pipe|quarter pipe)$/u),
    'skatepark',
  ],
  [isIdleAt(/(?<!\bheart )\bmonitor$/u), 'office'],
  [
    ({ season, subjects }) =>
      subjects.some(({ words, noun }) => {
        const said = `${words} ${noun}`
        const blooms = season === null || season === 'spring'
        return BLOSSOMS.test(said) || (blooms && CHERRIES.test(said))
      }),
    'cherry-grove',
  ],
  [
    ({ subjects }) => subjects.every(({ noun, count }) => count > 1 && /\blanterns?$/u.test(noun)),
    'lake',
  ],
  [
    ({ subjects }) => has(subjects, /\b(?:lunar module|(?:moon |lunar )?(?:lander|rover))$/u),
    'moon',
  ],
  [(_, lead) => does(lead, /^(ski|snowboard|sled)$/u), 'snow-slope'],
  [(_, lead) => does(lead, /^ice-fish$/u), 'frozen-lake'],
  [
    ({ subjects }, lead) =>
      does(lead, /^(?:dig|bury|find|open)$/u) && has(subjects, /\btreasure( chest)?$/u),
    'beach',
  ],
  [({ subjects }) => subjects.every(({ noun }) => /\bflags?$/u.test(noun)), 'meadow'],
  // Who lies in the sun lies on sand, whatever creeps up to them out of the sea.
  [({ subjects }) => has(subjects, /\bsunbather$/u), 'beach'],
  [(_, lead) => wheels(lead, /\b(wheelbarrow|barrow)$/u), 'garden'],
  [(_, lead) => wheels(lead, /\bcart$/u) && /miner\b/u.test(lead.noun), 'tunnel'],
  [
    (_, lead) => wheels(lead, /\bcart$/u) && /farmer|peasant|vendor|seller/u.test(lead.noun),
    'market',
  ],
  [
    (_, lead) => wheels(lead, /\b(stroller|pram|buggy|pushchair|baby carriage|wheelchair)$/u),
    'park',
  ],
  [(_, { noun }) => /\b(tailor|dressmaker|seamstress)$/u.test(noun), 'tailor-shop'],
  [(_, { noun }) => /\bflorist$/u.test(noun), 'flower-shop'],
  // Whoever sees another world has sat down at home for it.
  [(_, lead) => lead.actions.every(isIdle) && wears(lead.person, 'vr headset'), 'living-room'],
  [
    ({ subjects }) =>
      has(
        subjects,
        /\b(?:vr|game|gaming) ?(?:controller|console|pad)s?$|\bjoystick$|(?<!traffic )\bcontroller$/u,
      ),
    'living-room',
  ],
  // Whoever stirs it: nobody has a cauldron in a kitchen.
  [({ subjects }) => subjects.some(brews), 'wizard-study'],
  [
    ({ subjects }, lead) => runsFree(lead) && has(subjects, /\b((sea)?gull|crab|pelican)$/u),
    'beach',
  ],
  [(_, lead) => runsFree(lead), 'park'],
  [({ subjects }) => has(subjects, /\bmarket (vendor|seller|trader|woman)$/u), 'market'],
  // A fire or a tent in the open says more of the place than what is played at it.
  [({ subjects }) => has(subjects, /\b(campfire|bonfire|fire pit|(?<!circus )tent)$/u), 'campsite'],
  [
    (_, { actions }) => actions.some(({ prop }) => /\b(campfire|bonfire|tent)$/u.test(prop ?? '')),
    'campsite',
  ],
  [
    ({ subjects }, lead) =>
      does(lead, /^pour$/u) && has(subjects, /\b(?:flask|beaker|test tube|vial)$/u),
    'laboratory',
  ],
  [
    ({ subjects }, lead) =>
      does(lead, /^pour$/u) &&
      has(subjects, /\b(?:jar|glass|cup|mug|bowl|pan|skillet|pot|jug|container)$/u),
    'kitchen',
  ],
  // Who lands on a roof is above the streets, and on no runway.
  [
    ({ subjects, relations }, lead) =>
      lead.kind === 'aircraft' &&
      relations.some(
        ({ from, relation, to }) =>
          from === lead.id &&
          relation === 'on' &&
          subjects.some(({ id, kind }) => id === to && kind === 'building'),
      ),
    'downtown',
  ],
  [(_, lead) => /\b(?:race|racing|formula(?: one| 1)?) ?car$/u.test(lead.noun), 'raceway'],
  [({ subjects }) => subjects.every(({ noun }) => SIGNS.test(noun)), 'country-road'],
  [({ subjects }) => has(subjects, /\bcharging (?:station|point)$/u), 'parking-lot'],
  [({ subjects }) => subjects.every(({ noun }) => LATTICES.test(noun)), 'construction-site'],
  [({ subjects }) => subjects.every(({ noun }) => /\bpalm trees?$/u.test(noun)), 'beach'],
  [({ subjects }) => has(subjects, /\bcircus tent$/u), 'amusement-park'],
  [
    ({ subjects }) => has(subjects, /\bfireworks?$/u) && has(subjects, /\bchristmas tree$/u),
    'village',
  ],
  // A fish leaps out of the water, and is caught from above it; a whale blows at the surface.
  [(_, lead) => lead.kind === 'fish' && (does(lead, LEAPS) || does(lead, /^spray$/u)), 'ocean'],
  [
    ({ subjects }, lead) =>
      lead.kind === 'bird' && !has(subjects, POLAR) && subjects.some(({ kind }) => kind === 'fish'),
    'lake',
  ],
  [(_, lead) => POND_FOLK.test(lead.noun) && does(lead, /^(swim|float|dive|jump)$/u), 'pond'],
  [
    ({ subjects }, lead) =>
      /\b(rocket|spaceship)$/u.test(lead.noun) && does(lead, FLIES) && heavenly(subjects),
    'space',
  ],
]

function heavenly(subjects: readonly Subject[]): boolean {
  return subjects.some(({ noun }) => /\b(moon|mars|planet|stars?|galaxy|sun)$/u.test(noun))
}

/** Where those play who name no place. */
export function placesUntold(shot: Shot): string[] {
  const { subjects } = shot
  const [lead] = subjects
  if (subjects.some(({ noun }) => TUBS.test(noun))) return ['bathroom']
  return lead ? SILENT.flatMap(([suits, name]) => (suits(shot, lead) ? [name] : [])) : []
}
