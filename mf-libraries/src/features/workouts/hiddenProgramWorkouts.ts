import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';
import { useState } from 'react';

const record = browserRecord('hidesProgramWorkouts', z.boolean(), { tabs: 'all', until: 'removed' });

/** Stored in the browser. */
export function useHiddenProgramWorkouts() {
  const [isHidden, setIsHidden] = useState(() => record.read() ?? false);
  const handleChange = (next: boolean) => {
    setIsHidden(next);
    record.write(next);
  };
  return [isHidden, handleChange] as const;
}
