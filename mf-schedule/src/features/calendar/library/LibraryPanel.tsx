import type { ProgramSummary } from '@formline/shared/contracts/library/programs';
import type { WorkoutSummary } from '@formline/shared/contracts/library/workouts';
import { PRODUCT_SLUG } from '@formline/shared/contracts/product';
import { keepPreviousData, useInfiniteQuery } from '@formline/shared/query';
import { LibraryList } from '@formline/shared/training/library-list/LibraryList';
import { libraryListTexts } from '@formline/shared/training/library-list/libraryList.texts.ts';
import type { LibraryListing } from '@formline/shared/training/library-list/libraryListing.ts';
import { LibraryRow } from '@formline/shared/training/library-list/rows/LibraryRow';
import { useInfiniteListing } from '@formline/shared/training/library-list/useInfiniteListing.ts';
import { ProgramBanner } from '@formline/shared/training/program/banner/ProgramBanner';
import { programListTexts } from '@formline/shared/training/program/list/programList.texts.ts';
import { programListQuery } from '@formline/shared/training/program/list/programs.queries.ts';
import { useWorkoutListing } from '@formline/shared/training/workout/list/useWorkoutListing.ts';
import { WorkoutRow } from '@formline/shared/training/workout/list/WorkoutRow';
import { workoutListTexts } from '@formline/shared/training/workout/list/workoutList.texts.ts';
import { SegmentedControl } from '@formline/shared/ui/controls';
import { chakra, EmptyState, Heading, IconButton, Text } from '@formline/shared/ui/core';
import { notify } from '@formline/shared/ui/overlays';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { hasNoContent } from '../../../components/draft-workouts/draftWorkouts';
import { tabbableDay } from '../../../components/schedule/calendarFocus';
import { useCalendarContents } from '../calendarContext';
import { libraryPanelTexts as texts } from './libraryPanel.texts';
import { type LibraryItem, ScheduleItem } from './ScheduleItem';
import { useItemDrag } from './useItemDrag';

const Panel = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    h: { base: '28rem', lg: 'full' },
    minH: '0',
    overflow: 'hidden',
    bg: 'bg.surface',
    border: 'thin',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'card',
    '& > .head': { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '2' },
    '& > .head, & > .choices': { ps: '4', pe: '3', pt: '3' },
    '& > .choices': { display: 'flex', flexWrap: 'wrap', gap: '1' },
    '& > .list': { flex: '1', minH: '0' },
    '& [role=row]': { cursor: 'grab', userSelect: 'none' },
  },
});

const KINDS = [
  { value: 'workouts', label: texts.kinds.workouts },
  { value: 'programs', label: texts.kinds.programs },
] as const;
const SOURCES = [
  { value: 'own', label: texts.sources.own },
  { value: 'provider', label: texts.sources.provider },
] as const;
type Source = (typeof SOURCES)[number]['value'];

/** Workouts and programs, dragged onto a day or scheduled from the selected one. */
export function LibraryPanel({ onClose }: { readonly onClose: () => void }) {
  const { owner, date } = useCalendarContents();
  const [kind, setKind] = useState<LibraryItem['kind']>('workouts');
  const [source, setSource] = useState<Source>('own');
  const [chosen, setChosen] = useState<{ readonly item: LibraryItem; readonly date: string }>();
  const handleChoose = (item: LibraryItem, day = date) => {
    if (isEmpty(item)) notify.error(texts.empty(item.item.name));
    else setChosen({ item, date: day });
  };
  const handleClose = () => {
    onClose();
    tabbableDay()?.focus();
  };
  const List = kind === 'workouts' ? Workouts : Programs;
  return (
    <Panel aria-label={texts.title}>
      <div className="head">
        <div>
          <Heading size="lg">{texts.title}</Heading>
          <Text size="sm" tone="muted">
            {texts.hint}
          </Text>
        </div>
        <IconButton label={texts.close} icon={<X />} size="sm" onClick={handleClose} />
      </div>
      <div className="choices">
        <SegmentedControl label={texts.kind} isLabelHidden options={KINDS} value={kind} onChange={setKind} />
        <SegmentedControl
          label={texts.source}
          isLabelHidden
          options={SOURCES}
          value={source}
          onChange={setSource}
        />
      </div>
      <List key={source} source={source} onChoose={handleChoose} />
      {chosen && (
        <ScheduleItem
          owner={owner}
          chosen={chosen.item}
          date={chosen.date}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Panel>
  );
}

const isEmpty = (item: LibraryItem): boolean =>
  item.kind === 'programs' ? item.item.workout_count === 0 : hasNoContent(item.item);

const workoutRow = (workout: WorkoutSummary) => <WorkoutRow workout={workout} />;
const programRow = ({ name, workout_count, program_category }: ProgramSummary) => (
  <LibraryRow
    media={<ProgramBanner category={program_category.label} size="thumbnail" />}
    name={name}
    note={programListTexts.workouts(workout_count)}
  />
);

interface ListProps {
  readonly source: Source;
  readonly onChoose: (item: LibraryItem, day?: string) => void;
}

function Workouts({ source, onChoose }: ListProps) {
  const [search, setSearch] = useState('');
  const author = source === 'own' ? 'trainer' : PRODUCT_SLUG;
  const listing = useWorkoutListing({ author, search, order: 'name' });
  return (
    <ItemList
      {...{ listing, search }}
      heading={workoutListTexts.headings[author]}
      texts={workoutListTexts.list}
      renderRow={workoutRow}
      onSearch={setSearch}
      onChoose={(item, day) => onChoose({ kind: 'workouts', item }, day)}
    />
  );
}

const programTexts = libraryListTexts({ one: 'program', many: 'programs' });

function Programs({ source, onChoose }: ListProps) {
  const [search, setSearch] = useState('');
  const owner = source === 'own' ? 'trainerOwned' : (`${PRODUCT_SLUG}Owned` as const);
  const query = programListQuery({ source: owner, search, order: 'name', categoryIds: [] });
  const listing = useInfiniteListing(
    useInfiniteQuery({ ...query, placeholderData: keepPreviousData }),
    query.queryKey,
  );
  return (
    <ItemList
      {...{ listing, search }}
      heading={programListTexts[source].heading}
      texts={programTexts}
      renderRow={programRow}
      onSearch={setSearch}
      onChoose={(item, day) => onChoose({ kind: 'programs', item }, day)}
    />
  );
}

interface NamedItem {
  readonly id: number;
  readonly name: string;
}

interface ItemListProps<Item extends NamedItem> {
  readonly listing: LibraryListing<Item>;
  readonly heading: string;
  readonly texts: ReturnType<typeof libraryListTexts>;
  readonly renderRow: (item: Item) => ReactNode;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onChoose: (item: Item, day?: string) => void;
}

function ItemList<Item extends NamedItem>(props: ItemListProps<Item>) {
  const { listing, renderRow, onChoose, heading, search, onSearch } = props;
  const drag = useItemDrag(listing.items, onChoose);
  return (
    <div className="list" {...drag}>
      <LibraryList
        frame="none"
        heading={heading}
        label={heading}
        texts={props.texts}
        listing={listing}
        keyOf={({ id }) => String(id)}
        renderRow={renderRow}
        choice={{ kind: 'one', chosenKey: null, onChoose: (item) => onChoose(item) }}
        search={search}
        onSearch={onSearch}
        onClearAll={() => onSearch('')}
        empty={<EmptyState {...texts.none} />}
      />
    </div>
  );
}
