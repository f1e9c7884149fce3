import type { RemoteBuild } from '@formline/shared/contracts/platform/registry';
import { IconButton } from '@formline/shared/ui/core';
import { Menu, MenuItem, MenuSeparator } from '@formline/shared/ui/overlays';
import { FlaskConical, RotateCcw } from 'lucide-react';
import { loadAfresh } from '../../overrides/loadAfresh';
import { dropOverrides, storeOverrides } from '../../remotes/registry/override';
import type { RemoteRow } from './remoteRows';
import { staffPageTexts } from '../staffPage.texts';

const texts = staffPageTexts.use;

export function OverrideMenu({ row: { remote, override } }: { readonly row: RemoteRow }) {
  const { name, active, fallback, canary } = remote;
  const builds = [
    { kind: texts.kinds.active, build: active },
    ...(fallback ? [{ kind: texts.kinds.fallback, build: fallback }] : []),
    ...(canary ? [{ kind: texts.kinds.canary, build: canary.build }] : []),
  ];
  const use = (build: RemoteBuild) => {
    storeOverrides([{ remote: name, build, origin: null }]);
    loadAfresh();
  };
  const reset = () => {
    dropOverrides(name);
    loadAfresh();
  };
  return (
    <Menu trigger={<IconButton size="sm" label={texts.menu(name)} icon={<FlaskConical />} />}>
      {builds.map(({ kind, build }) => (
        <MenuItem key={kind} isDisabled={override?.build.build === build.build} onSelect={() => use(build)}>
          {texts.build(kind, build.build)}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<RotateCcw aria-hidden="true" />} isDisabled={override === null} onSelect={reset}>
        {texts.reset}
      </MenuItem>
    </Menu>
  );
}
