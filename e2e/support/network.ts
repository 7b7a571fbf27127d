import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Transform } from 'node:stream'
import { contentType } from '#contract/content-type.ts'
import { CONTACT_PATH, ERROR_STATUS, type ErrorReply } from '#contract/submission/submission.ts'

/**
 * The faults that a test can set:
 *
 * - `none`: everything passes
 * - `down`: every connection is cut
 * - `reply-lost`: a submission reaches the relay, but the connection is cut before the reply
 * - `unavailable`: submissions are answered with 503
 * - `refused`, `wrong-file`, `closed`: submissions are answered as by a relay that refuses the company name, the
 *   resume, or an application for a closed job
 * - `portal`: everything is answered with 200 and the page of a captive portal
 */
type NetworkFault = 'none' | 'down' | 'reply-lost' | 'unavailable' | keyof typeof REFUSALS | 'portal'

const REFUSALS = {
  refused: { ok: false, code: 'invalid', error: 'Refused', fields: { company: 'invalid' } },
  'wrong-file': { ok: false, code: 'wrong_type', error: 'Refused', fields: { resume: 'resume_mismatch' } },
  closed: { ok: false, code: 'closed', error: 'This job is closed.' },
} satisfies Record<string, ErrorReply>

/**
 * The speed and the interruptions of `startFlakyLine`: a large resume (4.9 MB) takes five seconds, but all
 * connections are cut every two seconds.
 */
const BYTES_PER_SECOND = 1_000_000
const CUT_INTERVAL_MS = 2000

const SLOW_PATH_MS = 1000

/**
 * A proxy in front of the relay (the site's server). A test can make it simulate a bad network or a later build of the
 * site.
 */
export class Network {
  fault: NetworkFault = 'none'
  /** Number of submissions that the proxy has received, including failed ones. */
  submissions = 0
  /**
   * The files of a later build (`scripts/build/later-build.ts`), by address. The proxy serves them instead of the relay's
   * files.
   */
  published = new Map<string, Buffer>()
  /** Paths whose requests the proxy passes on late, by `SLOW_PATH_MS`. */
  readonly slowPaths: RegExp[] = []
  /** Paths whose requests wait until a promise resolves. */
  #held: { path: RegExp; until: Promise<void> }[] = []
  /** Paths whose requests are never answered. */
  readonly silentPaths: RegExp[] = []
  /** Paths whose connections are cut. */
  readonly lostPaths: RegExp[] = []
  /**
   * Paths whose replies end after half of their bytes without any sign of it, as behind a proxy that drops the length.
   * Browsers keep such a reply in their HTTP cache as a whole one.
   */
  readonly halvedPaths: RegExp[] = []
  /** The requested paths, in the order of the requests. */
  readonly requestedPaths: string[] = []
  /** The paths of the PUT requests whose whole reply the proxy has passed on. */
  readonly answeredPuts: string[] = []
  /** Number of bytes of request bodies that the proxy has passed on to the relay. */
  uploadedBytes = 0
  readonly #relayOrigin: string
  /** The upload speed to the relay, in bytes per second. If undefined, there is no limit. */
  #bytesPerSecond: number | undefined
  readonly #sockets = new Set<Socket>()
  #cutting: NodeJS.Timeout | undefined
  #server: Server | undefined
  #port = 0

  constructor(relayOrigin: string) {
    this.#relayOrigin = relayOrigin
  }

  get port(): number {
    return this.#port
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Listens on a free port of `host`. */
  async open(host = '127.0.0.1'): Promise<void> {
    this.#server = createServer((incoming, outgoing) => {
      this.requestedPaths.push(incoming.url ?? '')
      const isSlow = this.slowPaths.some((path) => path.test(incoming.url ?? ''))
      const held = this.#held.find(({ path }) => path.test(incoming.url ?? ''))
      const handle = () => this.#handle(incoming, outgoing)
      if (held) void held.until.then(handle)
      else setTimeout(handle, isSlow ? SLOW_PATH_MS : 0)
    })
    this.#server.on('connection', (socket) => {
      if (this.fault === 'down') socket.destroy()
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
    })
    this.#server.listen(0, host)
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** Cuts all connections, and every new one until the fault changes. */
  cut(): void {
    this.fault = 'down'
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Makes requests for a path wait until the returned function is called. */
  hold(path: RegExp): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = { path, until: promise }
    this.#held.push(held)
    return () => {
      this.#held = this.#held.filter((other) => other !== held)
      resolve()
    }
  }

  /** Makes uploads slow and cuts all connections every two seconds, until `reset` or `close`. */
  startFlakyLine(): void {
    this.fault = 'none'
    this.#bytesPerSecond = BYTES_PER_SECOND
    this.#cutting = setInterval(() => {
      for (const socket of this.#sockets) socket.destroy()
    }, CUT_INTERVAL_MS)
  }

  /**
   * The most bytes that the proxy may pass on for a body of `size` bytes, if the device sends it in parts over the slow
   * and interrupted line of `startFlakyLine`. The factor 1.2 allows for parts that are interrupted and sent again.
   * The summand allows for the first try: it sends the body as a whole and is cut after two seconds.
   */
  static maxUploadBytes(size: number): number {
    return 1.2 * size + (BYTES_PER_SECOND * CUT_INTERVAL_MS) / 1000
  }

  /** Removes all faults and all records. The port stays the same. */
  reset(): void {
    this.fault = 'none'
    clearInterval(this.#cutting)
    this.#bytesPerSecond = undefined
    this.uploadedBytes = 0
    this.submissions = 0
    this.published = new Map()
    this.slowPaths.length = 0
    this.#held = []
    this.silentPaths.length = 0
    this.lostPaths.length = 0
    this.halvedPaths.length = 0
    this.requestedPaths.length = 0
    this.answeredPuts.length = 0
  }

  async close(): Promise<void> {
    clearInterval(this.#cutting)
    this.cut()
    await new Promise((resolve) => this.#server?.close(resolve))
  }

  /** A stream that counts bytes in `uploadedBytes` and passes them on at the speed of `#bytesPerSecond`. */
  #line(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.uploadedBytes += chunk.length
        if (this.#bytesPerSecond === undefined) done(null, chunk)
        else setTimeout(() => done(null, chunk), (1000 * chunk.length) / this.#bytesPerSecond)
      },
    })
  }

  #handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (isSubmission(incoming)) this.submissions++
    if (this.#applyFault(incoming, outgoing)) return
    const { url = '' } = incoming
    const published = this.published.get(url)
    if (published) {
      const type = url.endsWith('.pack') ? 'application/octet-stream' : contentType(url)
      outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(published)
    } else this.#forward(incoming, outgoing)
  }

  /** Treats a request as the fault or the lists of paths demand. Returns false if the request is to pass. */
  #applyFault(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { url = '' } = incoming
    const isAmong = (paths: RegExp[]) => paths.some((path) => path.test(url))
    if (this.fault === 'down' || isAmong(this.lostPaths)) {
      outgoing.destroy()
      return true
    }
    if (isAmong(this.silentPaths)) return true
    const answer = (status: number, type: string, body: string) => {
      incoming.resume()
      outgoing.writeHead(status, { 'content-type': type }).end(body)
      return true
    }
    if (this.fault === 'portal') return answer(200, 'text/html', '<h1>Welcome to Airport Wi-Fi</h1>')
    if (!isSubmission(incoming)) return false
    if (this.fault === 'unavailable') return answer(503, 'text/plain', 'Service Unavailable')
    if (!(this.fault in REFUSALS)) return false
    const refusal = REFUSALS[this.fault as keyof typeof REFUSALS]
    incoming.resume()
    incoming.on('end', () => answer(ERROR_STATUS[refusal.code], 'application/json', JSON.stringify(refusal)))
    return true
  }

  /** Passes a request on to the relay, and the reply back unless it is to be lost. */
  #forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url = '' } = incoming
    const forwarded = request(this.#relayOrigin + url, { method, headers: incoming.headers }, (reply) => {
      if (isSubmission(incoming) && this.fault === 'reply-lost') return void outgoing.destroy()
      if (method === 'PUT') outgoing.on('finish', () => this.answeredPuts.push(url))
      const { 'content-length': length, ...headers } = reply.headers
      if (length && this.halvedPaths.some((path) => path.test(url))) {
        outgoing.writeHead(reply.statusCode ?? 502, { ...headers, connection: 'close' })
        reply.once('data', (bytes) => outgoing.end(bytes.subarray(0, Number(length) / 2)))
        return
      }
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forwarded.destroy())
    incoming
      .pipe(this.#line())
      .on('error', () => {})
      .pipe(forwarded)
  }
}

function isSubmission({ method, url }: IncomingMessage): boolean {
  return method === 'POST' && url === CONTACT_PATH
}
