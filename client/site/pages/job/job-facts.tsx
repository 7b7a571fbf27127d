import { useTranslation } from 'react-i18next'
import { Fact } from '#client/components/fact.tsx'
import { ClosingDate } from '#client/widgets/dated-parts/closing-date.tsx'
import type { Job } from '#contract/content/job-schema.ts'
import styles from './job-facts.module.css'

/** The terms of a job that stand beside its description. */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation('careers')
  const facts = {
    experience: job.experience,
    type: job.type,
    closingDate: <ClosingDate job={job} />,
  }
  return (
    <dl className={styles.facts}>
      {(Object.keys(facts) as (keyof typeof facts)[]).map((fact) => (
        <Fact key={fact} label={t(`facts.${fact}`)}>
          {facts[fact]}
        </Fact>
      ))}
    </dl>
  )
}
