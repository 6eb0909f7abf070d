import type { DeedPhrases } from './deed-phrases.ts'

/** Instruments. */
export const MUSIC: DeedPhrases = {
  'play-guitar': 'play guitar|strum guitar|play acoustic_guitar|tap guitar',
  busk: 'busk|busk in street|busk with guitar|play guitar for coins|play music for coins|play music on street for money|play for coins|busk on street',
  'play-electric-guitar':
    'play electric_guitar|play electronic_guitar|play bass_guitar|play bass|rock out',
  'play-banjo': 'play banjo|play mandolin|play lute',
  'play-ukulele': 'play ukulele',
  'play-violin': 'play violin|play fiddle|play viola',
  'play-cello': 'play cello',
  'play-harp': 'play harp|play lyre',
  'air-guitar': 'play air guitar|air-guitar',
  'play-trumpet':
    'play trumpet|play cornet|play bugle|blow horn|blow trumpet|blow bugle|blow cornet|sound trumpet|sound bugle|play horn|play french_horn',
  'play-trombone': 'play trombone|blow trombone',
  'play-tuba': 'play tuba|play sousaphone|play euphonium|blow tuba',
  'play-flute':
    'play flute|blow flute|play recorder|play piccolo|play pipe|play ocarina|play whistle|play tin whistle',
  'play-panpipes': 'play panpipe|play pan flute|play pan pipe|play zampona',
  'play-double-bass':
    'play double_bass|play contrabass|play upright_bass|play string_bass|pluck double bass',
  'play-sitar': 'play sitar|pluck sitar|strum sitar|play veena',
  'play-triangle': 'play triangle|strike triangle|hit triangle|ring triangle|ding triangle',
  'play-theremin': 'play theremin',
  'play-steel-drum': 'play steel drum|play steel pan|play steelpan|play handpan|play hang drum',
  'play-castanets': 'play castanet|play castanets|click castanet|snap castanets|clack castanets',
  'play-koto':
    'play koto|play zither|play guzheng|play dulcimer|play hammered_dulcimer|pluck zither',
  'play-harmonica': 'play harmonica|blow harmonica|play mouth_organ',
  'play-didgeridoo': 'play didgeridoo|play alphorn|blow didgeridoo|blow alphorn',
  'play-clarinet': 'play clarinet|play oboe',
  'play-saxophone': 'play saxophone|play sax|blow saxophone|blow sax',
  'play-accordion': 'play accordion|play concertina',
  'play-bagpipes': 'play bagpipes|blow bagpipes|play bagpipe',
  'play-piano': 'play piano|play grand_piano|hit piano key|strike piano key|press piano key',
  'play-organ': 'play organ|play church_organ',
  'play-keyboard': 'play keyboard|play synthesizer',
  dj: 'scratch record|spin record|mix music|dj at party|play turntable|scratch vinyl',
  'play-drums':
    'play drum|play drum_kit|bang drum|beat drum|hit drum|strike drum|pound drum|hit snare|hit drum_kit|pound on drum|beat on drum',
  'play-cymbals': 'play cymbal|clash cymbal|hit cymbal|strike cymbal|crash cymbal',
  'play-bongos': 'play bongo|play conga|play djembe|hand-drum|play hand drum',
  'play-tabla': 'play tabla|play tablas|beat tabla|drum on tabla',
  'play-dhol': 'play dhol|play dholak|beat dhol|play taiko|play barrel drum',
  'play-daf': 'play daf|play frame drum|play bodhran|play bendir|beat frame drum',
  'march-with-drum':
    'drum-corps|march with drum|play drum in parade|drum in parade|play in drum corps|march in drum corps',
  'march-in-band':
    'band-march|march in marching band|march in band|do band marching|play in marching band',
  'play-gong': 'play gong|hit gong|strike gong',
  'air-drum': 'air-drum|play air drum',
  'play-tambourine': 'play tambourine',
  'play-maracas': 'play maraca|shake maraca|play maracas|shake maracas',
  'play-xylophone': 'play xylophone|play marimba|hit xylophone|strike xylophone',
  conduct: 'conduct orchestra|conduct music|conduct choir',
}
