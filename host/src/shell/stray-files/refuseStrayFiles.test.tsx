import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { refuseStrayFiles } from './refuseStrayFiles';

let end: () => void;
beforeEach(() => {
  end = refuseStrayFiles();
  render(
    <>
      <div onDragOver={(event) => event.preventDefault()}>Files go here</div>
      <div>Beside it</div>
    </>,
  );
});
afterEach(() => end());

function drag(name: 'dragOver' | 'drop', over: string, types: readonly string[]) {
  const target = screen.getByText(over);
  const event = createEvent[name](target, { dataTransfer: { types, dropEffect: 'copy' } });
  fireEvent(target, event);
  return event;
}

it.each(['dragOver', 'drop'] as const)('a %s of a file beside the field for it is refused', (name) => {
  expect(drag(name, 'Beside it', ['Files'])).toMatchObject({
    defaultPrevented: true,
    dataTransfer: { dropEffect: 'none' },
  });
});

it('the field takes it', () => {
  expect(drag('dragOver', 'Files go here', ['Files'])).toMatchObject({
    dataTransfer: { dropEffect: 'copy' },
  });
});

it('text is dragged as ever', () => {
  expect(drag('dragOver', 'Beside it', ['text/plain'])).toHaveProperty('defaultPrevented', false);
});
