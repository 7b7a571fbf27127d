import { Component, type ReactNode } from 'react'

interface KeepFilledInProps<Texts> {
  /** Returns the texts in the controls that React does not know. */
  find: () => Texts
  /** Makes these texts values of the form. */
  take: (texts: Texts) => void
  children: ReactNode
}

/**
 * Keeps texts that a password manager has written into the controls without an event. Whenever React renders the form
 * anew, it puts its own values into the controls. Right before that this component reads what React does not know, and
 * afterwards makes it a value of the form. It is a class, because only classes are called before such an update.
 */
export class KeepFilledIn<Texts> extends Component<KeepFilledInProps<Texts>> {
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
