import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { NoticeTone } from './noticeTones';

const signs = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

export function NoticeSign({ tone }: { tone: NoticeTone }) {
  const Sign = signs[tone];
  return <Sign aria-hidden="true" />;
}
