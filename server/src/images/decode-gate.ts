/** Lets only so many pieces of work run at once; the others wait in line. */
export interface Gate {
  run<Value>(work: () => Promise<Value>): Promise<Value>
}

export function createGate(places: number): Gate {
  const waiting: (() => void)[] = []
  let free = places

  async function enter(): Promise<void> {
    if (free > 0) free--
    else await new Promise<void>((wake) => waiting.push(wake))
  }

  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else free++
  }

  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
