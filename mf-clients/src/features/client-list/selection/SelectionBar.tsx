import type { Client } from '@formline/shared/contracts/people/users';
import { listClientGroups } from '@formline/shared/contracts/scheduling/clientGroups';
import { MOST_CLIENTS_AT_ONCE } from '@formline/shared/contracts/primitives';
import { clientsAssignPath } from '@formline/shared/domain/clients/clientPaths';
import { queryOf, useQuery } from '@formline/shared/query';
import { useNavigate } from '@formline/shared/routing';
import { useClubScope } from '@formline/shared/session';
import { Button, chakra, lazyDialog, Text, useShortcut } from '@formline/shared/ui/core';
import { Menu, MenuChecks, MenuItem, MenuSeparator, notify } from '@formline/shared/ui/overlays';
import { CalendarPlus, Ellipsis, Mail, Plus, Tag, UserCheck, UsersRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useEmailConfirmed } from '../../../components/invitations/useEmailConfirmed';
import { useTags } from '../../../components/tags/data';
import { tagsTexts } from '../../../components/tags/tags.texts';
import { useListState } from '../FoundClients';
import {
  type ActionOutcome,
  addToGroup,
  reactivateAll,
  resendInvites,
  useTagToggleOfAll,
} from './clientActions';
import { OutcomeDialog } from './OutcomeDialog';
import { selectionTexts as texts } from './selection.texts';

const TagDialog = lazyDialog(
  texts.newTag,
  async () => (await import('../../../components/tags/TagDialog')).TagDialog,
);

const Bar = chakra('section', {
  base: {
    position: 'fixed',
    insetInline: '0',
    bottom: '4',
    mx: 'auto',
    w: 'fit-content',
    maxW: 'calc(100vw - {sizes.8})',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    p: '3',
    bg: 'bg.surface',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'overlay',
    zIndex: 'sticky',
  },
});

interface SelectionBarProps {
  readonly chosen: readonly Client[];
  readonly canReactivate: boolean;
  readonly onAdd: (ids: readonly number[]) => void;
  readonly onEnd: () => void;
}

/** What can be done for all selected clients at once. */
export function SelectionBar({ chosen, canReactivate, onAdd, onEnd }: SelectionBarProps) {
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
  useShortcut({ keys: 'Escape', label: texts.endShortcut, scope: 'screen', run: onEnd });
  const isNone = chosen.length === 0;
  return (
    <Bar aria-label={texts.bar}>
      <Text role="status" fontWeight="semibold" px="2">
        {texts.chosen(chosen.length)}
      </Text>
      <SelectAll onAdd={onAdd} />
      {!isNone && (
        <>
          <AssignMenu chosen={chosen} />
          <GroupMenu chosen={chosen} />
          <TagMenu chosen={chosen} />
          <MoreMenu {...{ chosen, canReactivate }} onDone={setOutcome} />
        </>
      )}
      <Button onClick={onEnd}>{texts.end}</Button>
      {outcome && <OutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} />}
    </Bar>
  );
}

/** A component of its own, because a key of the search changes who is shown. */
function SelectAll({ onAdd }: Pick<SelectionBarProps, 'onAdd'>) {
  const state = useListState();
  const shown = 'shown' in state ? state.shown : [];
  return (
    <Button variant="quiet" onClick={() => onAdd(shown.map(({ client }) => client.id))}>
      {texts.all(shown.length)}
    </Button>
  );
}

interface ChosenProps {
  readonly chosen: readonly Client[];
}

function AssignMenu({ chosen }: ChosenProps) {
  const navigate = useNavigate();
  const [first, ...others] = chosen;
  const open = (what: 'programs' | 'workouts') => {
    if (!first) return;
    if (chosen.length > MOST_CLIENTS_AT_ONCE) notify.error(texts.tooMany(MOST_CLIENTS_AT_ONCE));
    else void navigate(clientsAssignPath([first, ...others], what));
  };
  return (
    <Menu
      trigger={
        <Button variant="primary" icon={<CalendarPlus />}>
          {texts.assign}
        </Button>
      }
    >
      <MenuItem onSelect={() => open('programs')}>{texts.program}</MenuItem>
      <MenuItem onSelect={() => open('workouts')}>{texts.workout}</MenuItem>
    </Menu>
  );
}

const GroupMenu = ({ chosen }: ChosenProps) => (
  <Menu trigger={<Button icon={<UsersRound />}>{texts.group}</Button>}>
    <GroupItems chosen={chosen} />
  </Menu>
);

/** Mounted with the open menu, so that the list asks for no groups. */
function GroupItems({ chosen }: ChosenProps) {
  const scope = useClubScope();
  const groups = useQuery(queryOf(listClientGroups, { query: scope }));
  if (groups.isLoadingError) return <MenuItem isDisabled>{texts.groupsFailed}</MenuItem>;
  if (!groups.data) return <MenuItem isDisabled>{texts.loadingGroups}</MenuItem>;
  if (groups.data.length === 0) return <MenuItem isDisabled>{texts.noGroups}</MenuItem>;
  return groups.data.map((group) => (
    <MenuItem key={group.id} onSelect={() => void addToGroup(group, chosen, scope)}>
      {group.title}
    </MenuItem>
  ));
}

function TagMenu({ chosen }: ChosenProps) {
  const { data: tags = [], isLoadingError } = useTags();
  const toggle = useTagToggleOfAll(chosen);
  const [isAdding, setIsAdding] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsAdding(false);
    triggerRef.current?.focus();
  };
  const isOnAll = (ids: readonly number[]) => chosen.every(({ id }) => ids.includes(id));
  return (
    <>
      <Menu
        trigger={
          <Button ref={triggerRef} icon={<Tag />}>
            {texts.tags}
          </Button>
        }
      >
        {isLoadingError && <MenuItem isDisabled>{tagsTexts.failed}</MenuItem>}
        {tags.length > 0 && (
          <>
            <MenuChecks
              label={texts.tagsOf}
              options={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
              values={new Set(tags.flatMap(({ id, client_ids }) => (isOnAll(client_ids) ? String(id) : [])))}
              onToggle={(value) => {
                const tag = tags.find(({ id }) => String(id) === value);
                if (tag) toggle(tag);
              }}
            />
            <MenuSeparator />
          </>
        )}
        <MenuItem icon={<Plus />} onSelect={() => setIsAdding(true)}>
          {texts.newTag}
        </MenuItem>
      </Menu>
      {isAdding && (
        <TagDialog known={null} tags={tags} clientIds={chosen.map(({ id }) => id)} onClose={close} />
      )}
    </>
  );
}

interface MoreMenuProps extends ChosenProps {
  readonly canReactivate: boolean;
  readonly onDone: (outcome: ActionOutcome) => void;
}

/** Absent when nobody was invited or is inactive. */
function MoreMenu({ chosen, canReactivate, onDone }: MoreMenuProps) {
  const scope = useClubScope();
  const isEmailConfirmed = useEmailConfirmed();
  const [isBusy, setIsBusy] = useState(false);
  const invited = chosen.filter(({ client_user }) => client_user.invited_at !== null);
  const inactive = canReactivate
    ? chosen.filter(({ client_user }) => !client_user.active_under_current_trainer)
    : [];
  if (invited.length === 0 && inactive.length === 0) return null;
  const run = async (work: Promise<ActionOutcome>) => {
    setIsBusy(true);
    const outcome = await work;
    setIsBusy(false);
    if (outcome.refused.length > 0) onDone(outcome);
    else notify.success(outcome.done);
  };
  return (
    <Menu
      trigger={
        <Button icon={<Ellipsis />} isLoading={isBusy}>
          {texts.more}
        </Button>
      }
    >
      {invited.length > 0 && (
        <MenuItem icon={<Mail />} onSelect={() => void run(resendInvites(invited, isEmailConfirmed))}>
          {texts.resend(invited.length)}
        </MenuItem>
      )}
      {inactive.length > 0 && (
        <MenuItem icon={<UserCheck />} onSelect={() => void run(reactivateAll(inactive, scope))}>
          {texts.reactivate(inactive.length)}
        </MenuItem>
      )}
    </Menu>
  );
}
