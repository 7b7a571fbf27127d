import { useEffect, useState } from 'react'
import { IconButton } from '#client/components/icon-button.tsx'
import { i18nFor } from '#client/i18n/i18n.ts'
import { loadTranslations } from '#client/i18n/load-translations.ts'
import { localePath } from '#client/routing/paths.ts'
import type { Locale } from '#contract/locale.ts'
import styles from './language-suggestion.module.css'
import { LANGUAGE_STORAGE_KEY, languageToOffer } from './language-to-offer.ts'

interface LanguageSuggestionProps {
  locale: Locale
  path: string
}

/**
 * Offers the page in the browser's language, said in that language, as long as the visitor has chosen none. To
 * dismiss it is to choose the present one.
 */
export function LanguageSuggestion({ locale, path }: LanguageSuggestionProps) {
  const [offered, setOffered] = useState<Locale>()

  useEffect(() => {
    const other = languageToOffer(locale)
    if (other) loadTranslations(other, ['common']).then(() => setOffered(other), console.warn)
  }, [locale])

  if (!offered || offered === locale) return null
  const t = i18nFor(offered).getFixedT(offered, 'common')
  const dismiss = () => {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, locale)
    setOffered(undefined)
  }
  return (
    <aside className={styles.suggestion} lang={offered}>
      <p>{t('language.suggestion')}</p>
      <a href={localePath(offered, path)} hrefLang={offered}>
        {t('language.open')}
      </a>
      <IconButton icon="close" label={t('close')} onClick={dismiss} />
    </aside>
  )
}
