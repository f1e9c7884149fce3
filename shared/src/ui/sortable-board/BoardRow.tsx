import { chakra } from '@chakra-ui/react/styled-system';
import { PureComponent, type ReactNode, useMemo } from 'react';
import { RowContext, RowEndsContext } from './boardContext';
import type { RowKey } from './boardTypes';
import { edgeInHighContrast } from '../theme/highContrast';

const Row = chakra('li', {
  base: {
    listStyleType: 'none',
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    '&[data-dragged]': { opacity: '0.4' },
    '&[data-lifted]': {
      position: 'relative',
      zIndex: '1',
      bg: 'bg.selected',
      borderRadius: 'md',
      boxShadow: 'overlay',
      _highContrast: edgeInHighContrast,
    },
  },
});

interface RowFrameProps {
  readonly itemKey: RowKey;
  readonly name: string;
  readonly listId: string;
  readonly isDisabled: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

interface BoardRowProps<Item> extends RowFrameProps {
  readonly item: Item;
  readonly draw: (item: Item) => ReactNode;
}

/** Re-renders when its item or its being first or last changes. A memoised function cannot be generic. */
export class BoardRow<Item> extends PureComponent<BoardRowProps<Item>> {
  override render() {
    const { item, draw, ...frame } = this.props;
    return <RowFrame {...frame}>{draw(item)}</RowFrame>;
  }
}

function RowFrame({ children, ...props }: RowFrameProps & { readonly children: ReactNode }) {
  const { itemKey, name, listId, isDisabled, isFirst, isLast } = props;
  const row = useMemo(
    () => ({ held: { key: itemKey, name, listId }, isDisabled }),
    [itemKey, name, listId, isDisabled],
  );
  const ends = useMemo(() => ({ isFirst, isLast }), [isFirst, isLast]);
  return (
    <Row data-sortable-row="">
      <RowContext value={row}>
        <RowEndsContext value={ends}>{children}</RowEndsContext>
      </RowContext>
    </Row>
  );
}
