import type { PlaceWords } from './place-words.ts'

/** Sights and cities that everybody knows by their silhouette. */
export const LANDMARKS: PlaceWords = {
  alps: 'swiss alps|alpine meadow|alpine village|switzerland|swiss village|tyrol|austrian alps|bavarian alps|dolomites|alpine pasture|swiss mountains',
  amsterdam:
    'amsterdam canals|amsterdam canal|canals of amsterdam|dutch canal|canal|canals|town canal|canal houses|bruges|copenhagen|delft',
  angkor:
    'angkor wat|cambodia|khmer temple|jungle temple|temple ruins in the jungle|borobudur|bagan',
  cappadocia: 'fairy chimneys|goreme|valley of balloons',
  dubai: 'burj khalifa|dubai skyline|dubai marina|abu dhabi|doha',
  petra: 'petra treasury|jordan ruins|rock temple|temple carved in rock',
  'big-ben': 'big ben|london|westminster|houses of parliament|england|london street',
  'cliff-monastery':
    'monastery on a cliff|monastery on the cliff|monastery on cliffs|monastery on a rock|monastery on a mountain|monastery on a mountaintop|monastery on a hill|mountain monastery|mountaintop monastery|cliffside monastery|hilltop monastery|cliff top monastery|clifftop monastery|meteora|monastery in the clouds|monastery in the mountains|abbey on a cliff',
  colosseum: 'colosseum|coliseum|rome|ancient rome|roman arena',
  'easter-island': 'moai*|moai statues*|stone heads*',
  'eiffel-tower': 'iron tower|champ de mars|france|paris',
  'great-wall': 'great wall|great wall of china|china wall|city wall|fortress wall',
  'greek-temple': 'acropolis|athens|parthenon|ancient ruins|roman temple|ancient greece',
  'new-orleans':
    'new orleans|french quarter|bourbon street|new orleans street|new orleans street corner|street in new orleans',
  havana:
    'havana|old havana|havana street|cuba|cuban street|cartagena|santiago de cuba|san juan|caribbean town|caribbean street|colonial street|colonial town|colourful street|colorful street',
  istanbul: 'bosphorus|bosporus|golden horn|galata|constantinople',
  'leaning-tower': 'leaning tower|leaning tower of pisa|tower of pisa|pisa|italy',
  'machu-picchu': 'inca ruins|inca city|peru|andes|mayan ruins|aztec ruins|lost city',
  moscow:
    "orthodox church|orthodox cathedral|russian church|russian orthodox church|red square|kremlin|russia|st basil's cathedral|st. basil's cathedral|saint basil's cathedral|saint basil cathedral|basil's cathedral|onion domes~",
  'mount-fuji': 'fuji|mt fuji|fujiyama|japanese landscape|cherry blossom valley',
  niagara: 'niagara falls|victoria falls|iguazu falls|horseshoe falls',
  pyramid:
    'pyramids*|pyramids of giza|giza|egypt|ancient egypt|egyptian pyramids|egyptian desert|sphinx*|ancient egyptian temple|egyptian temple',
  rio: 'rio de janeiro|christ the redeemer|copacabana|brazil|sugarloaf mountain',
  santorini: 'greek island|oia|mykonos|greece|mediterranean village|aegean',
  'statue-of-liberty':
    'statue of liberty*|liberty island|new york harbor|ellis island|lady liberty',
  stonehenge: 'stonehenge|stone circle|standing stones|megaliths',
  sydney:
    'sydney opera house|sydney harbour bridge|sydney harbor bridge|sydney harbour|sydney harbor|australia|opera house harbour',
  'tower-bridge': 'tower bridge|london bridge|thames bridge',
  'taj-mahal': 'taj mahal|agra|india|marble palace',
  venice:
    'venetian canal|burano|murano|canal street|canal streets|grand canal|gondola ride|city canal',
  alhambra: 'the alhambra|granada|alcazaba|moorish palace|moorish fortress',
  'forbidden-city':
    'imperial palace of china|hall of supreme harmony|beijing palace|temple of heaven|tiananmen|tiananmen square|beijing|downtown beijing',
  neuschwanstein: 'neuschwanstein castle|bavarian castle|schloss neuschwanstein',
  capitol:
    'us capitol|capitol hill|capitol building|united states capitol|washington dc|washington d.c.',
  'white-house': 'the white house',
  potala: 'potala palace|lhasa',
  'sagrada-familia': 'la sagrada familia|sagrada família',
  'notre-dame':
    'notre dame cathedral|notre-dame|notre-dame de paris|notre dame de paris|cologne cathedral|gothic cathedral',
  'st-peters':
    "st peter basilica|st peter's basilica|st peters basilica|saint peter's basilica|st. peter's basilica|vatican|vatican city|st peter's square",
  'sacre-coeur': 'sacré-coeur|sacre-coeur|sacré coeur|sacre coeur basilica',
  'cn-tower': 'the cn tower|toronto|toronto skyline',
  'space-needle': 'seattle|seattle skyline',
  'tokyo-tower': 'tokyo skytree',
  'empire-state': 'empire state building|chrysler building',
  petronas: 'petronas towers|petronas twin towers|kuala lumpur',
  'berlin-tv-tower': 'berlin television tower|fernsehturm|alexanderplatz',
  'taipei-101': 'taipei|taipei skyline',
  'marina-bay-sands': 'marina bay|singapore skyline',
  'london-eye': 'millennium wheel',
  'arc-de-triomphe': 'triumphal arch',
  'brandenburg-gate': 'brandenburg gate',
  'gateway-arch': 'st louis arch|st. louis arch',
  'india-gate': 'new delhi|delhi',
  'gateway-of-india': 'mumbai|bombay|mumbai street|streets of mumbai',
  johannesburg: 'joburg|johannesburg skyline|pretoria',
  'buenos-aires-obelisk': 'buenos aires|obelisco',
  'angel-of-independence': 'mexico city|paseo de la reforma',
  'hawa-mahal': 'jaipur|rajasthan|palace of winds|palace of the winds',
  'budapest-parliament': 'budapest|hungarian parliament',
  'edinburgh-castle': 'edinburgh|castle rock of edinburgh',
  'louvre-pyramid': 'pyramid of the louvre|louvre exterior|louvre courtyard',
  'mount-kilimanjaro': 'kilimanjaro|mt kilimanjaro',
  'mount-ararat': 'ararat|mt ararat',
  'mount-roraima':
    'roraima|mt roraima|table mountain|cape town|tepui|tabletop mountain|angel falls',
  yosemite: 'yosemite valley|yosemite national park|half dome|el capitan|yosemite park',
  uluru: 'ayers rock|australian outback',
  matterhorn: 'zermatt',
  'mount-everest': 'everest|mt everest',
  'chichen-itza':
    'chichén itzá|mayan pyramid|mayan temple|aztec pyramid|aztec temple|tikal|el castillo',
  'mount-rushmore': 'mt rushmore|mount rushmore monument',
  'mont-saint-michel':
    'mont st michel|saint-michel abbey|mont saint-michel|mont st-michel|mont-saint-michel|mont saint michel',
  atomium: 'brussels',
  'himeji-castle': 'japanese castle|samurai castle|osaka castle',
  'oriental-pearl':
    'oriental pearl tower|the oriental pearl|the oriental pearl tower|shanghai|pudong|shanghai skyline|bund|the bund|bund shanghai|the bund shanghai|shanghai tower|the shanghai tower',
  'the-shard': 'shard~|shard london|london shard',
  'the-gherkin': 'gherkin~|gherkin building|gherkin tower|gherkin london',
  'flatiron-building': 'the flatiron building|flatiron',
  'washington-monument': 'the washington monument|reflecting pool of washington',
  'lincoln-memorial': 'the lincoln memorial',
  'the-alamo': 'alamo|alamo mission|spanish mission|mission san juan',
  'golden-temple': 'the golden temple|golden temple of amritsar|amritsar|harmandir sahib',
  'kinkaku-ji': 'kinkakuji|kinkaku-ji|golden pavilion|the golden pavilion|kinkaku-ji temple',
  'great-buddha':
    'the great buddha|great buddha of kamakura|kamakura buddha|giant buddha|giant buddha statue|big buddha|tian tan buddha|leshan giant buddha',
  'dome-of-the-rock': 'the dome of the rock|jerusalem|temple mount',
  'lotus-temple': 'the lotus temple|lotus temple in delhi',
  'the-pantheon': 'pantheon|pantheon in rome',
  'moulin-rouge': 'the moulin rouge|pigalle',
  'buckingham-palace': 'the buckingham palace|palace of buckingham',
  'torii-gate':
    'torii gate~|itsukushima|itsukushima shrine|miyajima|floating torii gate|fushimi inari|fushimi inari shrine',
  merlion: 'the merlion|merlion statue|merlion park',
  'hollywood-sign': 'the hollywood sign|hollywood hills',
  'florence-cathedral': 'florence|duomo|florence cathedral|duomo of florence|santa maria del fiore',
}
