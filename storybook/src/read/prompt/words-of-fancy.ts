/** Other words, as in `other-words.ts`, for what things and beasts do that only people can, and for how strange things look. */
export const WORDS_OF_FANCY = String.raw`
quickly: (?:at|with) (?:lightning|blinding|breathtaking|immense) speed
talking: (?:debating|discussing|arguing over|arguing about|wondering about) (?:which|what|who|whether|why|how|if|whose) [^.,;]{3,80}
talking: (?:exchanging|trading|swapping|sharing) (?:stories|tales|jokes|gossip|secrets|memories|news)(?: (?:with|about) (?:each other|one another|their [a-z]+))?(?:, (?:each )?telling (?:the other|each other)[^.;]{0,80})?
talk: (?:exchange|trade|swap|share) (?:stories|tales|jokes|gossip|secrets|memories)(?: with (?:each other|one another))?
talks: (?:exchanges|trades|swaps) (?:stories|tales|jokes|gossip|secrets|memories)
singing: (?:performing|singing|rehearsing) an? (?:duet|aria|ballad|opera)(?: together)?
sing: (?:perform|sing|rehearse) an? (?:duet|aria|ballad|opera)(?: together)?
sings: (?:performs|sings) an? (?:duet|aria|ballad|opera)
over hurdles: (?:over|through|across) (?:an?|the) obstacle course
tumbles over: (?:then )?flips (?:itself|himself|herself) over(?: in confusion)?
drives past: (?<=\b(?:car|truck|bus|taxi|van|bicycle|motorcycle|scooter) )pass(?:ed|es) by(?= (?:an?|the)\b)
stand on: balance (?:carefully|precariously|delicately|gracefully|perfectly) on(?: top of)?
stands on: balances (?:carefully|precariously|delicately|gracefully|perfectly) on(?: top of)?
shaking: wobbling with each movement
in: (?:on|onto|upon) the surface of(?= (?:an?|the) (?:small |large |big |little )?(?:bowl|basin|tub|bucket|bathtub)\b)
floats: (?:is|was|gets) (?:gently |carefully |slowly |softly )?(?:placed|put|set|laid)(?: down)?(?: gently| carefully| softly)?(?= (?:on|onto|upon) the surface of (?:an?|the) )
woollen: woven(?= (?:[a-z]+ )?(?:rug|blanket|carpet|mat|scarf|cloth|shawl)s?\b)
wicker: woven(?= (?:[a-z]+ )?(?:basket|chair|bench|hat|bag|fence)s?\b)
standing: balancing (?:perfectly |steadily |carefully |gracefully )?on (?:its|his|her) (?:front paws|front legs|front hooves|hands)
across the tundra: across (?:an? |the )?(?:icy|frozen|frosty) (?:terrain|landscape|ground|land|wasteland)s?
gracefully: in (?:an? )?(?:mysterious|graceful|silent|majestic|elegant|magical|swift) flight
swims through the river: (?<=\b(?:giraffe|elephant|horse|zebra|lion|tiger|bear|deer|cow|camel|dog|cat|fox|wolf|monkey|rabbit|pig|goat|sheep) )glides (?:smoothly |gracefully |easily )?through the water
lily pad: lily ?pad (?:boat|raft)
leaf: leaf (?:boat|raft)
teacup: teacup (?:boat|raft)
walnut shell: walnut (?:boat|raft)
camouflaging: using (?:its |his |her )?camouflage(?: to (?:blend|hide|disappear|vanish|fade)[^.,;]*)?|blending (?:perfectly |seamlessly )?into (?:various|different|its|changing|many) (?:[a-z]+ )?(?:backgrounds?|surroundings)
camouflages: uses (?:its |his |her )?camouflage(?: to (?:blend|hide|disappear|vanish|fade)[^.,;]*)?|blends (?:perfectly |seamlessly )?into (?:various|different|its|changing|many) (?:[a-z]+ )?(?:backgrounds?|surroundings)
surrounded by: holding court (?:with|among|over)
is surrounded by: holds court (?:with|among|over)
talking to: addressing(?= (?:an?|the|his|her|their) )
talks to: addresses(?= (?:an?|the|his|her|their) )
at the swimming pool, looking around: watching over (?:an?|the) (?:(?:crowded|busy|big|public|hotel|swimming) )*pool
at the swimming pool, looks around: watches over (?:an?|the) (?:(?:crowded|busy|big|public|hotel|swimming) )*pool
looking around: (?:sitting|perched) (?:atop|on|in) (?:an?|the) (?:high|tall|lifeguard) chair(?<=\blifeguard\b[^.;]{0,60})
party hat: (?:conical|cone-shaped|triangular|pointed|pointy) (?:party )?hat
`
