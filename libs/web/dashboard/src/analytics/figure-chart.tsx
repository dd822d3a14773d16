import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { MuiTheme } from '@smachot/web-ui';
import type { FigureRow } from './figure-row';

type ChartProps = {
  rows: readonly FigureRow[];
  names: { now: string; before?: string | undefined };
  shown: (value: number) => string;
};

/** Most labels that have room beside each other on a phone. */
const MOST_LABELS = 7;

/** Letters of a label that have room under a column. */
const COLUMN_LETTERS = 8;
const BAR_PX = 48;
/** Room for a label of some 25 letters beside a bar, in the font below. */
const NAMES_PX = 160;
const NAMES = { fontSize: 11 };

const axisLabel = ({ label, short }: FigureRow): string => short ?? label;

const common = {
  hideLegend: true,
  skipAnimation: true,
  disableKeyboardNavigation: true,
  borderRadius: 4,
  margin: { top: 12, bottom: 4, left: 4, right: 4 },
  colors: ['var(--primary)', 'var(--seat-unsent)'],
};

/**
 * Columns in the reading direction: in Hebrew the first stands on the right, and the axis of values with it. Parts with long names
 * are bars, which have the names beside them. The table beside it says the same to those who do not see it, so it takes no focus.
 */
export const FigureChart = (props: ChartProps) => (
  <MuiTheme>
    <Columns {...props} />
  </MuiTheme>
);

function Columns({ rows, names, shown }: ChartProps) {
  const isRtl = useTheme().direction === 'rtl';
  const formatted = (value: number | null) => shown(value ?? 0);
  const series = [
    { label: names.now, data: rows.map(({ now }) => now), valueFormatter: formatted },
    ...(names.before === undefined
      ? []
      : [{ label: names.before, data: rows.map(({ before }) => before ?? 0), valueFormatter: formatted }]),
  ];
  const labels = rows.map(axisLabel);
  const band = { scaleType: 'band', data: labels } as const;
  const values = { tickMinStep: 1, valueFormatter: formatted };
  const side = isRtl ? 'right' : 'left';
  if (labels.some((label) => label.length > COLUMN_LETTERS))
    return (
      <BarChart
        {...common}
        layout="horizontal"
        height={rows.length * BAR_PX + 40}
        grid={{ vertical: true }}
        xAxis={[{ ...values, reverse: isRtl }]}
        yAxis={[{ ...band, position: side, width: NAMES_PX, tickLabelStyle: NAMES }]}
        series={series}
      />
    );
  const every = Math.ceil(rows.length / MOST_LABELS);
  return (
    <BarChart
      {...common}
      height={240}
      grid={{ horizontal: true }}
      xAxis={[{ ...band, reverse: isRtl, tickLabelInterval: (_, at) => at % every === 0 }]}
      yAxis={[{ ...values, position: side, width: 64 }]}
      series={series}
    />
  );
}
