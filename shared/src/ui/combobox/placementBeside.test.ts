import { placementBeside } from './placementBeside';

const field = (top: number) => ({ left: 100, width: 240, top, bottom: top + 40 });

it('lies below the field where there is room', () => {
  expect(placementBeside(field(100), 800)).toEqual({ left: 100, width: 240, maxHeight: 288, top: 146 });
  expect(placementBeside(field(400), 680)).toMatchObject({ top: 446, maxHeight: 222 });
});

it('lies above it when there is more room', () => {
  expect(placementBeside(field(600), 700)).toEqual({ left: 100, width: 240, maxHeight: 288, bottom: 106 });
});

it('stays below it when there is little anywhere', () => {
  expect(placementBeside(field(20), 200)).toMatchObject({ top: 66, maxHeight: 122 });
});
