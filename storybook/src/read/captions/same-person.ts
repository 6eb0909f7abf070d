import { findPicture } from '../../lexicon/find-picture.ts'

/** What somebody is called again by what they do, who was not called so before. */
const CALLED =
  '(?:rider|cyclist|biker|motorcyclist|swimmer|skater|skateboarder|skier|snowboarder|runner|jogger|walker|dancer|musician|guitarist|pianist|flutist|flautist|violinist|cellist|harpist|drummer|saxophonist|trumpeter|singer|player|athlete|performer|presenter|speaker|artist|painter|artisan|potter|cook|chef|baker|skydiver|climber|hiker|adventurer|traveler|traveller|explorer|kayaker|paddler|rower|archer|golfer|surfer|gymnast|boxer|wrestler|fighter|weightlifter|lifter|reader|writer|drinker|diner|gamer|smoker|sailor|craftsman|craftsperson|gardener|worker|figure|subject|protagonist|owner|thrill-seeker|enthusiast|yogi|practitioner|thrower|juggler|bowler|driver)'
const PERSON = 'person|man|woman|boy|girl|child|kid|lady|teenager|adult|gentleman'
const ONE = new RegExp(`^[^.;]*?\\b(an?|the|one) (?:[a-z-]+,? ){0,4}?(${PERSON})\\b`)
const MANY =
  /^[^.;]*?\b(?:two|three|four|several|some|people|men|women|children|couple|friends|crowd of|group of|and an? (?:[a-z]+ ){0,2}(?:man|woman|person|boy|girl|friend|child))\b/
const ROLE = new RegExp(`\\bthe (?:[a-z]+ )?(${CALLED})(?='s\\b|\\b)`, 'g')

const VEHICLE = new RegExp(
  '^(?:[^.;]*?, )?an? (?:[a-z-]+,? ){0,5}?(bicycle|bike|motorcycle|motorbike|scooter|horse|car|taxi|sedan|bus|convertible|truck|van|jeep)\\b',
)
const WHO_RIDES =
  /(?<=[,.;] )(?:as )?(?:the|its) (?:rider|cyclist|biker|motorcyclist),? (?:an? ([^,.;]*?), )?(?:(?:is )?(?:clad|dressed|bundled up|bundled|wearing|in|decked out|outfitted)(?: in)? )((?:[^.;](?!, (?:leans|pedals|grips|navigates|rides|expertly|gently|gradually|sits|steers|moves|skillfully|with)\b))*[^.;,]),?([^.;]*)/

/** "The driver, wearing sunglasses, enjoys the open road". */
const WHO_DRIVES =
  /(?<=[.;] )the driver, (?:(?:an? )?[^,.;]* )?(?:wearing|in|clad in|dressed in) ([^,.;]*?)(?: and an? (?:[a-z]+ )?(?:smile|grin|expression))?,[^.;]*/

/** "An individual": a person. Who rides, swims or plays is called so again, and is no other one. */
export function nameSamePerson(caption: string): string {
  const plain = caption.replace(
    /\b(an?|the|lone|solitary|young|old) ((?:[a-z-]+ )??)(?:individual|figure)\b(?!s| skat)/g,
    '$1 $2person',
  )
  const [, , one] = MANY.test(plain) ? [] : (ONE.exec(plain) ?? [])
  if (one !== undefined)
    return plain.replace(ROLE, (said, role: string, at: number) =>
      new RegExp(`\\ban? (?:[a-z-]+ ){0,3}?${role}\\b`).test(plain.slice(0, at))
        ? said
        : `the ${one}`,
    )
  const [, mount] = VEHICLE.exec(plain) ?? []
  return mount === undefined ? plain : ridden(plain, mount)
}

/** "The dog and horse stand side by side": those two, and no second horse. */
export const nameBoth = (caption: string): string =>
  caption.replace(
    /\b(the|both the) ([a-z]+) and ([a-z]+)(?= (?:are|is|stand|sit|move|walk|run|play|together|side|seem|look|share|lie|rest|gaze|[a-z]+ing)\b)/g,
    (said, ...[article = '', one = '', other = '']: string[]) =>
      new RegExp(`\\ban? (?:[a-z-]+,? ){0,4}?${other}\\b`).test(caption)
        ? `${article} ${one} and the ${other}`
        : said,
  )

/** "A bicycle glides along. The rider, in a red coat, …": somebody in a red coat rides it. */
function ridden(told: string, mount: string): string {
  const driven = told.replace(WHO_DRIVES, `a person wearing $1 drives the ${mount}`)
  const named = driven.replace(WHO_RIDES, (_, who: string | undefined, worn: string) => {
    const one =
      who !== undefined && findPicture(who.split(' ').at(-1) ?? '')?.kind === 'person'
        ? who
        : 'person'
    return `a ${one} rides the ${mount}. the ${one} wears ${worn}`
  })
  return named === told ? told : named.replace(ROLE, 'the person')
}
