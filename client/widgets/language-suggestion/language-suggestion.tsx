import { IconButton } from '#client/components/icon-button.tsx'
import { LOCALES, type Locale, localePath } from '#contract/addresses.ts'
import styles from './language-suggestion.module.css'

/**
 * The texts of the suggestion, each in the language that it suggests. They cannot come from the translations, because a
 * page has only those of its own language.
 */
const TEXTS: Record<Locale, { text: string; open: string; close: string; label: string }> = {
  en: { text: 'This page is available in English.', open: 'Read it', close: 'Close', label: 'Language' },
  vi: { text: 'Trang này có bản tiếng Việt.', open: 'Xem ngay', close: 'Đóng', label: 'Ngôn ngữ' },
}

interface LanguageSuggestionProps {
  locale: Locale
  path: string
}

/**
 * Suggestions to read this page in another language, one for each other language. `start-language-suggestion.ts` shows
 * the suggestion whose language the browser prefers.
 */
export function LanguageSuggestion({ locale, path }: LanguageSuggestionProps) {
  return LOCALES.filter((other) => other !== locale).map((other) => (
    <aside
      key={other}
      className={styles.suggestion}
      lang={other}
      aria-label={TEXTS[other].label}
      data-language-suggestion={locale}
    >
      <p>{TEXTS[other].text}</p>
      <a href={localePath(other, path)} hrefLang={other}>
        {TEXTS[other].open}
      </a>
      <IconButton icon="close" label={TEXTS[other].close} />
    </aside>
  ))
}
