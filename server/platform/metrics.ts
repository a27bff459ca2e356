// Metrics in the text format of Prometheus (docs/decisions/0034-metrics.md).

type Labels = Record<string, string>;

export interface Sample {
  /** Appended to the name of the metric, e.g. `_bucket` of a histogram. */
  suffix?: string;
  labels?: Labels;
  value: number;
}

export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: Sample[];
}

const escapeLabel = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const nameOf = ({ name }: Metric, { suffix = '', labels = {} }: Sample): string => {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escapeLabel(value)}"`);
  return name + suffix + (pairs.length > 0 ? `{${pairs.join(',')}}` : '');
};

export const metricsContentType = 'text/plain; version=0.0.4; charset=utf-8';

/** Omits metrics without values. */
export const formatMetrics = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map((metric) => {
      const { name, help, type, samples } = metric;
      const lines = samples.map((sample) => `${nameOf(metric, sample)} ${sample.value}`);
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('\n')}\n`;
    })
    .join('');

/** A metric with one value and no labels; null omits it. */
export const gauge = (name: string, help: string, value: number | null): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: value === null ? [] : [{ value }],
});
