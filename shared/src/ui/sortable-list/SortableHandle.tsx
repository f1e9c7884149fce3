import { chakra } from '@chakra-ui/react/styled-system';
import { GripVertical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buttonRecipe } from '../button/buttonRecipe';
import { sortableListTexts as texts } from './SortableList.texts';
import { useSortableRow } from './sortableRow';

/** No `button`: Firefox drags none. */
const Grip = chakra('span', buttonRecipe, {
  defaultProps: { role: 'button', shape: 'icon', variant: 'quiet', size: 'sm' },
});

/** The grip at which a row of a `SortableList` is dragged, or picked up by keyboard. */
export function SortableHandle() {
  const { name, place, isDisabled, isLifted, howToId, ...on } = useSortableRow();
  const ref = useRef<HTMLElement | null>(null);
  // Meets the window: a row that the keyboard moves stays in sight.
  useEffect(() => {
    if (isLifted) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isLifted, place]);
  const connect = on.connectHandle;
  return (
    <Grip
      ref={(handle: HTMLElement | null) => {
        ref.current = handle;
        connect(handle);
      }}
      tabIndex={0}
      aria-label={texts.reorder(name)}
      title={texts.reorder(name)}
      aria-describedby={howToId}
      aria-pressed={isLifted}
      aria-disabled={isDisabled || undefined}
      data-keeps-escape={isLifted || undefined}
      color="fg.subtle"
      cursor={isDisabled ? 'not-allowed' : 'grab'}
      onClick={on.onHandleClick}
      onKeyDown={on.onHandleKeyDown}
      onBlur={on.onHandleBlur}
    >
      <GripVertical aria-hidden="true" />
    </Grip>
  );
}
