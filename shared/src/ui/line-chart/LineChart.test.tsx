import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/UiProvider';
import { LineChart } from './LineChart';

const dates = ['9/1/26', '10/1/26', '11/1/26'];
const weight = [
  { x: 0, y: 1, text: '150.0 lb' },
  { x: 1, y: 0.98, text: '147.0 lb' },
  { x: 2, y: 0.96, text: '144.0 lb' },
];
const fat = [{ x: 1, y: 0.2, text: '20.0%' }];

function showChart(points = { weight, fat }) {
  return render(
    <LineChart
      title="Body"
      xAxis={{ label: 'Date', textOf: (x) => dates[x] ?? '', domain: [0, 6], ticks: [0, 1, 2] }}
      yAxis={{ label: 'Share', textOf: String, domain: [0, 1.1] }}
      series={[
        { id: 'weight', label: 'Weight', points: points.weight },
        { id: 'fat', label: 'Body fat', note: 'lower is better', points: points.fat },
      ]}
      emptyText="Nothing measured"
    />,
    { wrapper: UiProvider },
  );
}

const legend = () => within(screen.getByRole('list')).getAllByRole('listitem');
const slider = () => screen.getByRole('slider', { name: 'Read values: Body' });

it('tells the last values first, and where there is none', () => {
  showChart();
  expect(screen.getByRole('figure', { name: 'Body' })).toHaveTextContent('11/1/26');
  expect(legend().map((entry) => entry.textContent)).toEqual([
    'Weight144.0 lb',
    'Body fat lower is bettern/a',
  ]);
});

it('tells the values of each point to the keyboard, to the eye and to a screen reader', () => {
  showChart();
  fireEvent.change(slider(), { target: { value: '1' } });
  expect(slider()).toHaveAttribute('aria-valuetext', '10/1/26: Weight 147.0 lb, Body fat 20.0%');
  expect(legend().map((entry) => entry.textContent)).toEqual([
    'Weight147.0 lb',
    'Body fat lower is better20.0%',
  ]);
  fireEvent.blur(slider());
  expect(slider()).toHaveAttribute('aria-valuetext', '11/1/26: Weight 144.0 lb, Body fat n/a');
});

it('tells the values under the pointer until it leaves', () => {
  const { container } = showChart();
  const frame = slider().parentElement ?? container;
  fireEvent.pointerMove(frame, { clientX: 0 });
  expect(legend()[0]).toHaveTextContent('150.0 lb');
  fireEvent.pointerLeave(frame);
  expect(legend()[0]).toHaveTextContent('144.0 lb');
});

it('shows the same as a table and goes back', async () => {
  showChart();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table: Body' }));
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Date', 'Weight', 'Body fatlower is better'],
    ['9/1/26', '150.0 lb', 'n/a'],
    ['10/1/26', '147.0 lb', '20.0%'],
    ['11/1/26', '144.0 lb', 'n/a'],
  ]);
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  const back = screen.getByRole('button', { name: 'Show as chart: Body' });
  expect(back).toHaveFocus();
  await userEvent.click(back);
  expect(slider()).toBeInTheDocument();
});

it('tells series apart by marks and dashes, not by colour alone', () => {
  const { container } = showChart();
  const drawings = [...container.querySelectorAll('[data-series]')];
  const looks = drawings.map((drawing) => [
    drawing.querySelector('[stroke="currentColor"]')?.getAttribute('stroke-dasharray'),
    drawing.querySelector('[transform]')?.getAttribute('d'),
  ]);
  expect(looks).toHaveLength(2);
  expect(looks[0]?.[0]).not.toBe(looks[1]?.[0]);
  expect(looks[0]?.[1]).not.toBe(looks[1]?.[1]);
});

it('says so when there is no value', () => {
  showChart({ weight: [], fat: [] });
  expect(screen.getByRole('figure', { name: 'Body' })).toHaveTextContent('Nothing measured');
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
