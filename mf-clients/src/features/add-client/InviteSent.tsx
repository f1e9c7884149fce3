import { announce, chakra, Heading, Text } from '@formline/shared/ui/core';
import { MailCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { addClientTexts } from './addClient.texts';
import { SENT_MS } from './addClientFlow';

const Centre = chakra('section', {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    pb: '16',
    textAlign: 'center',
  },
});
const Sign = chakra('span', {
  base: {
    display: 'inline-flex',
    p: '4',
    borderRadius: 'full',
    bg: 'status.complete.bg',
    color: 'status.complete.fg',
    '& > svg': { boxSize: '8' },
  },
});

interface InviteSentProps {
  readonly text: string;
  readonly onShown: () => void;
}

export function InviteSent({ text, onShown }: InviteSentProps) {
  const leadOn = useEffectEvent(onShown);
  const titleRef = useRef<HTMLHeadingElement>(null);
  // Effect: waits on a timer, and focuses the title because the focused button has gone.
  useEffect(() => {
    titleRef.current?.focus();
    announce(text);
    const timer = setTimeout(() => leadOn(), SENT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Centre>
      <Sign>
        <MailCheck aria-hidden="true" />
      </Sign>
      <Heading ref={titleRef} as="h3" size="lg" tabIndex={-1}>
        {addClientTexts.sent.title}
      </Heading>
      <Text tone="muted" maxW="prose" textWrap="balance">
        {text}
      </Text>
    </Centre>
  );
}
