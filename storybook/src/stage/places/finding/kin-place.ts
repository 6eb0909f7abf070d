import type { Place } from '../../place.ts'
import { findPlace } from './find-place.ts'

type Kin = readonly [place: string, pattern: RegExp]

/** For places without a recipe: the nearest kin by the words that places are made of. */
const KIN: readonly Kin[] = [
  [
    'supermarket',
    /\b(shop|store|boutique|outlet|mart|showroom|dealership|salon|barber\w*|pharmac\w*)\b/,
  ],
  ['restaurant', /\b(diner|grill|eatery|bistro|canteen|buffet|kitchen)\b/],
  ['hospital', /\b(clinic|ward|surgery|morgue|medical|asylum|dental)\b/],
  ['classroom', /\b(school|class\w*|lesson|seminar|tutorial)\b/],
  ['laboratory', /\b(lab|labs|research|science|observatory|clean room)\b/],
  ['ballroom', /\b(hall|chamber|court\w*room|parliament|senate|palace|salon|lobby)\b/],
  ['office', /\b(office|agency|bureau|bank|headquarters|studio)\b/],
  ['workshop', /\b(workshop|forge|smithy|atelier|foundry|craft\w*)\b/],
  ['nightclub', /\b(night ?club|disco\w*|dance ?floor|rave)\b/],
  ['riverfront', /\b(skyline|waterfront|riverfront|promenade|embankment)\b/],
  ['basement', /\b(cellar|vault|storage|warehouse|depot|shed|garage|boiler|attic)\b/],
  ['gymnasium', /\b(gym|fitness|dojo|rink|sports? (?:hall|center|centre)|arena)\b/],
  ['library', /\b(library|archive|books?|reading)\b/],
  ['corridor', /\b(corridor|passage|elevator|lift|escalator|aisle)\b/],
  ['bedroom', /\b(bed\w*|hostel|dorm\w*|motel|sleeping)\b/],
  ['living-room', /\b(room|apartment|flat|loft|indoors?|inside|interior|house interior|home)\b/],
  ['stage', /\b(stage|concert|theat(?:er|re)|show|festival|opera|performance)\b/],
  ['stadium', /\b(stadium|pitch|field of play|match|olympic\w*|sports?)\b/],
  ['harbor', /\b(port|dock\w*|pier|shipyard|marina|wharf|deck)\b/],
  ['beach', /\b(beach|coast|shore|bay|lagoon|island|isle|cove|gulf)\b/],
  ['ocean', /\b(ocean|sea|strait|waters?)\b/],
  ['river', /\b(river|stream|creek|canal|delta|brook|ford)\b/],
  ['lake', /\b(lake|reservoir|dam|pond|loch|spring)\b/],
  ['mountain', /\b(mount\w*|peak|ridge|summit|alps|range|hilltop|plateau|crag)\b/],
  ['forest', /\b(forest|wood\w*|grove|trees?|thicket|orchard|trail)\b/],
  ['desert', /\b(desert|dunes?|wasteland|steppe|salt flat|arid)\b/],
  ['snowy-mountain', /\b(snow\w*|ice|icy|arctic|polar|frozen|winter)\b/],
  ['farm', /\b(farm\w*|ranch|plantation|vineyard|field|crop)\b/],
  ['park', /\b(park|garden|yard|lawn|square|green|plaza)\b/],
  ['highway', /\b(road|route|way|street|lane|drive|freeway|motorway|junction)\b/],
  ['railway', /\b(rail\w*|station|tram|train|metro)\b/],
  ['industrial-area', /\b(factory|plant|mill|works|refinery|industr\w*|mine|quarry)\b/],
  ['village', /\b(village|hamlet|settlement|town|camp)\b/],
  ['downtown', /\b(city|district|urban|metropol\w*|quarter|downtown|capital|skyline)\b/],
  ['temple', /\b(temple|shrine|monastery|pagoda|sanctuary|holy)\b/],
  ['castle', /\b(castle|fort\w*|citadel|kingdom|medieval|ruins?)\b/],
  ['space', /\b(space|galax\w*|planet|orbit|cosm\w*|star|nebula)\b/],
  ['underwater', /\b(underwater|undersea|seabed|reef|abyss|atlantis)\b/],
  ['cloud-kingdom', /\b(magic\w*|fantasy|dream\w*|fairy\w*|enchanted|heaven\w*|wonder\w*)\b/],
]

/** A place for words that no recipe knows: its kin, wearing the words so that variants still follow; never nothing. */
export function kinPlace(words: string): Place {
  const known = findPlace(words)
  if (known) return known
  const text = words.toLowerCase()
  const kin = KIN.find(([, pattern]) => pattern.test(text))
  const place = findPlace((kin?.[0] ?? 'meadow').replaceAll('-', ' '))
  if (!place) throw new Error('There is no meadow to fall back to.')
  return place
}
