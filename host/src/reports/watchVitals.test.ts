import { type LCPMetric, onLCP } from 'web-vitals';
import { watchVitals } from './watchVitals';

jest.mock('web-vitals');

type ReportedMetric = Pick<LCPMetric, 'id' | 'name' | 'value' | 'rating'>;

it('a value belongs to the page that stood there when it was met, and is given out once', () => {
  let remote = 'mf-auth';
  const take = watchVitals(() => ({ remote, build: '1', revision: 2 }));
  const report = (reported: ReportedMetric) => {
    for (const [listener] of jest.mocked(onLCP).mock.calls) Reflect.apply(listener, null, [reported]);
  };
  report({ id: 'a', name: 'LCP', value: 900, rating: 'good' });
  report({ id: 'a', name: 'LCP', value: 1_200, rating: 'good' });
  remote = 'mf-clients';
  const taken = take();
  expect(taken).toEqual([
    { kind: 'vital', remote: 'mf-auth', build: '1', revision: 2, name: 'LCP', value: 1_200, rating: 'good' },
  ]);
  report({ id: 'a', name: 'LCP', value: 1_300, rating: 'good' });
  expect(take()).toEqual([]);
});
