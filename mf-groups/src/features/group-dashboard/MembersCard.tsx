import { groupFigures, type MemberFigures } from '@formline/shared/domain/clients/groupFigures';
import { adherenceOf } from '@formline/shared/domain/clients/adherence';
import { clientDashboardPath } from '@formline/shared/domain/clients/clientPaths';
import { Link as RouterLink } from '@formline/shared/routing';
import { Adherence } from '@formline/shared/training/adherence/Adherence';
import { FiguresFailed } from '@formline/shared/training/overview/FiguresFailed';
import { Select } from '@formline/shared/ui/controls';
import { Badge, Button, Card, chakra, Heading, PersonAvatar, Skeleton, Text } from '@formline/shared/ui/core';
import { useId, useMemo, useState } from 'react';
import { behindText, figuresTexts } from '../../components/figures/figures.texts';
import { useMemberFigures } from '../../components/figures/useMemberFigures';
import type { GroupMember } from '../../components/members/groupMember';
import { GroupAdherence } from './GroupAdherence';
import { groupDashboardTexts as texts } from './groupDashboard.texts';
import { arrangeMembers, MEMBER_ORDERS, type MemberOrder } from './memberOrder';

const SHOWN_AT_FIRST = 8;

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '2',
    minH: '8',
    mb: '2',
    '& > h2': { flex: '1' },
    '& > .order': { w: '48' },
  },
});
const People = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.80}, 100%), 1fr))',
    columnGap: '4',
    rowGap: '1',
    mx: '-2',
    listStyleType: 'none',
  },
});
const Person = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: 'center',
    columnGap: '3',
    minH: '11',
    px: '2',
    borderRadius: 'md',
    '&:hover, &:focus-within': { bg: 'bg.hover' },
    /* The whole line is the target. */
    '& > a': {
      flex: { base: '1 1 {sizes.32}', sm: '1' },
      minW: '0',
      color: 'fg',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
    },
    '& > .percent': { w: '24', fontSize: 'sm', color: 'fg.muted' },
  },
});

interface MembersCardProps {
  readonly members: readonly GroupMember[];
  readonly canEdit: boolean;
}

export function MembersCard({ members, canEdit }: MembersCardProps) {
  const [areAllShown, setAreAllShown] = useState(false);
  const [order, setOrder] = useState<MemberOrder>('name');
  const [titleId, listId] = [useId(), useId()];
  const { byId, hasFailed, ...retrying } = useMemberFigures();
  const group = useMemo(
    () => byId && groupFigures(members.flatMap(({ id }) => byId.get(id) ?? [])),
    [byId, members],
  );
  const arranged = useMemo(() => arrangeMembers(members, order, byId), [members, order, byId]);
  const shown = areAllShown ? arranged : arranged.slice(0, SHOWN_AT_FIRST);
  return (
    <Card as="section" flex="none" padding="none" px="5" py="4" aria-labelledby={titleId}>
      <Head>
        <Heading size="sm" id={titleId}>
          {members.length > 0 ? texts.memberCount(members.length) : texts.members}
        </Heading>
        {members.length > 0 && !hasFailed && <GroupAdherence figures={group} />}
        {members.length > 1 && (
          <div className="order">
            <Select
              aria-label={texts.order}
              options={MEMBER_ORDERS.map((value) => ({ value, label: texts.orders[value] }))}
              value={order}
              onChange={({ target: { value } }) =>
                setOrder(MEMBER_ORDERS.find((one) => one === value) ?? 'name')
              }
            />
          </div>
        )}
        {members.length > SHOWN_AT_FIRST && (
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={areAllShown}
            aria-controls={listId}
            onClick={() => setAreAllShown(!areAllShown)}
          >
            {areAllShown ? texts.showFewer : texts.showAll(members.length)}
          </Button>
        )}
      </Head>
      {hasFailed && <FiguresFailed {...retrying} />}
      {members.length === 0 ? (
        <Text tone="muted">{canEdit ? texts.noMembers : texts.noMembersReadOnly}</Text>
      ) : (
        <People id={listId}>
          {shown.map((member) => (
            <Person key={member.id}>
              <PersonAvatar name={member.full_name} imageUrl={member.avatar_url} size="sm" />
              <RouterLink to={clientDashboardPath(member)} title={member.full_name} translate="no">
                {member.full_name}
              </RouterLink>
              {member.isActive ? (
                !hasFailed && <MemberState isLoading={!byId} figures={byId?.get(member.id)} />
              ) : (
                <Badge>{texts.inactive}</Badge>
              )}
            </Person>
          ))}
        </People>
      )}
    </Card>
  );
}

interface MemberStateProps {
  readonly isLoading: boolean;
  readonly figures: MemberFigures | undefined;
}

function MemberState({ isLoading, figures }: MemberStateProps) {
  if (isLoading) return <Skeleton w="24" />;
  const percent = figures?.client.figures ? adherenceOf(figures.client.figures.days_30) : null;
  const behind = figures?.behind && behindText(figures.behind);
  return (
    <>
      {behind && (
        <Badge tone="missed" title={behind.title}>
          {behind.label}
        </Badge>
      )}
      <span className="percent" title={figuresTexts.adherence(30)}>
        {percent === null ? figuresTexts.none : <Adherence percent={percent} />}
      </span>
    </>
  );
}
