import { render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/UiProvider';
import { BrandMark } from './BrandMark';

it('says the name once, written or spoken', () => {
  const { rerender } = render(<BrandMark />, { wrapper: UiProvider });
  expect(screen.getByText('Formline')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<BrandMark isSignOnly />);
  expect(screen.queryByText('Formline')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Formline' })).toBeInTheDocument();
});
