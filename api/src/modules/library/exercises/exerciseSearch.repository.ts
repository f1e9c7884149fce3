import type { ExerciseTagIds, ExerciseTagKind } from '@formline/shared/contracts/library/exerciseTags';
import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../database/database';
import { columnArray, valueAt } from '../../../database/queryParts';
import { exercises } from '../../../database/schema/exercises';
import { matches, type SearchColumns } from '../../platform/search/matches.repository';
import type { RowRange } from '../../../database/pageOf';
import type { NamedRow } from '../libraryLists/searchPage';
import { NO_SEARCH, type SearchParts } from '../../platform/search/searchParts';
import { type ListOrder, sortedBy, totalColumn } from '../libraryLists/sortedBy.repository';
import { exerciseColumns, isFavoriteOf, visibleTo } from './exerciseColumns.repository';
import { chosenTagKinds, tagColumns, tagConditions } from './exerciseTags.repository';

interface SearchShape extends ListOrder {
  readonly ownOnes: boolean;
  readonly providersOnes: boolean;
  readonly isFavorite: boolean | undefined;
  readonly ownFirst: boolean;
}

export interface ExerciseQuery extends SearchShape {
  readonly trainerId: number;
  readonly tagIds: ExerciseTagIds;
}

/** Prepared statements use memory in every connection, and people use few of the possible shapes. */
const MOST_STATEMENTS = 50;

const trainerId = sql.placeholder('trainerId');

export function exerciseSearchRepository(db: DatabaseHandle) {
  const searchOf = preparedOnce((shape: PreparedShape) => prepareSearch(db, shape));
  const namesOf = preparedOnce((shape: ConditionShape) => prepareNames(db, shape));
  const find = async (
    { patterns, phrase, beginnings, ...query }: ExerciseQuery & SearchParts & RowRange,
    ids: number[] | null = null,
  ) => {
    const statement = searchOf({
      ...conditionShape(query, ids !== null),
      patterns: patterns.map((_pattern, index) => sql.placeholder(`pattern${index}`)),
      phrase: sql.placeholder('phrase'),
      beginnings: beginnings.map((_beginning, index) => sql.placeholder(`beginning${index}`)),
    });
    return statement.execute({
      ...query,
      ...query.tagIds,
      ...numbered('pattern', patterns),
      ...numbered('beginning', beginnings),
      phrase,
      ids: ids ?? [],
    });
  };
  return {
    find,

    async listNames(query: ExerciseQuery): Promise<NamedRow[]> {
      const statement = namesOf(conditionShape(query, false));
      const [found] = await statement.execute({ ...query, ...query.tagIds });
      const { ids, searchNames, ownerIds } = found ?? { ids: [], searchNames: [], ownerIds: [] };
      return ids.map((id, row) => ({
        id,
        searchName: valueAt(searchNames, row),
        isOwn: query.ownFirst && valueAt(ownerIds, row) !== null,
      }));
    },

    listByIds: (query: ExerciseQuery, ids: number[]) =>
      find({ ...query, ...NO_SEARCH, offset: 0, limit: ids.length }, ids),
  };
}

function preparedOnce<Shape, Statement>(prepare: (shape: Shape) => Statement): (shape: Shape) => Statement {
  const statements = new Map<string, Statement>();
  return (shape) => {
    const key = JSON.stringify(shape);
    const statement = statements.get(key) ?? prepare(shape);
    if (statements.size < MOST_STATEMENTS) statements.set(key, statement);
    return statement;
  };
}

const numbered = (name: string, values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value, index) => [`${name}${index}`, value]));

interface ConditionShape extends SearchShape {
  readonly tagKinds: readonly ExerciseTagKind[];
  readonly isOfIds: boolean;
}

const conditionShape = (query: ExerciseQuery, isOfIds: boolean): ConditionShape => ({
  ownOnes: query.ownOnes,
  providersOnes: query.providersOnes,
  isFavorite: query.isFavorite,
  ownFirst: query.ownFirst,
  sortField: query.sortField,
  sortOrder: query.sortOrder,
  tagKinds: chosenTagKinds(query.tagIds),
  isOfIds,
});

interface PreparedShape extends ConditionShape, SearchColumns {
  readonly patterns: readonly SQLWrapper[];
}

function prepareSearch(db: DatabaseHandle, shape: PreparedShape) {
  const order = [...ownFirst(shape), ...sortedBy(exercises, shape)];
  // The page is selected first: otherwise tags and favourites would be read for every match to count them.
  const page = db
    .select({ id: exercises.id, total: totalColumn.as('total') })
    .from(exercises)
    .where(and(conditionOf(db, shape), ...matches(exercises.searchName, shape.patterns)))
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
  const query = db
    .select({ ...exerciseColumns(db, trainerId), ...tagColumns(db), total: page.total })
    .from(page)
    .innerJoin(exercises, eq(exercises.id, page.id))
    .orderBy(...order);
  return query.prepare(statementName(query));
}

function prepareNames(db: DatabaseHandle, shape: ConditionShape) {
  const named = db
    .select({ id: exercises.id, searchName: exercises.searchName, ownerId: exercises.ownerId })
    .from(exercises)
    .where(conditionOf(db, shape))
    .orderBy(...ownFirst(shape), ...sortedBy(exercises, { ...shape, ...NO_SEARCH }))
    .as('named');
  const query = db
    .select({
      ids: columnArray(named.id),
      searchNames: columnArray(named.searchName),
      ownerIds: columnArray(named.ownerId),
    })
    .from(named);
  return query.prepare(statementName(query));
}

const statementName = (query: { toSQL(): { readonly sql: string } }): string =>
  `exercises_${createHash('sha256').update(query.toSQL().sql).digest('hex').slice(0, 32)}`;

const conditionOf = (db: DatabaseHandle, shape: ConditionShape): SQL | undefined =>
  and(
    isNull(exercises.deletedAt),
    sourceCondition(shape),
    favoriteCondition(db, shape),
    ...tagConditions(db, shape.tagKinds),
    shape.isOfIds ? sql`${exercises.id} = any(${sql.placeholder('ids')}::int[])` : undefined,
  );

function sourceCondition({ ownOnes, providersOnes }: SearchShape): SQL | undefined {
  if (ownOnes && providersOnes) return visibleTo(trainerId);
  return ownOnes ? eq(exercises.ownerId, trainerId) : isNull(exercises.ownerId);
}

function ownFirst(query: SearchShape): SQL[] {
  return query.ownFirst ? [asc(isNull(exercises.ownerId))] : [];
}

function favoriteCondition(db: DatabaseHandle, { isFavorite }: SearchShape): SQL | undefined {
  if (isFavorite === undefined) return undefined;
  const marked = isFavoriteOf(db, trainerId);
  return isFavorite ? marked : not(marked);
}
