import type { Client } from '@formline/shared/contracts/people/users';
import { useClubScope } from '@formline/shared/session';
import { Box } from '@formline/shared/ui/core';
import { StepList } from '@formline/shared/ui/controls';
import { PanelTransition } from '@formline/shared/ui/motion';
import { Dialog } from '@formline/shared/ui/overlays';
import { useReducer, useState } from 'react';
import { UpgradeDialog } from '../../components/upgrade-dialog/UpgradeDialog';
import { addClientTexts } from './addClient.texts';
import { type AddClientFlow, FIRST_STEP, nextStep } from './addClientFlow';
import { AddClientStep } from './AddClientStep';
import { isTyped } from './invite.validation';
import { RoomCheck } from './RoomCheck';
import { useInvite } from './useInvite';
import { useInviteForm } from './useInviteForm';
import { useRoom } from './useRoom';

interface AddClientPanelProps {
  readonly onClose: () => void;
  /** Called as soon as the client exists, before the remaining steps. */
  readonly onAdded: (client: Client) => void;
  readonly tileOf: (client: Client) => HTMLElement | null;
}

/** Trainers without free seats see the plans instead. */
export function AddClientPanel(props: AddClientPanelProps) {
  const room = useRoom();
  const [isStandInShown, setIsStandInShown] = useState(false);
  if (room === 'unknown' || isStandInShown) {
    return (
      <RoomCheck isOver={room !== 'unknown'} onShownChange={setIsStandInShown} onClose={props.onClose} />
    );
  }
  return room === 'some' ? <FlowPanel {...props} /> : <UpgradeDialog onClose={props.onClose} />;
}

function FlowPanel({ onClose, onAdded, tileOf }: AddClientPanelProps) {
  const [flow, dispatch] = useReducer(nextStep, FIRST_STEP);
  const [shown, setShown] = useState(flow);
  if (flow.step !== 'ended' && flow !== shown) setShown(flow);
  const scope = useClubScope();
  const { invite, resend } = useInvite(scope, { onEvent: dispatch, onAdded });
  const form = useInviteForm(invite);
  const [hasDetails, setHasDetails] = useState(false);
  if (hasDetails && flow.step !== 'details' && flow.step !== 'ended') setHasDetails(false);
  const isUnsaved = flow.step === 'details' ? hasDetails : isTyped(form.values);
  const newClient = flow.step === 'invite' ? null : flow.client;
  const currentStep = scope.club_id === undefined ? stepIndex(shown) : null;
  return (
    <Dialog
      isOpen={flow.step !== 'ended'}
      onClose={() => dispatch({ type: 'close-asked', isTyped: isUnsaved })}
      onClosed={onClose}
      {...(newClient && { finalFocus: () => tileOf(newClient) })}
      title={addClientTexts.title}
      size="side"
    >
      {currentStep !== null && (
        <Box mb="6">
          <StepList label={addClientTexts.steps} steps={addClientTexts.stepNames} current={currentStep} />
        </Box>
      )}
      <PanelTransition panelKey={viewOf(shown)} isTall>
        <AddClientStep
          flow={shown}
          form={form}
          onResend={() => resend(form.values)}
          hasEntered={hasDetails}
          onEntered={() => setHasDetails(true)}
          dispatch={dispatch}
        />
      </PanelTransition>
    </Dialog>
  );
}

const STEPS = { invite: 0, sent: 0, health: 1, goal: 2, details: 3 } as const;

function stepIndex(flow: AddClientFlow): number | null {
  if (flow.step === 'ended' || (flow.step === 'sent' && !flow.leadsOn)) return null;
  return STEPS[flow.step];
}

function viewOf(flow: AddClientFlow): string {
  // The details form stays mounted under the question, to keep what was entered.
  if (flow.step !== 'invite') return flow.step;
  if (flow.isLeaving) return 'leave';
  return flow.refusal?.at === 'question' ? 'resend' : 'invite';
}
