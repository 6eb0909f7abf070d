import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** A browser that can be shown a page without a screen. */
export interface TestBrowser {
  readonly name: string
  /** The program and its arguments, or nothing when it is not installed. */
  readonly command?: (options: { url: string; folder: string }) => readonly [string, ...string[]]
  readonly packages: string
}

const LIBRARIES = '/usr/lib'
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  (file) => existsSync(file),
)
/** What WebKit leaves to GStreamer: decoding H.264, and opening MP4 files. */
const NEEDED_PLUGINS = ['libav', 'isomp4']
const MINI_BROWSER = findMiniBrowser()

const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
]

/** Chromium, and WebKit: what Safari is made of, as Debian builds it. */
export const BROWSERS: readonly TestBrowser[] = [
  {
    name: 'Chromium',
    packages: 'chromium',
    ...(CHROMIUM !== undefined && {
      command: ({ url, folder }) => [CHROMIUM, ...CHROMIUM_FLAGS, `--user-data-dir=${folder}`, url],
    }),
  },
  {
    name: 'WebKit',
    packages: 'libwebkit2gtk-4.1-0 gstreamer1.0-libav gstreamer1.0-plugins-good xvfb xauth',
    ...(MINI_BROWSER !== undefined && {
      command: ({ url }) => ['xvfb-run', '-a', MINI_BROWSER, '--private', url],
    }),
  },
]

/** WebKit's own small browser; of use only with a screen in memory and FFmpeg's decoders. */
function findMiniBrowser(): string | undefined {
  if (!existsSync('/usr/bin/xvfb-run')) return undefined
  const file = readdirSync(LIBRARIES)
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => path.join(LIBRARIES, name, 'webkit2gtk-4.1/MiniBrowser'))
    .find((name) => existsSync(name))
  return file !== undefined && NEEDED_PLUGINS.every(hasPlugin) ? file : undefined
}

function hasPlugin(name: string): boolean {
  return readdirSync(LIBRARIES).some((folder) =>
    existsSync(path.join(LIBRARIES, folder, 'gstreamer-1.0', `libgst${name}.so`)),
  )
}
