import type { ProgramSummary } from '@formline/shared/contracts/library/programs';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@formline/shared/query';
import { LibraryList } from '@formline/shared/training/library-list/LibraryList';
import { libraryListTexts } from '@formline/shared/training/library-list/libraryList.texts.ts';
import type { ListViewState } from '@formline/shared/training/library-list/listViewState.ts';
import { MostRecentToggle } from '@formline/shared/training/library-list/MostRecentToggle';
import { LibraryRow } from '@formline/shared/training/library-list/rows/LibraryRow';
import { useInfiniteListing } from '@formline/shared/training/library-list/useInfiniteListing.ts';
import { ProgramBanner } from '@formline/shared/training/program/banner/ProgramBanner';
import { announce } from '@formline/shared/ui/core';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { CategoryFilter } from './CategoryFilter';
import { programListTexts, programListTexts as texts } from './programList.texts';
import { programCategoriesQuery, programListQuery, type ProgramSource } from './programs.queries';

const listTexts = libraryListTexts({ one: 'program', many: 'programs' });
const keyOf = ({ id }: ProgramSummary) => String(id);
const renderRow = (program: ProgramSummary) => <ProgramRow program={program} />;

export interface ProgramListViewState extends ListViewState {
  readonly categoryIds: readonly number[];
}

export interface ProgramListProps {
  source: ProgramSource;
  viewState: ProgramListViewState;
  onViewStateChange: (part: Partial<ProgramListViewState>) => void;
  openProgramId: number | null;
  /** `isFollowing` when the arrow keys moved on while a program was open. */
  onOpen: (programId: number, isFollowing: boolean) => void;
  empty: ReactNode;
  listRef?: RefObject<HTMLDivElement | null>;
}

export function ProgramList(props: ProgramListProps) {
  const { source, viewState, onViewStateChange, openProgramId, onOpen, empty, listRef } = props;
  const { search, order, categoryIds } = viewState;
  const query = programListQuery({ source, search, order, categoryIds });
  const listing = useInfiniteListing(
    useInfiniteQuery({ ...query, placeholderData: keepPreviousData }),
    query.queryKey,
  );
  const { data: categories = [] } = useQuery(programCategoriesQuery());
  const chips = useMemo(
    () =>
      categories
        .filter(({ id }) => categoryIds.includes(id))
        .map(({ id, label }) => ({
          key: String(id),
          label,
          onRemove: () => onViewStateChange({ categoryIds: categoryIds.filter((one) => one !== id) }),
        })),
    [categories, categoryIds, onViewStateChange],
  );
  const own = source === 'trainerOwned';
  const { heading, label } = own ? texts.own : texts.provider;
  return (
    <LibraryList
      heading={heading}
      label={label}
      texts={listTexts}
      listing={listing}
      keyOf={keyOf}
      renderRow={renderRow}
      choice={{
        kind: 'one',
        chosenKey: openProgramId === null ? null : String(openProgramId),
        onChoose: ({ id, name }, isFollowing) => {
          if (id === openProgramId) return;
          onOpen(id, isFollowing);
          if (!isFollowing) announce(texts.opened(name));
        },
      }}
      {...(listRef && { listRef })}
      search={search}
      onSearch={(text) => onViewStateChange({ search: text })}
      tools={
        <>
          <CategoryFilter
            categories={categories}
            chosenIds={categoryIds}
            onChange={(ids) => onViewStateChange({ categoryIds: ids })}
          />
          <MostRecentToggle order={order} onChange={(next) => onViewStateChange({ order: next })} />
        </>
      }
      chips={chips}
      isFiltered={categoryIds.length > 0}
      onClearAll={() => onViewStateChange({ search: '', categoryIds: [] })}
      empty={empty}
    />
  );
}

function ProgramRow({ program }: { readonly program: ProgramSummary }) {
  const { name, workout_count: count, program_category: category } = program;
  return (
    <LibraryRow
      media={<ProgramBanner category={category.label} size="thumbnail" />}
      name={name}
      note={programListTexts.workouts(count)}
      tags={[category.label]}
    />
  );
}
