import type { Showcase } from '../showcase/showcase';
import { BrandMark } from './BrandMark';

export const showcase: Showcase = {
  of: ['BrandMark'],
  group: 'Page',
  about: 'The sign and the name. The sign alone where there is little room.',
  states: [
    { name: 'On the page', sample: <BrandMark /> },
    { name: 'In the navigation', ground: 'nav', sample: <BrandMark /> },
    { name: 'Large', sample: <BrandMark size="lg" /> },
    { name: 'Sign only', sample: <BrandMark isSignOnly /> },
  ],
};
