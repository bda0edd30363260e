import { describeError } from '@everyshelf/ui/labels'
import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean
}

/** Shows an error instead of a blank popup when rendering fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true }
  }

  override readonly state: ErrorBoundaryState = { hasFailed: false }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    const { title, text } = describeError('unexpected')
    return (
      <div role="alert" className="px-4 py-6">
        <h1 className="m-0 font-display text-2xl">{title}</h1>
        <p className="m-0 mt-2 text-ink-soft">{text}</p>
      </div>
    )
  }
}
