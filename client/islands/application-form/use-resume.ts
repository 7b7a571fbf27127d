import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { wasCleared } from '#client/device/drafts/cleared-device.ts'
import { deleteResumeDraft, keepResumeDraftSync, saveResumeDraft } from '#client/device/drafts/resume-draft.ts'
import type { FormError } from '#client/islands/forms/form-definition.ts'
import { useHeldReload } from '#client/islands/forms/use-held-reload.ts'
import { readResume } from './read-resume.ts'

/** Result of the visitor's last action: a file was taken, a file was refused, or (if neither) the file was removed. */
export interface ResumeOutcome {
  taken?: File
  refused?: FormError
}

interface ResumeTarget {
  onTake: (file: File | null) => void
  /** Called if the chosen file is refused. The form keeps its current file. */
  onRefuse: (error: FormError) => void
}

/**
 * Handles choosing and removing the resume. The form shows a file only after the file has been read, checked and, if
 * possible, saved on the device: a visitor who sees the file in the form may leave the page and expects to find the
 * file again.
 */
export function useResume({ onTake, onRefuse }: ResumeTarget) {
  /** How often the visitor has chosen or removed a file. */
  const actionCount = useRef(0)
  const [readingName, setReadingName] = useState<string>()
  const [isSaved, setIsSaved] = useState(true)
  const [outcome, setOutcome] = useState<ResumeOutcome>()
  useHeldReload(readingName !== undefined || !isSaved)
  useWindowEvent('pagehide', keepResumeDraftSync)
  useEffect(() => keepResumeDraftSync, [])

  const take = async (files: File[]) => {
    const [chosen] = files
    if (!chosen) return
    actionCount.current += 1
    const thisAction = actionCount.current
    // While `chosen` is being read, the visitor may choose another file or remove the file: then ignore the result of
    // this reading.
    const isLatest = () => thisAction === actionCount.current
    const refuse = (error: FormError) => {
      // Removes the last outcome first. Screen readers announce the same refusal again only if its text is a new one.
      flushSync(() => setOutcome(undefined))
      setReadingName(undefined)
      setOutcome({ refused: error })
      onRefuse(error)
    }
    if (files.length > 1) return refuse('resume_several')
    setReadingName(chosen.name)
    const { file, error } = await readResume(chosen)
    // If the device has been cleared for the next person while the file was being read, store nothing: the next person
    // would find the file.
    if (!isLatest() || wasCleared()) return
    if (!file) return refuse(error)
    const wasSaved = await saveResumeDraft(file).then(
      () => true,
      () => false,
    )
    if (!isLatest()) return
    setReadingName(undefined)
    setIsSaved(wasSaved)
    setOutcome({ taken: file })
    onTake(file)
  }

  const forget = () => {
    actionCount.current += 1
    setReadingName(undefined)
    setIsSaved(true)
    return deleteResumeDraft()
  }

  return {
    /** The name of the file that is being read; undefined if no file is being read. */
    readingName,
    /** False if the device could not save the file. The file can still be sent, but a reload loses it. */
    isSaved,
    outcome,
    take,
    remove() {
      void forget()
      setOutcome({})
      onTake(null)
    },
    /**
     * Deletes the saved file, and ignores a file that is still being read. Call this when the form is emptied.
     * Resolves when the file is deleted.
     */
    forget,
  }
}
