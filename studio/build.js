import { cp, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

// The pages are plain files, and so is the client that they use: building them is putting both where the server looks.
const root = path.join(import.meta.dirname, '..')
const target = path.join(root, 'server/pages')
await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
await cp(path.join(import.meta.dirname, 'src'), target, { recursive: true })
await cp(path.join(root, 'client/dist'), path.join(target, 'client'), {
  recursive: true,
  filter: (file) => path.extname(file) === '' || file.endsWith('.js'),
})
