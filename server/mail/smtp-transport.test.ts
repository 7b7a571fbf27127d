import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { UncertainDelivery } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

/** The test server's answers, by SMTP command. */
const ANSWERS: Record<string, string> = { EHLO: '250 ok', MAIL: '250 ok', RCPT: '250 ok', DATA: '354 go on' }

/** Starts a server that closes the connection without an answer when it reads `words`. Returns the server's URL. */
async function serverThatHangsUpAt(words: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      const line = chunk.toString()
      const answer = ANSWERS[line.slice(0, 4)]
      if (line.includes(words)) socket.destroy()
      else if (answer) socket.write(`${answer}\r\n`)
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ['MAIL FROM', 'MAIL FROM', false],
  ['RCPT TO', 'RCPT TO', false],
  ['DATA', 'DATA', false],
  ['the final dot', '\r\n.\r\n', true],
])('after a connection closed at %s the delivery is known or uncertain', async (_place, words, isUncertain) => {
  const transport = smtpTransport(await serverThatHangsUpAt(words))
  onTestFinished(() => transport.close())
  const mail = { messageId: '<a@b.example>', from: 'a@b.example', to: 'c@d.example', text: 'Chào', headers: {} }
  const error = await transport.send(mail, 'name').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error instanceof UncertainDelivery).toBe(isUncertain)
})
