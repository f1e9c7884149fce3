import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorState } from '../error-state/ErrorState';
import { lazyPartTexts } from './lazyPart.texts';

interface LazyPartLooks {
  /** What stands there meanwhile: skeletons in the shape of what comes. */
  readonly loading: ReactNode;
  /** What is said when the code does not come; absent: that this part could not be loaded. */
  readonly failedTitle?: string;
}

/**
 * A part of a page whose code comes when it is first drawn, with a skeleton until then and a retry when it does not
 * come. What fails inside the part ends there too.
 *
 *     const GoalsDialog = lazyPart(async () => (await import('./GoalsDialog')).GoalsDialog, { loading: <Skeleton /> });
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, failedTitle = lazyPartTexts.failed }: LazyPartLooks,
) {
  const ask = () => lazy(async () => ({ default: await load() }));
  let latest = ask();
  return function LazyPart(props: Props) {
    const [{ Part, attempt }, setAsked] = useState({ Part: latest, attempt: 0 });
    const handleRetry = () => {
      latest = ask();
      setAsked({ Part: latest, attempt: attempt + 1 });
    };
    const failed = <ErrorState title={failedTitle} text={lazyPartTexts.whatToDo} onRetry={handleRetry} />;
    return (
      <PartBoundary key={attempt} fallback={failed}>
        <Suspense fallback={loading}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

interface PartBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
