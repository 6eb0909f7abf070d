import type { Place } from '../../place.ts'
import { findPlace } from './find-place.ts'

type Kin = readonly [place: string, pattern: RegExp]

/** For places without a recipe: the nearest kin by the words that places are made of. */
const KIN: readonly Kin[] = [
  ['barbershop', /\b(salon|barber\w*|hairdress\w*|nails?|spa)\b/],
  ['shopping-mall', /\b(boutique|fashion|cloth\w*|shoe|jewell?ery|department|outlet|showroom)\b/],
  ['toy-store', /\b(toys?|candy|sweets?|gift|souvenir)\b/],
  ['garage', /\b(garage|mechanic|auto|tyre|tire|repair|dealership)\b/],
  ['supermarket', /\b(shop|store|mart|pharmac\w*)\b/],
  ['restaurant', /\b(diner|grill|eatery|bistro|canteen|buffet|kitchen)\b/],
  ['hospital', /\b(clinic|ward|surgery|morgue|medical|asylum|dental)\b/],
  ['classroom', /\b(school|class\w*|lesson|seminar|tutorial)\b/],
  ['laboratory', /\b(lab|labs|research|science|observatory|clean room)\b/],
  ['courtroom', /\b(court\w*|parliament|senate|congress|tribunal)\b/],
  ['hotel', /\b(hotel|lobby|motel|reception)\b/],
  ['throne-room', /\b(royal|throne|medieval hall)\b/],
  ['ballroom', /\b(hall|chamber|palace)\b/],
  ['bank', /\b(bank|vault|treasury)\b/],
  ['art-studio', /\b(art|artist\w*|painting|pottery|sculpt\w*|atelier)\b/],
  ['office', /\b(office|agency|bureau|headquarters|studio)\b/],
  ['workshop', /\b(workshop|forge|smithy|foundry|craft\w*)\b/],
  ['nightclub', /\b(night ?club|disco\w*|dance ?floor|rave)\b/],
  ['riverfront', /\b(skyline|waterfront|riverfront|promenade|embankment)\b/],
  ['attic', /\b(attic|loft|garret)\b/],
  ['basement', /\b(cellar|vault|storage|warehouse|depot|boiler)\b/],
  ['ice-rink', /\b(rink|hockey|skating)\b/],
  ['dojo', /\b(dojo|karate|judo|martial|samurai|ninja)\b/],
  ['gymnasium', /\b(gym|fitness|sports? (?:hall|center|centre)|arena)\b/],
  ['library', /\b(library|archive|books?|reading)\b/],
  ['elevator', /\b(elevator|lift)\b/],
  ['corridor', /\b(corridor|passage|aisle)\b/],
  ['bedroom', /\b(bed\w*|hostel|dorm\w*|motel|sleeping)\b/],
  ['living-room', /\b(room|apartment|flat|loft|indoors?|inside|interior|house interior|home)\b/],
  ['stage', /\b(stage|concert|theat(?:er|re)|show|festival|opera|performance)\b/],
  ['stadium', /\b(stadium|pitch|field of play|match|olympic\w*|sports?)\b/],
  ['ship-deck', /\b(deck|ship|galleon|aboard)\b/],
  ['pier', /\b(pier|boardwalk|jetty)\b/],
  ['harbor', /\b(port|dock\w*|shipyard|marina|wharf)\b/],
  ['island', /\b(island|isle|atoll|lagoon|archipelago)\b/],
  ['beach', /\b(beach|coast|shore|bay|cove|gulf)\b/],
  ['ocean', /\b(ocean|sea|strait|waters?)\b/],
  ['river', /\b(river|stream|creek|canal|delta|brook|ford)\b/],
  ['lake', /\b(lake|reservoir|dam|pond|loch|spring)\b/],
  ['mountain', /\b(mount\w*|peak|ridge|summit|alps|range|hilltop|plateau|crag)\b/],
  ['forest', /\b(forest|wood\w*|grove|trees?|thicket|trail)\b/],
  ['desert', /\b(desert|dunes?|wasteland|steppe|salt flat|arid)\b/],
  ['snowy-mountain', /\b(snow\w*|ice|icy|arctic|polar|frozen|winter)\b/],
  ['wheat-field', /\b(wheat|grain|barley|crops?|harvest)\b/],
  ['vineyard', /\b(vineyard|plantation|orchard|vines?)\b/],
  ['farm', /\b(farm\w*|ranch|field)\b/],
  ['park', /\b(park|garden|yard|lawn|square|green|plaza)\b/],
  ['highway', /\b(road|route|way|street|lane|drive|freeway|motorway|junction)\b/],
  ['railway', /\b(rail\w*|station|tram|train|metro)\b/],
  ['industrial-area', /\b(factory|plant|mill|works|refinery|industr\w*|mine|quarry)\b/],
  ['village', /\b(village|hamlet|settlement|town|camp)\b/],
  ['downtown', /\b(city|district|urban|metropol\w*|quarter|downtown|capital|skyline)\b/],
  ['temple', /\b(temple|shrine|monastery|pagoda|sanctuary|holy)\b/],
  ['castle', /\b(castle|fort\w*|citadel|kingdom|medieval|ruins?)\b/],
  ['alien-planet', /\b(alien|planet|extraterrestrial)\b/],
  ['space', /\b(space|galax\w*|orbit|cosm\w*|star|nebula)\b/],
  ['underwater-city', /\b(atlantis|sunken|mermaid)\b/],
  ['underwater', /\b(underwater|undersea|seabed|reef|abyss)\b/],
  ['enchanted-forest', /\b(enchanted|elven|elf|mystic\w*|fairy\w*)\b/],
  ['futuristic-city', /\b(futuristic|cyber\w*|sci-?fi|neon)\b/],
  ['cloud-kingdom', /\b(magic\w*|fantasy|dream\w*|heaven\w*|wonder\w*)\b/],
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
