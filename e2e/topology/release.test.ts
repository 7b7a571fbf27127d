import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { copyPreviousBuild, rotateEarlierBuilds } from '../../scripts/build/earlier-builds.ts'
import { startMailServer } from '../../scripts/chaos/mail-server.ts'
import { judge, noteSentLog } from '../../scripts/chaos/verdict.ts'
import { createSubmission, sendUntilAccepted, type VisitorSubmission } from '../../scripts/chaos/visitor.ts'
import { type RelayProcess, startRelay } from '../../scripts/programs/relay-process.ts'
import { goBack, releaseFolder, switchTo } from '../../scripts/release/releases.ts'
import { LISTED } from '../support/pages.ts'
import { missingProgram, NEVER_LEAVES, startProxy } from './topology.ts'

const missing = missingProgram()
const SOURCE = path.resolve(import.meta.dirname, '../..')
const PAGES_PER_SECOND = 50
const VISITORS = 6
/**
 * Pause between two switches from one release to another, in ms. Meanwhile the relay (the site's server) runs under
 * load.
 */
const PAUSE_MS = 3000
const RESUME_BYTES = 200_000

/**
 * Makes a release (a folder with the server and the built site) and adds a script that no other release has. Returns
 * the address of this script. If an earlier release `before` is given, the new release also keeps the scripts of that
 * release, as a build does.
 */
async function make(base: string, name: string, before?: string): Promise<string> {
  const folder = releaseFolder(base, name)
  for (const part of ['server', 'contract', 'package.json', '.env', 'dist']) {
    await cp(path.join(SOURCE, part), path.join(folder, part), { recursive: true })
  }
  await symlink(path.join(SOURCE, 'node_modules'), path.join(folder, 'node_modules'))
  const dist = path.join(folder, 'dist')
  await mkdir(path.join(dist, 'site/assets'), { recursive: true })
  await writeFile(path.join(dist, `site/assets/release-${name}.js`), name)
  if (before !== undefined) {
    await copyPreviousBuild(path.join(releaseFolder(base, before), 'dist'), dist)
    await rotateEarlierBuilds(dist)
  }
  return `/assets/release-${name}.js`
}

/** Reads pages and scripts at a steady rate until the test is over. */
async function browse(
  origin: string,
  scripts: readonly string[],
  isOver: () => boolean,
): Promise<{ reads: number; failed: string[]; longestMs: number }> {
  const failed: string[] = []
  const reads: Promise<void>[] = []
  let longestMs = 0
  const read = async (address: string) => {
    const start = performance.now()
    try {
      const reply = await fetch(origin + address)
      await reply.arrayBuffer()
      longestMs = Math.max(longestMs, performance.now() - start)
      if (reply.status !== 200) failed.push(`${address}: ${reply.status}`)
    } catch (error) {
      failed.push(`${address}: ${(error as Error).cause ?? error}`)
    }
  }
  for (let count = 0; !isOver(); count++) {
    // Every fifth read requests a script instead of a page: pages that were opened earlier still load the scripts of the
    // release from which they came.
    const address = count % 5 ? LISTED[count % LISTED.length] : scripts[count % scripts.length]
    reads.push(read(`${address}`))
    await sleep(1000 / PAGES_PER_SECOND)
  }
  await Promise.all(reads)
  return { reads: reads.length, failed, longestMs }
}

/** Sends one submission after the other, every third with a resume, until the test is over. */
async function visit(origin: string, isOver: () => boolean): Promise<{ accepted: VisitorSubmission[]; tries: number }> {
  const accepted: VisitorSubmission[] = []
  let tries = 0
  while (!isOver()) {
    const submission = createSubmission(accepted.length % 3 ? 0 : RESUME_BYTES)
    tries += await sendUntilAccepted(submission, () => origin, NEVER_LEAVES)
    accepted.push(submission)
    await sleep(50)
  }
  return { accepted, tries }
}

/** Makes release b, switches to it and back to release a. Adds the script of release b to `scripts`. */
async function updateAndGoBack(base: string, relay: RelayProcess, scripts: string[]): Promise<void> {
  await sleep(PAUSE_MS)
  scripts.push(await make(base, 'b', 'a'))
  for (const change of [() => switchTo(base, 'b'), () => goBack(base)]) {
    await change()
    await relay.stop()
    await relay.start()
    await sleep(PAUSE_MS)
  }
}

describe.skipIf(missing)('Caddy, one relay, SQLite and a mail server', () => {
  test('an update and the way back cost no reader a page, no visitor a submission and send no mail twice', async () => {
    const base = await realpath(await mkdtemp(path.join(tmpdir(), 'lat-release-')))
    onTestFinished(() => rm(base, { recursive: true, force: true }))
    const mailServer = await startMailServer({ nextFault: () => 'none', answerMs: () => Math.random() * 200 })
    onTestFinished(mailServer.stop)
    const scripts = [await make(base, 'a')]
    await switchTo(base, 'a')
    const sentLogTimes = new Map<string, number>()
    const relay = await startRelay(
      'relay',
      {
        SITE_URL: 'https://localhost',
        DATA_DIR: path.join(base, 'data'),
        SMTP_URL: mailServer.urlFor('relay'),
        TRUST_PROXY: 'loopback',
      },
      {
        onLog: ({ msg, submission = '', time }) => {
          if (msg === 'mail sent') noteSentLog(sentLogTimes, submission, time)
        },
        folder: path.join(base, 'current'),
      },
    )
    onTestFinished(() => relay.stop())
    const { origin, stop } = await startProxy([relay])
    onTestFinished(stop)

    let isOver = false
    const browsing = browse(origin, scripts, () => isOver)
    const visiting = Promise.all(Array.from({ length: VISITORS }, () => visit(origin, () => isOver)))
    const updating = updateAndGoBack(base, relay, scripts).finally(() => {
      isOver = true
    })
    await Promise.race([Promise.all([browsing, visiting, updating]), relay.crashed])
    const { reads, failed, longestMs } = await browsing
    const accepted = (await visiting).flatMap((visitor) => visitor.accepted)
    const tries = (await visiting).reduce((sum, visitor) => sum + visitor.tries, 0)
    await vi.waitFor(async () => expect(await relay.health()).toMatchObject({ pending: 0 }), { timeout: 60_000 })

    expect(failed).toEqual([])
    expect(reads).toBeGreaterThan(4 * PAGES_PER_SECOND)
    expect(
      judge({ accepted, mails: mailServer.mails, sentLogTimes, killTimes: new Map(), unrecordedTries: new Set() }),
    ).toEqual({
      lost: [],
      altered: [],
      strays: [],
      explainedDuplicates: { 'no-answer': 0, kill: 0, 'store-failure': 0 },
      unexplainedDuplicates: [],
    })
    expect(mailServer.mails).toHaveLength(accepted.length)
    console.log(
      `${reads} pages, the slowest after ${longestMs.toFixed()} ms; ${accepted.length} submissions in ${tries} tries`,
    )
  })
})
