import { readdirSync, readFileSync } from 'node:fs'

/** Kills the browser that uses a profile. As when a battery is empty, none of the browser's event handlers runs. */
export function killBrowser(profile: string): void {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  for (const pid of pids)
    if (commandLine(pid).includes(`--user-data-dir=${profile}`)) process.kill(Number(pid), 'SIGKILL')
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // the process has ended in the meantime
  }
}
