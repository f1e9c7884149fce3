import { Button } from '@formline/shared/ui/core';
import { addClientTexts } from './addClient.texts';
import { StepFrame } from './StepFrame';

interface LeaveQuestionProps {
  readonly title: string;
  readonly text: string;
  readonly leave: string;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function LeaveQuestion({ title, text, leave, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <StepFrame
      title={title}
      text={text}
      actions={
        <>
          <Button onClick={onStay}>{addClientTexts.leave.stay}</Button>
          <Button variant="danger" onClick={onLeave}>
            {leave}
          </Button>
        </>
      }
    />
  );
}
