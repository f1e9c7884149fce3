import type {
  AssessmentName,
  AssessmentResult,
} from '@formline/shared/contracts/records/performanceAssessments';
import { assessmentKinds, timerOf } from '@formline/shared/domain/clients/performanceAssessments';
import { readShortDate } from '@formline/shared/domain/dates/shortDate';
import { Flex, IconButton } from '@formline/shared/ui/core';
import { errorOf, Field, fieldOf, TextInput } from '@formline/shared/ui/forms';
import type { FormikProps } from 'formik';
import { Hand, Timer } from 'lucide-react';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { shortDate } from '../../components/measures/shortDate';
import { type AssessmentValues, earlierResults, type WeightUnit } from './assessmentForm';
import { isRunning, NEW_RUN, type TimerRun } from './assessmentTimer';
import { recordAssessmentsTexts as texts } from './recordAssessments.texts';
import { resultText } from './resultText';
import { TimerDialog } from './TimerDialog';

interface ResultFieldProps {
  readonly form: FormikProps<AssessmentValues>;
  readonly name: AssessmentName;
  readonly unit: WeightUnit;
  /** Newest first. */
  readonly results: readonly AssessmentResult[];
  readonly known: AssessmentResult | null;
  readonly run: TimerRun;
  readonly onRun: (run: TimerRun) => void;
  readonly firstRef?: RefObject<HTMLInputElement | null> | undefined;
}

export function ResultField(props: ResultFieldProps) {
  const { form, name, unit, results, known, run, onRun, firstRef } = props;
  const [isTimerOpen, setIsTimerOpen] = useState(false);
  const ownRef = useRef<HTMLInputElement>(null);
  const inputRef = firstRef ?? ownRef;
  const timer = useMemo(() => timerOf(name), [name]);
  const label = texts.names[name];
  const stored = assessmentKinds[name].unit;
  const tool = timer?.kind === 'stopwatch' ? texts.stopwatchOf(label) : texts.counterOf(label);
  const handleUse = (result: string) => {
    void form.setFieldValue(name, result);
    onRun(NEW_RUN);
    setIsTimerOpen(false);
  };
  return (
    <Field
      label={`${label} (${stored === 'pounds' ? unit : texts.units[stored]})`}
      error={errorOf(form, name)}
      hint={hintOf({ results, name, unit, known, date: readShortDate(form.values.date) ?? '' })}
    >
      <Flex gap="2">
        <TextInput
          {...fieldOf(form, name)}
          ref={inputRef}
          inputMode={stored === 'seconds' ? 'text' : 'decimal'}
          autoComplete="off"
          fontVariantNumeric="tabular-nums"
        />
        {timer && (
          <IconButton
            variant={isRunning(run) ? 'primary' : 'secondary'}
            label={isRunning(run) ? texts.runningOf(tool) : tool}
            icon={timer.kind === 'stopwatch' ? <Timer /> : <Hand />}
            onClick={() => setIsTimerOpen(true)}
          />
        )}
      </Flex>
      {timer && isTimerOpen && (
        <TimerDialog
          {...{ name, timer, run, onRun }}
          onUse={handleUse}
          onClose={() => setIsTimerOpen(false)}
          finalFocus={() => inputRef.current}
        />
      )}
    </Field>
  );
}

interface HintOptions extends Pick<ResultFieldProps, 'results' | 'name' | 'unit' | 'known'> {
  readonly date: string;
}

function hintOf({ results, name, unit, known, date }: HintOptions): string | undefined {
  const earlier = earlierResults(results, name, { date, known });
  if (!earlier) return undefined;
  const textOf = ({ value, date: day }: AssessmentResult) =>
    texts.resultOn(resultText(name, value, unit), shortDate(day));
  const { last, best } = earlier;
  return last === best ? texts.onlyLast(textOf(last)) : texts.earlier(textOf(last), textOf(best));
}
