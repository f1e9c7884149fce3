import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Button, Text } from '../basics';
import { Link as StyledLink, Text as StyledText } from '../styled/styledParts';
import { UiProvider } from '../provider/UiProvider';

it('is the tag that is asked for, with its own classes and those added', () => {
  render(
    <Text as="h2" tone="muted" className="wide">
      Clients
    </Text>,
  );
  expect(screen.getByRole('heading')).toHaveClass('muted', 'wide');
});

it('gives its look to its only child, which keeps what it has', async () => {
  const clicks: string[] = [];
  const ref = createRef<HTMLButtonElement>();
  const own = createRef<HTMLAnchorElement>();
  render(
    <Button asChild variant="primary" ref={ref} onClick={() => clicks.push('part')}>
      <a ref={own} href="#clients" className="wide" onClick={() => clicks.push('child')}>
        Clients
      </a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Clients' });
  expect(link).toHaveClass('primary', 'wide');
  expect(ref.current).toBe(link);
  expect(own.current).toBe(link);
  await userEvent.click(link);
  expect(clicks).toEqual(['child', 'part']);
});

it('takes style props in the kit, beside its own, and as its child', () => {
  render(
    <UiProvider>
      <StyledText size="xs" marginTop="7px">
        Small
      </StyledText>
      <StyledLink asChild variant="plain" marginTop="7px">
        <a href="#clients">Clients</a>
      </StyledLink>
    </UiProvider>,
  );
  const text = screen.getByText('Small');
  expect(text).toHaveClass('xs');
  expect(text).toHaveStyle({ marginTop: '7px' });
  const link = screen.getByRole('link', { name: 'Clients' });
  expect(link).toHaveClass('link', 'plain');
  expect(link).toHaveStyle({ marginTop: '7px' });
});
