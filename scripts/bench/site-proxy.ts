import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { contentType } from '#contract/content-type.ts'
import { listen } from './listen.ts'

export interface SiteProxy {
  server: Server
  port: number
  origin: string
  /** Path of each request and size of the body of its answer in bytes, in the order of the requests. */
  sent: [path: string, bytes: number][]
  /** Files that the proxy sends instead of the site's files. The keys are their paths. */
  files: Map<string, Buffer>
}

/**
 * Starts a proxy to the site on `port` that counts the bytes it sends. `edit` changes the HTML of documents. The bytes
 * of documents that went through `edit` are not counted.
 */
export async function startSiteProxy(port: number, edit?: (html: string) => string): Promise<SiteProxy> {
  const site = `http://127.0.0.1:${port}`
  const sent: SiteProxy['sent'] = []
  const files: SiteProxy['files'] = new Map()

  async function answerEdited(url: string, answer: ServerResponse, change: (html: string) => string): Promise<void> {
    const reply = await fetch(site + url, { headers: { accept: 'text/html' } })
    const kept = [...reply.headers].filter(
      ([name]) => !/^(content-(encoding|length)|transfer-encoding|etag)$/.test(name),
    )
    answer.writeHead(reply.status, { ...Object.fromEntries(kept), 'content-encoding': 'br' })
    answer.end(brotliCompressSync(change(await reply.text())))
  }

  function passOn(asked: IncomingMessage, answer: ServerResponse, count: [string, number]): void {
    const { method, headers, url } = asked
    const passedOn = request(`${site}${url}`, { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.on('data', (chunk: Buffer) => {
        count[1] += chunk.length
      })
      reply.pipe(answer)
    })
    passedOn.on('error', () => answer.destroy())
    answer.on('close', () => passedOn.destroy())
    asked.pipe(passedOn)
  }

  const server = createServer((asked, answer) => {
    const { headers, url = '/' } = asked
    const count: [string, number] = [url, 0]
    sent.push(count)
    const own = files.get(url) ?? files.get(`${url}.html`)
    if (own) {
      const body = brotliCompressSync(own)
      count[1] = body.length
      const type = url.endsWith('.pack') ? 'application/octet-stream' : contentType(files.has(url) ? url : '.html')
      answer.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-cache' }).end(body)
    } else if (edit && headers['sec-fetch-dest'] === 'document') void answerEdited(url, answer, edit)
    else passOn(asked, answer, count)
  })
  const ownPort = await listen(server)
  return { server, port: ownPort, origin: `http://127.0.0.1:${ownPort}`, sent, files }
}
