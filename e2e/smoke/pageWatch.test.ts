import { firstFrame } from './PageWatch';

it('finds where an error was thrown, without the origin', () => {
  const stack = `Error: boom
    at new Promise (<anonymous>)
    at draw (http://localhost:3000/remotes/mf-a/1.0.0-ab/Page.js:1:234)
    at http://localhost:3000/host/h1/main.js:3:4`;
  expect(firstFrame(stack)).toBe('/remotes/mf-a/1.0.0-ab/Page.js:1:234');
  expect(firstFrame('draw@https://site.example/remotes/mf-a/b/Page.js:7:8')).toBe(
    '/remotes/mf-a/b/Page.js:7:8',
  );
  expect(firstFrame('Error: boom')).toBeNull();
});
