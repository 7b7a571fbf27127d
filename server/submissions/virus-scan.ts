import { once } from 'node:events'
import { connect } from 'node:net'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { Refusal } from '../refusal.ts'
import type { Scan } from '../store/tables.ts'

/**
 * A scan fails when no byte passes for this time. A scan of 5 MiB takes well under a second, but a scanner that is
 * starting loads its signatures first.
 */
const IDLE_TIMEOUT_MS = 20_000
/** A harmless file, to see whether the scanner gives verdicts. */
const SAMPLE = Buffer.from('sample')

type ScanEnv = Pick<Env, 'clamdUrl' | 'clamdRequired'>

/**
 * Asks the operator's virus scanner for its verdict on a file. Resolves with null when no scanner is configured, and
 * with `unknown` when the scanner gives no verdict.
 * @throws Refusal `unavailable` instead of `unknown` when `CLAMD_REQUIRED` is on.
 */
export type VirusScan = (bytes: Uint8Array) => Promise<Scan | 'malicious' | null>

/** Returns the function that asks the scanner at `clamdUrl` about files. */
export function createVirusScan({ clamdUrl, clamdRequired }: ScanEnv, log: Log): VirusScan {
  return async (bytes) => {
    if (clamdUrl === undefined) return null
    try {
      return (await isMalicious(clamdUrl, bytes)) ? 'malicious' : 'clean'
    } catch (error) {
      log.error({ reason: String(error) }, 'virus scanner gave no verdict')
      if (clamdRequired) throw new Refusal('unavailable', 'Files cannot be checked now. Please try again later.')
      return 'unknown'
    }
  }
}

/**
 * Checks that the scanner gives verdicts, if applications are not accepted without one (`CLAMD_REQUIRED`).
 * @throws Error when it gives none.
 */
export async function checkScanner({ clamdUrl, clamdRequired }: ScanEnv): Promise<void> {
  if (clamdUrl === undefined || !clamdRequired) return
  await isMalicious(clamdUrl, SAMPLE).catch((cause: unknown) => {
    throw new Error('the virus scanner gives no verdict', { cause })
  })
}

/**
 * Asks clamd whether a file's content is malicious (https://docs.clamav.net, "clamd", command INSTREAM). `clamdUrl` is
 * `tcp://host:port` or `unix:/path/of/its/socket`.
 * @throws Error when there is no verdict.
 */
async function isMalicious(clamdUrl: string, bytes: Uint8Array): Promise<boolean> {
  const { protocol, hostname, port, pathname } = new URL(clamdUrl)
  const socket = connect(protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port) })
  socket.setTimeout(IDLE_TIMEOUT_MS, () => socket.destroy(new Error('clamd did not answer')))
  try {
    await once(socket, 'connect')
    const verdict = answerOf(socket)
    socket.write('zINSTREAM\0')
    socket.write(lengthOf(bytes.length))
    socket.write(bytes)
    socket.write(lengthOf(0))
    const answer = await verdict
    if (/ FOUND\0?$/.test(answer)) return true
    if (/^stream: OK\0?$/.test(answer)) return false
    throw new Error(`clamd answered ${answer}`)
  } finally {
    socket.destroy()
  }
}

async function answerOf(socket: AsyncIterable<Buffer>): Promise<string> {
  let answer = ''
  for await (const chunk of socket) {
    answer += chunk
    if (answer.endsWith('\0')) break
  }
  return answer
}

/**
 * Returns the length that is sent before each chunk with clamd's command INSTREAM: four bytes in network order. A
 * length of zero ends the stream.
 */
function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
