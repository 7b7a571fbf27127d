import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import '#client/site/theme/tokens.css'
import '#client/site/theme/base.css'
import { loadFonts } from '#client/document/load-fonts.ts'
import { i18nFor } from '#client/i18n/i18n.ts'
import { loadTranslations } from '#client/i18n/load-translations.ts'
import { forceStates } from './force-states.ts'
import { Styleguide } from './styleguide.tsx'

// The script of the page `/styleguide`, which exists only in `npm run dev`. `styleguide.html` loads this script; builds
// leave that page out.
await loadTranslations('en', ['common', 'form'])
createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nextProvider i18n={i18nFor('en')}>
    <Styleguide />
  </I18nextProvider>,
)
forceStates()
await loadFonts()
document.documentElement.dataset.laidOut = ''
