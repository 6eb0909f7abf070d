/** How such a paragraph goes on to another sight. */
const GOES_ON =
  '(?:(?:next|finally|then|later|eventually|meanwhile|lastly),? )?(?:(?:the|this) (?:scene|video|camera|shot|view|clip|sequence|animation|footage|image|background) (?:then |now |finally |gradually |smoothly |seamlessly |gracefully )?(?:transitions?|shifts?|changes|switches|moves|cuts|fades|pans|concludes|ends|closes|culminates|finishes)(?: (?:smoothly|seamlessly|gracefully|briefly|once more|in|up|out|back|again|away))*(?: (?:to|into|with|on|by))|the (?:final|last|closing|ending|next|following) (?:shot|scene|frame|image|moments?|sequence)s?(?: of the (?:video|scene|film))? (?:captures?|shows?|reveals?|features?|depicts?|is(?: of)?|sees?|focuses on|showcases?)|in the (?:final|last|closing|next) (?:shot|scene|frame|moments?),?)'

const NEXT = new RegExp(`(?<=^|[.;] )${GOES_ON} (?<sight>[^.;]*)[.;]?`, 'g')

/** What is only nearer, or farther, or seen from within. */
const ONLY_CLOSER =
  /^(?:showing |reveal(?:ing)? |a |an |the |from |more |intimate |series of |final |another )*(?:extreme |dramatic |detailed |slow |slow-motion |intimate )?(?:close-?ups?|closer (?:look|view|shot)|medium shots?|wide(?:r|-angle)?|panoramic|aerial|broader|interior|side|overhead|bird's|various|different|view from|inside|point|tight)\b/

const HER = '(?:an?|the|his|her|its|their|two|three|four|several)'
/** "The bicycle leaning against a fence", "a night setting". */
const DOING = new RegExp(
  `^(them|${HER} (?:[a-z-]+ ){0,4}?[a-z]+) (?:[a-z]+ly )?([a-z]+ing\\b(?!,).*)$`,
)
const WHERE = /^(an? (?:[a-z-]+,? ){0,4}?[a-z]+),? where (.*)$/
const HOUR =
  /^(?:an? |the )?(?:[a-z]+,? )??(night|sunset|dusk|dawn|evening|morning)(?: (?:setting|scene|sky|view|time))?\b(?:,? (?:where|with|as) (.*))?/

/** What is told of a sight, as that which is seen next. */
function asNext(sight: string): string {
  if (ONLY_CLOSER.test(sight)) return ''
  const hour = HOUR.exec(sight)
  if (hour !== null) return atHour(hour)
  const [, place, there] = WHERE.exec(sight) ?? []
  if (place !== undefined) return `then in ${place}, ${there}.`
  const [, who, doing] = DOING.exec(sight) ?? []
  return who === undefined
    ? ` then ${sight.replace(/^them /, 'they are ')}.`
    : `then ${whoIs(who)} ${doing}.`
}

const atHour = ([, hour, then]: RegExpExecArray): string =>
  then === undefined ? `at ${hour}.` : `then at ${hour}, ${then}.`

const whoIs = (who: string): string =>
  who === 'them' ? 'they are' : `${who} ${/ and |s$/.test(who) ? 'are' : 'is'}`

/** "Captured in motion, its wheels spinning as it glides down a path": what it does. */
const IN_MOTION =
  /(?: (?:is|are))?(?: (?:now|then))?(?: (?:seen|captured|shown))? in (?:full |fluid |graceful )?motion,(?: [^,.;]*? as it (?=[a-z]+s\b)| (?=[a-z]+ing\b))/g

/** "As they skate, the camera zooms in to reveal …": the camera alone. */
const WHILE_FILMING =
  /(?<=^|[.;] )(?:(?:as|when|while) [^.;]*?, )?the (?:camera|video|shot) (?:then |slowly |gently |occasionally |finally )?(zooms? (?:in|out)|pulls? (?:back|out)|pans?(?: (?:out|left|right|up|down|across))?)(?: (?:slowly|gently|closer))?,? (?:to|and|revealing|capturing|showcasing|highlighting|on)\b[^.;]*/g

/** "As the camera zooms in, the details of the grille become visible"; "as he plays, the camera captures …". */
const SEEN_NEARER =
  /(?<=^|[.;] )as the camera (zooms? (?:in|out)|pulls? (?:back|out)|pans(?: (?:out|left|right))?),? [^.;]*? (?:become|come|comes|becomes|is|are) (?:visible|evident|apparent|clear|clearer|revealed|into (?:view|focus))/g
const WHILE_CAPTURED =
  /(?<=(?:^|[.;] )(?:as|when|while) [^.;]*?), the camera (?:captures|reveals|focuses|highlights|follows|shows|lingers)\b[^.;]*/g
const THEN_CLOSER =
  /(?<=^|[.;] )(?:then|next|followed by|first),? (?:an? )?(?:close-?up|wide shot)\b[^.;]*[.;]?/g

const NIGHT_FALLS =
  /(?<=^|[.;] )as (?:the sky darkens|(?:night|darkness) (?:falls|descends|sets in)|(?:dusk|twilight|evening|the day) (?:turns|fades|gives way) (?:in)?to (?:the )?night), /g

const UNFOLDS = /^an? (?:[a-z]+ )*scene unfolds (?:with|where|as|in which) (?:an? close-?up of )?/

const BEGINS =
  /(?<=^|[.;] )(?:the |this )?(?:scene|video|film|shot|clip) (?:begins|opens|starts) (?:with|on) (?:an? close-?up of )?/g

/** A paragraph of which each sight that comes next is told as that. */
export function sightBySight(caption: string): string {
  return caption
    .replace(NIGHT_FALLS, 'then at night, ')
    .replace(IN_MOTION, ' ')
    .replace(UNFOLDS, '')
    .replace(BEGINS, '')
    .replace(SEEN_NEARER, 'the camera $1')
    .replace(WHILE_CAPTURED, '')
    .replace(THEN_CLOSER, '')
    .replace(WHILE_FILMING, 'the camera $1')
    .replace(NEXT, (_, ...found: unknown[]) => {
      const { sight = '' } = Object(found.at(-1)) as Record<string, string>
      return asNext(sight)
    })
    .replace(/\s+/g, ' ')
    .trim()
}
