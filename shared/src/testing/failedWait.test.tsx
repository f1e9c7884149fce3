import { render, screen } from '@testing-library/react';

it('prints the document when a wait gives up, though not at each of its looks', async () => {
  render(<p>What is there</p>);
  const wait = screen.findByText('What is missing', {}, { timeout: 60 });
  await expect(wait).rejects.toThrow(/What is missing[\s\S]*What is there/);
});
