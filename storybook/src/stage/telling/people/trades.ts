import { ROLE_WORDS } from '../../../cast/people/roles/role-words.ts'
import { ROLES } from '../../../cast/people/roles/roles.ts'
import { lookUp } from '../../../lexicon/look-up.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { callingDeed } from './callings.ts'
import { namedDeed } from './named-deeds.ts'
import { does, doing } from './people-told.ts'

type Row = readonly [who: RegExp, verb: RegExp, deed: string]

/** What an everyday verb means in somebody's trade. */
const TRADES: readonly Row[] = [
  [/javelin/u, /./u, 'javelin'],
  [/discus/u, /./u, 'throw-discus'],
  [/hammer thrower/u, /./u, 'hammer-throw'],
  [/shot ?put/u, /./u, 'shot-put'],
  [/long jumper|triple jumper/u, /./u, 'long-jump'],
  [/hurdler/u, /./u, 'hurdle'],
  [
    /table tennis|ping pong/u,
    /^(jump|hit|hammer|strike|play|serve-food|swing|throw)$/u,
    'play-table-tennis',
  ],
  [/badminton/u, /^(jump|hit|hammer|strike|play|serve-food|swing)$/u, 'play-badminton'],
  [/volleyball/u, /^(jump|hit|hammer|strike|play|serve-food|throw|dive)$/u, 'play-volleyball'],
  [/cricketer|cricket player/u, /^(hit|strike|play|swing|bat)$/u, 'play-cricket'],
  [/speed skater|figure skater|ice skater/u, /^(race|run|move|glide|slide|skate)$/u, 'ice-skate'],
  [/figure skater|ice skater/u, /^(spin|rotate|turn)$/u, 'pirouette'],
  [/\bcurler/u, /^(sweep|slide|push|throw|clean)$/u, 'curling'],
  [/conductor/u, /^(wave|raise|swing|lift|hold|move|stand)$/u, 'conduct'],
  [/weaver/u, /^(work|weave|make|sit)$/u, 'loom'],
  [/carver|sculptor|sculptress/u, /^(cut|work|make|carve|hammer|shape)$/u, 'sculpt'],
  [/calligrapher/u, /^(write|paint|draw|work|make)$/u, 'write'],
  [/skateboarder/u, /^(peel|slide|jump|flip|grind|ride|fly|roll)$/u, 'skateboard'],
  [/tightrope|wire walker/u, /^(walk|cross|balance|stand|go|dance|step)$/u, 'tightrope'],
  [/fire eater/u, /^(eat|swallow|perform|blow)$/u, 'eat-fire'],
  [/fire breather/u, /^(breathe|blow|spit|perform)$/u, 'breathe-fire'],
  [/matador|bullfighter/u, /^(wave|hold|swing|shake)$/u, 'wave-cape'],
  [/referee/u, /^(show|hold|raise|lift|give|take)$/u, 'show-card'],
  [/bodybuilder|strongman/u, /^(pose|show|fall|bend|perform)$/u, 'flex'],
  [
    /clock ?maker|watch ?maker|jewell?er/u,
    /^(work|repair|fix|make|hammer|look|look-at|build)$/u,
    'make-jewelry',
  ],
  [/lifeguard/u, /^(look|watch|look-at)$/u, 'binoculars'],
  [/pole ?vaulter/u, /./u, 'pole-vault'],
  [/high jumper|\bjumper$/u, /^(jump|leap|hop|run|clear|fly|dive|flip|somersault)$/u, 'high-jump'],
  [/gymnast/u, /^(swing|hang|hold|climb)$/u, 'uneven-bars'],
  [
    /\bboxer|prizefighter/u,
    /^(lift|practice|train|exercise|hit|strike|punch|work|warm-up)$/u,
    'punch-bag',
  ],
  [/rugby|american football|quarterback/u, /^(run|carry|hold|play|race|throw|score)$/u, 'rugby'],
  [/runner|sprinter|athlete|marathon/u, /^(cross|finish|win)$/u, 'finish-race'],
  [/climber|mountaineer/u, /^(swing|hang|hold|dangle|cling|lift)$/u, 'rock-climb'],
  [/\bdiver\b/u, /^(walk|explore|look|search|visit|discover|find|float|swim|watch)$/u, 'dive'],
  [
    /firefighter|fire ?(man|men|woman|crew)/u,
    /^(spray|extinguish|fight|put-out|water|hose|shoot|box|sword-fight|save|battle|aim|douse|work|splash)$/u,
    'hose',
  ],
  [/pilot|captain/u, /^(sit|steer|drive|pilot)$/u, 'pilot-plane'],
  [/breakdancer|b-?boy/u, /^(spin|rotate|dance|flip|stand)$/u, 'breakdance'],
  [/flamenco/u, /^(march|dance|stomp|stamp|spin|clap|perform|step|walk)$/u, 'flamenco'],
  [/\bhula/u, /^(dance|perform|sway|move|swing)$/u, 'hula'],
  [/irish|riverdance/u, /^(dance|perform|jump|tap-dance|step)$/u, 'irish-dance'],
  [/piper/u, /^(play|march|walk|perform|stand|play-flute)$/u, 'play-bagpipes'],
  [/construction worker|workman|road worker|builder/u, /^(drill|break|dig)$/u, 'drill-road'],
  [/witch|wizard|alchemist|druid/u, /^(stir|cook|brew|mix|boil)$/u, 'stir-cauldron'],
  [/sumo/u, /^(march|walk|stomp|stamp|fight|wrestle|push|jump)$/u, 'sumo'],
  [/chess/u, /^(think|play|look|wait|sit|move|work)$/u, 'play-chess'],
  [/cheerleader/u, /^(jump|dance|cheer|perform|leap|spin|wave|hop)$/u, 'cheerlead'],
  [
    /fortune ?teller|psychic|clairvoyant|medium$/u,
    /^(look|look-at|read|gaze|watch|stare|hold|sit)$/u,
    'read-crystal',
  ],
  [/surgeon/u, /^(work|operate|cut|treat|examine-patient|perform)$/u, 'surgery'],
  [/beekeeper/u, /^(open|hold|check|look|look-at|carry|lift|harvest|collect|take)$/u, 'keep-bees'],
  [/cowboy|cowgirl|rancher/u, /^(catch|throw|chase|rope|lasso|hold|throw-at)$/u, 'lasso'],
  [/astronaut|explorer|climber|mountaineer|conqueror/u, /^(plant|raise)$/u, 'plant-flag'],
  [/golfer/u, /^(swing|hit|strike|play|shoot)$/u, 'golf'],
  [/tennis player/u, /^(serve|serve-food|give|hit|strike|play|swing|return)$/u, 'play-tennis'],
  [/goalkeeper|goalie/u, /^(save|catch|dive|jump|kick|rescue|block|stop|hold)$/u, 'save-goal'],
  [/\bdj\b|disc jockey/u, /^(mix|cook|stir|spin|play|play-guitar|perform|work)$/u, 'dj'],
  [
    /scientist|chemist|alchemist|researcher/u,
    /^(mix|cook|stir|pour|make|brew|bartend|work|shake|heat)$/u,
    'experiment',
  ],
  [
    /barista/u,
    /^(make|pour|draw|paint|create|prepare|cook|make-tea|work|serve-food)$/u,
    'latte-art',
  ],
  [
    /plumber/u,
    /^(fix|repair|hammer|build|work|change-tyre|install|clean|fix-engine)$/u,
    'fix-pipe',
  ],
  [
    /electrician/u,
    /^(change|transform|fix|repair|hammer|install|work|replace|spin)$/u,
    'change-bulb',
  ],
  [
    /dentist/u,
    /^(treat|examine|look|look-at|examine-patient|work|clean|check|cook|pull)$/u,
    'treat-teeth',
  ],
  [/\bvet\b|veterinarian/u, /^(treat|check|look|look-at|cure|heal|work|examine-patient)$/u, 'pet'],
  [
    /doctor|physician|nurse|surgeon/u,
    /^(treat|check|look|look-at|cure|heal|work|bandage)$/u,
    'examine-patient',
  ],
  [/mechanic/u, /^(fix|repair|hammer|work|build|clean)$/u, 'fix-engine'],
  [/glass ?blower/u, /^(make|blow|hammer|build|create|shape|work)$/u, 'blow-glass'],
  [/blacksmith/u, /^(make|hammer|hit|strike|forge|shape|work|build)$/u, 'forge'],
  [/potter/u, /^(make|hammer|shape|build|create|spin|work)$/u, 'pottery'],
  [/miner\b/u, /^(dig|work|mine|hammer|chop)$/u, 'mine'],
  [/fisherman|fishermen|fisher\b/u, /^(pull|haul|cast|throw)$/u, 'haul-net'],
  [
    /fisherman|fishermen|fisher\b/u,
    /^(tie-knot|sew|knit|fix|repair|mend|hammer|clean)$/u,
    'mend-net',
  ],
  [/magician/u, /^(pull|make|perform|show|do|take)$/u, 'magic'],
  [/fencer/u, /^(lunge|fight|attack|hit|strike|box|jump|practice)$/u, 'fence'],
  [/police/u, /^(hold|catch|grab|carry|take|arrest)$/u, 'arrest'],
  [/referee|umpire|coach/u, /^(blow|kiss|blow-bubbles|whistle)$/u, 'whistle'],
  [/judge/u, /^(hit|hammer|strike|bang)$/u, 'judge'],
  [/gymnast|acrobat/u, /^(flip|jump|roll|spin)$/u, 'cartwheel'],
  [/shoemaker|cobbler/u, /^(make|repair|hammer|work)$/u, 'hammer'],
  [/baker/u, /^(make|knead|prepare|work)$/u, 'bake'],
  [/hairdresser|barber|stylist/u, /^(cut|trim|style|work|shave|comb|wash)$/u, 'haircut'],
]

/** Who has a trade does what its verb means there: a golfer who swings has no swing. */
export function workAtTrade(shot: Shot): Shot {
  const subjects = shot.subjects
    .map(inOwnDress)
    .map((each) =>
      each.kind === 'person'
        ? { ...each, actions: each.actions.map((act) => inTrade(act, each)) }
        : each,
    )
  return atRightPlace(
    withoutOwnThings(examineThing(examine(tuneUp(doNamed(called({ ...shot, subjects })))))),
  )
}

/** A musketeer is no soldier of today: the costume of the very word, where there is one. */
function inOwnDress(subject: Subject): Subject {
  const { person, noun } = subject
  const own = lookUp(ROLES, noun) ? noun : lookUp(ROLE_WORDS, noun)
  return person?.role && own && own !== person.role
    ? { ...subject, person: { ...person, role: own } }
    : subject
}

/** Athletes are told by their names even when the verb says nothing. */
const ALWAYS: readonly (readonly [RegExp, string])[] = [
  [/javelin thrower/u, 'javelin'],
  [/discus thrower/u, 'throw-discus'],
  [/hammer thrower/u, 'hammer-throw'],
  [/shot putter/u, 'shot-put'],
  [/long jumper/u, 'long-jump'],
  [/hurdler/u, 'hurdle'],
  [/pole ?vaulter/u, 'pole-vault'],
  [/high jumper/u, 'high-jump'],
]

function called(shot: Shot): Shot {
  const subjects = shot.subjects.map((each) => {
    const verb = ALWAYS.find(([who]) => who.test(each.noun))?.[1]
    return verb && each.actions.length === 0 ? { ...each, actions: [doing(verb)] } : each
  })
  return { ...shot, subjects }
}

/** Bars that are not for drinking, and streets that are in the name of a calling. */
function atRightPlace(shot: Shot): Shot {
  const athletic = shot.subjects.some(({ actions }) =>
    actions.some(({ verb }) => /^(pole-vault|high-jump|uneven-bars|pull-up)$/u.test(verb)),
  )
  if (athletic && shot.place === 'bar') return { ...shot, place: null }
  const outside = shot.subjects.some(({ noun }) =>
    /^street (musician|artist|performer)/u.test(noun),
  )
  return outside && shot.place === null ? { ...shot, place: 'street' } : shot
}

/** Nouns that are deeds: nobody puts up a wheel for a cartwheel. */
const DEED_NOUNS =
  /^(cartwheel|somersault|handstand|pirouette|backflip|push-up|pull-up|high five)$/u

/** "Does a cartwheel": the noun says what is done. */
function doNamed(shot: Shot): Shot {
  const deed = shot.subjects.find(({ kind, noun }) => kind !== 'person' && DEED_NOUNS.test(noun))
  const who = shot.subjects.find(({ kind, actions }) => kind === 'person' && actions.length === 0)
  if (!deed || !who) return shot
  const verb = deed.noun === 'backflip' ? 'flip' : deed.noun.replace(' ', '-')
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => id !== deed.id)
      .map((each) => (each.id === who.id ? { ...each, actions: [doing(verb)] } : each)),
    relations: shot.relations.filter(({ from, to }) => from !== deed.id && to !== deed.id),
  }
}

const marched = (band: Subject): Subject => ({ ...band, actions: [doing('march-in-band')] })

/** In a band everybody plays something else. */
function tuneUp(shot: Shot): Shot {
  const subjects = shot.subjects.map((each) => {
    const { person, count, actions, words } = each
    const band = /\b(trio|quartet|quintet|sextet|band|ensemble|orchestra)s?\b/iu.test(words)
    const idle = actions.every(({ verb }) => /^(play|play-guitar|perform|sit|stand)$/u.test(verb))
    const named = actions.some(({ prop }) => prop !== null)
    if (count > 1 && band && does(each, /^(march|parade)$/u)) return marched(each)
    if ((person?.role !== 'musician' && !band) || count < 2 || !idle || named) return each
    const verb = /orchestra|classical|symphon/u.test(words) ? 'play-in-orchestra' : 'play-in-band'
    return { ...each, actions: [doing(verb)] }
  })
  return { ...shot, subjects }
}

/** What doctors take that cannot be carried away. */
const MEASURED = /^(blood|pulse|blood pressure|temperature|heartbeat)$/u

/** A doctor with nothing else to do looks after whoever is there. */
function examine(shot: Shot): Shot {
  const measured = shot.subjects.some(({ noun }) => MEASURED.test(noun))
  const doctor = shot.subjects.find(
    ({ person, actions }) =>
      /^(doctor|nurse|vet)$/u.test(person?.role ?? '') &&
      (actions.length === 0 || (does({ actions }, /^(carry|hold|take|give)$/u) && measured)),
  )
  const patient = shot.subjects.find(({ kind, id }) => kind === 'person' && id !== doctor?.id)
  if (!doctor || !patient || patient.actions.length > 0) return shot
  const measures = doctor.actions.length > 0
  const care = doing(measures ? 'take-pulse' : 'examine-patient', { target: patient.id })
  const subjects = shot.subjects
    .filter(({ noun }) => !MEASURED.test(noun))
    .map((each) => (each.id === doctor.id ? { ...each, actions: [care] } : each))
  const ids = new Set(subjects.map(({ id }) => id))
  const relations = shot.relations.filter(({ from, to }) => ids.has(from) && ids.has(to))
  return { ...shot, subjects, relations }
}

/** A patient that is no person lies on the table: a teddy bear, a plant, a robot. */
function examineThing(shot: Shot): Shot {
  const doctor = shot.subjects.find((each) => does(each, /^examine-patient$/u))
  const action = doctor?.actions.find(({ verb }) => verb === 'examine-patient')
  const thing = shot.subjects.find(({ id }) => id === action?.target)
  const noun = thing?.noun ?? action?.prop ?? null
  const alive = thing && (thing.kind === 'person' || ANIMALS.has(thing.kind))
  if (!doctor || noun === null || alive || /patient|heart|pulse|blood/u.test(noun)) return shot
  const gone = (id: string): boolean => id === thing?.id
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => !gone(id))
      .map((each) =>
        each.id === doctor.id
          ? { ...each, actions: [doing('examine-thing', { prop: noun })] }
          : each,
      ),
    relations: shot.relations.filter(({ from, to }) => !gone(from) && !gone(to)),
  }
}

function inTrade(action: Action, subject: Subject): Action {
  const { noun, person } = subject
  const free = action.prop === null && action.target === null
  const vague = /^(play|work|practice|perform|operate|train)$/u.test(action.verb)
  const calling = free && vague ? callingDeed(subject) : null
  if (calling !== null) return { ...action, verb: calling }
  const named = namedDeed(action)
  if (named !== null) return { ...action, verb: named }
  const row = TRADES.find(
    ([who, verb]) => (who.test(noun) || who.test(person?.role ?? '')) && verb.test(action.verb),
  )
  return row ? { ...action, verb: row[2] } : action
}

/** Things that the trade's deed brings along in its own shape. */
const BROUGHT: Readonly<Record<string, RegExp>> = {
  pottery: /\b(vase|pot|bowl|jug|clay|wheel)$/u,
  'blow-glass': /\b(vase|glass|bottle|bowl)$/u,
  'fix-pipe': /\b(sink|pipe|tap|faucet)$/u,
  'mend-net': /\bnets?$/u,
  'haul-net': /\b(nets?|fish|fishes)$/u,
  magic: /\b(rabbit|bunny|hat|top hat)$/u,
  'save-goal': /\b(ball|football|goal)$/u,
  'change-bulb': /\b(bulb|light bulb|lamp|ladder)$/u,
  'latte-art': /\b(art|latte|coffee|milk|cup)$/u,
  judge: /\bgavel$/u,
  lasso: /\b(lasso|rope)$/u,
  'keep-bees': /\b(hive|beehive|honeycomb|honey|bees?)$/u,
  surgery: /\b(room|scalpel|table)$/u,
  'plant-flag': /\bflag$/u,
  hose: /\b(hose|water|pipe)s?$/u,
  'pole-vault': /\b(bar|pole)s?$/u,
  'high-jump': /\b(bar|pole)s?$/u,
  'uneven-bars': /\bbars?$/u,
  'punch-bag': /\b(bag|sack)$/u,
  rugby: /\b(ball|football)$/u,
  'pilot-plane': /\b(plane|airplane|aeroplane|jet|aircraft|cockpit|helicopter)$/u,
  'stir-cauldron': /\b(cauldron|pot|kettle|potion|brew|spoon)$/u,
  'play-bagpipes': /\bbagpipes?$/u,
  paint: /\b(easel|canvas|palette|paintbrush)$/u,
  'finish-race': /\b(line|tape|ribbon|finish)$/u,
  'open-present': /\b(gift|present|parcel|package|box)$/u,
  'show-card': /\bcards?$/u,
  'wave-cape': /\b(cape|cloth)$/u,
  javelin: /\bjavelin$/u,
  'throw-discus': /\bdiscus$/u,
  'play-table-tennis': /\b(ball|table|paddle)$/u,
  'balance-beam': /\bbeam$/u,
  'paint-mural': /\b(mural|wall|fresco)$/u,
  'bang-table': /\btable$/u,
  loom: /\bloom$/u,
  'draw-sword': /\b(sword|katana|blade|saber|sabre)$/u,
  forge: /\b(anvil|sword|horseshoe|hammer|blade)$/u,
  'blow-candles': /\b(cake|candles?)$/u,
  'serve-food': /\b(tray|trays|drinks?|cocktails?|food|dish|dishes|meal)$/u,
  cheerlead: /\bpom ?poms?$/u,
  'read-crystal': /\bcrystal ball$/u,
  'light-candle': /\b(candle|candles|match)$/u,
  cartwheel: /\b(wheel|cartwheel)s?$/u,
  experiment: /\b(liquid|potion|flask|chemicals?|beaker|tube)s?$/u,
  dj: /\b(records?|turntables?)$/u,
}

function withoutOwnThings(shot: Shot): Shot {
  const brought = shot.subjects.flatMap((each) => {
    const verb = each.kind === 'person' ? (each.actions[0]?.verb ?? callingDeed(each)) : null
    const things = verb === null ? undefined : BROUGHT[verb]
    return things ? [things] : []
  })
  const gone = new Set(
    shot.subjects
      .filter(({ kind, noun }) => kind !== 'person' && brought.some((things) => things.test(noun)))
      .map(({ id }) => id),
  )
  if (gone.size === 0) return shot
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => !gone.has(id))
      .map((each) => ({
        ...each,
        actions: each.actions.map((act) =>
          gone.has(act.target ?? '') ? { ...act, target: null } : act,
        ),
      })),
    relations: shot.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
  }
}
