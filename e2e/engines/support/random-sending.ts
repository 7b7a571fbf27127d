import * as fc from 'fast-check'
import { JOB_PATH } from '../../support/application-form.ts'
import { countRecords } from '../../support/count-records.ts'
import type { Network } from '../../support/network.ts'
import type { Device } from './device.ts'

/** What happens to one text that a visitor writes and sends. Times in ms. */
export interface Round {
  form: '/contact-us' | typeof JOB_PATH
  /** The network until the visitor has left the page, and after that. */
  network: NetworkState
  networkAfter: NetworkState | 'as before'
  /** True if the text is written before the script of the form has loaded. */
  isEarly: boolean
  /** From the writing to the press of "Send". */
  pressedAfter: number
  /** From the press to leaving the page. */
  leftAfter: number
  leaves: 'not' | 'link' | 'back' | 'back and forward' | 'reload' | 'language' | 'pressed again' | 'browser closed'
}

type NetworkState = 'none' | 'down' | 'reply-lost' | 'unavailable' | 'portal' | 'silent' | 'slow'

const round: fc.Arbitrary<Round> = fc.record(
  {
    form: fc.constantFrom('/contact-us', '/contact-us', JOB_PATH),
    network: fc.constantFrom('none', 'none', 'down', 'reply-lost', 'unavailable', 'portal', 'silent', 'slow'),
    networkAfter: fc.constantFrom('none', 'none', 'as before', 'down'),
    isEarly: fc.boolean(),
    pressedAfter: fc.constantFrom(0, 0, 50, 400, 1500),
    leftAfter: fc.constantFrom(0, 0, 20, 50, 100, 300, 1000, 4000),
    leaves: fc.constantFrom(
      'not',
      'link',
      'back',
      'back and forward',
      'reload',
      'language',
      'pressed again',
      'browser closed',
    ),
  },
  // Firefox's driver takes only objects with the usual prototype.
  { noNullPrototype: true },
)

/** `count` random rounds. The same seed gives the same rounds. */
export function randomRounds(seed: number, count: number): Round[] {
  return fc.sample(fc.array(round, { minLength: count, maxLength: count, size: 'max' }), { seed, numRuns: 1 }).flat()
}

/** Gives the network a state. */
export function setNetwork(network: Network, state: Round['networkAfter']): void {
  if (state === 'as before') return
  const requests = /^\/api\//
  network.silentPaths.length = 0
  network.slowPaths.length = 0
  network.fault = 'none'
  if (state === 'silent') network.silentPaths.push(requests)
  else if (state === 'slow') network.slowPaths.push(requests)
  else if (state === 'down') network.cut()
  else network.fault = state
}

/** Presses "Send" and then leaves as the round says. Returns at once. Runs in the page. */
export function pressAndLeave({
  pressedAfter,
  leftAfter,
  leaves,
}: Pick<Round, 'pressedAfter' | 'leftAfter' | 'leaves'>) {
  const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  const press = () => click('form button[type="submit"]')
  const ways: Partial<Record<Round['leaves'], () => void>> = {
    link: () => click('footer a[href*="/case-studies"]'),
    back: () => history.back(),
    'back and forward': () => {
      history.back()
      setTimeout(() => history.forward(), 300)
    },
    reload: () => location.reload(),
    language: () => click('a[hreflang]:not([hreflang="en"])'),
    'pressed again': press,
  }
  setTimeout(() => {
    press()
    setTimeout(() => ways[leaves]?.(), leftAfter)
  }, pressedAfter)
}

/** True if the device has the draft of a form. */
export async function hasDraft(device: Device): Promise<boolean> {
  if (await device.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft:')))) return true
  // Opening the database would create it.
  const names = await device.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  return names.includes('lat') && (await device.evaluate(countRecords, 'drafts')) > 0
}
