import { PartFailures } from '@formline/shared/ui/core';
import { Component, type ReactNode } from 'react';
import { reportHostFailure } from '../remotes/loading/reportFailure';
import { PageCrashed } from './PageCrashed';

interface PageBoundaryProps {
  /** Path of the page: another page is another try. */
  readonly path: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly hasFailed: boolean;
  readonly path: string;
}

/** Stands in for a page that the dashboard itself cannot draw; faults of remotes end at their own boundaries. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state = { hasFailed: false, path: this.props.path };

  static getDerivedStateFromProps({ path }: PageBoundaryProps, state: PageBoundaryState) {
    return path === state.path ? null : { hasFailed: false, path };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportHostFailure(error);
  }

  override render() {
    if (this.state.hasFailed) return <PageCrashed />;
    return <PartFailures value={reportHostFailure}>{this.props.children}</PartFailures>;
  }
}
