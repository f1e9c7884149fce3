import { chakra } from '@chakra-ui/react/styled-system';
import { KeyCaps } from '../key-cap/KeyCaps';

const texts = { choose: 'Choose', open: 'Open', close: 'Close' };

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    px: '4',
    py: '2',
    borderTop: 'thin',
    borderColor: 'border',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: 'xs',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
  },
});

/** Hidden from screen readers, which announce the keys of a combobox themselves. */
export function CommandFoot() {
  return (
    <Foot aria-hidden="true">
      <span>
        <KeyCaps keys="ArrowUp ArrowDown" /> {texts.choose}
      </span>
      <span>
        <KeyCaps keys="Enter" /> {texts.open}
      </span>
      <span>
        <KeyCaps keys="Escape" /> {texts.close}
      </span>
    </Foot>
  );
}
