import { whenIdle } from '../bootstrap/whenIdle';
import { hearErrors } from './listenForErrors';

/** Hears from now on what goes wrong, and has it told once the page is painted. */
export function reportLater(): void {
  hearErrors();
  whenIdle()
    .then(() => import(/* webpackChunkName: "reports" */ './startReports'))
    .then(({ startReports }) => startReports())
    // Without this chunk the page is as good, and there is nobody to tell.
    .catch(() => undefined);
}
