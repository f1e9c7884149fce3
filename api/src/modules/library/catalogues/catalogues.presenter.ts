import type {
  listActivityLevels,
  listProgramCategories,
} from '@formline/shared/contracts/library/catalogues';
import type { EndpointResult } from '@formline/shared/contracts/endpoint';
import type { ActivityLevelRow, CategoryRow, NamedRow } from './catalogues.repository';

export const presentNamed = ({ id, name }: NamedRow) => ({ id, name });

export const presentCategory = ({
  id,
  label,
}: CategoryRow): EndpointResult<typeof listProgramCategories>[number] => ({ id, label });

export const presentActivityLevel = ({
  id,
  title,
  description,
  coefficient,
}: ActivityLevelRow): EndpointResult<typeof listActivityLevels>[number] => ({
  id,
  title,
  description,
  coefficient,
});
