import addressparser from 'nodemailer/lib/addressparser'
import { comparableEmail } from '../store/sender-email.ts'

/** Of the recipients that have not taken a mail yet those that the settings still name; empty: nobody is left. */
export function stillNamed(stillTo: string, mailTo: string): string {
  const named = new Set(addressesIn(mailTo).map(comparableEmail))
  return addressesIn(stillTo)
    .filter((address) => named.has(comparableEmail(address)))
    .join(', ')
}

function addressesIn(list: string): string[] {
  return addressparser(list, { flatten: true }).map(({ address }) => address)
}
