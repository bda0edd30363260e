import { Component, type ReactNode } from 'react'
import type { Location } from 'react-router'
import { RouteError } from '../../components/route-error.tsx'

interface PageBoundaryProps {
  readonly location: Location
  readonly children: ReactNode
}

interface PageBoundaryState {
  readonly location: Location
  readonly hasFailed: boolean
}

/** Shows an error in place of a page that throws, until the next navigation. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    { location }: PageBoundaryProps,
    shown: PageBoundaryState,
  ): PageBoundaryState | null {
    return location === shown.location ? null : { location, hasFailed: false }
  }

  override state: PageBoundaryState = { location: this.props.location, hasFailed: false }

  override render() {
    return this.state.hasFailed ? <RouteError /> : this.props.children
  }
}
