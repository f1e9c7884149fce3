import type { Measurement } from '@formline/shared/contracts/records/measurements';
import { Text } from '@formline/shared/ui/core';
import { Images } from 'lucide-react';
import { measuredPercentText, measuredWeightText } from '../../components/measures/bodyMeasures';
import { useRef } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { RecordActions, RecordsDialog } from '../../components/record-list/RecordsDialog';
import { RecordTable } from '../../components/record-list/RecordTable';
import { withPhotos } from './bodyPhotos';
import { girthTexts, type MeasurementUnits } from './measurementForm';
import { measurementsTexts as texts } from './measurements.texts';

interface MeasurementsDialogProps {
  readonly measurements: readonly Measurement[];
  readonly units: MeasurementUnits;
  readonly canEdit: boolean;
  readonly onEdit: (measurement: Measurement) => void;
  readonly onRemove: (measurement: Measurement) => void;
  readonly onClose: () => void;
}

export function MeasurementsDialog(props: MeasurementsDialogProps) {
  const { measurements, units, canEdit, onEdit, onRemove, onClose } = props;
  const closeRef = useRef<HTMLButtonElement>(null);
  return (
    <RecordsDialog title={texts.allTitle} {...{ closeRef, onClose }}>
      <RecordTable
        records={measurements}
        columns={[
          texts.date,
          texts.weight,
          texts.body_fat_percentage,
          texts.lean_body_mass_percentage,
          texts.girths,
          texts.photos,
          ...(canEdit ? [texts.actions] : []),
        ]}
      >
        {(measurement) => {
          const day = shortDate(measurement.date);
          const girths = girthTexts(measurement, units);
          return (
            <tr key={measurement.id}>
              <th scope="row">{day}</th>
              <td>{measuredWeightText(measurement.weight, units.unit_weight)}</td>
              <td>{measuredPercentText(measurement.body_fat_percentage)}</td>
              <td>{measuredPercentText(measurement.lean_body_mass_percentage)}</td>
              <td data-wraps="">
                {girths.map(({ name, text }) => `${texts[name]} ${text}`).join(', ') || texts.none}
              </td>
              <td>
                {withPhotos([measurement]).length > 0 ? (
                  <Images aria-label={texts.photosOf(day)} role="img" />
                ) : (
                  texts.none
                )}
              </td>
              {canEdit && (
                <RecordActions
                  editLabel={texts.editOf(day)}
                  removeLabel={texts.removeOf(day)}
                  onEdit={() => onEdit(measurement)}
                  onRemove={() => {
                    closeRef.current?.focus();
                    onRemove(measurement);
                  }}
                />
              )}
            </tr>
          );
        }}
      </RecordTable>
      {measurements.length === 0 && <Text tone="muted">{texts.noneLeft}</Text>}
    </RecordsDialog>
  );
}
