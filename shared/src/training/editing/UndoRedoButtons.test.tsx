import { renderRoute } from '../../testing/render';
import { currentAnnouncement } from '../../ui/live-region/announcements';
import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { UndoRedoButtons } from './UndoRedoButtons';
import { useEditHistory } from './useEditHistory';

function Editor({ title, isFigure = false }: { readonly title: string; readonly isFigure?: boolean }) {
  const session = useEditHistory(title);
  const regionRef = useRef<HTMLElement>(null);
  return (
    <section ref={regionRef} aria-label={title} data-editor-undo={isFigure || undefined}>
      <UndoRedoButtons session={session} regionRef={regionRef} />
      <input
        aria-label={`Name of ${title}`}
        value={session.draft}
        onChange={({ target }) => session.edit(() => target.value, { label: 'Rename', mergeKey: 'name' })}
        onBlur={session.closeStep}
      />
      <button
        type="button"
        onClick={() => session.edit((draft) => `${draft}!`, { label: `Stress ${title}` })}
      >
        Stress {title}
      </button>
    </section>
  );
}

const page = (
  <>
    <Editor title="Program" />
    <Editor title="Workout" />
    <button type="button">Outside</button>
  </>
);
const show = (editors = page) => renderRoute(editors, { path: '/' });
const name = (title: string) => screen.getByRole('textbox', { name: `Name of ${title}` });
const press = (label: string) => screen.getByRole('button', { name: label });

it('names what it takes back, and says what it did', async () => {
  const { user } = show(<Editor title="Program" />);
  expect(press('Undo')).toHaveAttribute('aria-disabled', 'true');
  await user.click(press('Stress Program'));
  await user.click(press('Undo: Stress Program'));
  expect(name('Program')).toHaveValue('Program');
  expect(currentAnnouncement().text).toBe('Undone: Stress Program');
  await user.click(press('Redo: Stress Program'));
  expect(name('Program')).toHaveValue('Program!');
  expect(currentAnnouncement().text).toBe('Redone: Stress Program');
});

it.each([
  ['{Control>}z{/Control}', '{Control>}{Shift>}Z{/Shift}{/Control}'],
  ['{Meta>}z{/Meta}', '{Meta>}{Shift>}Z{/Shift}{/Meta}'],
  ['{Control>}z{/Control}', '{Control>}y{/Control}'],
])('hears %s and %s', async (undo, redo) => {
  const { user } = show(<Editor title="Program" />);
  await user.click(press('Stress Program'));
  await user.keyboard(undo);
  expect(name('Program')).toHaveValue('Program');
  await user.keyboard(redo);
  expect(name('Program')).toHaveValue('Program!');
});

it('means the editor that has the focus, and without one the editor that changed last', async () => {
  const { user } = show();
  await user.click(press('Stress Workout'));
  await user.click(press('Stress Program'));
  press('Stress Workout').focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(name('Workout')).toHaveValue('Workout');
  await user.click(press('Stress Workout'));
  await user.click(press('Outside'));
  await user.keyboard('{Control>}z{/Control}');
  expect(name('Workout')).toHaveValue('Workout');
  expect(name('Program')).toHaveValue('Program!');
});

it('leaves the key to a text field that has typing of its own to take back, and takes it afterwards', async () => {
  const { user } = show(<Editor title="Program" />);
  await user.click(press('Stress Program'));
  await user.type(name('Program'), 's');
  await user.keyboard('{Control>}z{/Control}');
  expect(name('Program')).toHaveValue('Program!s');
  await user.keyboard('{Backspace}{Control>}z{/Control}');
  expect(name('Program')).toHaveValue('Program');
});

it('takes the key of fields that write their text anew', async () => {
  const { user } = show(<Editor title="Sets" isFigure />);
  await user.type(name('Sets'), '12');
  await user.keyboard('{Control>}z{/Control}');
  expect(name('Sets')).toHaveValue('Sets');
});

it('hears nothing behind an open dialog', async () => {
  const { user } = show(
    <>
      <Editor title="Program" />
      <div role="dialog" aria-label="Above" data-state="open" />
    </>,
  );
  await user.click(press('Stress Program'));
  await user.keyboard('{Control>}z{/Control}');
  expect(name('Program')).toHaveValue('Program!');
});
