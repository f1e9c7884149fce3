import { Link, useLocation } from '@formline/shared/routing';
import { withParameters } from '@formline/shared/training/library-list/listViewState.ts';
import { chakra } from '@formline/shared/ui/core';
import { ArrowLeft } from 'lucide-react';
import { librarySectionPath } from '../library-page/librarySections';
import { routinePanelTexts as texts } from './routinePanel.texts';
import { routineParameters } from './routineView';

const Way = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '6',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'accent.text',
    '& svg': { boxSize: 'icon.sm' },
    '&:hover': { textDecoration: 'underline' },
  },
});

export function ReturnLink() {
  const { pathname, search } = useLocation();
  if (!pathname.startsWith(`${librarySectionPath('exercises')}/`)) return null;
  const query = withParameters(new URLSearchParams(search), routineParameters(null)).toString();
  return (
    <Way to={{ pathname, search: query }}>
      <ArrowLeft aria-hidden="true" />
      {texts.toExercises}
    </Way>
  );
}
