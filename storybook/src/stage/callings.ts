import type { Subject } from '../plan/plan.ts'

type Row = readonly [who: RegExp, verb: string | null, ...places: readonly string[]]

/** What people of a calling do when the prompt gives them nothing to do, and where. */
const CALLINGS: readonly Row[] = [
  [/violinist|fiddler/u, 'play-violin', 'stage'],
  [/cellist/u, 'play-cello', 'stage'],
  [/pianist/u, 'play-piano', 'stage'],
  [/drummer/u, 'play-drums', 'stage'],
  [/harpist/u, 'play-harp', 'stage'],
  [/trumpeter|trumpet player/u, 'play-trumpet', 'stage'],
  [/saxophonist|jazz musician/u, 'play-saxophone', 'stage'],
  [/flautist|flutist|flute player/u, 'play-flute', 'stage'],
  [/accordionist/u, 'play-accordion', 'street'],
  [/rockstar|rock star/u, 'play-electric-guitar', 'stage'],
  [/guitarist|musician|bard|minstrel/u, 'play-guitar', 'stage'],
  [/saxophone player/u, 'play-saxophone', 'stage'],
  [/guitar player/u, 'play-guitar', 'stage'],
  [/piano player/u, 'play-piano', 'stage'],
  [/violin player/u, 'play-violin', 'stage'],
  [/drum player/u, 'play-drums', 'stage'],
  [/cello player/u, 'play-cello', 'stage'],
  [/accordion player/u, 'play-accordion', 'stage'],
  [/harp player/u, 'play-harp', 'stage'],
  [/conductor/u, 'conduct', 'stage'],
  [/singer|rapper|diva/u, 'sing', 'stage'],
  [/ballerina|ballet dancer/u, 'ballet', 'stage'],
  [/breakdancer/u, 'breakdance', 'street'],
  [/dancer/u, 'dance', 'stage'],
  [/magician/u, 'magic', 'stage'],
  [/juggler|jester|clown/u, 'juggle', 'circus', 'stage'],
  [/acrobat|gymnast/u, 'flip', 'gymnasium'],
  [/baker/u, 'bake', 'bakery', 'kitchen'],
  [/chef|cook/u, 'cook', 'kitchen'],
  [/waiter|waitress/u, null, 'restaurant', 'cafe'],
  [/bartender|barista/u, 'pour', 'bar', 'cafe'],
  [/butcher|shopkeeper|cashier/u, null, 'market', 'supermarket'],
  [/scientist|chemist|biologist/u, null, 'laboratory'],
  [/doctor|nurse|surgeon|dentist|patient/u, null, 'hospital'],
  [/teacher|professor|student|pupil/u, null, 'classroom'],
  [/librarian/u, 'read', 'library'],
  [/farmer|shepherd|milkmaid/u, null, 'farm', 'meadow'],
  [/gardener|florist/u, 'water', 'garden'],
  [/fisherman|angler/u, 'fish', 'lake', 'river'],
  [/lumberjack|woodcutter/u, 'chop-wood', 'forest'],
  [/carpenter|blacksmith|clockmaker|watchmaker|craftsman/u, 'hammer', 'workshop', 'basement'],
  [/welder/u, 'weld', 'workshop', 'industrial-area'],
  [/builder|construction worker/u, 'hammer', 'construction-site'],
  [/mechanic/u, 'change-tyre', 'gas-station', 'street'],
  [/miner/u, null, 'cave', 'tunnel'],
  [/potter/u, 'pottery', 'workshop', 'basement'],
  [/sculptor/u, 'sculpt', 'workshop', 'art-gallery'],
  [/painter|artist/u, 'paint'],
  [/photographer/u, 'photograph'],
  [/writer|poet|novelist|author/u, 'write', 'library'],
  [/hacker|programmer|secretary/u, 'type', 'office'],
  [/gamer/u, 'play-games', 'living-room'],
  [/businessman|businesswoman|businessperson|boss/u, null, 'office', 'downtown'],
  [/seamstress|tailor/u, 'sew', 'living-room'],
  [/hairdresser|barber/u, 'haircut'],
  [/cleaner|maid|janitor/u, 'sweep', 'corridor', 'living-room'],
  [/priest|nun|monk/u, 'pray', 'church', 'temple'],
  [/bride|groom/u, null, 'church', 'garden'],
  [/prisoner|inmate/u, null, 'jail-cell'],
  [/firefighter|fireman|police|postman|mail carrier|courier|tourist/u, null, 'street', 'downtown'],
  [/boxer/u, 'punch-bag', 'gymnasium'],
  [/weightlifter|bodybuilder/u, 'lift', 'gymnasium'],
  [/karate|martial artist/u, 'karate', 'gymnasium'],
  [/ninja|samurai/u, 'sneak', 'temple'],
  [/yogi/u, 'yoga', 'park'],
  [/sprinter|runner|athlete/u, 'run', 'outdoor-track'],
  [/goalkeeper|footballer|soccer player/u, 'kick', 'stadium'],
  [/basketball player/u, 'dribble', 'basketball-court'],
  [/baseball player/u, 'play-baseball', 'baseball-field'],
  [/tennis player/u, 'play-tennis', 'tennis-court'],
  [/golfer/u, 'golf', 'golf-course'],
  [/archer/u, 'archery', 'meadow'],
  [/swimmer/u, 'swim', 'indoor-swimming-pool'],
  [/surfer/u, 'surf', 'ocean'],
  [/skier/u, 'ski', 'ski-slope'],
  [/snowboarder/u, 'snowboard', 'ski-slope'],
  [/ice skater|figure skater/u, 'ice-skate', 'frozen lake'],
  [/skateboarder|skater/u, 'skateboard', 'street'],
  [/cyclist/u, 'ride-bike', 'forest-road', 'street'],
  [/climber|mountaineer/u, 'rock-climb', 'cliff'],
  [/hiker|explorer/u, 'walk', 'mountain', 'jungle'],
  [/lifeguard/u, null, 'beach'],
  [/sailor|captain|pirate/u, null, 'harbor', 'beach'],
  [/viking/u, null, 'harbor', 'snowy-mountain'],
  [/cowboy|cowgirl|sheriff/u, null, 'desert', 'desert-road'],
  [/vampire|ghost|zombie|witch/u, null, 'haunted-house', 'cemetery'],
]

const callingOf = ({ noun, person }: Subject): Row | undefined =>
  CALLINGS.find(([who]) => who.test(noun)) ?? CALLINGS.find(([who]) => who.test(person?.role ?? ''))

/** The deed that shows what somebody is, or null for those who just are. */
export function callingDeed(subject: Subject): string | null {
  return subject.kind === 'person' ? (callingOf(subject)?.[1] ?? null) : null
}

/** Where people of this calling are found. */
export function callingHomes(subject: Subject): readonly string[] {
  return subject.kind === 'person'
    ? ((callingOf(subject)?.slice(2) as string[] | undefined) ?? [])
    : []
}
