/**
 * The simulated operator of the relay. A tablet that cannot send its encrypted submissions saves them to a rescue file
 * (`rescue-file.ts`). The operator collects rescue files, and imports each file repeatedly until the relay has all
 * submissions in the file.
 */
import { readRescueFile } from '#server/operator/read-rescue-file.ts'
import { contentOf } from './hpke.ts'
import type { Network } from './network.ts'
import { SITE_KEY } from './realms.ts'
import type { Relay } from './relay.ts'
import { requestOf, responseOf } from './requests.ts'
import { newRealm } from './world.ts'

type RescueFile = Uint8Array<ArrayBuffer>

export class Operator {
  readonly #files = new Set<RescueFile>()
  readonly #realm = newRealm('operator')
  #isImporting = false

  constructor(network: Network) {
    this.#realm.globals.fetch = (path: string, init: RequestInit = {}) =>
      new Promise((resolve, reject) => {
        network.send(
          this.#realm,
          undefined,
          requestOf(path, init),
          (reply) => resolve(responseOf(reply)),
          () => reject(new TypeError('fetch failed')),
        )
      })
  }

  /** True while the operator has a file that is not yet imported completely. */
  get hasFiles(): boolean {
    return this.#files.size > 0
  }

  /** Takes a rescue file. Returns its contents as text. */
  take(file: RescueFile): string {
    this.#files.add(file)
    return readRescueFile(file)
      .submissions.map(({ content }) => contentOf(content))
      .join()
  }

  /** Imports the next file with the code of a relay. If this fails, the operator keeps the file for another time. */
  async import(relay: Relay): Promise<void> {
    const [file] = this.#files
    if (!file || this.#isImporting) return
    await relay.operate(async ({ importRescueFile }) => {
      this.#isImporting = true
      try {
        await importRescueFile(file, { origin: '', siteKey: SITE_KEY }, () => {})
        this.#files.delete(file)
      } catch (error) {
        // `importRescueFile` sends all submissions before it reports those that the relay refused. If these are only
        // applications for closed jobs, the relay has everything else, and the file is done.
        if (isOnlyClosed(String(error))) this.#files.delete(file)
      } finally {
        this.#isImporting = false
      }
    }, this.#realm)
  }
}

/**
 * True if the relay refused nothing but applications for closed jobs. `message` is the error of `importRescueFile`,
 * which names the code of each refusal in parentheses.
 */
function isOnlyClosed(message: string): boolean {
  const reasons = [...message.matchAll(/\((\w+)\)/g)].map(([, reason]) => reason)
  return reasons.length > 0 && reasons.every((reason) => reason === 'closed')
}
