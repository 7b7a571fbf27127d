import { useTranslation } from 'react-i18next'
import { FactList } from '#client/components/fact-list.tsx'
import type { Job } from '#client/content/job.ts'

const FACTS = ['location', 'type', 'level', 'experience', 'closingDate'] as const

/** The terms of a job at a glance. */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation('careers')
  return <FactList facts={FACTS.map((fact) => ({ term: t(`facts.${fact}`), value: job[fact] }))} />
}
