import { announce, Button, chakra, Flex, InlineNotice, Stack, Text } from '@formline/shared/ui/core';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { twoStepTexts as texts } from './twoStep.texts';

const Codes = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)' },
    columnGap: '4',
    rowGap: '2',
    p: '4',
    borderRadius: 'md',
    bg: 'bg.muted',
    fontFamily: 'mono',
    fontSize: 'sm',
    listStyleType: 'none',
  },
});

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [copyState, setCopyState] = useState<'not-tried' | 'copied' | 'failed'>('not-tried');
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopyState('copied');
      announce(texts.copied);
    } catch {
      // The clipboard API is missing on insecure pages; the codes can still be selected.
      setCopyState('failed');
    }
  };
  return (
    <Stack gap="4" pb="4">
      <InlineNotice tone="success" role="status">
        {texts.isOn}
      </InlineNotice>
      <Text tone="muted">{texts.codesText}</Text>
      <Codes aria-label={texts.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      {copyState === 'failed' && (
        <Text role="alert" size="sm">
          {texts.notCopied}
        </Text>
      )}
      <Flex justify="flex-end" gap="2" wrap="wrap">
        <Button icon={copyState === 'copied' ? <Check /> : <Copy />} onClick={() => void handleCopy()}>
          {copyState === 'copied' ? texts.copied : texts.copy}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {texts.done}
        </Button>
      </Flex>
    </Stack>
  );
}
