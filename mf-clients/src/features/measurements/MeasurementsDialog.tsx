import type { Measurement } from '@formline/shared/contracts/records/measurements';
import { Button, IconButton, Text } from '@formline/shared/ui/core';
import { Dialog } from '@formline/shared/ui/overlays';
import { Images, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { measuredPercentText, measuredWeightText } from '../../components/measures/bodyMeasures';
import { shortDate } from '../../components/measures/shortDate';
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
  const handleRemove = (measurement: Measurement) => {
    // Moves focus first, because the row goes.
    closeRef.current?.focus();
    onRemove(measurement);
  };
  return (
    <Dialog
      isOpen
      size="lg"
      anchor="top"
      title={texts.allTitle}
      onClose={onClose}
      initialFocusRef={closeRef}
      actions={
        <Button ref={closeRef} onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <RecordTable>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.weight}</th>
            <th scope="col">{texts.body_fat_percentage}</th>
            <th scope="col">{texts.lean_body_mass_percentage}</th>
            <th scope="col">{texts.girths}</th>
            <th scope="col">{texts.photos}</th>
            {canEdit && <th scope="col">{texts.actions}</th>}
          </tr>
        </thead>
        <tbody>
          {measurements.map((measurement) => {
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
                  <td>
                    <IconButton
                      size="sm"
                      label={texts.editOf(day)}
                      icon={<Pencil />}
                      onClick={() => onEdit(measurement)}
                    />
                    <IconButton
                      size="sm"
                      label={texts.removeOf(day)}
                      icon={<Trash2 />}
                      onClick={() => handleRemove(measurement)}
                    />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </RecordTable>
      {measurements.length === 0 && <Text tone="muted">{texts.noneLeft}</Text>}
    </Dialog>
  );
}
