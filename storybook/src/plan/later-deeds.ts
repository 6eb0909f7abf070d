import type { Action, Subject } from './plan.ts'

/** How somebody is while doing something else: no deed of its own beside another. */
const POSTURES =
  /^(?:sit|stand|lie|kneel|lean|look|wait|smile|think|hold|float|go|appear|gather|pose|rest|wear)$/

/** Deeds that one cannot leave off in the middle of a shot: what one sits on, hangs from or floats in would be gone. */
const TO_THE_END =
  /^(?:ride|ride-.+|drive|race|fly|hover|glide|soar|sail|row|kayak|swim|dive|float|drift|surf|ski|snowboard|skateboard|ice-skate|roller-skate|sled|skydive|paraglide|climb|climb-.+|rock-climb|launch|take-off|orbit|swing|perch|sleep|disappear|transform|explode|melt|chase|flee)$/

/** With these somebody ends: they may come after whatever was done before. */
const ENDINGS = /^(?:disappear|explode|melt|sleep)$/

/** Deeds of two, danced in pairs. */
const OF_TWO =
  /^(?:hug|kiss|kiss-under-umbrella|fight|box|wrestle|sword-fight|shake-hands|share-umbrella|tango|high-five|piggyback|chase|follow|ride|give|swap|haircut|massage|play-(?:chess|checkers|go|backgammon|board-game|mahjong|dominoes|cards)|toast|feed|pet|milk|carry|hold)$/

/** What bears somebody and leaves the hands free, and what the hands may do meanwhile. */
const HANDS_FREE =
  /^(?:ride-unicycle|stilts|skateboard|roller-skate|ice-skate|swing|bathe|lie|float-on-back|tread-water|hang-upside-down)$/
/** Rides that one steers with the hands, until they have something better to do; a dog needs but one of them. */
const STEERED = /^(?:ride|ride-(?:horse|bike|scooter|carpet|along|in)|walk-dog)$/
/** Postures and ways of going that take the arms along only when these have nothing to do. */
const LEANT = /^(?:kneel|lean|lean-there)$/
const ON_FOOT = /^(?:walk|run|jog|march)$/
const OF_HANDS =
  /^(?:juggle.*|wave|point|salute|archery|(?:open-)?umbrella|lasso|blow-kiss|read|text|phone|talk-phone|write-on-lap|drink.*|smoke|lick|whistle|eat.*|play-(?:guitar|ukulele|violin|flute|trumpet|saxophone|accordion|banjo|harmonica|clarinet)|sing|photograph|selfie|knit|blow-bubbles|carry-.*|spin-plate)$/

/** What eyes, mouth, tail or wings do by themselves, or what lands on a head, whatever the rest of the body does. */
const MEANWHILE =
  /^(?:close-eyes|open-mouth|spread-wings|wag|hit-on-(?:head|nose|hat)|stuck-on-head|run-after|squirted)$/

/** How many deeds fit into one shot, one after the other. */
const MOST = 3

/** Whether a deed only says how somebody is, or is told by a relation. */
export function isPosture({ verb, target }: Pick<Action, 'verb' | 'target'>): boolean {
  return POSTURES.test(verb) || (verb.startsWith('carry') && target !== null)
}

/** Whether it is done beside any other deed. */
export function isMeanwhile({ verb }: Pick<Action, 'verb'>): boolean {
  return MEANWHILE.test(verb)
}

const ON_THE_WAY = /^(?:run|walk|stop|go|come|jog|crouch|bend|turn|step|march|approach)$/
/** "Hovers above a field and beams up a cow": it is up there for that. */
const ALOFT = /^(?:hover|fly|drift|float|glide|soar)$/
const END_OF_FLIGHT = /^(?:abduct|crash)$/
const HARDLY_SEEN =
  /^(?:stop|go|come|crouch|bend|turn|step|approach|hover|fly|drift|float|glide|soar)$/

/** "Runs to hug his wife", "stops to pet a dog": how one comes to do something to somebody. */
export function isOnTheWay({ verb, target }: Action, all: readonly Action[]): boolean {
  const done = (each: Action): boolean =>
    OF_TWO.test(each.verb) && each.target !== null && !isPosture(each)
  const ends = all.some((each) => END_OF_FLIGHT.test(each.verb))
  return (ON_THE_WAY.test(verb) && target === null && all.some(done)) || (ends && ALOFT.test(verb))
}

/** Ways of getting along, and what the air carries off. */
export function goesOff(verb: string): boolean {
  return isOfLegs(verb) || /^(?:float|rise|hover|soar|crawl|stroll|sneak|slither)$/.test(verb)
}

/** "… and hops away": out of the picture, with nobody and nothing that it leads off. */
export function isLeaving({ verb, way, target, prop }: Action): boolean {
  return way === 'off' && target === null && prop === null && goesOff(verb)
}

/** The deeds after the first that a stage plays in the same shot: at once with it where the body allows, else in turn. */
export function laterDeeds({ actions }: Pick<Subject, 'actions'>): readonly Action[] {
  const [first, ...more] = actions
  const besides = first === undefined ? undefined : besideRide(first, more)
  if (besides) return [besides]
  const end = first === undefined ? undefined : endsWay(first, more)
  // Who trips and falls falls once.
  if (end) return more.filter((each) => each === end || each.verb === 'fall')
  const leaves = more.filter(isLeaving)
  if (!first || TO_THE_END.test(first.verb) || OF_TWO.test(first.verb)) return leaves.slice(-1)
  // "They walk to work": they do not stop on the way to do it.
  const goes = /^(?:walk|run|go|march|jog)$/.test(first.verb)
  return more
    .filter((each) => !isPosture(each) && !isMeanwhile(each))
    .filter((each) => canFollow(each) || isLeaving(each))
    .filter((each) => !(goes && each.verb === 'work'))
    .filter((each) => !(MISHAPS.test(first.verb) && OF_FULL_HANDS.test(each.verb)))
    .slice(0, MOST - 1)
}

/** Whether one rides, swings, lies or bathes with the hands free. */
export function ridesFree({ verb }: Pick<Action, 'verb'>): boolean {
  return HANDS_FREE.test(verb)
}

/** How one gets along, on foot or on something: what a crash puts an end to. */
const OF_LEGS =
  /^(?:walk|run|jog|march|trot|gallop|hop|skip|go|roll|slide|drive|race|speed|drift|ride|ride-.+|fly|swoop|glide|sail|ski|snowboard|skateboard|ice-skate|roller-skate|sled|surf|swim|row|kayak|somersault|dance|waddle)$/

/** Whether it is a way of getting along. */
export function isOfLegs(verb: string): boolean {
  return OF_LEGS.test(verb)
}

/** What puts a sudden end to whatever one was doing. */
const MISHAPS = /^(?:crash|faceplant|slip)$/

/** What flies out of the hands of whoever stumbles is seen by itself: nobody gets up for it. */
const OF_FULL_HANDS = /^(?:topple|drop|spill|throw|break|knock-over)$/

/** Whether it befalls somebody in the midst of something else. */
export function isMishap(verb: string): boolean {
  return MISHAPS.test(verb)
}

/** "Skis down the slope and crashes into a snowman": one way, and its end. */
function endsWay({ verb }: Action, more: readonly Action[]): Action | undefined {
  return isOfLegs(verb) || OF_HANDS.test(verb)
    ? more.find((each) => MISHAPS.test(each.verb))
    : undefined
}

/** Whether it is done with the hands alone, however one sits or lies. */
export function isOfHands({ verb }: Pick<Action, 'verb'>): boolean {
  return OF_HANDS.test(verb)
}

/** A bow is drawn and a guitar played in the saddle, a photo taken on one knee, and who runs may wave. */
export function isDoneInSaddle(ride: string, verb: string): boolean {
  const bears = [HANDS_FREE, STEERED, LEANT, ON_FOOT].some((verbs) => verbs.test(ride))
  return bears && OF_HANDS.test(verb)
}

/** How somebody kneels or leans, if the hands do something meanwhile. */
export function leantMeanwhile({ actions }: Pick<Subject, 'actions'>): Action | undefined {
  return actions.some(isOfHands) ? actions.find(({ verb }) => LEANT.test(verb)) : undefined
}

/** "Juggles while riding a unicycle", "reads on roller skates": the one of the legs and the one of the hands. */
function besideRide({ verb }: Action, more: readonly Action[]): Action | undefined {
  if (ridesFree({ verb }) || STEERED.test(verb) || LEANT.test(verb))
    return more.find((each) => OF_HANDS.test(each.verb))
  return OF_HANDS.test(verb) ? more.find(ridesFree) : undefined
}

function canFollow({ verb }: Action): boolean {
  return ENDINGS.test(verb) || ![TO_THE_END, OF_TWO, MISHAPS].some((verbs) => verbs.test(verb))
}

/** A couple that kisses under an umbrella does both. */
function isOverKiss({ verb }: Action, { actions: [first] }: Pick<Subject, 'actions'>): boolean {
  return verb === 'umbrella' && first?.verb === 'kiss'
}

/** A flock that pecks and flies up is seen to do both. */
const RISES = /^(?:fly|take-off)$/
const ON_THE_GROUND = /^(?:eat|peck|drink|hop|swim|walk|land|perch|bathe)$/

/** The deeds that no stage plays: those that are neither first, nor played later, nor a posture. */
export function unplayedDeeds(subject: Pick<Subject, 'actions'>): string[] {
  const played = laterDeeds(subject)
  return subject.actions
    .slice(1)
    .filter((each) => !isPosture(each) && !isMeanwhile(each) && !played.includes(each))
    .filter((each) => !isOverKiss(each, subject))
    .filter(
      (each) => !(RISES.test(each.verb) && ON_THE_GROUND.test(subject.actions[0]?.verb ?? '')),
    )
    .filter((each) => !(HARDLY_SEEN.test(each.verb) && isOnTheWay(each, subject.actions)))
    .map(({ verb }) => verb.replaceAll('-', ' '))
}
