import { act, screen } from '@testing-library/react';
import { renderRoute } from '@formline/shared/testing/render';
import { SLOW_ANSWER_MS, SubmitButton, submitButtonTexts } from './SubmitButton';

afterEach(() => jest.useRealTimers());

it('says that an answer is slow once a spinner alone would look stuck', () => {
  jest.useFakeTimers();
  renderRoute(<SubmitButton isBusy>Sign in</SubmitButton>, { path: '/' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(SLOW_ANSWER_MS));
  expect(screen.getByRole('status')).toHaveTextContent(submitButtonTexts.slow);
});

it('says how the last try ended while nothing is under way', () => {
  renderRoute(
    <SubmitButton isBusy={false} note="Nothing was changed.">
      Save
    </SubmitButton>,
    { path: '/' },
  );
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was changed.');
});
