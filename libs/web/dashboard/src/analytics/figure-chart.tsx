import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { FigureRow } from './figure-row';

type ChartProps = {
  rows: readonly FigureRow[];
  names: { now: string; before?: string | undefined };
  shown: (value: number) => string;
};

/** Most labels that have room beside each other on a phone. */
const MOST_LABELS = 7;

/**
 * Columns in the reading direction: in Hebrew the first stands on the right, and the axis of values with it. The table beside it says
 * the same to those who do not see it, so it takes no focus.
 */
export function FigureChart({ rows, names, shown }: ChartProps) {
  const isRtl = useTheme().direction === 'rtl';
  const every = Math.ceil(rows.length / MOST_LABELS);
  const formatted = (value: number | null) => shown(value ?? 0);
  return (
    <BarChart
      height={240}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      borderRadius={4}
      grid={{ horizontal: true }}
      margin={{ top: 12, bottom: 4, left: 4, right: 4 }}
      colors={['var(--primary)', 'var(--seat-unsent)']}
      xAxis={[
        {
          scaleType: 'band',
          data: rows.map(({ label }) => label),
          reverse: isRtl,
          tickLabelInterval: (_, at) => at % every === 0,
        },
      ]}
      yAxis={[{ position: isRtl ? 'right' : 'left', width: 64, tickMinStep: 1, valueFormatter: formatted }]}
      series={[
        { label: names.now, data: rows.map(({ now }) => now), valueFormatter: formatted },
        ...(names.before === undefined
          ? []
          : [
              {
                label: names.before,
                data: rows.map(({ before }) => before ?? 0),
                valueFormatter: formatted,
              },
            ]),
      ]}
    />
  );
}
