import { fireEvent, screen } from '@testing-library/react';

/** Sets values at once, like pasting. */
export function retype(entries: Readonly<Record<string, string>>): void {
  for (const [label, text] of Object.entries(entries)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  }
}
