import { useSession } from '@formline/shared/session';
import { Button } from '@formline/shared/ui/core';
import { EditProfileForm } from '../../components/edit-profile/EditProfileForm';
import { addClientTexts } from './addClient.texts';
import type { AddClientEvent, AddClientFlow } from './addClientFlow';
import { LeaveQuestion } from './LeaveQuestion';
import { StepFrame } from './StepFrame';

const { leave, details, skip } = addClientTexts;

interface DetailsStepProps {
  readonly flow: Extract<AddClientFlow, { step: 'details' }>;
  readonly hasEntered: boolean;
  readonly onEntered: () => void;
  readonly dispatch: (event: AddClientEvent) => void;
}

export function DetailsStep({ flow, hasEntered, onEntered, dispatch }: DetailsStepProps) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { client, isLeaving } = flow;
  return (
    <>
      {isLeaving && (
        <LeaveQuestion
          title={leave.detailsTitle}
          text={leave.detailsText(client.first_name)}
          leave={leave.leave}
          onStay={() => dispatch({ type: 'stayed' })}
          onLeave={() => dispatch({ type: 'left' })}
        />
      )}
      <div hidden={isLeaving} onChange={onEntered}>
        <StepFrame
          title={details.title(client.first_name)}
          onBack={() => dispatch({ type: 'back-asked', isTyped: hasEntered })}
        >
          <EditProfileForm
            person={client}
            heightUnit={session.user.unit_height}
            isNewClient
            onClose={() => dispatch({ type: 'details-done' })}
            otherActions={
              <Button onClick={() => dispatch({ type: 'close-asked', isTyped: hasEntered })}>{skip}</Button>
            }
          />
        </StepFrame>
      </div>
    </>
  );
}
