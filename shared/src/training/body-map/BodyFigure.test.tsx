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
    const highlighted = new Map<BodyRegion, HighlightLevel>([
      ['hamstrings', 1],
      ['head', 1],
    ]);
    const { container } = render(<BodyFigure view="back" highlighted={highlighted} />);
    expect(container.querySelectorAll('[data-region="hamstrings"] path')).toHaveLength(2);
    expect(container.querySelectorAll('[data-region="head"] path')).toHaveLength(1);
  });

  it('highlights on each side only what can be seen there', () => {
    const highlighted = new Map<BodyRegion, HighlightLevel>([
      ['chest', 1],
      ['back', 1],
    ]);
    const { container, rerender } = render(<BodyFigure view="front" highlighted={highlighted} />);
    expect(regionsAtLevel(container, 1)).toEqual(['chest']);
    rerender(<BodyFigure view="back" highlighted={highlighted} />);
    expect(regionsAtLevel(container, 1)).toEqual(['back']);
  });

  it('draws the same body with few elements, whatever is highlighted', () => {
    const drawn = (highlighted: ReadonlyMap<BodyRegion, HighlightLevel>) => {
      const { container, unmount } = render(<BodyFigure view="front" highlighted={highlighted} />);
      const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
      unmount();
      return { elements: paths.length, outlines: paths.join(' ').split('M').length };
    };
    const plain = drawn(noHighlight);
    const marked = drawn(new Map<BodyRegion, HighlightLevel>([['chest', 2]]));
    expect(marked.outlines).toBe(plain.outlines);
    expect(plain.elements).toBeLessThanOrEqual(5);
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
