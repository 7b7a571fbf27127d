import { eachElement } from '#client/document/each-element.ts'
import { onClick } from '#client/document/on-click.ts'
import { pageState } from '#client/document/page-state.ts'
import { retryImport } from '#client/document/retry-import.ts'

/**
 * The event `beforeinstallprompt`, which TypeScript's DOM library does not have yet (Web Application Installation,
 * Chromium).
 */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
}

/**
 * Matches the user agents of browsers that install sites only from their own menu and never fire
 * `beforeinstallprompt`. In these browsers the links with `data-install` are shown at once. They open the page that
 * shows how to install.
 */
const INSTALLS_BY_MENU = /iP(hone|ad|od)|Android.+Firefox|Macintosh.+Version\/(1[7-9]|[2-9]\d).+Safari/
const INSTALLED = '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: window-controls-overlay)'
/**
 * Local storage key that is set once the visitor has seen the card or installed the site. The card is then never shown
 * again.
 */
const CARD_KEY = 'install-card'

let prompt: InstallPromptEvent | undefined

/**
 * Offers to install the site: by links with `data-install` in menu and footer, and by the card `data-install-card`,
 * which a device shows only until the visitor has seen it. A link opens the browser's install prompt, or, if there is
 * none, the page that shows how to install. If the site is already installed or cannot be installed, nothing is
 * offered.
 */
export function startInstallCard(): void {
  if (matchMedia(INSTALLED).matches || (navigator as { standalone?: boolean }).standalone) return
  if (INSTALLS_BY_MENU.test(navigator.userAgent)) offer()
  // Only Safari has `navigator.standalone`, and only Safari needs startup images, which it shows while the installed
  // site starts.
  if ('standalone' in navigator) void loadStartupImage()
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as InstallPromptEvent
    offer()
  })
  addEventListener('appinstalled', () => {
    rememberCard()
    delete pageState.installable
    hideCards()
  })
  onClick('[data-install-later]', hideCards)
  onClick('[data-install]', (_link, event) => {
    if (!prompt) return
    event.preventDefault()
    void prompt.prompt()
    // The browser lets a page open each prompt only once. After that the links open the page that shows how to install.
    prompt = undefined
    hideCards()
  })
  eachElement<HTMLElement>('[data-install-card]', (card) => {
    showCard(card)
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) rememberCard()
    })
    observer.observe(card)
    return () => observer.disconnect()
  })
}

/** Shows the links and the cards that offer to install the site. */
function offer(): void {
  pageState.installable = ''
  document.querySelectorAll<HTMLElement>('[data-install-card]').forEach(showCard)
}

async function loadStartupImage(): Promise<void> {
  const { addStartupImage } = await retryImport(() => import('#client/device/offline/startup-image.ts'))
  addStartupImage()
}

function showCard(card: HTMLElement): void {
  if ('installable' in pageState && !wasCardSeen()) card.hidden = false
}

function hideCards(): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-install-card]')) card.hidden = true
}

function wasCardSeen(): boolean {
  try {
    return localStorage.getItem(CARD_KEY) !== null
  } catch {
    return true // storage is refused, so the card would come back on every page
  }
}

function rememberCard(): void {
  try {
    localStorage.setItem(CARD_KEY, 'seen')
  } catch {
    // If storage is refused, `wasCardSeen()` returns true and keeps the card hidden.
  }
}
