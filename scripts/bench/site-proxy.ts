import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { contentType } from '#contract/content-type.ts'
import { listen } from './listen.ts'

export interface SiteProxy {
  server: Server
  port: number
  origin: string
  /** For each request, in their order, its path and the size of the body that was sent. */
  sent: { path: string; bytes: number }[]
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

  /** Fetches a document from the site, changes its HTML and sends it compressed. */
  async function sendEdited(url: string, response: ServerResponse, change: (html: string) => string): Promise<void> {
    const original = await fetch(site + url, { headers: { accept: 'text/html' } })
    const kept = [...original.headers].filter(
      ([name]) => !/^(content-(encoding|length)|transfer-encoding|etag)$/.test(name),
    )
    response.writeHead(original.status, { ...Object.fromEntries(kept), 'content-encoding': 'br' })
    response.end(brotliCompressSync(change(await original.text())))
  }

  /** Forwards a request to the site, and counts in `sentFile` the bytes of the body that comes back. */
  function forward(incoming: IncomingMessage, response: ServerResponse, sentFile: { bytes: number }): void {
    const { method, headers, url } = incoming
    const outgoing = request(`${site}${url}`, { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.on('data', (chunk: Buffer) => {
        sentFile.bytes += chunk.length
      })
      reply.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    response.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  }

  const server = createServer((incoming, response) => {
    const { headers, url = '/' } = incoming
    const sentFile = { path: url, bytes: 0 }
    sent.push(sentFile)
    const replacement = files.get(url) ?? files.get(`${url}.html`)
    if (replacement) {
      const body = brotliCompressSync(replacement)
      sentFile.bytes = body.length
      const type = url.endsWith('.pack') ? 'application/octet-stream' : contentType(files.has(url) ? url : '.html')
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-cache' }).end(body)
    } else if (edit && headers['sec-fetch-dest'] === 'document') void sendEdited(url, response, edit)
    else forward(incoming, response, sentFile)
  })
  const ownPort = await listen(server)
  return { server, port: ownPort, origin: `http://127.0.0.1:${ownPort}`, sent, files }
}
