import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startServer, type ServerProcess } from '../../server/test/harness/server-process.ts'
import { API_KEY } from '../../server/test/harness/service.ts'

const CHROMIUM = '/usr/bin/chromium'
const missing = !existsSync(CHROMIUM)
if (missing)
  process.stderr.write('No Chromium here (apt-get install chromium): its tests are SKIPPED.\n')

describe.skipIf(missing)('in a real browser', () => {
  let dataDir: string
  let server: ServerProcess
  let browser: Browser
  const problems: string[] = []

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'zoetrope-studio-'))
    server = await startServer({ dataDir })
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    })
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  })

  const open = async (route: string): Promise<Page> => {
    const page = await browser.newPage()
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url)) problems.push(`asked for ${request.url()}`)
    })
    await page.goto(`${server.url}${route}`)
    return page
  }

  test('a person types a prompt and sees a film that plays', async () => {
    const page = await open('/')
    await page.fill('input[name=key]', API_KEY)
    await page.fill('textarea', 'slow:300')
    await page.click('text=Make the film')
    const film = page.locator('#film')
    await film.waitFor()
    const width = (video: HTMLVideoElement): number => video.videoWidth
    await vi.waitFor(async () => expect(await film.evaluate(width)).toBe(64), 10_000)
    expect(await page.textContent('#status')).toContain('Here it is.')
    expect(problems).toEqual([])
  })

  test('a wrong key is told in the page', async () => {
    const page = await open('/')
    await page.fill('input[name=key]', 'wrong')
    await page.click('text=Make the film')
    await page.waitForSelector('text=This API key is not valid')
    problems.length = 0 // the browser itself logs the 401
  })

  test('the reference is drawn from the document alone, and asks nobody else', async () => {
    const page = await open('/docs')
    await page.waitForSelector('#createTextToVideo')
    expect(await page.locator('.operation').count()).toBeGreaterThan(15)
    expect(problems).toEqual([])
  })
})
