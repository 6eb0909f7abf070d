import { PLACE_TABLES } from '../../storybook/dist/lexicon/places/all-places.js'
import { DEED_PHRASES, OTHER_PHRASES } from '../../storybook/dist/lexicon/deeds/all-deeds.js'
import * as vocabulary from '../../storybook/dist/plan/vocabulary.js'

/** What Storybook knows by name. */
export function storybookWords() {
  const places = PLACE_TABLES.flatMap((table) => Object.keys(table)).map(toWords)
  return `# Words that Storybook knows

Made from the tables that the reader uses. These are the names; many more words lead to them (a "labrador" is a dog, the "seaside" a beach), by synonyms, by kin in WordNet, and in 45 languages (35 of them by their commonest words). [storybook.md](storybook.md) says how to write with them.

## Styles (${vocabulary.STYLES.length})

${list(vocabulary.STYLES.map(toWords))}

## Camera

Moves: ${list(vocabulary.CAMERA_MOVES.map(toWords))}

Framings: ${list(vocabulary.FRAMINGS.map(toWords))}

Effects: ${list(vocabulary.CAMERA_EFFECTS.map(toWords))}

## Time, weather, season, mood

Times: ${list(vocabulary.TIMES)}

Weather: ${list(vocabulary.WEATHERS)}

Seasons: ${list(vocabulary.SEASONS)}

Moods: ${list(vocabulary.MOODS)}

## Relations

${list(vocabulary.RELATIONS.map(toWords))}

## Places (${places.length})

${list(places.toSorted(byName))}

## What people do (${idsOf(DEED_PHRASES).length})

${list(idsOf(DEED_PHRASES))}

## What animals, vehicles and things do (${idsOf(OTHER_PHRASES).length})

${list(idsOf(OTHER_PHRASES))}
`
}

const idsOf = (phrases) => [...new Set(phrases.map(({ id }) => toWords(id)))].toSorted(byName)
const toWords = (id) => id.replaceAll('-', ' ')
const list = (words) => words.join(' · ')
const byName = (a, b) => (a < b ? -1 : 1)
