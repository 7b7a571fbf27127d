import { readdirSync, readFileSync } from 'node:fs'

/** Kills the browser that runs on a profile, as a flat battery would: no handler of it gets to run. */
export function killBrowser(profile: string): void {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  for (const pid of pids)
    if (commandLine(pid).includes(`--user-data-dir=${profile}`)) process.kill(Number(pid), 'SIGKILL')
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // has ended meanwhile
  }
}
