import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { loadOpenJobs } from '#client/content/jobs.ts'
import { Head } from '#client/site/head.tsx'
import { requestLocale, useLocale } from '#client/site/locale.ts'
import { ClosingBand } from '#client/site/sections/closing-band.tsx'
import { WordsForCorrection } from '#client/widgets/correction/words-for-correction.tsx'
import { JOBS_HASH } from '#contract/addresses.ts'
import { Benefits } from './benefits.tsx'
import styles from './careers-hero.module.css'
import { OpenJobs } from './open-jobs.tsx'
import { RecruitmentPath } from './recruitment-path.tsx'
import { WriteToUs } from './write-to-us.tsx'

/** Loads the open jobs. */
export const loader = ({ request }: LoaderFunctionArgs) => loadOpenJobs(requestLocale(request))

/** The list of open jobs, the steps of an application, and the benefits. */
export function Component() {
  const { t } = useTranslation('careers')
  const locale = useLocale()
  const jobs = useLoaderData<typeof loader>()
  return (
    <>
      <Head title={t('list.title')} description={t('list.metaDescription')} />
      <PageHero
        image="/illustrations/hero-careers.svg"
        eyebrow={t('list.title')}
        title={
          <span className={styles.title}>
            <WordsForCorrection plain={t('list.heroTitle')} correcting={t('correct.title')} />
          </span>
        }
        lead={<WordsForCorrection plain={t('list.lead')} correcting={t('correct.lead')} />}
        actions={
          <Button variant="hero" href={JOBS_HASH}>
            <WordsForCorrection plain={t('list.seeJobs')} correcting={t('correct.choose')} />
          </Button>
        }
      />
      <OpenJobs locale={locale} jobs={jobs} />
      <RecruitmentPath locale={locale} />
      {/* Without open jobs, `OpenJobs` has the link to write to us. */}
      {jobs.length > 0 && (
        <>
          <Benefits />
          <ClosingBand
            title={t('closing.title')}
            lead={t('closing.lead')}
            picture={{ src: '/illustrations/contact-careers.svg', width: 400, height: 240 }}
          >
            <WriteToUs />
          </ClosingBand>
        </>
      )}
    </>
  )
}
