import type { ClientTag } from '@formline/shared/contracts/people/clientTags';
import type { Client } from '@formline/shared/contracts/people/users';
import { clientDashboardPath } from '@formline/shared/domain/clients/clientPaths';
import type { ClientStatus } from '@formline/shared/domain/clients/clientStatus';
import type { InactiveClientStep } from '@formline/shared/domain/clients/freeClients';
import { Adherence } from '@formline/shared/training/adherence/Adherence';
import { TagBadge } from '@formline/shared/training/client-tags/TagBadge';
import { Badge, PersonAvatar } from '@formline/shared/ui/core';
import { memo } from 'react';
import { shortDate } from '../../../components/measures/shortDate';
import { type ClientAct, offerFor } from '../clientAct';
import type { ClientFacts } from '../clientFacts';
import { clientListTexts } from '../clientList.texts';
import { statusOf } from '../filters/listFilters';
import * as choiceStyles from '../selection/choice.module.css';
import type { ClientChoice } from '../selection/chosenClients';
import { tileId } from '../tiles/tileId';
import { adherenceIn, type ClientColumn, groupsOf } from './clientColumns';
import * as styles from './clientTable.module.css';
import { clientTableTexts as texts } from './clientTable.texts';

/** The columns need 1280 pixels in all; a wider window gives them more room. */
const ADHERENCE_WIDTH = 'clamp(6.5rem, 7.5vw, 8.5rem)';
const DAY_WIDTH = 'clamp(6rem, 6.5vw, 7.5rem)';

const WIDTHS: Readonly<Record<ClientColumn, string>> = {
  status: '5.5rem',
  adherence7: ADHERENCE_WIDTH,
  adherence30: ADHERENCE_WIDTH,
  adherence90: ADHERENCE_WIDTH,
  lastSession: DAY_WIDTH,
  nextSession: DAY_WIDTH,
  groups: 'minmax(9rem, 1fr)',
  tags: 'minmax(9rem, 1fr)',
};

export const gridColumns = (columns: readonly ClientColumn[]): string =>
  ['minmax(12.5rem, 1.5fr)', ...columns.map((column) => WIDTHS[column])].join(' ');

const tones = { active: 'complete', invited: 'upcoming', inactive: 'neutral' } as const satisfies Record<
  ClientStatus,
  string
>;

interface ClientTableRowProps {
  readonly client: Client;
  readonly facts: ClientFacts | null | undefined;
  readonly columns: readonly ClientColumn[];
  readonly step: InactiveClientStep | null;
  /** Present while clients are selected; then the name is a checkbox. */
  readonly choice: ClientChoice | null;
  readonly index: number;
  readonly offsetPx: number;
  readonly heightPx: number;
  readonly onAct: (act: ClientAct) => void;
}

/** Memoised, so that scrolling renders only rows that come into view. */
export const ClientTableRow = memo(function ClientTableRow(props: ClientTableRowProps) {
  const { client, facts, columns, step, choice, index, offsetPx, heightPx, onAct } = props;
  const { beforeOpening } = offerFor(client, step);
  const isActive = client.client_user.active_under_current_trainer;
  const link = {
    id: tileId(client),
    className: isActive ? styles.person : `${styles.person} ${styles.inactive}`,
    title: client.full_name,
  };
  const face = (
    <>
      <PersonAvatar name={client.full_name} imageUrl={client.avatar_url} size="sm" />
      <span translate="no">{client.full_name}</span>
    </>
  );
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={`${styles.row} ${styles.moved}`}
      style={{
        height: heightPx,
        gridTemplateColumns: gridColumns(columns),
        transform: `translateY(${offsetPx}px)`,
      }}
    >
      <div role="rowheader" className={styles.text}>
        {choice ? (
          <button
            {...link}
            {...choice.handlers}
            type="button"
            role="checkbox"
            aria-checked={choice.isChosen}
            className={`${link.className} ${choiceStyles.name}`}
          >
            {face}
          </button>
        ) : beforeOpening === null ? (
          <a {...link} href={clientDashboardPath(client)}>
            {face}
          </a>
        ) : (
          <button
            {...link}
            type="button"
            aria-haspopup="dialog"
            onClick={() => onAct({ kind: beforeOpening, client })}
          >
            {face}
          </button>
        )}
      </div>
      {columns.map((column) => (
        <div key={column} role="cell" className={styles.text}>
          {column === 'status' ? (
            <Badge tone={tones[statusOf(client)]}>{clientListTexts.statuses[statusOf(client)]}</Badge>
          ) : (
            figureOf(column, client, facts)
          )}
        </div>
      ))}
    </div>
  );
});

/** A function and not a component, because a component per cell adds React overhead. */
function figureOf(column: ClientColumn, client: Client, facts: ClientFacts | null | undefined) {
  if (facts === undefined) return <span className={styles.none}>…</span>;
  if (!facts) return <span className={styles.none}>–</span>;
  const known = facts.byId.get(client.id);
  switch (column) {
    case 'lastSession':
      return dayOf(known?.figures?.last_session);
    case 'nextSession':
      return dayOf(known?.figures?.next_session);
    case 'groups': {
      const groups = groupsOf(known, facts).join(', ');
      return groups === '' ? NONE : <span title={groups}>{groups}</span>;
    }
    case 'tags': {
      const tags = facts.tags.get(client.id);
      return tags ? <span className={styles.tags}>{tags.map(badgeOf)}</span> : NONE;
    }
    default: {
      const percent = adherenceIn(column, known);
      if (percent === null) return NONE;
      return <Adherence percent={percent} />;
    }
  }
}

const badgeOf = (tag: ClientTag) => <TagBadge key={tag.id} tag={tag} />;

const NONE = <span className={styles.none}>{texts.none}</span>;

const dayOf = (date: string | null | undefined) => (date ? shortDate(date) : NONE);
