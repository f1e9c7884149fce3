import type { ClientReport } from '@formline/shared/contracts/clientReports';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

type VitalReport = Extract<ClientReport, { kind: 'vital' }>;
type Origin = Pick<VitalReport, 'remote' | 'build' | 'revision'>;

/**
 * Follows how the page feels. Each value belongs to the page that stood there when it was met, wherever the person has
 * gone since.
 * @param whose whose page stands there at the moment
 * @returns takes the values so far; each is given out once
 */
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
