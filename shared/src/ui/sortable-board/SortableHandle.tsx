import { chakra } from '@chakra-ui/react/styled-system';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { iconButtonClasses } from '../button/buttonClasses';
import { useBoard, useRow } from './boardContext';
import { dropPickedUp, pickUpAction, pickUp } from './pickUp';
import { sortableBoardTexts as texts } from './SortableBoard.texts';
import { startTouch } from './touchDrag';
import { useDragSource } from './useDragSource';

/** No `button`: Firefox does not drag buttons. */
const Grip = chakra('span', {}, { defaultProps: { role: 'button' } });

export function SortableHandle() {
  const { board, howToId, countHandle, ghost } = useBoard();
  const { held, isDisabled } = useRow();
  const connect = useDragSource(held, isDisabled);
  const isPickedUp = useRef(false);
  // The board shows the keyboard instructions only while a usable handle exists.
  useEffect(() => {
    if (isDisabled) return;
    countHandle(1);
    return () => countHandle(-1);
  }, [countHandle, isDisabled]);
  const label = held.listId === null ? texts.add(held.name) : texts.reorder(held.name);

  // Written to the DOM directly, so that a key press re-renders nothing.
  const show = (handle: HTMLElement, pickedUp: boolean) => {
    isPickedUp.current = pickedUp;
    handle.setAttribute('aria-pressed', String(pickedUp));
    handle.toggleAttribute('data-keeps-escape', pickedUp);
  };
  const toggle = (handle: HTMLElement) => {
    if (isDisabled) return;
    if (isPickedUp.current) dropPickedUp(board);
    else pickUp(board, held, handle.closest('[data-sortable-row]'));
    show(handle, !isPickedUp.current);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const action = isPickedUp.current ? pickUpAction(board, event.key) : undefined;
    const picksUp = event.key === ' ' || event.key === 'Enter';
    if (!action && !picksUp) return;
    event.preventDefault();
    if (!action) return toggle(event.currentTarget);
    action();
    if (board.held !== held) show(event.currentTarget, false);
  };
  const handleBlur = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    if (!isPickedUp.current) return;
    show(currentTarget, false);
    if (board.held === held) board.drop();
  };
  return (
    <Grip
      ref={connect}
      className={iconButtonClasses({ size: 'sm' })}
      tabIndex={0}
      aria-label={label}
      title={label}
      aria-describedby={isDisabled ? undefined : howToId}
      aria-pressed={false}
      aria-disabled={isDisabled || undefined}
      data-sortable-handle=""
      color="fg.subtle"
      cursor={isDisabled ? 'not-allowed' : 'grab'}
      touchAction="none"
      onClick={(event: MouseEvent<HTMLElement>) => toggle(event.currentTarget)}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      onTouchStart={(event) => {
        if (!isDisabled) startTouch({ board, held, ghost: ghost.current, event: event.nativeEvent });
      }}
    >
      <GripVertical aria-hidden="true" />
    </Grip>
  );
}
