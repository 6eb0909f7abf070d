/** Tools and arms. `picture: words`, `|` between the words. */
export const TOOLS = `
hammer: mallet
carpentry-saw: saw|handsaw
wrench: spanner
axe: hatchet
shovel: spade
dagger: sword|blade|katana|saber|sabre|lightsaber|light saber
crossed-swords: crossed swords
bow-and-arrow: archery bow|longbow|arrow
water-pistol: pistol|gun|revolver|water gun|toy gun|rifle
bomb: grenade|dynamite
shield: buckler
chains: chain|iron chain|metal chain|steel chain
gear: machine|cog|gears|cogwheel
ladder: step ladder
magnet: horseshoe magnet
axe: battle axe
hammer-and-wrench: tool|tools|hand tool|hand tools
nut-and-bolt: nail|screw|bolt screw
`
