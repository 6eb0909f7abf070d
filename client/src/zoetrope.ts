import { Models } from './models.ts'
import type { ZoetropeOptions } from './options.ts'
import { Transport } from './transport.ts'
import { UsageReader } from './usage.ts'
import { Videos } from './videos.ts'

/** A Zoetrope service, from Node or a browser. */
export class Zoetrope {
  readonly videos: Videos
  readonly models: Models
  readonly usage: UsageReader

  constructor(options: ZoetropeOptions) {
    const transport = new Transport(options)
    this.videos = new Videos(transport)
    this.models = new Models(transport)
    this.usage = new UsageReader(transport)
  }
}
