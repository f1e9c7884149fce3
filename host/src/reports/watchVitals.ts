import type { ClientReport } from '@formline/shared/contracts/platform/clientReports';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

type VitalReport = Extract<ClientReport, { kind: 'vital' }>;
type Origin = Pick<VitalReport, 'remote' | 'build' | 'revision'>;

/** A value belongs to the page shown when it was measured. @returns reads new values, each once */
export function watchVitals(whose: () => Origin): () => VitalReport[] {
  const newest = new Map<string, VitalReport>();
  const taken = new Set<string>();
  const note = ({ id, name, value, rating }: Metric) => {
    newest.set(id, { kind: 'vital', ...whose(), name, value: Math.max(0, value), rating });
  };
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(note, { reportAllChanges: true });
  return () => {
    const fresh = [...newest].filter(([id]) => !taken.has(id));
    for (const [id] of fresh) taken.add(id);
    return fresh.map(([, report]) => report);
  };
}
