import { describe, expect, it } from 'vitest'
import { read } from '../../src/read/read.ts'

const deedOf = (prompt: string): string | undefined =>
  read(prompt).shots[0]?.subjects[0]?.actions[0]?.verb

describe('deeds that others were taken for', () => {
  it.each([
    ['a baker kneads bread dough', 'knead'],
    ['a girl is grating carrots', 'grate'],
    ['a boy squeezes oranges', 'squeeze-fruit'],
    ['an old man grinds coffee', 'grind-coffee'],
    ['a man opens a tin with a tin opener', 'open-tin'],
    ['a waiter opens oysters', 'shuck'],
    ['a woman is emptying the dishwasher', 'load-dishwasher'],
    ['a musician plucks a double bass', 'play-double-bass'],
    ['a boy plays the panpipes', 'play-panpipes'],
    ['a girl strikes a triangle', 'play-triangle'],
    ['a man plays a handpan', 'play-steel-drum'],
    ['a woman washes her face', 'wash-face'],
    ['a boy flosses his teeth', 'floss-teeth'],
    ['a girl puts on mascara', 'line-eyes'],
    ['a man trims his moustache', 'trim-beard'],
    ['a child pulls up his socks', 'put-on-socks'],
    ['a carpenter planes a plank', 'plane-wood'],
    ['a builder plasters a ceiling', 'plaster-wall'],
    ['a couple papers a wall', 'hang-wallpaper'],
    ['a smith sharpens a sword on a grindstone', 'grind-blade'],
    ['a grandmother embroiders a flower', 'embroider'],
    ['a woman weaves on a wooden loom', 'loom'],
    ['a monk practices calligraphy', 'calligraphy'],
    ['a man scrapes ice off a car', 'scrape-ice'],
    ['a plumber unblocks a toilet with a plunger', 'plunge-toilet'],
    ['an athlete squats with a barbell', 'squat-barbell'],
    ['an old couple plays bocce', 'play-boules'],
    ['a woman plays racquetball', 'play-squash'],
    ['a man bowls a cricket ball', 'bowl-cricket'],
    ['a gymnast vaults over a vaulting horse', 'vault-over'],
    ['a woman walks on snowshoes', 'snowshoe'],
    ['a team plays water polo', 'water-polo'],
    ['a boy rides a bike over a ramp', 'ramp-jump'],
    ['a lumberjack chops firewood', 'chop-wood'],
  ])('%s: %s', (prompt, deed) => {
    expect(deedOf(prompt)).toBe(deed)
  })
})
