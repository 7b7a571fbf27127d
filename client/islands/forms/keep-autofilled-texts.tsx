import { Component, type ReactNode } from 'react'

interface KeepAutofilledTextsProps<Texts> {
  /** Returns the autofilled texts in the controls, which React does not know. */
  find: () => Texts
  /** Makes these texts values of the form. */
  take: (texts: Texts) => void
  children: ReactNode
}

/**
 * Keeps autofilled texts, which a password manager has written into the controls without an event. Whenever React
 * renders the form anew, it puts its own values into the controls. Right before that this component reads the
 * autofilled texts, and afterwards makes them values of the form. It is a class, because React calls only classes
 * before such an update.
 */
export class KeepAutofilledTexts<Texts> extends Component<KeepAutofilledTextsProps<Texts>> {
  override getSnapshotBeforeUpdate(): Texts {
    return this.props.find()
  }

  override componentDidUpdate(_props: unknown, _state: unknown, texts: Texts): void {
    this.props.take(texts)
  }

  override render(): ReactNode {
    return this.props.children
  }
}
