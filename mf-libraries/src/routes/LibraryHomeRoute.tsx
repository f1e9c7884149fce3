import { LibraryPage } from '../components/library-page/LibraryPage';
import { LibraryHome } from '../features/library-home/LibraryHome';

/** `/libraries/home`: the ways into the four libraries. */
export function LibraryHomeRoute() {
  return (
    <LibraryPage fills="content">
      <LibraryHome />
    </LibraryPage>
  );
}
