import { chakra, useColorScheme } from '@formline/shared/ui/core';
import { SegmentedControl } from '@formline/shared/ui/controls';
import { pageTexts } from './page.texts';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '6',
    px: { base: '4', md: '10' },
    py: '2.5',
    bg: 'bg.surface',
    borderBottom: 'thin',
    borderColor: 'border',
    '& fieldset': { display: 'flex', alignItems: 'center', w: 'auto' },
    '& legend': { float: 'left', mb: '0', me: '3' },
  },
});

export interface PageView {
  readonly isBoth: boolean;
  readonly profile: 'personal' | 'club';
}

export interface ToolbarProps {
  readonly view: PageView;
  readonly onChange: (view: PageView) => void;
}

export function Toolbar({ view, onChange }: ToolbarProps) {
  const { choice, choose } = useColorScheme();
  const { schemes, profiles } = pageTexts;
  return (
    <Bar role="region" aria-label={pageTexts.scheme}>
      <SegmentedControl
        label={pageTexts.navigation}
        options={[
          { value: 'personal', label: profiles.personal },
          { value: 'club', label: profiles.club },
        ]}
        value={view.profile}
        onChange={(profile) => onChange({ ...view, profile })}
      />
      <SegmentedControl
        label={pageTexts.scheme}
        options={[
          { value: 'system', label: schemes.system },
          { value: 'light', label: schemes.light },
          { value: 'dark', label: schemes.dark },
          { value: 'both', label: schemes.both },
        ]}
        value={view.isBoth ? 'both' : choice}
        onChange={(scheme) => {
          onChange({ ...view, isBoth: scheme === 'both' });
          if (scheme !== 'both') choose(scheme);
        }}
      />
    </Bar>
  );
}
