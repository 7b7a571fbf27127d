import { onReadiness } from '#client/pwa/offline-readiness.ts'
import { isPlainClick } from '#client/routing/plain-click.ts'
import { firstTouch } from './first-touch.ts'
import { whenIdle } from './when-idle.ts'

type Application = typeof import('../app/application.tsx')

/** What renders pages in the browser, once it is there. */
let application: Application | undefined
let loading: Promise<Application> | undefined

function loadApplication(): Promise<Application> {
  loading ??= import('../app/application.tsx').then((loaded) => {
    application = loaded
    return loaded
  })
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/**
 * Links between the site's pages are plain links. When a visitor is about to follow one, what renders pages in the browser is fetched,
 * and that page; a press then shows it in place of the present one. Where either is not there in time, the browser follows the link.
 */
export function startLinks(): void {
  const prepare = (target: Element | null) => {
    const link = target?.closest?.('a')
    if (link && leadsToPage(link)) void prepareLink(link).catch(ignore)
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(sign, ({ target }) => prepare(target as Element), { passive: true })
  // Pointed at before this script was there
  prepare(document.querySelector('a:hover'))

  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsToPage(link)) return
    if (application?.isReadyFor(link.pathname)) {
      event.preventDefault()
      application.open(link)
    } else if (navigator.serviceWorker?.controller) {
      // All of it is on the device.
      event.preventDefault()
      loadApplication().then(
        ({ open }) => open(link),
        () => location.assign(link.href),
      )
    }
  })

  // On the device it costs no line; it takes a moment of the processor, though, which those who only look are spared.
  const forget = onReadiness(({ state }) => {
    if (state !== 'ready') return
    queueMicrotask(() => forget())
    void firstTouch.then(() => whenIdle(() => void loadApplication().catch(ignore)))
  })
}

function ignore(): void {}

/** Fetches what is needed to show the page of a link in place of the present one, and says so on the link. */
async function prepareLink(link: HTMLAnchorElement): Promise<void> {
  const { prepare } = await loadApplication()
  await prepare(link.pathname)
  link.dataset.prepared = ''
}

/** True for a link to another page of this site; jumps inside the page are the browser's. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  const isHere = (!link.target || link.target === '_self') && !link.hasAttribute('download')
  const isPage = link.origin === location.origin && !/^\/api\/|\.\w+$/.test(link.pathname)
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return isHere && isPage && !(isSamePage && link.hash)
}
