import type { Showcase } from '../showcase/showcase';
import { RetryButton } from './RetryButton';

const handleRetry = () => undefined;

export const showcase: Showcase = {
  of: ['RetryButton'],
  group: 'Actions',
  about: 'Loads a part again that failed. The focus stays in the part when the button goes.',
  states: [
    { name: 'Ready', sample: <RetryButton onRetry={handleRetry} /> },
    { name: 'Retrying', sample: <RetryButton isRetrying onRetry={handleRetry} /> },
    { name: 'Small', sample: <RetryButton size="sm" onRetry={handleRetry} /> },
  ],
};
