import { readShortDate, shortDateText } from '@formline/shared/domain/dates/shortDate';
import { PopoverContent, PopoverPositioner, PopoverRoot, PopoverTrigger } from '@chakra-ui/react/popover';
import { chakra, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { DayCalendar, datePickerTexts as texts } from './DayCalendar';
import { IconButton, TextInput } from '../styled/styledParts';

const Root = chakra('div', { base: { position: 'relative', w: 'full' } });
const ButtonContainer = chakra('div', {
  base: { position: 'absolute', insetInlineEnd: '1', top: '50%', transform: 'translateY(-50%)' },
});

const pickerRecipe = defineSlotRecipe({
  className: 'fl-date-sheet',
  slots: ['content', 'positioner', 'trigger'],
  base: {
    positioner: { zIndex: 'menu' },
    content: {
      p: '3',
      bg: 'bg.surface',
      color: 'fg',
      border: 'thin',
      borderColor: 'border',
      borderRadius: 'lg',
      boxShadow: 'overlay',
      outline: 'none',
      _open: { animationName: 'fade-in', animationDuration: 'fast' },
      _closed: { animationName: 'fade-out', animationDuration: 'fast' },
    },
  },
});

export interface DatePickerProps {
  name?: string | undefined;
  text: string;
  onTextChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
  today: string;
  earliest?: string | undefined;
}

/** A date field (`YYYY-MM-DD`) with a calendar, reformatted to 'MM/DD/YYYY' and parsed by `readShortDate`. */
export function DatePicker({ name, text, onTextChange, onBlur, today, earliest }: DatePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const date = readShortDate(text);
  const handleBlur = () => {
    if (date !== null && shortDateText(date) !== text) onTextChange(shortDateText(date));
    onBlur?.();
  };
  const handlePick = (day: string) => {
    onTextChange(shortDateText(day));
    setIsOpen(false);
  };
  return (
    <Root data-keeps-escape={isOpen ? '' : undefined}>
      <TextInput
        name={name}
        value={text}
        placeholder={texts.format}
        autoComplete="off"
        pe="11"
        fontVariantNumeric="tabular-nums"
        onChange={(event) => onTextChange(event.currentTarget.value)}
        onBlur={handleBlur}
      />
      <PopoverRoot
        recipe={pickerRecipe}
        open={isOpen}
        onOpenChange={({ open }) => setIsOpen(open)}
        positioning={{ placement: 'bottom-end', strategy: 'fixed', gutter: 10 }}
        autoFocus={false}
        lazyMount
        unmountOnExit
      >
        <ButtonContainer>
          <PopoverTrigger asChild>
            <IconButton label={texts.open} icon={<CalendarDays />} size="sm" />
          </PopoverTrigger>
        </ButtonContainer>
        <PopoverPositioner>
          <PopoverContent aria-label={texts.open}>
            <DayCalendar date={date} today={today} earliest={earliest} onPick={handlePick} />
          </PopoverContent>
        </PopoverPositioner>
      </PopoverRoot>
    </Root>
  );
}
