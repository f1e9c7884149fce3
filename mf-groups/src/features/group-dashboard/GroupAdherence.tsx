import { ADHERENCE_DAYS, adherenceOf } from '@formline/shared/domain/clients/adherence';
import type { GroupFigures } from '@formline/shared/domain/clients/groupFigures';
import { Badge, chakra, Skeleton } from '@formline/shared/ui/core';
import { figuresTexts as texts } from '../../components/figures/figures.texts';

const Figures = chakra('dl', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    fontSize: 'sm',
    '& > div': { display: 'flex', gap: '1.5' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});

/** Of all members together. */
export function GroupAdherence({ figures }: { readonly figures: GroupFigures | undefined }) {
  if (!figures) return <Skeleton w="64" h="5" aria-label={texts.loading} />;
  const counts = { 7: figures.days_7, 30: figures.days_30, 90: figures.days_90 };
  return (
    <>
      {figures.behind > 0 && <Badge tone="missed">{texts.behind(figures.behind)}</Badge>}
      <Figures aria-label={texts.groupAdherence}>
        {ADHERENCE_DAYS.map((days) => {
          const percent = adherenceOf(counts[days]);
          return (
            <div key={days} title={texts.adherence(days)}>
              <dt>{texts.days(days)}</dt>
              <dd>{percent === null ? texts.none : `${percent}%`}</dd>
            </div>
          );
        })}
      </Figures>
    </>
  );
}
