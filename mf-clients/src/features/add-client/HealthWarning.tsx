import { Button, chakra, InlineNotice, Text } from '@formline/shared/ui/core';
import { addClientTexts } from './addClient.texts';
import { StepFrame } from './StepFrame';

const texts = addClientTexts.health;
const Asks = chakra('ul', {
  base: {
    m: '0',
    pl: '5',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    listStyleType: 'disc',
    '& > li::marker': { color: 'fg.subtle' },
  },
});

interface HealthWarningProps {
  readonly firstName: string;
  readonly onAcknowledge: () => void;
}

export function HealthWarning({ firstName, onAcknowledge }: HealthWarningProps) {
  return (
    <StepFrame
      title={texts.title}
      text={texts.lead(firstName)}
      actions={
        <Button variant="primary" onClick={onAcknowledge}>
          {texts.acknowledge}
        </Button>
      }
    >
      <Asks>
        {texts.asks.map((ask) => (
          <li key={ask}>{ask}</li>
        ))}
      </Asks>
      <InlineNotice tone="warning">{texts.warning}</InlineNotice>
      <Text tone="muted" size="sm">
        {texts.limits}
      </Text>
    </StepFrame>
  );
}
