import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { loadStoryMarkdown } from './story-markdown-loader.ts'
import styles from './story-text.module.css'

interface StoryTextBoundaryProps {
  /** As it is written. */
  text: string
  children: ReactNode
}

/**
 * Says that a text could not be set, and shows it as it is written, so that nothing is lost to read. What sets it is asked for once
 * more: it may have been late only.
 */
export class StoryTextBoundary extends Component<StoryTextBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  #askedAgain = false

  override componentDidCatch() {
    if (this.#askedAgain) return
    this.#askedAgain = true
    loadStoryMarkdown().then(() => this.setState({ failed: false }), console.warn)
  }

  override render() {
    return this.state.failed ? <PlainText text={this.props.text} /> : this.props.children
  }
}

function PlainText({ text }: { text: string }) {
  const { t } = useTranslation('case-studies')
  return (
    <div className={`${styles.text} ${styles.plain}`}>
      <p className={styles.error}>{t('detail.textFailed')}</p>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
