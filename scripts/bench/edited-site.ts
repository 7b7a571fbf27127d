import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** A proxy to the site on `port` that edits its pages and hands on all else as it is. Returns the server (close it) and its origin. */
export async function editedSite(
  port: number,
  edit: (html: string) => string,
): Promise<{ server: Server; origin: string }> {
  const site = `http://127.0.0.1:${port}`
  const server = createServer(async (asked, answer) => {
    const { method, headers, url = '/' } = asked
    if (headers['sec-fetch-dest'] === 'document') {
      const reply = await fetch(site + url, { headers: { accept: 'text/html' } })
      const kept = [...reply.headers].filter(
        ([name]) => !/^(content-(encoding|length)|transfer-encoding|etag)$/.test(name),
      )
      answer.writeHead(reply.status, { ...Object.fromEntries(kept), 'content-encoding': 'br' })
      answer.end(brotliCompressSync(edit(await reply.text())))
      return
    }
    const passedOn = request(site + url, { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    passedOn.on('error', () => answer.destroy())
    asked.pipe(passedOn)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** A page without what it runs; data in script elements stays, for it takes part in parsing. */
export function withoutScripts(html: string): string {
  return html.replace(/<script(?![^>]*type="application\/)[^>]*>.*?<\/script>/gs, '')
}
