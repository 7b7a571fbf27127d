import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTestRelay } from '../testing/relay.ts'
import { temporaryFolder } from '../testing/temporary-store.ts'

async function startSite() {
  const siteDir = join(await temporaryFolder(), 'site')
  await mkdir(join(siteDir, 'assets'), { recursive: true })
  for (const name of ['index.html', 'contact-us.html', 'assets/app-1a2b.js', 'assets/other-3c4d.js']) {
    await writeFile(join(siteDir, name), name)
  }
  const { url } = await startTestRelay({}, { siteDir })
  return { siteDir, url }
}

test.each(['contact-us.html', 'assets/app-1a2b.js'])(
  '%s that has vanished is an error of this request only',
  async (name) => {
    const { siteDir, url } = await startSite()
    await rm(join(siteDir, name))
    const address = `${url}/${name.replace('.html', '')}`
    const replies = await Promise.all([fetch(address), fetch(address), fetch(url)])
    expect(replies.map(({ status }) => status)).toEqual([500, 500, 200])
    // Proxies must not cache the error.
    expect(replies[0]?.headers.get('cache-control')).toBe('no-store')
    expect(replies[0]?.headers.get('etag')).toBeNull()
    expect(await replies[0]?.text()).toBe('Something went wrong\n')
  },
)

test('a file that can be opened but not read is an error of this request only', async () => {
  const { siteDir, url } = await startSite()
  const file = join(siteDir, 'assets/app-1a2b.js')
  await rm(file)
  // Linux answers the first read of this file with EIO, as a broken disk does.
  await symlink('/proc/self/mem', file)
  expect((await fetch(`${url}/assets/app-1a2b.js`)).status).toBe(500)
  expect((await fetch(`${url}/assets/other-3c4d.js`)).status).toBe(200)
})

test('a replaced file is sent completely, with its new length', async () => {
  const { siteDir, url } = await startSite()
  await writeFile(join(siteDir, 'new.html'), 'x'.repeat(100_000))
  await rename(join(siteDir, 'new.html'), join(siteDir, 'contact-us.html'))
  expect(await (await fetch(`${url}/contact-us`)).text()).toHaveLength(100_000)
})
