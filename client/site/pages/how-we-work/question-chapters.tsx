import { useTranslation } from 'react-i18next'
import ringed from '#client/components/ringed-tiles.module.css'
import { Section } from '#client/components/section.tsx'
import { questionChapters } from '#client/content/how-we-work.ts'
import details from '#client/widgets/details-list/details-list.module.css'
import styles from './question-chapters.module.css'

/**
 * The questions that buyers ask, in chapters with a numbered tile each. One picture shows four rooms, in the colours of
 * the tiles; each tile has its own room. From room to room more of the floor is laid. A question opens its answer
 * (`start-details-list.ts`); at first only that of the first question is open. The `id` of a question is part of
 * addresses outside this site.
 */
export function QuestionChapters() {
  const { t } = useTranslation('how-we-work')
  return (
    <Section id="questions" title={t('questions.title')} lead={t('questions.lead')}>
      <div className={`${ringed.tiles} ${styles.chapters}`}>
        {questionChapters.map(({ id: chapter, questions }) => (
          <section key={chapter} className={styles.chapter} aria-labelledby={chapter}>
            <h3 id={chapter}>
              <span className={styles.name}>{t(`questions.chapters.${chapter}`)}</span>
              <span className={styles.room}>
                <img src="/illustrations/four-rooms.svg" alt="" width={2468} height={700} loading="lazy" />
              </span>
            </h3>
            <div className={`${details.list} ${styles.questions}`}>
              {questions.map((id) => (
                <details key={id} id={id} open={id === questionChapters[0].questions[0]}>
                  <summary>
                    <h4>{t(`questions.items.${id}.title`)}</h4>
                  </summary>
                  <p>{t(`questions.items.${id}.text`)}</p>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Section>
  )
}
