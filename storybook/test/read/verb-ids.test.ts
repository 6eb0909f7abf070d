import { describe, expect, it } from 'vitest'
import { DAILY } from '../../src/lexicon/verbs/daily.ts'
import { FEATS } from '../../src/lexicon/verbs/feats.ts'
import { MOVES } from '../../src/lexicon/verbs/moves.ts'
import { HUMAN_ACTIONS } from '../../src/stage/actions/people/human-actions.ts'
import { STAGE_ACTIONS } from '../../src/stage/actions/actions.ts'

/** What the reader or the stage turns into something else, and what lightning does as a spectacle. */
const FITTED = ['go', 'fight', 'strike', 'lead', 'follow', 'herd', 'look-out', 'miss']

describe('the deeds that verbs lead to', () => {
  it('are all danced by somebody', () => {
    const danced = new Set([...HUMAN_ACTIONS, ...STAGE_ACTIONS].map(({ id }) => id))
    const asked = [FEATS, MOVES, DAILY].flatMap((table) => table.trim().split('\n'))
    const ids = asked.map((line) => line.split(': ')[0] ?? '')
    const unknown = ids.filter((id) => !danced.has(id) && !FITTED.includes(id))
    expect([...new Set(unknown)]).toEqual([])
  })
})
