import type { Client } from '@formline/shared/contracts/people/users';
import { clientDashboardPath } from '@formline/shared/domain/clients/clientPaths';
import { QueryDialog } from '../../components/query-dialog/QueryDialog';
import { keepIn } from '../../components/record-form/useEditedRecord';
import { closedForms, useMeasurements } from './data';
import { MeasurementDialog } from './MeasurementDialog';
import type { MeasurementUnits } from './measurementForm';
import { measurementsTexts as texts } from './measurements.texts';

interface NewMeasurementProps {
  readonly client: Pick<Client, 'id' | 'first_name'>;
  readonly units: MeasurementUnits;
  readonly onClose: () => void;
}

/** The dialog of a new measurement away from the card; it compares with the earlier ones, which it loads. */
export function NewMeasurement({ client, units, onClose }: NewMeasurementProps) {
  const measurements = useMeasurements(client.id);
  return (
    <QueryDialog query={measurements} title={texts.newTitle} onClose={onClose}>
      {(all) => (
        <MeasurementDialog
          {...{ units, onClose }}
          clientId={client.id}
          measurements={all}
          known={null}
          typed={null}
          path={clientDashboardPath(client)}
          onSessionEnd={keepIn(closedForms, client.id, null)}
        />
      )}
    </QueryDialog>
  );
}
