import headerLink from '#client/components/header-link.module.css'
import { LOCALES, type Locale, localePath } from '#contract/addresses.ts'

interface LanguageSwitchProps {
  locale: Locale
  path: string
}

/** Links to this page in the other languages. The text of each link is its language's own name. */
export function LanguageSwitch({ locale, path }: LanguageSwitchProps) {
  return LOCALES.filter((other) => other !== locale).map((other) => (
    <a key={other} className={headerLink.link} href={localePath(other, path)} lang={other} hrefLang={other}>
      {new Intl.DisplayNames(other, { type: 'language' }).of(other)}
    </a>
  ))
}
