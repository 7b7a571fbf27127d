import { useRef, useState } from 'react'
import { deleteResumeDraft, saveResumeDraft } from '#client/device/drafts/resume-draft.ts'
import type { FormError } from '#client/islands/forms/controls/form-error.ts'
import { useHeldReload } from '#client/islands/forms/use-held-reload.ts'
import { readResume } from './read-resume.ts'

/** What has become of the last choice. */
export type ResumeNews = { taken: File } | { refused: FormError } | 'removed'

interface ResumeTarget {
  onTake: (file: File | null) => void
  /** Another file was chosen and cannot be taken; the present one stays. */
  onRefuse: (error: FormError) => void
}

/**
 * Choosing and removing the resume. A file is taken once it has been read, judged and kept, so that whoever sees it in
 * the form may leave.
 */
export function useResume({ onTake, onRefuse }: ResumeTarget) {
  const turn = useRef(0)
  const [reading, setReading] = useState<string>()
  const [isKept, setIsKept] = useState(true)
  const [news, setNews] = useState<ResumeNews>()
  useHeldReload(reading !== undefined)

  const take = async (files: File[]) => {
    const [chosen] = files
    if (!chosen) return
    turn.current += 1
    const mine = turn.current
    // Another file may be chosen meanwhile, or this one removed.
    const isLatest = () => mine === turn.current
    const refuse = (error: FormError) => {
      setReading(undefined)
      setNews({ refused: error })
      onRefuse(error)
    }
    if (files.length > 1) return refuse('resume_several')
    setReading(chosen.name)
    const { file, error } = await readResume(chosen)
    if (!isLatest()) return
    if (!file) return refuse(error)
    const kept = await saveResumeDraft(file).then(
      () => true,
      () => false,
    )
    if (!isLatest()) return
    setReading(undefined)
    setIsKept(kept)
    setNews({ taken: file })
    onTake(file)
  }

  const forget = () => {
    turn.current += 1
    setReading(undefined)
    setIsKept(true)
    return deleteResumeDraft()
  }

  return {
    /** The name of the file that is being read. */
    reading,
    /** False when the device has no room for the chosen file: it can be sent, but a reload forgets it. */
    isKept,
    news,
    take,
    remove() {
      void forget()
      setNews('removed')
      onTake(null)
    },
    /** For a form that is emptied altogether; resolves when no file is kept, nor will be that is still being read. */
    forget,
  }
}
