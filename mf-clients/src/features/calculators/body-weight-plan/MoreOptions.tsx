import { chakra, Stack, Text } from '@formline/shared/ui/core';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { EntryForm } from '../../../components/number-entry/entryForm';
import { FieldRow } from '../../../components/number-entry/FieldRow';
import { NumberField } from '../../../components/number-entry/NumberField';
import { bodyWeightPlanTexts as texts } from './bodyWeightPlan.texts';

const Options = chakra('details', {
  base: { borderTop: 'thin', borderColor: 'border', pt: '4', '&[open] svg': { transform: 'rotate(90deg)' } },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '6',
    fontWeight: 'medium',
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 'sm',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { boxSize: 'icon.sm', color: 'fg.subtle' },
  },
});

const optionNames = ['activityLevelNumber', 'activityChange', 'bodyFat', 'protein', 'carbohydrates', 'fat'];

interface MoreOptionsProps {
  readonly form: EntryForm & { readonly submitCount: number; readonly isSubmitting: boolean };
}

/** Opens when one of its fields blocks saving. */
export function MoreOptions({ form }: MoreOptionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [refusals, setRefusals] = useState(form.submitCount);
  if (!form.isSubmitting && refusals !== form.submitCount) {
    setRefusals(form.submitCount);
    if (optionNames.some((name) => form.errors[name] !== undefined)) setIsOpen(true);
  }
  return (
    <Options open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <Summary>
        <ChevronRight aria-hidden="true" />
        {texts.more}
      </Summary>
      <Stack gap="5" mt="4">
        <NumberField
          form={form}
          name="activityLevelNumber"
          label={texts.activityLevelNumber}
          hint={texts.activityLevelNumberHint}
          isOptional
        />
        <NumberField
          form={form}
          name="activityChange"
          label={texts.activityChange}
          unit={texts.percent}
          hint={texts.activityChangeHint}
        />
        <NumberField
          form={form}
          name="bodyFat"
          label={texts.bodyFat}
          unit={texts.percent}
          hint={texts.bodyFatHint}
          isOptional
        />
        <div>
          <FieldRow>
            <NumberField form={form} name="protein" label={texts.protein} unit={texts.percent} />
            <NumberField form={form} name="carbohydrates" label={texts.carbohydrates} unit={texts.percent} />
            <NumberField form={form} name="fat" label={texts.fat} unit={texts.percent} />
          </FieldRow>
          <Text size="sm" tone="subtle" mt="1.5">
            {texts.macrosHint}
          </Text>
        </div>
      </Stack>
    </Options>
  );
}
