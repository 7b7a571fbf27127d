import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import './start.ts'
import { layOutRest } from './app/lay-out-rest.ts'
import { loadPage } from './app/load-page.ts'
import { PageErrorBoundary } from './app/page-error-boundary.tsx'
import { Site } from './app/site.tsx'
import { loadFonts } from './app/theme/load-fonts.ts'
import { whenIdle } from './app/when-idle.ts'
import { untilLoaded } from './pwa/until-loaded.ts'

// A controlled page has the fonts on the device; on a first visit they come after everything that shows or works.
const hasFonts = Boolean(navigator.serviceWorker?.controller)
const fonts = hasFonts ? loadFonts() : undefined

// The page's code and texts must be there before hydration, else React would replace the served HTML.
await loadPage(location.pathname)

const root = document.getElementById('root') as HTMLElement
const site = (
  <StrictMode>
    <BrowserRouter>
      <PageErrorBoundary>
        <Site />
      </PageErrorBoundary>
    </BrowserRouter>
  </StrictMode>
)
// As a transition it runs in slices, so that a slow phone answers taps meanwhile.
startTransition(() => {
  if (root.firstElementChild) hydrateRoot(root, site)
  else createRoot(root).render(site)
})

whenIdle(async () => {
  void (fonts ?? loadFonts()).then(layOutRest)
  const { startPwa } = await untilLoaded(() => import('./pwa/start-pwa.ts'))
  startPwa()
})
