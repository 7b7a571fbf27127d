import { useEffect, useLayoutEffect } from 'react'
import type { ResumeOutcome } from './use-resume.ts'

interface FileInputState {
  /** The form's file. */
  file: File | null
  readingName: string | undefined
  outcome: ResumeOutcome | undefined
  onEarlyFiles: (files: File[]) => unknown
}

/**
 * Connects the file input with this id to the form. At first passes on the files that the visitor chose before the
 * script had loaded, or that the browser restored on Back (`onEarlyFiles`). Afterwards the input has the form's file.
 * Returns a function that finds the input.
 */
export function useFileInput(id: string, { file, readingName, outcome, onEarlyFiles }: FileInputState) {
  const input = () => document.getElementById(id) as HTMLInputElement

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the effect below sets the input's files
  useLayoutEffect(() => void onEarlyFiles([...(input().files ?? [])]), [])

  // Sets the input's files to the form's file, because screen readers read the file's name from the input. If the form
  // has no file, the input must be empty, too. Otherwise the visitor could not choose a refused or removed file again:
  // `change` does not fire when the same file is chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also after each file that was chosen, but not taken
  useEffect(() => {
    const transfer = new DataTransfer()
    if (file) transfer.items.add(file)
    input().files = transfer.files
  }, [file, outcome, readingName])

  return input
}
