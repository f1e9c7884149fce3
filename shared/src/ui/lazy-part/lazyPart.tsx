import { Component, type ComponentType, type ReactNode, use } from 'react';
import { ErrorState } from '../error-state/ErrorState';
import { lazyCode, PartFailures } from '../lazy-code/lazyCode';

export const lazyPartTexts = {
  failed: 'We couldn’t load this part of the page',
  whatToDo: 'Check your connection and try again.',
};

interface LazyPartLooks<Props> {
  readonly loading: ReactNode | ((props: Props) => ReactNode);
  readonly failedTitle?: string;
  readonly failed?: (onRetry: () => void, props: Props) => ReactNode;
}

/** A part whose code loads on first render, with skeleton and retry. Failures end here and reach `PartFailures`. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, failedTitle = lazyPartTexts.failed, failed = messageOf(failedTitle) }: LazyPartLooks<Props>,
) {
  const useCode = lazyCode(load);
  return function LazyPart(props: Props) {
    const { Loaded, hasFailed, attempt, retry } = useCode();
    const onFailure = use(PartFailures);
    if (hasFailed) return failed(retry, props);
    if (!Loaded) return typeof loading === 'function' ? loading(props) : loading;
    return (
      <PartBoundary
        key={attempt}
        fallback={failed(retry, props)}
        onFailure={(error) => onFailure(error, attempt)}
      >
        <Loaded {...props} />
      </PartBoundary>
    );
  };
}

const messageOf = (title: string) => (onRetry: () => void) => (
  <ErrorState title={title} text={lazyPartTexts.whatToDo} onRetry={onRetry} />
);

interface PartBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  readonly onFailure: (error: unknown) => void;
}

class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
