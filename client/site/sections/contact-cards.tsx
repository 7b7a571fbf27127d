import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardPicture } from '#client/components/card-grid.tsx'
import cells from '#client/components/cells.module.css'
import { Section } from '#client/components/section.tsx'
import stretched from '#client/components/stretched-link.module.css'
import { company } from '#client/content/company.ts'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './contact-cards.module.css'

interface ContactCardsProps {
  locale: Locale
  /** Background of the section. */
  tone?: 'paper' | 'eggshell'
}

/** Ways to reach the company without the contact form. All links open in a new tab. */
export function ContactCards({ locale, tone }: ContactCardsProps) {
  const { t } = useTranslation('form')
  return (
    <Section title={t('cards.title')} tone={tone}>
      <ul className={`${cells.cells} ${styles.cards}`}>
        <ContactCard
          image="/illustrations/contact-call.svg"
          title={t('cards.call.title')}
          text={t('cards.call.text')}
          href={company.phoneHref}
        >
          {company.phone}
        </ContactCard>
        <ContactCard
          image="/illustrations/contact-chat.svg"
          title={t('cards.chat.title')}
          text={t('cards.chat.text')}
          href={company.professionalNetworkUrl}
        >
          {t('cards.chat.link')}
        </ContactCard>
        <ContactCard
          image="/illustrations/contact-careers.svg"
          title={t('cards.careers.title')}
          text={t('cards.careers.text')}
          href={paths.careers(locale)}
        >
          {t('cards.careers.link')}
        </ContactCard>
      </ul>
    </Section>
  )
}

interface ContactCardProps {
  image: string
  title: string
  text: string
  href: string
  children: ReactNode
}

/** One way to reach the company. All links except phone numbers say that they open in a new tab. */
function ContactCard({ image, title, text, href, children }: ContactCardProps) {
  const { t } = useTranslation('form')
  return (
    <li className={styles.card}>
      <CardPicture src={image} />
      <h3>{title}</h3>
      <p>{text}</p>
      <a className={`${stretched.link} ${styles.link}`} href={href} target="_blank" rel="noopener">
        {children}
        {!href.startsWith('tel:') && <span className="visually-hidden"> ({t('cards.newTab')})</span>}
      </a>
    </li>
  )
}
