import { DUTY_TRADES } from './duty-trades.ts'
import { LEISURE_TRADES } from './leisure-trades.ts'
import { SERVICE_TRADES, type TradeRow, type TradeTone } from './service-trades.ts'
import type { WallStyle } from './wall.ts'

/** How a room looks in which one trade is at home. */
export interface Trade {
  readonly wall: WallStyle
  readonly colour: string
  readonly floor: string
  /** What hangs on the wall, what stands along it and what stands at the sides: `name place height`, in halves of the frame. */
  readonly hung: string
  readonly stood: string
  readonly aside: string
}

const TONES: Readonly<Record<TradeTone, Pick<Trade, 'wall' | 'colour' | 'floor'>>> = {
  bright: { wall: 'dots', colour: '#f6e3b0', floor: '#d9b58a' },
  wood: { wall: 'planks', colour: '#d8bd92', floor: '#a67f5a' },
  brick: { wall: 'brick', colour: '#b5755c', floor: '#9a8470' },
  stone: { wall: 'stone', colour: '#a39c92', floor: '#8d857c' },
  steel: { wall: 'tiles', colour: '#dfe6e8', floor: '#b0b4b4' },
  velvet: { wall: 'stripes', colour: '#8a4a4f', floor: '#7a5340' },
  holy: { wall: 'panel', colour: '#e3c88e', floor: '#a8493f' },
}

/** The first that fits wins; `+` before a drawn prop. */
const TRADES: readonly TradeRow[] = [
  ...LEISURE_TRADES,
  ...DUTY_TRADES,
  ...SERVICE_TRADES,
  [
    /kindergarten|preschool|nursery school|day ?care|play ?room|toy room/u,
    'bright',
    'rainbow -0.62 1.5 sun-with-face -0.3 1.4 house 0.02 1.4 butterfly 0.34 1.4 red-heart 0.62 1.3',
    'small-table -0.5 1.3 +toy-blocks -0.5 1.1 small-table 0.06 1.3 artist-palette 0.04 0.7 small-table 0.6 1.3 puzzle-piece 0.6 0.8',
    '+rocking-horse -0.82 2.2 teddy-bear 0.78 1.7 +toy-train 0.94 0.8',
  ],
  [
    /brewery|brew ?house/u,
    'brick',
    'beer-mug -0.02 1.8',
    'vat -0.66 5 vat -0.22 5 vat 0.24 5 vat 0.68 5',
    '+barrel -0.84 2 +barrel 0.8 2',
  ],
  [
    /chocolate|candy|sweet/u,
    'velvet',
    'chocolate-bar -0.4 1.5 candy 0 1.4 chocolate-bar 0.4 1.5',
    'vat -0.66 4.6 +chocolate-fountain -0.2 3 +conveyor-belt 0.3 1.8 vat 0.74 4.6',
    'chocolate-bar -0.84 1.8 lollipop 0.84 2.2',
  ],
  [
    /cinema|movie|theat/u,
    'velvet',
    'clapper-board -0.4 1.5 movie-camera 0 1.5 admission-tickets 0.4 1.4',
    'shop-counter 0 2 popcorn -0.2 1.3 popcorn -0.1 1.3 cup-with-straw 0.1 1.1 +cash-register 0.24 1',
    'popcorn -0.84 2.4 +movie-camera 0.84 2.8',
  ],
  [
    /distiller/u,
    'brick',
    'tumbler-glass 0 1.4',
    'vat -0.6 5 vat 0 5.6 vat 0.6 5',
    '+barrel -0.84 2 +barrel 0.7 2 +barrel 0.92 2',
  ],
  [
    /dairy|cheese|creamery/u,
    'steel',
    'cow-face 0 1.6',
    'vat -0.66 4 shop-counter 0 1.8 cheese-wedge -0.16 1.1 cheese-wedge 0.02 1.2 cheese-wedge 0.2 1.1 vat 0.66 4',
    '+jug -0.8 1.6 cheese-wedge 0.78 1.4 +milk-bottle 0.92 1.2',
  ],
  [
    /post office|mail ?room|sorting office/u,
    'wood',
    'envelope -0.5 1.3 postal-horn 0 1.5 envelope 0.5 1.3',
    'shop-counter 0 2 package -0.3 1 love-letter 0.16 0.8',
    'postbox -0.82 2.6 package 0.76 1.2 package 0.92 1.6',
  ],
  [
    /print(?:ing)? (?:shop|house|press|works)|newspaper/u,
    'brick',
    'newspaper -0.5 1.4 newspaper 0.5 1.4',
    'press -0.2 4.4 newspaper 0.5 1.6 newspaper 0.7 1.6',
    'rolled-up-newspaper -0.84 1.6 newspaper 0.84 1.6',
  ],
  [
    /potter|ceramic/u,
    'wood',
    '+pottery -0.6 1.2 amphora -0.36 1.3 +vase -0.12 1.2 +pottery 0.12 1.2 amphora 0.36 1.3 +vase 0.6 1.2',
    '+brick-oven -0.6 3.6 +pottery-wheel 0.1 2.2 amphora 0.6 2.4',
    '+pottery -0.84 1.6 +pottery-wheel 0.8 2.2',
  ],
  [
    /glass ?blow|glass studio/u,
    'brick',
    '+vase -0.4 1.2 +bottle 0 1.3 +vase 0.4 1.2',
    '+furnace -0.4 4.4 +bottle 0.4 1.6 +vase 0.6 1.6',
    '+blowpipe -0.84 3 +vase 0.8 1.6',
  ],
  [
    /weav|textile|carpet|loom|spinning/u,
    'wood',
    '+tapestry -0.5 2.2 +tapestry 0.5 2.2',
    '+loom -0.5 3.6 +loom 0.16 3.6 +spinning-wheel 0.66 2.6',
    'yarn -0.84 1.3 thread 0.76 1.2 yarn 0.9 1.2',
  ],
  [
    /sewing factory|garment|sweatshop/u,
    'brick',
    'thread -0.4 1.2 thread 0.4 1.2',
    '+sewing-machine -0.66 2 +sewing-machine -0.22 2 +sewing-machine 0.24 2 +sewing-machine 0.68 2',
    't-shirt -0.84 1.6 dress 0.82 2',
  ],
  [
    /armou?ry|arsenal|weapon/u,
    'stone',
    '+shield -0.6 1.8 crossed-swords -0.2 1.7 +shield 0.2 1.8 +crossbow 0.6 1.7',
    '+suit-of-armour -0.66 4.4 +suit-of-armour 0.1 4.4 +suit-of-armour 0.7 4.4',
    '+cannon -0.8 1.9 +sword 0.84 2.6',
  ],
  [
    /trophy/u,
    'velvet',
    'sports-medal -0.5 1.4 1st-place-medal 0 1.5 sports-medal 0.5 1.4',
    'trophy -0.66 2.4 trophy -0.24 3 trophy 0.24 2.6 trophy 0.66 3',
    'trophy -0.84 2 +display-pedestal 0.84 1.6',
  ],
  [
    /chess/u,
    'wood',
    '+clock 0 1.6',
    '+chess-board -0.5 2 +chess-board 0.04 2 +chess-board 0.56 2',
    '+chess-king -0.84 2.6 +chess-queen 0.84 2.6',
  ],
  [
    /map room|chart room|explorer/u,
    'wood',
    'world-map -0.3 2.4 world-map 0.36 2.4',
    '+desk -0.3 2.2 +treasure-map -0.3 0.7 +bookshelf 0.6 4.4',
    '+globe -0.82 2.6 compass 0.84 1.6',
  ],
  [
    /music school|music class|conservator/u,
    'wood',
    'musical-score -0.4 1.5 musical-notes 0 1.4 musical-score 0.4 1.5',
    '+piano -0.5 3 violin 0.14 1.8 +harp 0.5 3 drum 0.74 1.5',
    '+cello -0.84 3 +music-stand 0.8 2.8',
  ],
  [
    /groom/u,
    'bright',
    'scissors -0.3 1.2 bone 0.1 1 paw-prints 0.4 1.2',
    '+bathtub -0.56 2 shop-counter 0.3 1.7 poodle 0.2 1.5',
    'lotion-bottle -0.84 1.4 poodle 0.82 1.6',
  ],
  [
    /candle/u,
    'wood',
    'candle -0.5 1.2 candle -0.2 1.4 candle 0.1 1.2 candle 0.4 1.4',
    '+standing-candles -0.5 2.4 shop-counter 0.1 1.9 candle 0 1.2 candle 0.2 1.4 +cauldron 0.66 2',
    '+candelabra -0.84 2.8 candle 0.84 1.8',
  ],
  [
    /clockmaker|watchmaker|clock (?:workshop|museum|room)/u,
    'wood',
    '+clock -0.6 1.5 +cuckoo-clock -0.3 1.8 mantelpiece-clock 0 1.4 +clock 0.3 1.5 +cuckoo-clock 0.6 1.8',
    '+grandfather-clock -0.62 4.6 +desk 0 2.2 alarm-clock 0 0.9 +grandfather-clock 0.62 4.6',
    '+mantel-clock -0.84 1.6 +hourglass 0.84 1.7',
  ],
  [
    /robot|automation/u,
    'steel',
    '+circuit-board -0.4 1.4 +circuit-board 0.4 1.4',
    '+robot-arm -0.6 3.4 robot 0 2.8 +robot-arm 0.6 3.4',
    '+robot-dog -0.82 1.4 robot 0.84 2',
  ],
  [
    /wardrobe|costume|prop room/u,
    'velvet',
    '+carnival-mask -0.4 1.3 +carnival-mask 0.4 1.3',
    'kimono -0.66 3 dress -0.34 2.8 coat 0 3 sari 0.34 2.8 dress 0.66 3',
    '+mirror -0.84 3.6 top-hat 0.82 1.2',
  ],
  [
    /dark ?room/u,
    'velvet',
    'film-frames -0.5 1.3 framed-picture -0.16 1.2 framed-picture 0.16 1.2 film-frames 0.5 1.3',
    'shop-counter 0 2 camera -0.2 0.9 +tray 0.14 0.4 +faucet 0.36 1',
    '+camera-tripod -0.82 3 camera-with-flash 0.84 1.4',
  ],
  [
    /fortune|s[eé]ance|oracle/u,
    'velvet',
    'nazar-amulet -0.4 1.2 crescent-moon 0 1.4 nazar-amulet 0.4 1.2',
    '+desk 0 2 crystal-ball 0 1.3 +standing-candles -0.6 2 +standing-candles 0.6 2',
    'black-cat -0.82 1.4 +candelabra 0.84 2.6',
  ],
  [
    /mosque|prayer/u,
    'holy',
    'star-and-crescent -0.5 1.3 star-and-crescent 0.5 1.3',
    'niche -0.64 5 niche 0 6.4 niche 0.64 5',
    '+lantern -0.84 1.6 +lantern 0.84 1.6',
  ],
  [
    /temple|shrine|monaster|pagoda|buddh/u,
    'holy',
    '+paper-lantern -0.6 1.5 wheel-of-dharma 0 1.6 +paper-lantern 0.6 1.5',
    '+standing-candles -0.6 2 lotus -0.3 1.3 +gong 0.1 3.4 lotus 0.36 1.3 +standing-candles 0.64 2',
    '+candelabra -0.84 2.8 +burning-torch 0.86 2.8',
  ],
  [
    /synagogue/u,
    'holy',
    'star-of-david 0 1.6',
    'menorah -0.5 2.6 niche 0 5 menorah 0.5 2.6',
    '+lectern -0.82 2.6 +candelabra 0.84 2.6',
  ],
]

export function tradeOf(words: string): Trade {
  const row = TRADES.find(([told]) => told.test(words))
  if (row === undefined) return { ...TONES.wood, hung: '', stood: '+desk 0 2.2', aside: '' }
  const [, tone, hung, stood, aside] = row
  return { ...TONES[tone], hung, stood, aside }
}
