import { tidyEmailAddress } from '@formline/shared/domain/people/emailAddress';
import { useEmailConfirmed } from '../../components/invitations/useEmailConfirmed';
import { addClientTexts } from './addClient.texts';
import type { AddClientEvent, AddClientFlow } from './addClientFlow';
import { DetailsStep } from './DetailsStep';
import { GoalStep } from './GoalStep';
import { HealthWarning } from './HealthWarning';
import type { TypedClient } from './invite.validation';
import { InviteForm } from './InviteForm';
import { InviteSent } from './InviteSent';
import { LeaveQuestion } from './LeaveQuestion';
import { ResendQuestion } from './ResendQuestion';
import type { InviteFormState } from './useInviteForm';

interface AddClientStepProps {
  readonly flow: AddClientFlow;
  readonly form: InviteFormState;
  readonly onResend: () => Promise<void>;
  readonly hasEntered: boolean;
  readonly onEntered: () => void;
  readonly dispatch: (event: AddClientEvent) => void;
}

export function AddClientStep(props: AddClientStepProps) {
  const { flow, form, onResend, hasEntered, onEntered, dispatch } = props;
  switch (flow.step) {
    case 'invite':
      return <InviteStep {...{ flow, form, onResend, dispatch }} />;
    case 'sent':
      return <SentStep {...{ flow, form, dispatch }} />;
    case 'health':
      return (
        <HealthWarning
          firstName={flow.client.first_name}
          onAcknowledge={() => dispatch({ type: 'health-acknowledged' })}
        />
      );
    case 'goal':
      return (
        <GoalStep
          client={flow.client}
          onSaved={(client) => dispatch({ type: 'goal-saved', client })}
          onBack={() => dispatch({ type: 'back-asked', isTyped: false })}
        />
      );
    case 'details':
      return <DetailsStep {...{ flow, onEntered, hasEntered, dispatch }} />;
    case 'ended':
      return null;
  }
}

interface InviteStepProps extends Omit<AddClientStepProps, 'onEntered' | 'hasEntered'> {
  readonly flow: Extract<AddClientFlow, { step: 'invite' }>;
}

function InviteStep({ flow, form, onResend, dispatch }: InviteStepProps) {
  if (flow.isLeaving) {
    return (
      <LeaveQuestion
        title={addClientTexts.leave.title}
        text={form.isSubmitting ? addClientTexts.leave.sendingText : addClientTexts.leave.text}
        leave={addClientTexts.leave.discard}
        onStay={() => dispatch({ type: 'stayed' })}
        onLeave={() => dispatch({ type: 'left' })}
      />
    );
  }
  if (flow.refusal?.at === 'question') {
    return (
      <ResendQuestion
        question={flow.refusal.text}
        email={tidyEmailAddress(form.values.email)}
        onResend={onResend}
        onBack={() => dispatch({ type: 'question-declined' })}
      />
    );
  }
  return <InviteForm form={form} refusal={flow.refusal} />;
}

type SentFlow = Extract<AddClientFlow, { step: 'sent' }>;

interface SentStepProps extends Pick<AddClientStepProps, 'form' | 'dispatch'> {
  readonly flow: SentFlow;
}

function SentStep({ flow, form, dispatch }: SentStepProps) {
  const isConfirmed = useEmailConfirmed();
  const text = isConfirmed ? sentText(flow, form.values) : heldText(flow, form.values);
  return <InviteSent text={text} onShown={() => dispatch({ type: 'sent-shown' })} />;
}

function sentText({ sent, client }: SentFlow, typed: TypedClient): string {
  const texts = addClientTexts.sent;
  if (client) return texts.created(client.first_name, client.email);
  const email = tidyEmailAddress(typed.email);
  return sent === 'resent' ? texts.resent(email) : texts.invited(email);
}

const heldText = ({ client }: SentFlow, typed: TypedClient): string =>
  client
    ? addClientTexts.sent.createdHeld(client.first_name)
    : addClientTexts.sent.held(tidyEmailAddress(typed.email));
