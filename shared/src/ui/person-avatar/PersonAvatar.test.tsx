import { fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/UiProvider';
import { PersonAvatar } from './PersonAvatar';

const picture = (container: HTMLElement) => container.querySelector('img');

it('shows the picture, and the initials once it fails', () => {
  const { container } = render(<PersonAvatar name="Ana Lopez" imageUrl="/ana.jpg" />, {
    wrapper: UiProvider,
  });
  const image = picture(container);
  expect(image).toHaveAttribute('src', '/ana.jpg');
  if (image) fireEvent.error(image);
  expect(picture(container)).toBeNull();
  expect(screen.getByText('AL')).toBeInTheDocument();
});

it('tries a new picture after one has failed', () => {
  const { container, rerender } = render(<PersonAvatar name="Ana" imageUrl="/old.jpg" />, {
    wrapper: UiProvider,
  });
  const image = picture(container);
  if (image) fireEvent.error(image);
  rerender(<PersonAvatar name="Ana" imageUrl="/new.jpg" />);
  expect(picture(container)).toHaveAttribute('src', '/new.jpg');
});

it('is silent beside a name and named where it stands alone', () => {
  render(<PersonAvatar name="Ana Lopez" />, { wrapper: UiProvider });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  render(<PersonAvatar name="Ben Okafor" label="Ben Okafor" />, { wrapper: UiProvider });
  expect(screen.getByRole('img', { name: 'Ben Okafor' })).toBeInTheDocument();
});
