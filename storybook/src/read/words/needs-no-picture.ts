import { wordSet } from '../../lexicon/word-set.ts'

const ORDER =
  'same own other whole first second last final next very most one real single lone solitary only different usual unknown slow quick late everywhere above upstairs visible full empty matching mostly nearly almost completely entirely fully simply really truly hardly suddenly finally gradually immediately continuously constantly repeatedly eventually exactly directly together everyday new brand-new'
const PRAISE =
  'epic cute beautiful lovely pretty adorable majestic elegant stylish grand great fine fresh free legendary magical magic mystical dramatic sleek fancy stunning romantic iconic famous perfect mysterious gentle tasty delicious luxurious beautifully elegantly majestically magically mysteriously perfectly brightly deeply loudly clearly neatly plainly meticulously'
const FELT =
  'calm quiet peaceful serene cozy cosy warm soft bright dim dark cold cool hot heavy high low deep far distant elevated wide thick straight clean scary spooky hungry thirsty curious brave clever wise patient loyal shy kind friendly polite playful clumsy rich poor deaf lost stray wild cursed possessed haunted sarcastic busy lively bustling crowded packed commercial endless infinite bad evil naughty funny silly goofy comical humorous hilarious quirky'
/** Told by what a stage, a wardrobe or a kitchen brings anyway. */
const BROUGHT =
  'parked stationary indoor outdoor formal medieval vintage retro rustic alpine open round square modern futuristic flying barefoot steep narrow shallow tall loose coloured painted cluttered messy untidy unlit fallen boiled roasted steamed baked cooked freshly ripe uncooked ring-tailed gummy underground underwater bare skinny slim slender thin lanky scrawny gaunt stout rotund tubby'

/** Praise, order, what no photograph would show either, and what is there without being asked for: nothing is missing when it has no picture. */
export const NEEDS_NO_PICTURE = wordSet([ORDER, PRAISE, FELT, BROUGHT].join(' '))
