import { fireEvent, screen } from '@testing-library/react';

/** Puts texts into fields, by their labels, in place of what stands there: at once, as one pastes. */
export function retype(entries: Readonly<Record<string, string>>): void {
  for (const [label, text] of Object.entries(entries)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  }
}
