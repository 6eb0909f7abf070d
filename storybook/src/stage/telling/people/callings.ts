import type { Subject } from '../../../plan/plan.ts'
import { findPlace } from '../../places/finding/find-place.ts'

type Row = readonly [who: RegExp, verb: string | null, ...places: readonly string[]]

/** What people of a calling do when the prompt gives them nothing to do, and where. */
const CALLINGS: readonly Row[] = [
  [/cheerleader/u, 'cheerlead', 'stadium'],
  [/you ?tuber|vlogger|influencer|blogger/u, 'selfie', 'living-room', 'street'],
  [/streamer/u, 'play-games', 'living-room'],
  [/alchemist|apothecary|herbalist/u, 'experiment', 'wizard-study', 'laboratory'],
  [/fortune ?teller/u, 'read-crystal', 'living-room'],
  [/weaver/u, 'loom', 'workshop'],
  [/lighthouse keeper/u, null, 'lighthouse'],
  [/vendor|seller|hawker|stallholder/u, null, 'market'],
  [/jewell?er|watch ?maker|clock ?maker/u, 'make-jewelry', 'workshop'],
  [/book ?binder/u, 'bind-book', 'workshop'],
  [/cobbler|shoemaker|luthier|toymaker/u, 'hammer', 'workshop'],
  [/florist/u, 'arrange-flowers', 'garden'],
  [/window cleaner/u, 'clean-window', 'street'],
  [/street sweeper/u, 'sweep', 'street'],
  [/strongman/u, 'lift', 'circus'],
  [/matador|bullfighter/u, 'wave-cape', 'stadium'],
  [/tightrope|wire walker/u, 'tightrope', 'circus'],
  [/fire eater/u, 'eat-fire', 'circus'],
  [/fire breather/u, 'breathe-fire', 'circus'],
  [/sword swallower/u, 'swallow-sword', 'circus'],
  [/\brower$/u, 'row', 'river', 'lake'],
  [/kayaker|canoeist/u, 'kayak', 'river', 'lake'],
  [/knife thrower/u, 'throw-knife', 'circus'],
  [/stilt walker/u, 'stilts', 'street'],
  [/trapeze artist/u, 'trapeze', 'circus'],
  [/synchroni[sz]ed swimmer/u, 'swim-in-unison', 'swimming-pool'],
  [/snake charmer/u, 'play-flute', 'market'],
  [/fencer/u, 'fence', 'gymnasium'],
  [/sumo/u, 'sumo', 'sumo-ring'],
  [/tap dancer/u, 'tap-dance', 'stage'],
  [/break ?dancer/u, 'breakdance', 'street'],
  [/shaman|druid/u, 'cast-spell', 'forest'],
  [/bodybuilder/u, 'flex', 'gymnasium'],
  [/chimney sweep/u, null, 'rooftop'],
  [/falconer/u, 'hold-falcon', 'meadow'],
  [/\bmime\b/u, 'mime-wall', 'street'],
  [/yoga|yogi/u, 'yoga', 'park'],
  [/ringmaster/u, null, 'circus'],
  [/centurion|gladiator|roman soldier/u, null, 'arena'],
  [/plague doctor/u, null, 'alley'],
  [/geisha/u, null, 'temple', 'garden'],
  [/pharaoh/u, null, 'pyramids', 'desert'],
  [/genie|sultan|maharaja/u, null, 'market', 'desert'],
  [/tooth fairy/u, null, 'bedroom'],
  [/fairy$|pixie|nymph|dryad|satyr|faun/u, null, 'enchanted-forest', 'forest'],
  [/goblin|troll/u, null, 'cave', 'forest'],
  [/ogre/u, null, 'marsh', 'forest'],
  [/banshee|grim reaper/u, null, 'cemetery', 'haunted-house'],
  [/medusa|gorgon/u, null, 'greek-temple'],
  [/harpy/u, null, 'cliff'],
  [/leprechaun/u, null, 'meadow'],
  [/frost giant/u, null, 'snowy-mountain', 'mountain'],
  [/\bgiant$/u, null, 'valley', 'meadow'],
  [/cyclops/u, null, 'island', 'cliff'],
  [/werewolf|vampire/u, null, 'cemetery', 'haunted-house'],
  [/opera singer/u, 'sing', 'stage'],
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
  [/street (musician|performer)|busker/u, 'play-guitar', 'street'],
  [/guitarist|musician|bard|minstrel/u, 'play-guitar', 'stage'],
  [/saxophone player/u, 'play-saxophone', 'stage'],
  [/guitar player/u, 'play-guitar', 'stage'],
  [/piano player/u, 'play-piano', 'stage'],
  [/violin player/u, 'play-violin', 'stage'],
  [/drum player/u, 'play-drums', 'stage'],
  [/cello player/u, 'play-cello', 'stage'],
  [/accordion player/u, 'play-accordion', 'stage'],
  [/harp player/u, 'play-harp', 'stage'],
  [/(?<!pied )piper/u, 'play-bagpipes', 'meadow', 'castle'],
  [/\b(?:train|railway|ticket) conductor/u, null, 'train-car'],
  [/\b(?:tram|bus) conductor/u, null, 'bus-interior'],
  [/conductor/u, 'conduct', 'stage'],
  [/\busher/u, null, 'movie-theater'],
  [/gambler|croupier|card dealer/u, null, 'casino'],
  [/receptionist|concierge/u, null, 'hotel'],
  [/singer|rapper|diva/u, 'sing', 'stage'],
  [/ballerina|ballet dancer/u, 'ballet', 'stage'],
  [/flamenco/u, 'flamenco', 'stage'],
  [/\bhula/u, 'hula', 'beach'],
  [/irish dancer/u, 'irish-dance', 'stage'],
  [/belly dancer/u, 'belly-dance', 'palace', 'stage'],
  [/samba dancer/u, 'dance', 'street'],
  [/fire dancer/u, 'dance', 'beach'],
  [/tango dancer/u, 'tango', 'ballroom'],
  [/breakdancer/u, 'breakdance', 'street'],
  [/dancer/u, 'dance', 'stage'],
  [/magician/u, 'magic', 'stage'],
  [/juggler|jester|clown/u, 'juggle', 'circus', 'stage'],
  [/acrobat|gymnast/u, 'flip', 'gymnasium'],
  [/baker/u, 'bake', 'bakery', 'kitchen'],
  [/chef|cook/u, 'cook', 'kitchen'],
  [/waiter|waitress/u, 'serve-food', 'restaurant', 'cafe'],
  [/bartender/u, 'bartend', 'bar'],
  [/barista/u, 'latte-art', 'cafe', 'bar'],
  [/butcher|shopkeeper|cashier/u, null, 'market', 'supermarket'],
  [/scientist|chemist|biologist/u, 'experiment', 'laboratory'],
  [/surgeon/u, 'surgery', 'hospital'],
  [/pharmacist/u, null, 'pharmacy'],
  [/doctor|nurse|patient/u, null, 'hospital'],
  [/teacher|professor/u, 'write-board', 'classroom'],
  [/student|pupil/u, null, 'classroom'],
  [/librarian/u, 'read', 'library'],
  [/farmer|shepherd|milkmaid/u, null, 'farm', 'meadow'],
  [/gardener|florist/u, 'water', 'garden'],
  [/fisherman|angler/u, 'fish', 'lake', 'river'],
  [/lumberjack|woodcutter/u, 'chop-wood', 'forest'],
  [/blacksmith/u, 'forge', 'workshop'],
  [/carpenter|clockmaker|watchmaker|craftsman/u, 'hammer', 'workshop', 'basement'],
  [/welder/u, 'weld', 'workshop', 'industrial-area'],
  [/builder|construction worker/u, 'hammer', 'construction-site'],
  [/mechanic/u, 'fix-engine', 'garage', 'street'],
  [/miner\b/u, 'mine', 'cave', 'tunnel'],
  [/glass ?blower/u, 'blow-glass', 'workshop'],
  [/astronomer/u, 'spyglass', 'observatory', 'meadow'],
  [/dentist/u, 'treat-teeth', 'hospital'],
  [/electrician/u, 'change-bulb', 'living-room'],
  [/plumber/u, 'fix-pipe', 'bathroom'],
  [/potter/u, 'pottery', 'workshop', 'basement'],
  [/\bdiver\b/u, 'dive', 'coral reef', 'underwater'],
  [/sculptor/u, 'sculpt', 'workshop', 'art-gallery'],
  [/painter|artist/u, 'paint'],
  [/photographer/u, 'photograph'],
  [/camera(?:man|woman)|film ?maker|(?:film|movie) director/u, null, 'film set'],
  [/^(?!.*van)(?:.* )?campers?$/u, null, 'campsite'],
  [/writer|poet|novelist|author/u, 'write', 'library'],
  [/hacker|programmer|secretary/u, 'type', 'office'],
  [/gamer/u, 'play-games', 'living-room'],
  [/businessman|businesswoman|businessperson|boss/u, null, 'office', 'downtown'],
  [/seamstress|tailor/u, 'sew', 'living-room'],
  [/hairdresser|barber/u, 'haircut', 'barbershop'],
  [/cleaner|\bmaid|janitor/u, 'sweep', 'corridor', 'living-room'],
  [/shaolin|kung ?fu monk/u, 'karate', 'temple'],
  [/monk|shinto priest|buddhist/u, 'meditate', 'temple', 'church'],
  [/priest|nun/u, 'pray', 'church', 'temple'],
  [/bride|groom(?!er)/u, null, 'church', 'garden'],
  [/prisoner|inmate/u, null, 'jail-cell'],
  [/firefighter|fireman/u, 'hose', 'city-street', 'street'],
  [/police/u, 'direct-traffic', 'crosswalk', 'street'],
  [/beekeeper/u, 'keep-bees', 'garden'],
  [/archaeologist|paleontologist/u, 'dig-bones', 'desert'],
  [/shoe ?shiner|boot ?black/u, 'shine-shoes', 'street'],
  [/\bdj\b|disc jockey/u, 'dj', 'nightclub'],
  [/judge/u, 'judge', 'courtroom'],
  [/auctioneer/u, 'auction', 'art-gallery'],
  [/wizard|sorcerer|sorceress/u, 'cast-spell', 'wizard-study'],
  [/news ?(anchor|reader|caster)/u, 'news', 'office'],
  [/bricklayer|mason/u, 'lay-bricks', 'construction-site'],
  [/puppeteer/u, 'puppet-show', 'park'],
  [/^(?:bicycle|bike) (?:courier|messenger|postman|officer|cop)/u, 'ride-bike', 'street'],
  [/postman|mail carrier|courier|tourist/u, null, 'street', 'downtown'],
  [/boxer/u, 'punch-bag', 'gymnasium'],
  [/weightlifter|bodybuilder/u, 'lift', 'gymnasium'],
  [/karate|martial artist/u, 'karate', 'gymnasium'],
  [/ninja|samurai/u, 'sneak', 'temple'],
  [/yogi/u, 'yoga', 'park'],
  [/pole ?vaulter/u, 'pole-vault', 'stadium'],
  [/high jumper|\bjumper$/u, 'high-jump', 'stadium'],
  [/rugby player/u, 'rugby', 'stadium'],
  [/sprinter|runner|athlete/u, 'run', 'outdoor-track'],
  [/hockey/u, 'play-hockey', 'ice-rink'],
  [/goalkeeper|goalie/u, 'save-goal', 'stadium'],
  [/footballer|soccer player/u, 'kick', 'stadium'],
  [/basketball player/u, 'dribble', 'basketball-court'],
  [/baseball player/u, 'play-baseball', 'baseball-field'],
  [/tennis player/u, 'play-tennis', 'tennis-court'],
  [/golfer/u, 'golf', 'golf-course'],
  [/archer/u, 'archery', 'meadow'],
  [/swimmer/u, 'swim', 'indoor-swimming-pool'],
  [/kite ?(?:surfer|boarder)/u, 'kitesurf', 'ocean'],
  [/wind ?surfer/u, 'windsurf', 'ocean'],
  [/paddle ?boarder/u, 'paddleboard', 'ocean'],
  [/surfer/u, 'surf', 'ocean'],
  [/water ?skier/u, 'water-ski', 'lake', 'ocean'],
  [/skier/u, 'ski', 'ski-slope'],
  [/snowboarder/u, 'snowboard', 'ski-slope'],
  [/ice skater|figure skater/u, 'ice-skate', 'frozen lake'],
  [/skateboarder|skater/u, 'skateboard', 'street'],
  [/motor ?cyclist|\bbiker/u, 'ride-motorcycle', 'highway', 'street'],
  [/cyclist/u, 'ride-bike', 'forest-road', 'street'],
  [/climber|mountaineer/u, 'rock-climb', 'cliff'],
  [/hiker|explorer/u, 'walk', 'mountain', 'jungle'],
  [/lifeguard|sunbather/u, null, 'beach'],
  [/pirate|buccaneer/u, null, 'ship-deck', 'harbor', 'beach'],
  [/sailor|captain/u, null, 'harbor', 'ship-deck', 'beach'],
  [/zulu|maasai|masai/u, null, 'savanna'],
  [/maori/u, null, 'meadow'],
  [/aztec|mayan|inca\b/u, null, 'jungle'],
  [/mongol/u, null, 'steppe', 'meadow'],
  [/viking/u, null, 'harbor', 'snowy-mountain'],
  [/cowboy|cowgirl|sheriff|outlaw|gunslinger/u, null, 'desert', 'desert-road'],
  [/bedouin|nomad/u, null, 'desert'],
  [/vampire|ghost|zombie|witch/u, null, 'haunted-house', 'cemetery'],
]

/** Beasts have a calling only when it is said: "a cat dj", "a violinist fox" whose role is only a musician's. */
function callingOf({ kind, noun, words, person }: Subject): Row | undefined {
  const said = person?.role == null ? '' : words.replace(noun, '').toLowerCase()
  const own = CALLINGS.find(([who]) => who.test(kind === 'person' ? noun : said))
  return own ?? CALLINGS.find(([who]) => who.test(person?.role ?? ''))
}

/** The deed that shows what somebody is, or null for those who just are. */
export function callingDeed(subject: Subject): string | null {
  return callingOf(subject)?.[1] ?? null
}

/** What farmers do in a field that asks for it. */
const FIELD_WORK: readonly (readonly [field: RegExp, verb: string])[] = [
  [/\brice\b|\bpadd(?:y|ies)\b/u, 'plant-rice'],
  [/\b(?:wheat|corn|barley|rye|grain)\b/u, 'harvest'],
  [/\bvineyards?\b|\borchards?\b/u, 'pick-fruit'],
]

/** The work of those who are in a field and are given nothing to do; null for all others. */
export function fieldDeed({ noun, person }: Subject, place: string | null): string | null {
  if (!/\b(?:farmer|peasant|worker|picker|farm ?hand)\b/u.test(`${noun} ${person?.role ?? ''}`))
    return null
  return FIELD_WORK.find(([field]) => field.test(place ?? ''))?.[1] ?? null
}

/** Nobody rides or drives through a classroom. */
const ON_THE_ROAD = /^(?:ride|ride-(?:bike|horse|scooter|motorcycle|segway)|drive|hail)$/u

/** Where those of this calling are found. */
export function callingHomes(subject: Subject): readonly string[] {
  const homes = (callingOf(subject)?.slice(2) as string[] | undefined) ?? []
  const rides = subject.actions.some(({ verb }) => ON_THE_ROAD.test(verb))
  return rides ? homes.filter((home) => findPlace(home)?.indoors !== true) : homes
}

/** What one does anywhere: a librarian who climbs a ladder does it in the library, and not on a cliff. */
const ANYWHERE =
  /^(laugh|cry|sing|dance|read|read-map|climb|hold|think|talk|shout|sleep|yawn|phone|text|wave|smile|portrait|eat|drink|light-candle|count-things)$/u

/** Those who are out in their land, whatever they do there on foot or on horseback. */
const ROVERS =
  /cowboy|cowgirl|outlaw|gunslinger|sheriff|viking|gladiator|centurion|pharaoh|bedouin|nomad|shepherd|lumberjack|woodcutter|explorer|archaeologist|lifeguard|miner\b|mountaineer|hiker|astronaut/u
const ROVES =
  /^(ride|ride-horse|flee|chase|walk|run|march|stand|sit|look|gallop|trot|wait|stroll|rest|sleep|lie|point|play-guitar|play-harmonica|whistle)$/u

/** Where somebody works, when the deed asks for no place more than that. */
export function workHomes(subject: Subject): readonly string[] {
  const { actions } = subject
  const roves = ROVERS.test(subject.noun)
  const free =
    actions.length > 0 &&
    actions.every(({ verb }) => ANYWHERE.test(verb) || (roves && ROVES.test(verb)))
  if (!free) return []
  // A bed in the fields of a farm would be nobody's.
  const asleep = actions.some(({ verb }) => verb === 'sleep')
  return callingHomes(subject).filter((home) => !asleep || findPlace(home)?.indoors === true)
}
