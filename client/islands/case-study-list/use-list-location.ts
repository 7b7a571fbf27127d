import { useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'

/**
 * Where the list is, as the router tells; not the address of another page that the document shows in the place of the list's
 * (`client/navigation/`), which is kept for Back.
 */
export function useListLocation(): Location {
  const location = useLocation()
  const [own, setOwn] = useState(location)
  if (location === own || location.pathname !== own.pathname) return own
  setOwn(location)
  return location
}
