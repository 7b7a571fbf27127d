import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { contentType } from '#contract/content-type.ts'

export interface CountingSite {
  server: Server
  port: number
  /** Bytes of the bodies that were sent, by address, in the order of the requests. */
  sent: [path: string, bytes: number][]
  /** Answered from here instead, by address. */
  files: Map<string, Buffer>
}

/** A proxy to the site on `port` that counts what it sends. */
export async function countingSite(port: number): Promise<CountingSite> {
  const sent: CountingSite['sent'] = []
  const files: CountingSite['files'] = new Map()
  const server = createServer((asked, answer) => {
    const { method, headers, url = '/' } = asked
    const count: [string, number] = [url, 0]
    sent.push(count)
    const own = files.get(url) ?? files.get(`${url}.html`)
    if (own) {
      const body = brotliCompressSync(own)
      count[1] = body.length
      const type = url.endsWith('.pack') ? 'application/octet-stream' : contentType(files.has(url) ? url : '.html')
      answer.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-cache' }).end(body)
      return
    }
    const passedOn = request(`http://127.0.0.1:${port}${url}`, { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.on('data', (chunk: Buffer) => {
        count[1] += chunk.length
      })
      reply.pipe(answer)
    })
    passedOn.on('error', () => answer.destroy())
    answer.on('close', () => passedOn.destroy())
    asked.pipe(passedOn)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port, sent, files }
}
