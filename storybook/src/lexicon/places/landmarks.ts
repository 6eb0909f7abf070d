import type { PlaceWords } from './place-words.ts'

/** Sights and cities that everybody knows by their silhouette. */
export const LANDMARKS: PlaceWords = {
  alps: 'swiss alps|alpine meadow|alpine village|switzerland|swiss village|tyrol|austrian alps|bavarian alps|dolomites|matterhorn|alpine pasture|swiss mountains',
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
  'eiffel-tower': 'iron tower|radio tower|tv tower|television tower|champ de mars|france|paris',
  'great-wall': 'great wall|great wall of china|china wall|city wall|fortress wall',
  'greek-temple': 'acropolis|parthenon|ancient ruins|roman temple|ancient greece',
  'new-orleans':
    'new orleans|french quarter|bourbon street|new orleans street|new orleans street corner|street in new orleans',
  havana:
    'havana|old havana|havana street|cuba|cuban street|cartagena|santiago de cuba|san juan|caribbean town|caribbean street|colonial street|colonial town|colourful street|colorful street',
  istanbul: 'bosphorus|bosporus|golden horn|galata|constantinople',
  'leaning-tower': 'leaning tower|leaning tower of pisa|tower of pisa|pisa|italy',
  'machu-picchu': 'inca ruins|inca city|peru|andes|mayan ruins|aztec ruins|lost city',
  moscow:
    "orthodox church|orthodox cathedral|russian church|russian orthodox church|red square|kremlin|russia|st basil's cathedral|saint basil cathedral|onion domes~",
  'mount-fuji': 'fuji|mt fuji|fujiyama|japanese landscape|cherry blossom valley',
  niagara: 'niagara falls|victoria falls|iguazu falls|horseshoe falls',
  pyramid:
    'pyramids*|pyramids of giza|giza|egypt|ancient egypt|egyptian pyramids|egyptian desert|sphinx*|ancient egyptian temple|egyptian temple',
  rio: 'favela|rio de janeiro|christ the redeemer|copacabana|brazil|sugarloaf mountain',
  santorini: 'greek island|oia|mykonos|greece|mediterranean village|aegean',
  'statue-of-liberty':
    'statue of liberty*|liberty island|new york harbor|ellis island|lady liberty',
  stonehenge: 'stonehenge|stone circle|standing stones|megaliths',
  sydney:
    'sydney opera house|sydney harbour bridge|sydney harbor bridge|sydney harbour|sydney harbor|australia|opera house harbour',
  'tower-bridge': 'tower bridge|london bridge|thames bridge',
  'taj-mahal': 'taj mahal|agra|india|marble palace',
  venice: 'venetian canal|grand canal|gondola ride|city canal',
}
