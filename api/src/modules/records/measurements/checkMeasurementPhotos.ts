import type { DatabaseHandle } from '../../../database/database';
import { invalidInput } from '../../../plugins/HttpProblem';
import { namedMediaService } from '../../library/media/namedMedia.service';
import type { MeasurementValues } from './measurements.repository';
import { recordsTexts as texts } from '../records.texts';

type Photos = Pick<MeasurementValues, 'photoFront' | 'photoBack' | 'photoSide'>;

/** Only pictures these people uploaded or the measurement already has, so that no foreign URL is shown. */
export async function checkMeasurementPhotos(
  db: DatabaseHandle,
  ownerIds: readonly number[],
  { wanted, shown }: { readonly wanted: Photos; readonly shown: Photos | null },
): Promise<void> {
  const media = namedMediaService(db, ownerIds);
  const known = shown ? addressesOf(shown) : [];
  for (const address of addressesOf(wanted)) {
    if (known.includes(address) || (await media.namePicture(address))) continue;
    throw invalidInput(texts.measurements.foreignPhotos);
  }
}

const addressesOf = ({ photoFront, photoBack, photoSide }: Photos): string[] =>
  [photoFront, photoBack, photoSide].filter((address) => address !== null);
