import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { errorStateTexts } from './ErrorState.texts';

const ErrorRoot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: '2',
    px: '6',
    py: '16',
  },
});
const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    mb: '2',
    borderRadius: 'full',
    bg: 'danger.subtle',
    color: 'danger.text',
    '& svg': { boxSize: '6' },
  },
});

export interface ErrorStateProps {
  /** What happened, in the trainer's words: "The client list could not be loaded". */
  title: string;
  /** What it means or what to do. */
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  /** Another way out than trying again. */
  action?: ReactNode;
  /** `h1` when nothing else is on the page. */
  titleAs?: 'h1' | 'h2' | undefined;
}

/** A part that could not be shown: what happened and a way to try again, in the place of the part. */
export function ErrorState({
  title,
  text,
  onRetry,
  isRetrying = false,
  action,
  titleAs = 'h2',
}: ErrorStateProps) {
  return (
    <ErrorRoot role="alert">
      <Sign aria-hidden="true">
        <CircleAlert />
      </Sign>
      <Heading as={titleAs} size="md">
        {title}
      </Heading>
      {text ? (
        <Text tone="muted" maxW="96" textWrap="pretty">
          {text}
        </Text>
      ) : null}
      {onRetry ? (
        <Button mt="4" icon={<RotateCw />} isLoading={isRetrying} onClick={onRetry}>
          {errorStateTexts.retry}
        </Button>
      ) : null}
      {action}
    </ErrorRoot>
  );
}
