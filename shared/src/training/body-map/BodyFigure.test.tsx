import { render, screen } from '@testing-library/react';
import { BodyFigure } from './BodyFigure';
import type { BodyRegion } from './bodyRegions';
import { ExerciseThumbnail } from './ExerciseThumbnail';
import type { HighlightLevel } from './highlightLevel';

function regionsAtLevel(container: HTMLElement, level: HighlightLevel) {
  const found = container.querySelectorAll<SVGElement>(`[data-level="${level}"]`);
  return [...found].map((element) => element.dataset['region']);
}

const noHighlight = new Map<BodyRegion, HighlightLevel>();

describe('BodyFigure', () => {
  it('is an image with the given name', () => {
    render(<BodyFigure view="front" highlighted={noHighlight} title="Front of the body" />);
    expect(screen.getByRole('img', { name: 'Front of the body' })).toBeInTheDocument();
  });

  it('is hidden from screen readers without a name', () => {
    const { container } = render(<BodyFigure view="front" highlighted={noHighlight} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('highlights each region at its own level', () => {
    const highlighted = new Map<BodyRegion, HighlightLevel>([
      ['chest', 2],
      ['trunk', 1],
    ]);
    const { container } = render(<BodyFigure view="front" highlighted={highlighted} />);
    expect(regionsAtLevel(container, 2)).toEqual(['chest']);
    expect(regionsAtLevel(container, 1)).toEqual(['trunk']);
  });

  it('draws both sides of a paired region and one head', () => {
    const { container } = render(<BodyFigure view="back" highlighted={noHighlight} />);
    expect(container.querySelectorAll('[data-region="hamstrings"] path')).toHaveLength(2);
    expect(container.querySelectorAll('[data-region="head"] path')).toHaveLength(1);
  });

  it('shows on each side only what can be seen there', () => {
    const { container, rerender } = render(<BodyFigure view="front" highlighted={noHighlight} />);
    expect(container.querySelector('[data-region="back"]')).toBeNull();
    expect(container.querySelector('[data-region="chest"]')).not.toBeNull();
    rerender(<BodyFigure view="back" highlighted={noHighlight} />);
    expect(container.querySelector('[data-region="back"]')).not.toBeNull();
    expect(container.querySelector('[data-region="chest"]')).toBeNull();
  });
});

describe('ExerciseThumbnail', () => {
  it('is decorative and highlights the muscle groups of the exercise', () => {
    const { container } = render(<ExerciseThumbnail muscleGroups={['Back', 'Biceps', 'Forearms']} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(regionsAtLevel(container, 2)).toEqual(['back']);
    expect(regionsAtLevel(container, 1)).toEqual(['forearms']);
  });

  it('can be named where no text stands beside it', () => {
    render(<ExerciseThumbnail muscleGroups={['Chest']} title="Push-Up" />);
    expect(screen.getByRole('img', { name: 'Push-Up' })).toBeInTheDocument();
  });
});
