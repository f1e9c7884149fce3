import { scaledSize } from './drawPicture';

it.each([
  [3000, 3000, { width: 512, height: 512 }],
  [3000, 4000, { width: 512, height: 683 }],
  [120.4, 120.4, { width: 120, height: 120 }],
  [0, 0, { width: 1, height: 1 }],
])('draws %d x %d pixels at most 512 wide, and enlarges nothing', (width, height, drawn) => {
  expect(scaledSize({ x: 0, y: 0, width, height }, 512)).toEqual(drawn);
});
