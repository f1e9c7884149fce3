import { Box, Text } from '@formline/shared/ui/core';
import { FieldGroup, TextInput, type TextInputProps } from '@formline/shared/ui/forms';
import type { HeightEntry } from '@formline/shared/domain/people/heightEntry';
import { editProfileTexts as texts } from './editProfile.texts';

interface HeightFieldProps {
  readonly unit: HeightEntry['unit'];
  readonly error: string | undefined;
  readonly fieldOf: (name: 'feet' | 'inches' | 'centimetres') => TextInputProps;
}

export function HeightField({ unit, error, fieldOf }: HeightFieldProps) {
  const isInvalid = error === undefined ? undefined : true;
  return (
    <FieldGroup label={texts.height} error={error}>
      {unit === 'cm' ? (
        <Measure
          {...fieldOf('centimetres')}
          aria-label={texts.centimeters}
          aria-invalid={isInvalid}
          end={texts.centimetersUnit}
        />
      ) : (
        <>
          <Measure
            {...fieldOf('feet')}
            aria-label={texts.feet}
            aria-invalid={isInvalid}
            end={texts.feetUnit}
          />
          <Measure
            {...fieldOf('inches')}
            aria-label={texts.inches}
            aria-invalid={isInvalid}
            end={texts.inchesUnit}
          />
        </>
      )}
    </FieldGroup>
  );
}

function Measure({ end, ...input }: TextInputProps & { readonly end: string }) {
  return (
    <Box position="relative" flex="1">
      <TextInput {...input} inputMode="decimal" autoComplete="off" pe="9" />
      <Text
        as="span"
        aria-hidden
        tone="muted"
        position="absolute"
        insetEnd="3"
        top="50%"
        transform="translateY(-50%)"
        pointerEvents="none"
      >
        {end}
      </Text>
    </Box>
  );
}
