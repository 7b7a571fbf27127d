import { useDebouncedCallback } from '@mantine/hooks'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Location } from 'react-router-dom'
import { type CaseStudyFilters, NO_FILTERS } from './case-study-filters.ts'
import { withEarlyChoices } from './filter-query.ts'
import type { ListAddress } from './use-list-address.ts'

/**
 * Typed text is written into the address only after this pause, because Safari refuses more than 100 history changes in
 * 30 s.
 */
const TYPING_PAUSE_MS = 400

/** Filters that the visitor has set since arriving at a history entry. They count until the next arrival. */
interface Edit {
  filters: CaseStudyFilters
  arrivalEntry: Location
}

/**
 * The filters that the controls show. They come from the address until the visitor changes them. From then on the
 * controls are ahead of the address, which changes later and lacks the spaces at the ends of the search text.
 */
export function useFilters(address: ListAddress, form: RefObject<HTMLFormElement | null>) {
  /** False during hydration, when the list must render the same as the served HTML, which is not filtered. */
  const [isHydrated, setIsHydrated] = useState(false)
  const [edit, setEdit] = useState<Edit>()
  const isCurrent = ({ arrivalEntry }: Edit) => arrivalEntry === address.arrivalEntry
  const current = edit && isCurrent(edit) ? edit.filters : address.filters
  const filters = isHydrated ? current : NO_FILTERS

  const change = (changed: CaseStudyFilters): Edit => {
    const next = { filters: changed, arrivalEntry: address.arrivalEntry }
    setEdit(next)
    return next
  }
  const writeWhenTypingPauses = useDebouncedCallback((typed: Edit) => {
    if (isCurrent(typed)) address.write(typed.filters, { replace: true })
  }, TYPING_PAUSE_MS)

  // Take over the choices that the visitor made before hydration. This must happen in a layout effect: the next render
  // sets the form's controls and would overwrite the choices.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only once, after the first render
  useLayoutEffect(() => {
    setIsHydrated(true)
    change(withEarlyChoices(address.filters, new FormData(form.current as HTMLFormElement)))
  }, [])
  const writeEarlyChoices = useEffectEvent(() => address.write(filters, { replace: true }))
  useEffect(() => {
    if (isHydrated) writeEarlyChoices()
  }, [isHydrated])

  return {
    filters,
    isHydrated,
    /** Applies a choice and adds a history entry for it, so that Back undoes the choice. */
    choose(choice: Partial<CaseStudyFilters>) {
      writeWhenTypingPauses.flush()
      const { filters: chosen } = change({ ...filters, ...choice })
      address.write(chosen, { replace: false })
    },
    /**
     * Applies typed text and writes it into the current history entry: at once after the first key, and after later
     * keys when the typing pauses.
     */
    search(search: string) {
      const typed = change({ ...filters, search })
      if (!writeWhenTypingPauses.isPending()) address.write(typed.filters, { replace: true })
      writeWhenTypingPauses(typed)
    },
    /**
     * Writes the typed text into the address without waiting for a pause in typing. Call this when the visitor has
     * finished typing.
     */
    endTyping: () => writeWhenTypingPauses.flush(),
  }
}
