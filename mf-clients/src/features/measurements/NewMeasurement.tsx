import { QueryDialog } from '../../components/query-dialog/QueryDialog';
import { useMeasurements } from './data';
import { MeasurementDialog } from './MeasurementDialog';
import type { MeasurementUnits } from './measurementForm';
import { measurementsTexts as texts } from './measurements.texts';

interface NewMeasurementProps {
  readonly clientId: number;
  readonly units: MeasurementUnits;
  readonly onClose: () => void;
}

/** The dialog of a new measurement away from the card; it compares with the earlier ones, which it loads. */
export function NewMeasurement({ clientId, units, onClose }: NewMeasurementProps) {
  const measurements = useMeasurements(clientId);
  return (
    <QueryDialog query={measurements} title={texts.newTitle} onClose={onClose}>
      {(all) => <MeasurementDialog {...{ clientId, units, onClose }} measurements={all} known={null} />}
    </QueryDialog>
  );
}
