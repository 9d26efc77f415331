import { Component, type ComponentChildren } from 'preact'
import { language } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { sayIn } from '../texts/say.js'
import { Failure } from './failure.js'

interface GuardProps {
  readonly children: ComponentChildren
  /** What is shown: when it changes, the part is tried again by itself. */
  readonly at: unknown
  /** Said instead of the usual. */
  instead?(again: () => void): ComponentChildren
}

/** A fault of ours in one part of the page: that part says so, the rest goes on. */
export class Guard extends Component<GuardProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static override getDerivedStateFromError(error: unknown): { readonly failed: boolean } {
    console.error(error)
    return { failed: true }
  }

  override componentDidUpdate(before: Readonly<GuardProps>): void {
    if (this.state.failed && before.at !== this.props.at) this.setState({ failed: false })
  }

  override render(): ComponentChildren {
    if (!this.state.failed) return this.props.children
    const again = (): void => this.setState({ failed: false })
    if (this.props.instead) return this.props.instead(again)
    return <Failure text={sayIn(appTexts, language.value)('brokenPart')} onAgain={again} />
  }
}
