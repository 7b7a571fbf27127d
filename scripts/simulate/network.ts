/**
 * The network between devices and relays. Faults come from the plan of the run, delays from the world's random numbers.
 */
import type { Relay } from './relay.ts'
import { NOWHERE, type Realm, type World } from './world.ts'

export interface Request {
  method: string
  path: string
  headers: Record<string, string>
  body: Uint8Array
}

/** A header of a request by its name in any case. */
export function headerOf({ headers }: Request, name: string): string | undefined {
  return headers[name.toLowerCase()]
}

export interface Reply {
  status: number
  headers: Record<string, string>
  body: Uint8Array
}

/**
 * Faults that can happen to a request.
 * - `lose-request`: the request does not arrive; the sender gets an error.
 * - `lose-reply`: the relay does its work; its reply does not arrive.
 * - `silence`: the relay does its work; no reply and no error ever come.
 * - `twice`: the request arrives a second time, later.
 * - `late`: the sender gets an error; the request arrives up to half an hour later.
 * - `cut`: the connection breaks while the body is being sent.
 * - `portal`: a captive portal answers with a page, status 200.
 * - `proxy-before`, `proxy-after`: a proxy answers 502 before or after the relay has done its work.
 */
export const REQUEST_FAULTS = [
  'lose-request',
  'lose-reply',
  'silence',
  'twice',
  'late',
  'cut',
  'portal',
  'proxy-before',
  'proxy-after',
] as const
export type RequestFault = (typeof REQUEST_FAULTS)[number]

/** What a captive portal or a proxy answers in place of the relay. */
const FOREIGN_PAGE = new TextEncoder().encode('<!doctype html><title>Sign in</title>')
const ignore = () => {}
const foreignReply = (status: number): Reply => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: FOREIGN_PAGE,
})

export class Network {
  readonly #world: World
  readonly relays: Relay[] = []
  /** Called with each request that reaches a relay completely, and with each reply that a relay gives. */
  watch: { request(request: Request): void; reply(request: Request, reply: Reply): void } = {
    request() {},
    reply() {},
  }

  constructor(world: World) {
    this.#world = world
  }

  /**
   * Sends a request, and calls either `answered` or `failed` once. With the fault `silence` it calls `failed` if the
   * relay is down or is killed, and otherwise neither of them.
   */
  send(
    sender: Realm,
    fault: RequestFault | undefined,
    request: Request,
    answered: (reply: Reply) => void,
    failed: () => void,
  ) {
    const world = this.#world
    let isSettled = false
    const settle = (tellSender: () => void) => {
      if (isSettled) return
      isSettled = true
      world.schedule(sender, world.between(5, 400), tellSender)
    }
    const fail = () => settle(failed)
    const answer = (reply: Reply) => settle(() => answered(reply))
    if (fault === 'lose-request') return fail()
    if (fault === 'portal') return answer(foreignReply(200))
    if (fault === 'proxy-before') return answer(foreignReply(502))
    if (fault === 'late') {
      fail()
      this.#deliver(request, world.between(1000, 30 * 60_000), ignore, fail)
      return
    }
    if (fault === 'twice') this.#deliver(request, world.between(1, 60_000), ignore, ignore)
    const cutAt = fault === 'cut' ? world.between(0, Math.max(0, request.body.length - 1)) : undefined
    const passBack = (reply: Reply) => {
      if (fault === 'lose-reply') fail()
      else if (fault === 'proxy-after') answer(foreignReply(502))
      else if (fault !== 'silence') answer(reply)
    }
    this.#deliver(request, world.between(5, 300), passBack, fail, cutAt)
  }

  /**
   * Brings a request to one of the relays after a delay. Calls `answer` with the reply, or `fail` if the relay is down
   * or is killed. With `cutAt` the connection breaks after this number of bytes of the body, and `fail` is called.
   */
  #deliver(request: Request, delayMs: number, answer: (reply: Reply) => void, fail: () => void, cutAt?: number): void {
    const world = this.#world
    const relay = this.relays[world.between(0, this.relays.length - 1)] as Relay
    // Schedule the arrival outside the sender's realm: a request in flight arrives even if its page was killed.
    world.schedule(NOWHERE, delayMs, () => {
      if (!relay.isUp) return fail()
      const unsubscribe = relay.onKill(fail)
      if (cutAt === undefined) this.watch.request(request)
      world.schedule(relay.realm, 0, () => {
        relay.receive(
          request,
          (reply) => {
            unsubscribe()
            this.watch.reply(request, reply)
            answer(reply)
          },
          cutAt,
        )
        if (cutAt !== undefined) fail()
      })
    })
  }
}
