import type { ChildProcess } from 'node:child_process'

/** True if the process has ended, by itself or by a signal. Its event `exit` has been emitted or will be at once. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
