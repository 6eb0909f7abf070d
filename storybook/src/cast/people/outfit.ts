import type { Proportions } from './body/proportions.ts'

/** What is printed or woven all over a cloth. */
export type Pattern =
  | 'stripes'
  | 'dots'
  | 'plaid'
  | 'flowers'
  | 'pleats'
  | 'sequins'
  | 'spots'
  | 'camouflage'
  | 'rainbow'
  | 'stars'
  | 'hearts'
  | 'border'
export type Sleeve = 'none' | 'short' | 'long' | 'wide'
export type Detail =
  | 'collar'
  | 'buttons'
  | 'double-buttons'
  | 'tie'
  | 'bow-tie'
  | 'stripes'
  | 'zip'
  | 'pocket'
  | 'hood'
  | 'knit'
  | 'lapels'
  | 'bib'
  | 'badge'
  | 'star'
  | 'number'
  | 'cross'
  | 'vee'
  | 'sash'
  | 'plates'
  | 'panel'
  | 'heart'
  | 'dots'
  | 'emblem'
  | 'ruff'
  | 'lacing'
  | 'pearls'
  | 'sailor'
  | 'yoke'
  | 'reflect'
  | 'scales'
  | 'gears'
  | 'plaid'
  | 'flowers'
  | 'sequins'
  | 'spots'
  | 'camouflage'
  | 'rainbow'
  | 'stars'
  | 'hearts'
  | 'drape'
  | 'tassels'
  | 'belly'
  | 'midriff'
  | 'straps'
export type HeadWear =
  | 'cap'
  | 'beanie'
  | 'toque'
  | 'crown'
  | 'tiara'
  | 'cowboy-hat'
  | 'witch-hat'
  | 'wizard-hat'
  | 'tricorn'
  | 'top-hat'
  | 'straw-hat'
  | 'santa-hat'
  | 'hard-hat'
  | 'fire-helmet'
  | 'peaked-cap'
  | 'nurse-cap'
  | 'beret'
  | 'turban'
  | 'hijab'
  | 'headband'
  | 'halo'
  | 'veil'
  | 'space-helmet'
  | 'knight-helm'
  | 'kabuto'
  | 'ninja-hood'
  | 'sailor-cap'
  | 'aviator-cap'
  | 'bike-helmet'
  | 'swim-cap'
  | 'goggles'
  | 'snorkel'
  | 'party-hat'
  | 'mortarboard'
  | 'fedora'
  | 'bandana'
  | 'bunny-ears'
  | 'headphones'
  | 'flower-crown'
  | 'bowler'
  | 'robot-head'
  | 'super-mask'
  | 'cone-hat'
  | 'elf-hat'
  | 'horns'
  | 'snake-hair'
  | 'sun-hat'
  | 'chullo'
  | 'wig'
  | 'deerstalker'
  | 'iron-mask'
  | 'trooper-helmet'
  | 'hood'
  | 'fur-hood'
  | 'welding-mask'
  | 'vr-headset'
  | 'gas-mask'
  | 'plague-mask'
  | 'paper-bag'
  | 'bee-veil'
  | 'balaclava'
  | 'fez'
  | 'laurel'
  | 'nemes'
  | 'flat-cap'
  | 'pith-helmet'
  | 'ushanka'
  | 'feathers'
  | 'cat-ears'
  | 'bat-cowl'
  | 'spider-mask'
  | 'dark-helm'
  | 'horned-helmet'
  | 'roman-helmet'
  | 'fencing-mask'
  | 'mitre'
export type Extra =
  | 'glasses'
  | 'sunglasses'
  | 'beard'
  | 'long-beard'
  | 'moustache'
  | 'stubble'
  | 'eyepatch'
  | 'blindfold'
  | 'bandage'
  | 'mask'
  | 'clown-face'
  | 'fangs'
  | 'scarf'
  | 'cape'
  | 'apron'
  | 'wings'
  | 'belt'
  | 'backpack'
  | 'stethoscope'
  | 'necklace'
  | 'medal'
  | 'mermaid-tail'
  | 'quiver'
  | 'air-tank'
  | 'cane'
  | 'head-mirror'
  | 'earrings'
  | 'pacifier'
  | 'pipe'
  | 'nose-ring'
  | 'long-nose'
  | 'face-paint'
  | 'tiger-face'
  | 'cat-face'
  | 'skull-face'
  | 'butterfly-face'
  | 'scar'
  | 'lei'
  | 'stitches'
  | 'freckles'
  | 'monocle'
  | 'eyes'
  | 'wrinkles'
  | 'lipstick'
  | 'eye-shadow'
  | 'tattoos'
  | 'henna'
  | 'bracelet'
  | 'goatee'
export type FootWear =
  | 'shoes'
  | 'sneakers'
  | 'boots'
  | 'heels'
  | 'sandals'
  | 'bare'
  | 'flippers'
  | 'skates'
  | 'roller-skates'
  | 'ballet'
  | 'clown-shoes'
  | 'curled'
  | 'socks'
  | 'paws'

/** Everything worn, ready to be drawn. */
export interface Outfit {
  readonly top: {
    readonly colour: string
    readonly inner: string
    readonly sleeve: Sleeve
    readonly details: readonly Detail[]
    readonly bare: boolean
    /** What is printed on the chest, in words: `red star`, `number 10`, `letters` (an S). */
    readonly print?: string | undefined
    /** Its wearer is seen the other way round: letters are turned back. */
    readonly reversed?: true
  }
  readonly legs: { readonly colour: string; readonly length: number; readonly loose: number }
  /** From the waist: length in leg lengths, flare 0…1; `open` in front like a coat. */
  readonly skirt: {
    readonly colour: string
    readonly length: number
    readonly flare: number
    readonly open: boolean
    readonly pattern: Pattern | null
  } | null
  readonly shoes: { readonly style: FootWear; readonly colour: string }
  readonly gloves: string | null
  /** The gloves are a boxer's. */
  readonly boxing: boolean
  readonly hat: { readonly style: HeadWear; readonly colour: string } | null
  readonly extras: ReadonlyMap<Extra, string>
  /** What the apron is printed with. */
  readonly apron: Pattern | null
  /** The tool of the part, in the right hand when no deed needs the hand. */
  readonly tool: string | null
}

export type HairStyle =
  | 'short'
  | 'crop'
  | 'side-part'
  | 'bob'
  | 'long'
  | 'wavy'
  | 'ponytail'
  | 'bun'
  | 'afro'
  | 'curly'
  | 'pigtails'
  | 'braid'
  | 'bald'
  | 'balding'
  | 'spiky'
  | 'on-end'
  | 'mohawk'
  | 'tuft'
  | 'topknot'
  | 'locks'
  | 'two-braids'
  | 'long-curls'
  | 'short-waves'

/** A puppet's whole appearance, decided once. */
export interface Look {
  readonly build: Proportions
  readonly gender: 'woman' | 'man'
  readonly skin: string
  readonly hair: { readonly style: HairStyle; readonly colour: string }
  readonly outfit: Outfit
  /** An animal on its hind legs: paws and a round belly. */
  readonly beast?: boolean
  /** Unique for what is drawn: the key of the sprite cache. */
  readonly key: string
}
