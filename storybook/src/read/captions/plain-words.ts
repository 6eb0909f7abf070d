import { CLOTHES_WORDS } from './clothes-told.ts'
import { DETAIL_WORDS } from './details-told.ts'
import { SETTING_WORDS } from './settings-told.ts'

/** Words of captions for what is there, in the words that all prompts use. */
export const PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  // What it is compared with is not there.
  [
    /,? (?:that|which) (?:closely )?(?:mimics?|resembles?|looks? like|recalls?|imitates?) [^,.;]*/g,
    '',
  ],
  [/,? (?:closely )?(?:resembling|mimicking|imitating|reminiscent of) [^,.;]*/g, ''],
  [
    /,? (?:where |which |that )?((?:[a-z]+ and )?[a-z]+ [a-z]+) tells? (?:an? |the )?(?:silent |sad |tragic )?(?:stor(?:y|ies)|tales?) of [^,.;]*/g,
    ' with $1',
  ],
  [
    /,? (?:with|while) (?:some|others)(?: [a-z]+)? (?:[a-z]+ing|closer|further|almost|have|are|nearer|slightly) [^.;]*/g,
    '',
  ],
  [
    /,? with (?:the |some )?[^,.;]{2,40}? (?:clinging|sticking) to (?:his|her|their|its) [a-z]+/g,
    '',
  ],
  [/,? (?:possibly|likely|perhaps|presumably|probably) (?:an? |the )?[a-z ]{2,40}?(?=[,.;])/g, ''],
  [
    /\b(?:an? )?(?:vast |endless |wide )?(?:expanse|stretch|array|multitude|variety|plethora|myriad) of (?=[a-z-]+)/g,
    '',
  ],
  [/\b(?:the )?(?:[a-z-]+ )?(?:expanse|stretch) of (?=the\b)/g, ''],
  [
    /\b(he|she|it|they|the [a-z]+) (?:appears?|seems?) to be (?=in |on |at |[a-z]+ing\b)/g,
    '$1 is ',
  ],
  [/\b(?:is|are) (?:in motion, |engrossed in |focused on |busy )(?=[a-z]+ing\b)/g, 'is '],
  [/\b(?:is|are) (?:engaged in the act|in the process|in the middle) of (?=[a-z]+ing\b)/g, 'is '],
  ...DETAIL_WORDS,
  // Where these grow they are part of the land.
  [
    /,? (?:(?:is|are) )?(?:dotted |covered |filled |surrounded |adorned |lined |overgrown )?(?:with|by) (?:[a-z-]+ ){0,2}(?:(?:trees|patches|bushes) (?:and|of) )?(?:[a-z-]+ ){0,2}(?:greenery|foliage|vegetation|shrubbery)(?: (?:and [a-z]+ mountains|scattered throughout|growing on them|here and there))?/g,
    '',
  ],
  [
    /, (?:and )?(?:green )?(?:greenery|foliage|vegetation|shrubbery) (?:covers|clings|grows|lines)[^,.;]*/g,
    '',
  ],
  // Colours of a sky are those of its hour.
  [
    /\b(?:the )?sky(?: above)?,? (?:is )?(?:painted|awash|ablaze|a mix|a blend|a canvas|tinged|streaked|dotted with clouds tinged)(?: in| of| with)? (?:[a-z]+ )?(?:hues of |shades of |pastel hues|soft |warm )*(?:oranges?|pinks?|purples?|golds?|reds?)(?:,? (?:and )?(?:soft )?(?:oranges?|pinks?|purples?|golds?|reds?))*(?: hues)?/g,
    'pink and orange sky',
  ],
  [
    /\bunder (?:the|an?) ([a-z]+)-(?:tinged|tinted|hued) sky(?: of the [a-z ]{2,24}?)?(?=[,.;]|$)/g,
    'under a $1 sky',
  ],
  [
    /^it is (?:an? )?[a-z]+ (?:sight|spectacle|moment|scene) as (?=an? |the )|(?<=[.;] )it is (?:an? )?[a-z]+ (?:sight|spectacle|moment|scene) as (?=an? |the )/g,
    '',
  ],
  [
    /,? (?:that|which) (?:connects|links|crosses over|lies|runs) (?:[a-z ]+ )?between the towns? of [^.;]*|,? between the (?:towns?|cities|villages) of [^,.;]*/g,
    '',
  ],
  [
    /\b(train|locomotive|tram)(?:s)? (?:leaves the bridge,? )?(?:(?:is |are )?(?:seen )?(?:travel|pass|run|chug|roll|thunder|steam|mov|glid|puff|go)(?:ling|ning|ging|ing|es|s)?) (?:over|across|along|on) (?:an?|the) (?:[a-z-]+ ){0,3}(?:viaduct|railway bridge)\b/g,
    '$1 crosses the railway bridge',
  ],
  [
    /,? (?:which |that )?(?:stands? out|contrasts?|pops?) (?:vividly |sharply |beautifully )?(?:against|with) [^,.;]*(?:, (?:which|that) [^.;]*)?/g,
    '',
  ],
  // Who was named is meant.
  [
    /,? (?:to reveal|revealing|showing) the (?:vastness|scale|beauty|grandeur|full (?:height|extent)|depth) [^,.;]*/g,
    '',
  ],
  [/\bmountain ridge\b/g, 'mountain'],
  [/,? (?:and |while )?(?:the )?wind (?:whips|blows|carries) (?:the )?snow [^,.;]*/g, ', windy'],
  [
    /\b(?:the )?(?:sun)?light (?:softly |gently )?(?:filters?|streams?|pours?|shines?|breaks?) (?:down )?through the (?:dense |green )?(?:leaves|trees|branches|canopy|foliage)\b[^.;,]*/g,
    'god rays',
  ],
  [/\b(?:sits|is) behind the (?:steering )?wheel(?! of)/g, 'is driving it'],
  // Who sleeps does so in all of the scene.
  [
    /(?<=\bsleep(?:s|ing)\b[^]*?)[.;] (?:the|its|his|her) [^.;]{0,40}\b(?:tail|ears?|whiskers|nose|paws?) [^.;]*/g,
    '',
  ],
  [/\bnight-blooming [a-z]+\b/g, 'white flower'],
  [/,? (?:and |while )?(?:is )?holding (?:the [a-z ]+'s|each other's|her|his) hands?\b/g, ''],
  [/,? (?:which|that) (?:she|he|they) (?:is|are|seems?|appears?)\b[^,.;]*/g, ''],
  [
    /^([^.;]*?) from the (?:perspective|viewpoint|point of view|inside) of an? ([a-z]+ )?(car|truck|bus|train)\b/,
    'first-person view from a $3, $1',
  ],
  [
    /\b(biker|cyclist|rider|skateboarder|skier|snowboarder)\b([^.;]*?) descends\b/g,
    '$1$2 rides down',
  ],
  [/\bseated on (?:an? |the )?(?:[a-z]+ )?(?:movie )?theat(?:er|re) seats?\b/g, 'seated'],
  [/,? with (?:only |just )?(?:a few |the |some )?(?:other |empty )+seats? [^.;]*/g, ''],
  [/,? with the (?:big |movie |large )?screen (?:displaying|showing|glowing) [^.;]*/g, ''],
  [
    /\b(man|woman|boy|girl) (?:is )?(?:wearing|in|dressed in) an? (?:military|army|officer's) uniform\b(?:, including [^.;]*)?/g,
    '$1 wearing an olive uniform and an olive captain hat',
  ],
  [/\b(?:rocky |rugged )?outcrop(?:ping)?\b/g, 'cliff'],
  [
    /\b(?:the )?amalfi coast(?: italy)?\b|\b(?:an? |the )?(?:[a-z]+ )?coastal landscape\b/g,
    'a rocky coast',
  ],
  [/\ban? (?:[a-z]+ )?body of water\b/g, 'a lake'],
  [/\b(?:night-blooming )?cereus\b/g, 'white flower'],
  [/,? (?:which|that) (?:is|are) dotted with clouds tinged with [^.;]*/g, ', pink and orange sky'],
  [/(?<=[a-z]),? casts? (?:[a-z-]+ ){0,5}(?:glow|light|shadows?|hues?)\b[^.;,]*/g, ''],
  [
    /(?<=(?:^|[.;] )an? (?:[a-z-]+ ){0,2}[a-z]+), (?=(?:reaches|stands|sits|walks|looks|holds|runs|leans) )/g,
    ' ',
  ],
  [
    /\b(flowers?|blossoms?|buds?|rose|lotus|peony|tulip) (?:(?:slowly|quietly|gently|gracefully) )*(opens?|unfurls?)\b/g,
    '$1 blooms',
  ],
  [/(?<=\bblooms\b[^]*?)[.;] (?:in an? [^,.;]*, )?the petals [^.;]*/g, ''],
  [/^the camera (?:directly |slowly )?(?:faces|frames|films|observes) (?=[a-z])/, ''],
  [
    /\b(?:an? )?(?:poignant |intimate |tight |dramatic )?close-up (?:frames|shows|captures|reveals) /g,
    'close-up of ',
  ],
  [/\bin the (?:[a-z]+ )?backdrop of (?=an?|the)/g, 'in '],
  [
    /\bmountain bik(?:e|ing) (?:race )?(?:course|track|trail)\b([^]*?)\b(a|the) rider\b/g,
    'mountain trail$1$2 mountain biker',
  ],
  [/,? as the (?:two|three) [^.;]*? exchange [^,.;]*/g, ''],
  [
    /\bboth (?:of them|(?:[a-z]+ )?(?:officers|chefs|women|men|girls|boys|dogs|cats|animals|children|players|friends|performers|singers|dancers|workers))\b/g,
    'they',
  ],
  [
    /\bthe (?:two|three) (?:animals|pets|friends|figures|characters|companions|representatives|creatures|lovers|siblings)\b/g,
    'they',
  ],
  [/,? and matching [a-z]+(?: grips)?/g, ''],
  [
    /[.;] (?:he|she) (?:is using|uses) (an? [^,.;]{2,40}?) to (?=apply|enhance|highlight|add|lift|listen|point)[^.;]*/g,
    ' with $1',
  ],
  [/ (?:which|that) (?:he|she|they) (?:use|is using|are using|uses) to [^,.;]*/g, ''],
  [/(?:,| and)* hangs up(?=,| and|\.)/g, ''],
  [
    /\b(jacket|coat|sweater|suit|vest|blazer|cardigan|hoodie)(?: is)?(?: worn)? over (?=an? )/g,
    '$1 and ',
  ],
  [
    /,? (?:and )?is wearing (an? [^,.;]{2,40}?) (?:under|underneath) (?:her|his|the) [a-z]+/g,
    ' and wears $1',
  ],
  [/ on (?:his|her) (?:left |right )?(?:ring |index |middle )?finger\b/g, ''],
  [/\brocks glass\b/g, 'whiskey glass'],
  [
    /\bwith ([^,.;]{2,30}? hair), (an? (?:[a-z]+ )?beard|an? (?:[a-z]+ )?mustache),? and (?=an? [^,.;]{2,30}?(?:shirt|jacket|coat|suit|sweater)\b)/g,
    'with $1 and $2, wearing ',
  ],
  [
    /(?:,| and)? (?:is |are )?adorned with (?:an? )?(?:[a-z-]+,? (?:and )?){0,4}?(?:patterns?|details?|detailing|carvings?|engravings?|designs?|accents?|stripes|embroidery|jewel[a-z]*|patches|keychains|stickers|badges|decals|insignias?|charms|ribbons|beads|sequins|labels|motifs?|ornaments?|hairs)\b[^,.;]*/g,
    '',
  ],
  [/,? (?:is |are )?adorned with /g, ' with '],
  [
    /\b(an? |the )((?:[a-z-]+ )*?(?:jacket|uniform|cap|hat)) with (?:an? )?(?:epaulettes|badges?|medals?|insignia|veil)(?: on [a-z ]+)?/g,
    '$1$2',
  ],
  [/,? with only a few leaves [^,.;]*/g, ''],
  [
    /(?<=^|[.;] )(?:the )?(?:fore|back)ground(?: of the (?:image|scene|video|frame))? (?:is dominated by|includes|contains|reveals|shows|features|displays) /g,
    'there is ',
  ],
  [
    /(?<=^|[.;] )(?:the )?middle ground(?: of the (?:image|scene|video|frame))? (?:is dominated by|includes|contains|reveals|shows|features|displays) /g,
    'there is ',
  ],
  [
    /,? as (?:it|he|she) (?:makes|winds|weaves) (?:its|his|her) way (?:between|through|around) [^,.;]*/g,
    '',
  ],
  [/\bspace ?man\b/g, 'male astronaut'],
  [
    /, (?:an? )?(?:sleek|shiny|modern|old|small|large|beautiful)[^,.;]*? (sedan|suv|coupe|hatchback)(?=,)/g,
    '',
  ],
  ...CLOTHES_WORDS,
  ...SETTING_WORDS,
  // What a room is filled with makes it that room.
  [
    /\b(?:room|study|space) (?:filled|lined|stacked|packed) with (?:[a-z]+ )?(?:bookshelves|books|bookcases)(?:,? (?:brimming|filled|full|stacked|packed) (?:with|of) (?:[a-z]+ )*books)?/g,
    'library',
  ],
  [/\bwar-torn (?=city|town|village|street)/g, 'ruined '],
  [/\bruins and crumbled walls\b|\bcrumbl(?:ed|ing) walls\b/g, 'ruins'],
  [
    /\b(?:the )?(?:(?:steep|green|grassy|rocky|forested|wooded|verdant|vegetation-covered) )+slopes\b/g,
    'a hillside',
  ],
  [/,? (?:in)?to (?:small|fine|even|thin|tiny) (?:pieces|slices|cubes)\b/g, ''],
  [/\b(?:the )?sun is shining(?: brightly)?\b/g, 'the sun shines'],
  [/\b(?:amidst|amongst)\b/g, 'among'],
  [/(^|[.;] )the people(?: in traditional [a-z]+ [a-z]+)?\./g, '$1people walk about.'],
]

/** Whoever looks out of it sees no such car before it. */
const FROM_WITHIN =
  /\bview from (?:an?|the) (?:driving |flying )?(car|truck|bus|train|boat|plane)\b/
const OF_BLEND =
  '(?:whimsical |magical |strange |cute |adorable )?(?:blend|mix|cross|hybrid|mixture|combination)'
const BLEND = new RegExp(
  `^([^.;]*?)\\bcreature\\b([^]*?)[.;] the creature, an? ${OF_BLEND} (?:of|between) an? ([a-z]+) and an? ([a-z]+), `,
)

const OUTDOORS = /\b(?:garden|jungle|forest|woods|park|meadow|field)\b/
const SHORE = /\b(?:beach|shore|coast|sea|ocean)\b/

/** What every shore has, whatever is said of it. */
const LAPS =
  /(?:^|(?<=[.;] ))(?:the |small |gentle |ocean )*(?:waves?|water|sea|surf)\b[^.;]*\b(?:lap|roll|wash)(?:s|ping|ing|es)?\b[^.;]*[.;]/g

/** "The red dust of Mars", "the Martian sky": where it plays is told by such words, too. */
function onItsPlanet(told: string, caption: string): string {
  const [planet] = /\b(?:mars|martian|lunar)\b/.exec(caption) ?? []
  if (planet === undefined || /\b(?:mars|martian|lunar|moon)\b/.test(told)) return told
  return `${told} on ${planet === 'lunar' ? 'the moon' : 'mars'}.`
}

function withoutOwnCraft(told: string): string {
  const [, craft] = FROM_WITHIN.exec(told) ?? []
  if (craft === undefined) return told
  return told
    .split(/(?<=[.;]) /)
    .filter((each) => !new RegExp(`^the (?:dashboard of the )?${craft}\\b`).test(each))
    .join(' ')
}

/** "A creature … The creature, a blend of a rabbit and a squirrel, …": what it is from the first. */
export const asBlend = (caption: string): string =>
  caption.replace(BLEND, '$1half $3 half $4 creature$2. it ')

/** A caption in plain words. */
export function inPlainWords(caption: string): string {
  const told = PLAIN_WORDS.reduce((said, [pattern, plain]) => said.replace(pattern, plain), caption)
  const within = withoutOwnCraft(onItsPlanet(told, caption))
  const dry = SHORE.test(within) ? within.replace(LAPS, '') : within
  return OUTDOORS.test(dry) ? dry.replace(/\b(?:all the |the )?plants\b/g, 'bushes') : dry
}
