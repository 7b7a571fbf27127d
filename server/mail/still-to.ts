import { domainToASCII } from 'node:url'
import addressparser from 'nodemailer/lib/addressparser'

/** Of the recipients that have not taken a mail yet those that the settings still name; empty: nobody is left. */
export function stillNamed(stillTo: string, mailTo: string): string {
  const named = new Set(addressesIn(mailTo).map(comparable))
  return addressesIn(stillTo)
    .filter((address) => named.has(comparable(address)))
    .join(', ')
}

function addressesIn(list: string): string[] {
  return addressparser(list, { flatten: true }).map(({ address }) => address)
}

function comparable(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at).toLowerCase()}@${domainToASCII(address.slice(at + 1))}`
}
