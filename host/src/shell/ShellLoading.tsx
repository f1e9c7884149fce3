import { BrandMark, Container } from '@formline/shared/ui/basics';
import { isFirstPaintShown } from '../remotes/FirstPaint';
import { HeadingOutline, PageOutline } from '../remotes/PageOutline';
import { NavigationBar } from './top-navigation/NavigationBar';

/** The first paint stays until the page replaces it: it has the real navigation. */
export function ShellLoading() {
  if (isFirstPaintShown()) return null;
  return (
    <>
      <NavigationBar profile="personal" home={<BrandMark />} />
      <Container padded>
        <PageOutline heading={<HeadingOutline />} outline={null} />
      </Container>
    </>
  );
}
