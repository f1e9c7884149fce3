import { htmlOf } from './Mail';

it('makes paragraphs and links of a text, and shows what looks like a tag as it is', () => {
  const html = htmlOf({
    subject: 'Hello <you>',
    text: 'Hello <b>Noor</b> & "co",\r\none more line\r\n\r\nhttps://gym.test/#token=a&b',
  });
  expect(html).toContain('<title>Hello &lt;you&gt;</title>');
  expect(html).toContain('<p>Hello &lt;b&gt;Noor&lt;/b&gt; &amp; &quot;co&quot;,<br>one more line</p>');
  expect(html).toContain('<a href="https://gym.test/#token=a&amp;b"');
  expect(html).not.toMatch(/src=|<b>/);
});
