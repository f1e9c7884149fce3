import { parseSiteConfig } from '@formline/shared/contracts/platform/siteConfig';
import { readSiteConfig } from './readSiteConfig';

const defaults = parseSiteConfig(null);

function putIntoPage(text: string | null) {
  document.body.innerHTML =
    text === null ? '' : `<script type="application/json" id="formline-config">${text}</script>`;
}

function answerWith(answer: () => Promise<Response>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
}

it('takes the configuration from the page, without a request', async () => {
  putIntoPage('{"environment":"production","maintenance":true}');
  const asked = answerWith(() => Promise.reject(new Error('not to be asked')));
  expect(await readSiteConfig()).toEqual({ ...defaults, environment: 'production', maintenance: true });
  expect(asked).not.toHaveBeenCalled();
});

it.each([null, '{"environment":'])('asks for it when the page has %s', async (text) => {
  putIntoPage(text);
  answerWith(() => Promise.resolve(Response.json({ environment: 'production' })));
  expect((await readSiteConfig()).environment).toBe('production');
});

it.each([
  ['a missing file', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['a page instead of JSON', () => Promise.resolve(new Response('<!doctype html>'))],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('starts on the defaults after %s', async (_what, answer) => {
  putIntoPage(null);
  answerWith(answer);
  expect(await readSiteConfig()).toEqual(defaults);
});
