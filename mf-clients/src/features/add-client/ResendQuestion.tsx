import { Button, Text } from '@formline/shared/ui/core';
import { useMutation } from '@formline/shared/query';
import { addClientTexts } from './addClient.texts';
import { StepFrame } from './StepFrame';

const texts = addClientTexts.resend;

interface ResendQuestionProps {
  readonly question: string;
  readonly email: string;
  readonly onResend: () => Promise<void>;
  readonly onBack: () => void;
}

export function ResendQuestion({ question, email, onResend, onBack }: ResendQuestionProps) {
  const resend = useMutation({ mutationFn: onResend });
  return (
    <StepFrame
      title={texts.title}
      text={question}
      actions={
        <>
          <Button onClick={onBack}>{texts.back}</Button>
          <Button variant="primary" isLoading={resend.isPending} onClick={() => resend.mutate()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Text>{texts.address(email)}</Text>
    </StepFrame>
  );
}
