import { whenIdle } from '../bootstrap/whenIdle';
import { hearErrors } from './listenForErrors';

export function reportLater(): void {
  hearErrors();
  whenIdle()
    .then(() => import(/* webpackChunkName: "reports" */ './startReports'))
    .then(({ startReports }) => startReports())
    // Without this chunk nothing is reported, and the page works.
    .catch(() => undefined);
}
