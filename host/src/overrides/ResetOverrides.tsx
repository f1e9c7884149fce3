import { Button } from '@formline/shared/ui/basics';
import { activeOverrides, dropOverrides } from '../remotes/registry/override';
import { overridesTexts } from './overrides.texts';
import { loadAfresh } from './loadAfresh';

export function ResetOverrides({ size }: { readonly size?: 'lg' }) {
  if (activeOverrides().length === 0) return null;
  return (
    <Button size={size} onClick={resetOverrides}>
      {overridesTexts.resetWhenFailed}
    </Button>
  );
}

export function resetOverrides(): void {
  dropOverrides();
  loadAfresh();
}
