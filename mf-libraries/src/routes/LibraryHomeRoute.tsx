import { LibraryPage } from '../components/library-page/LibraryPage';
import { LibraryHome } from '../features/library-home/LibraryHome';

export function LibraryHomeRoute() {
  return (
    <LibraryPage fills="content">
      <LibraryHome />
    </LibraryPage>
  );
}
