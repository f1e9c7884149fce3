import { fireEvent, render } from '@testing-library/react';
import { UiProvider } from '@formline/shared/ui/core';
import { PictureCrop } from './PictureCrop';

it('tells when the browser can make no picture of the file', () => {
  const handleUnreadable = jest.fn();
  const crop = (
    <PictureCrop address="blob:broken" shape="portrait" onArea={jest.fn()} onUnreadable={handleUnreadable} />
  );
  render(crop, { wrapper: UiProvider });
  const picture = document.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(handleUnreadable).toHaveBeenCalledTimes(1);
});
