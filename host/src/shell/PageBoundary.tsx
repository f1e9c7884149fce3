import { PartFailures } from '@formline/shared/ui/basics';
import { Component, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { reportHostFailure } from '../remotes/loading/reportFailure';
import { ResetOverrides } from '../overrides/ResetOverrides';
import { RetryNotice } from './notice-page/RetryNotice';
import { shellTexts } from './shell.texts';

interface PageBoundaryProps {
  readonly path: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly hasFailed: boolean;
  readonly path: string;
}

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

function PageCrashed() {
  const { title, text } = shellTexts.crashed;
  return (
    <RetryNotice
      icon={<TriangleAlert />}
      title={title}
      text={text}
      onRetry={() => location.reload()}
      otherAction={<ResetOverrides size="lg" />}
    />
  );
}
