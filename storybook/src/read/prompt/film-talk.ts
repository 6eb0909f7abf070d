import { CUT, type Text } from './text.ts'

/** What a sentence is about when it speaks of the film, of what is heard or of what is smelt. */
const TOPIC =
  '(?:(?:colou?r )?palette|colou?r (?:grading|scheme|tones?)|colou?rs|soundtrack|music|score|melody|tune|song|soundscape|sounds?|audio|voice-?over|narration|narrator|style|aesthetics?|mood|atmosphere|ambiance|ambience|tone|vibe|pace|pacing|editing|transitions?|textures?|visuals|cinematography|animation|smells?|scent|aroma|fragrance)'
const WORDS =
  '(?:(?:overall|general|whole|entire|only|main|visual|ambient|background|natural|soft|gentle|slow|quiet|faint|distant|warm|cold|piano|guitar|violin|cello|orchestral|jazz|electronic|lofi|lo-fi|color|colour|art|film|light|dominant|rich|sweet|fresh) )*'
const SAYS =
  "(?:is|are|feels?|stays?|remains?|consists?|comprises?|includes?|blends?|combines?|mix(?:es)?|shifts?|has|have|should|must|plays?|swells?|fades?|echo(?:es)?|fills?|can be heard|evokes?|conveys?|leans?|moves?|builds?|drifts?|mirrors?|contrasts?|features|uses|relies|recalls?|resembles?|makes?|gives?|adds?|creates?|matches|rises|lingers|hangs|wafts|reminds|'s)"

/** "The color palette is muted blue", "a soft piano melody plays", "the air smells of salt". */
const OF_THE_FILM = new RegExp(
  `^\\s*(?:and )?(?:(?:the|its|an?|this|some) )?(?:${WORDS}${TOPIC}(?: of [a-z' ]{2,40}?)? ${SAYS}|air (?:smells|tastes|is thick with|is filled with the (?:smell|scent|sound))|(?:shot|clip|video|film|footage|scene|take|loop) (?:lasts|loops|runs for|is \\d+ seconds)|(?:scene|moment|image|whole|picture) (?:feels|should feel|evokes|conveys|radiates)|camera (?:is|feels|acts|behaves|work)\\b)\\b`,
)

/**
 * Cuts out the sentences that only say how the film looks, sounds or smells; done when light, camera, hour and mood have
 * been read, for what such a sentence compares and lists is not there: no palette, no cello, no drone that films.
 */
export function takeFilmTalk(text: Text): void {
  text.body = text.body
    .split(/(?<=[.;!?])/)
    .map((sentence) => {
      const start = /^[\s,¦]*/.exec(sentence)?.[0] ?? ''
      const said = sentence.slice(start.length)
      if (!OF_THE_FILM.test(said)) return sentence
      text.taken.push(said.replace(/[\s¦.;!?]+$/, ''))
      return `${CUT}${/[.;!?]$/.exec(said)?.[0] ?? ''}`
    })
    .join('')
}
