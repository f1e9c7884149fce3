import { chakra, Stack } from '@formline/shared/ui/core';
import { SegmentedControl } from '@formline/shared/ui/controls';
import { useFormFocus } from '@formline/shared/ui/forms';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { calculatorsTexts } from '../calculators.texts';
import { CalculationHistory } from '../history/CalculationHistory';
import type { SavedCalculations, SavedEntry } from '../history/calculatorCalls';
import { LastSaved } from '../history/LastSaved';
import { CalculatorColumns } from './CalculatorColumns';
import { SaveBar, type Saving } from './SaveBar';

const views = [
  { value: 'calculate', label: calculatorsTexts.calculate },
  { value: 'history', label: calculatorsTexts.history },
] as const;
type View = (typeof views)[number]['value'];

const Page = chakra('div', { base: { display: 'flex', flexDirection: 'column', minH: 'full' } });
const Switch = chakra('div', { base: { alignSelf: 'flex-start', mb: '5' } });
/** Scroll margin keeps the focused field clear of the sticky footer, also with an error. */
const Form = chakra('form', {
  base: { pb: '6', '& :is(input, select, summary, button)': { scrollMarginBottom: '48' } },
});
const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '-2',
    mt: 'auto',
    mx: '-6',
    px: '6',
    py: '4',
    bg: 'bg.surface',
    borderBottomRadius: 'lg',
    borderTop: 'thin',
    borderColor: 'border',
  },
});

interface CalculatorScreenProps<I, S extends SavedEntry> {
  readonly form: {
    readonly handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readonly submitCount: number;
    readonly isSubmitting: boolean;
  };
  readonly inputs: ReactNode;
  readonly result: ReactNode;
  readonly save: Saving;
  readonly saveNote?: string | undefined;
  readonly saved: SavedCalculations<I, S>;
  readonly history?: ReactNode;
}

export function CalculatorScreen<I, S extends SavedEntry>(props: CalculatorScreenProps<I, S>) {
  const { form, inputs, result, save, saveNote, saved } = props;
  const [view, setView] = useState<View>('calculate');
  const formRef = useFormFocus(form);
  const isHistory = view === 'history';
  return (
    <Page>
      <Switch>
        <SegmentedControl
          label={calculatorsTexts.views}
          isLabelHidden
          options={views}
          value={view}
          onChange={setView}
        />
      </Switch>
      <Form ref={formRef} noValidate hidden={isHistory} onSubmit={form.handleSubmit}>
        <CalculatorColumns inputs={<Stack gap="5">{inputs}</Stack>} result={result} />
      </Form>
      {isHistory ? (
        <chakra.div pb="6">{props.history ?? <CalculationHistory {...saved} />}</chakra.div>
      ) : (
        <Foot>
          <SaveBar {...save} canSave={saved.canSave} note={saveNote} current={<LastSaved {...saved} />} />
        </Foot>
      )}
    </Page>
  );
}
