/** What people are to one another, by the gesture that shows it: who forgives embraces, who blames points. */
export const SOCIAL = `
shake-hands: congratulate|thank|hire|welcome|reconcile with|make up with|make peace with|introduce himself to|introduce herself to
hug: forgive|adopt|reunite with|flirt with
award: reward
nod: obey|agree with|approve of|believe
shake-head: disagree with|refuse|reject|deny|doubt|disobey|disapprove of|say no to
tongue-out: tease|mock|taunt|make fun of|ridicule|annoy
point: blame|accuse|identify
shake-fist: threaten|insult|curse|curse at|swear at|get angry at|rage at
wag-finger: warn|nag|tell off
cross-fingers: lie to|deceive|cheat|trick|fool|betray|swindle
cross-arms: ignore|divorce|sulk at|snub|defy
hand-on-heart: promise|swear to|vow|pledge|declare love to|confess love to
beckon: invite|call over|wave over|summon
clap: praise|applaud|compliment|flatter
spread-arms: defend|shield|block way of
comfort: support|console|cheer up|pity|nurse
flex: impress|show off to|brag to|boast to
tap-foot: wait impatiently
talk: interrupt|disturb|parley with|advise|complain|complain to|complain about
give: bribe
`
