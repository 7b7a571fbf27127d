// Inlined into the head of every page, the same text on all (its hash stands in the content security policy):
// settles the language and the scheme before anything is painted and starts the application once the page has been seen.
;(() => {
  const PREFIXED = '__PREFIXED_LOCALES__'.split(',')
  const DEFAULT = '__DEFAULT_LOCALE__'
  const prefix = () => PREFIXED.find((locale) => location.pathname.split('/')[1] === locale)
  const inLocale = (locale) => {
    const path = prefix() ? location.pathname.slice(prefix().length + 1) : location.pathname
    // Of two slashes in front the browser would make another site's address.
    const target = locale === DEFAULT ? path.replace(/^\/*/, '/') : `/${locale}${path === '/' ? '' : path}`
    return target + location.search + location.hash
  }
  const storage = (name = 'localStorage') => {
    try {
      return window[name]
    } catch {
      return {} // refused, as in some private modes: the address alone carries the language
    }
  }
  /** What the page before has left for this one, once. */
  const take = (key) => {
    const value = storage('sessionStorage')[key]
    delete storage('sessionStorage')[key]
    return value
  }

  const { type } = performance.getEntriesByType('navigation')[0] ?? {}
  const shown = prefix()
  const chosen = storage().language
  if (shown) storage().language = shown
  // Back to the page before a switch is back to its language.
  else if (PREFIXED.includes(chosen) && type !== 'back_forward') location.replace(inLocale(chosen))

  // Language switches are links with `hreflang`; the served HTML knows neither query nor hash.
  addEventListener(
    'click',
    (event) => {
      const link = event.target.closest?.('a[hreflang]')
      if (!link) return
      storage().language = link.hreflang
      link.href = inLocale(link.hreflang)
      // In another tab the page starts anew.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      storage('sessionStorage').place = scrollY
      dispatchEvent(new Event('languageswitch'))
    },
    true,
  )

  // A page, and a form in it, waits no longer for whatever may never come: a picture, a script.
  const LATEST_MS = 5000
  // What is pressed before its script is there is answered by what takes it over (`early-presses.ts`, `islands.ts`).
  for (const touch of ['input', 'submit'])
    addEventListener(
      touch,
      ({ target }) => {
        target.pressedEarly = true
        // A form that has no script by then says so.
        setTimeout(
          () => target.closest('[data-served] form')?.querySelector('[data-late]')?.removeAttribute('hidden'),
          LATEST_MS,
        )
      },
      true,
    )
  addEventListener(
    'click',
    (event) => {
      const pressed = event.target.closest?.('button:not([type=submit]), [data-overlay-surface]')
      if (pressed) pressed.pressedEarly = (pressed.pressedEarly ?? 0) + 1
    },
    true,
  )

  const page = document.documentElement
  // Day or night as the visitor has chosen (`theme-switch.ts`), else as the device has it. Colours follow from `data-theme`
  // (`tokens.css`), pictures from their media.
  const showTheme = () => {
    const { theme } = storage()
    if (page.dataset.theme !== (theme ?? '')) page.dataset.theme = theme ?? ''
    for (const part of document.querySelectorAll('[data-night]')) {
      const { night } = part.dataset
      const ofDevice = `${night} and (prefers-color-scheme: dark)`
      const media = { night, day: 'not all' }[theme] ?? ofDevice
      if (part.media !== media) part.media = media
    }
  }
  showTheme()
  if (storage().theme) {
    const observer = new MutationObserver(showTheme)
    observer.observe(page, { childList: true, subtree: true })
    addEventListener('DOMContentLoaded', () => observer.disconnect())
  }
  for (const change of ['themechange', 'storage', 'pageshow']) addEventListener(change, showTheme)
  // The first frame is the first screen: parts far below wait for it (`base.css`). A page that is come back to, or opened at a part
  // of it, is laid out whole at once: were it shorter, the browser could not find its place.
  const place = take('place')
  const isNew = !location.hash && !place && type === 'navigate'
  if (isNew) page.dataset.loading = 'first'
  else page.dataset.laidOut = ''
  // The page before was the same in another language.
  if (place) addEventListener('DOMContentLoaded', () => scrollTo({ top: place, behavior: 'instant' }))
  // The link to this page stood on its cover (`cover-transition.ts`).
  const coverHead = take('coverHead')
  if (coverHead) {
    document.head.insertAdjacentHTML('beforeend', coverHead)
    // Once it has begun: whoever leaves meanwhile shall be without. One that is skipped says so.
    addEventListener('pagereveal', ({ viewTransition }) => {
      const end = () => document.querySelector('[data-cover-style]').remove()
      Promise.resolve(viewTransition?.ready).then(end, end)
    })
  }
  // An entry that this document's address had before it was loaded anew: until `same-document-navigation.ts` shows it, it is loaded, once
  // the browser has scrolled to its place.
  const { pathname } = location
  addEventListener('popstate', () => {
    if (location.pathname === pathname || 'navigates' in page.dataset) return
    requestAnimationFrame(() => requestAnimationFrame(() => location.reload()))
  })
  // The served HTML knows no filters: the list that follows from them waits for its script.
  if (/[?&](industry|service|q)=/.test(location.search)) page.dataset.query = ''
  // Pictures are painted some frames after the page has loaded; scripts would hold them up.
  const PAINT_MS = 250
  // Nothing of it has to come from afar.
  const LATEST_ON_DEVICE_MS = 1000
  // A controlled page has everything on the device. A first visit shows the page before it loads any script.
  const isOnDevice = navigator.serviceWorker?.controller
  let tries = 0
  // Browsers remember a script that could not be imported, or wait for it for good (WebKit, of a page that was left meanwhile): each try
  // asks for it by another address. To load the page again would lose what is typed.
  const bringToLife = () => {
    if ('alive' in page.dataset) return
    import(`/boot.js${'?'.repeat(tries)}`).catch(() => {})
    setTimeout(bringToLife, ++tries * LATEST_MS)
  }
  const start = () => {
    delete page.dataset.loading
    // Scripts need all of the page.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
    else if (!tries) bringToLife()
  }
  addEventListener('online', bringToLife)
  addEventListener('pageshow', ({ persisted }) => persisted && bringToLife())
  // Not a frame earlier: what the main thread does meanwhile holds up the picture of the first one.
  new PerformanceObserver(() => {
    page.dataset.loading &&= 'next'
    // After the frame that this asks for.
    requestAnimationFrame(() =>
      setTimeout(() => {
        delete page.dataset.loading
        if (isOnDevice) start()
      }),
    )
  }).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => {
    // A paint may never be reported: Firefox does not of a page that opens at a part of it, no browser of one in a tab behind.
    setTimeout(start, PAINT_MS)
    // The worker has a thread of its own. Where storage is refused there is none.
    navigator.serviceWorker?.register('/sw.js').catch(() => {})
  })
  setTimeout(start, isOnDevice ? LATEST_ON_DEVICE_MS : LATEST_MS)
})()
