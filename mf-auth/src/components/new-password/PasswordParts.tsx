import { missingPasswordParts, PASSWORD_PARTS } from '@formline/shared/domain/password';
import { chakra, VisuallyHidden } from '@formline/shared/ui/core';
import { Check, Dot } from 'lucide-react';
import { newPasswordTexts } from './newPassword.texts';

const Parts = chakra('span', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, columnGap: '4', rowGap: '1' },
});
const Part = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'fg.muted',
    '& svg': { boxSize: 'icon.sm', flexShrink: '0' },
    '&:last-child': { gridColumn: '1 / -1' },
  },
  variants: { isThere: { true: { color: 'status.complete.fg' } } },
});

/** What a new password needs, ticked off while one types. */
export function PasswordParts({ password }: { readonly password: string }) {
  const missing = missingPasswordParts(password);
  return (
    <Parts>
      {PASSWORD_PARTS.map((part) => {
        const isThere = !missing.includes(part);
        return (
          <Part key={part} isThere={isThere}>
            {isThere ? <Check aria-hidden="true" /> : <Dot aria-hidden="true" />}
            <span>
              {newPasswordTexts.parts[part]}
              {isThere && <VisuallyHidden>{newPasswordTexts.isThere}</VisuallyHidden>}
            </span>
          </Part>
        );
      })}
    </Parts>
  );
}
