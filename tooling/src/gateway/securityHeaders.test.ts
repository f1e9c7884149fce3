import { contentSecurityPolicy } from './securityHeaders';

it('allows nothing inline but the styles the server wrote', () => {
  expect(contentSecurityPolicy([], ['a{}'])).toContain(
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-",
  );
  expect(contentSecurityPolicy([], [])).not.toContain('unsafe');
});
