import type { ClientGroup } from '@formline/shared/contracts/scheduling/clientGroups';
import { adherenceOf } from '@formline/shared/domain/clients/adherence';
import type { GroupFigures } from '@formline/shared/domain/clients/groupFigures';
import { groupDashboardPath } from '@formline/shared/domain/clients/groupPaths';
import { Adherence } from '@formline/shared/training/adherence/Adherence';
import { Badge, PersonAvatar } from '@formline/shared/ui/core';
import { Pencil } from 'lucide-react';
import { memo } from 'react';
import { figuresTexts } from '../../components/figures/figures.texts';
import { groupListTexts as texts } from './groupList.texts';
import type { ListedGroup } from './listedGroups';
import * as styles from './groupCards.module.css';

const MEMBERS_SHOWN = 4;

interface GroupCardProps {
  readonly listed: ListedGroup;
  readonly figures: GroupFigures | undefined;
  readonly onEdit: ((group: ClientGroup) => void) | undefined;
}

export const GroupCard = memo(function GroupCard({ listed, figures, onEdit }: GroupCardProps) {
  const { group, members } = listed;
  const shown = members.slice(0, MEMBERS_SHOWN);
  const others = members.length - shown.length;
  const names = shown.map((member) => member.full_name);
  return (
    <li className={styles.card}>
      <div>
        <h2 className={styles.title}>
          <a id={groupCardId(group.id)} className={styles.link} href={groupDashboardPath(group.id)}>
            {group.title}
          </a>
        </h2>
        <p className={styles.count}>{texts.memberCount(members.length)}</p>
      </div>
      {members.length > 0 && (
        <div className={styles.faces} aria-hidden="true">
          {shown.map(({ id, full_name, avatar_url }) => (
            <PersonAvatar key={id} name={full_name} imageUrl={avatar_url} />
          ))}
          {others > 0 && <span className={styles.others}>{texts.others(others)}</span>}
        </div>
      )}
      <p className={styles.names}>
        {members.length > 0 ? texts.memberNames(names, others) : texts.noMembers}
      </p>
      {members.length > 0 && <div className={styles.figures}>{figures && figuresOf(figures)}</div>}
      {onEdit && (
        <button
          type="button"
          className={styles.edit}
          aria-haspopup="dialog"
          aria-label={texts.edit(group.title)}
          title={texts.edit(group.title)}
          onClick={() => onEdit(group)}
        >
          <Pencil aria-hidden="true" />
        </button>
      )}
    </li>
  );
});

/** A function and not a component, because a component per card adds React overhead. */
function figuresOf({ days_30, behind }: GroupFigures) {
  const percent = adherenceOf(days_30);
  return (
    <>
      {percent === null ? (
        texts.noAdherence
      ) : (
        <span className={styles.percent} title={figuresTexts.adherence(30)}>
          <Adherence percent={percent} />
        </span>
      )}
      {behind > 0 && <Badge tone="missed">{figuresTexts.behind(behind)}</Badge>}
    </>
  );
}

export const groupCardId = (groupId: number): string => `group-${groupId}`;
