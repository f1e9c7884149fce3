import { Select } from '@formline/shared/ui/controls';
import { Button, chakra, SearchBox } from '@formline/shared/ui/core';
import { useFound } from './FoundGroups';
import { groupListTexts as texts } from './groupList.texts';
import { GROUP_ORDERS, useGroupView } from './groupView';

const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    gap: '2',
    '& > [role=search]': { w: { base: 'full', md: '80' }, flexShrink: '1', minW: '0' },
    '& > .order': { w: '48' },
  },
});

/** Order, filter and search of the groups. A key in the search renders the search alone. */
export function GroupTools() {
  const [{ order, isBehindOnly }, choose] = useGroupView();
  return (
    <Tools>
      <div className="order">
        <Select
          aria-label={texts.order}
          options={GROUP_ORDERS.map((value) => ({ value, label: texts.orders[value] }))}
          value={order}
          onChange={({ target: { value } }) =>
            choose({ order: GROUP_ORDERS.find((one) => one === value) ?? 'name' })
          }
        />
      </div>
      <Button aria-pressed={isBehindOnly} onClick={() => choose({ isBehindOnly: !isBehindOnly })}>
        {texts.behindOnly}
      </Button>
      <GroupSearch />
    </Tools>
  );
}

function GroupSearch() {
  const { text, setText } = useFound();
  return <SearchBox label={texts.search} value={text} onChange={setText} />;
}
