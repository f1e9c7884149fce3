import { SimpleGrid } from '@formline/shared/ui/core';
import { librarySections } from '../../components/library-page/librarySections';
import { LibraryTile } from './LibraryTile';

export function LibraryHome() {
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap="6">
      {librarySections.map((section) => (
        <LibraryTile key={section} section={section} />
      ))}
    </SimpleGrid>
  );
}
