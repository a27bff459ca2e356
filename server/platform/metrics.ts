// Metrics in the text format of Prometheus (docs/decisions/0034-metrics.md).

type Labels = Record<string, string>;

export interface Sample {
  /** Appended to the name of the metric, e.g. `_bucket` of a histogram. */
  suffix?: string;
  labels?: Labels;
  value: number;
}

/** A metric with its values. Plain data: workers send it to the primary process. */
export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** How the values of several processes become one. Default: the sum. */
  combine?: 'max' | 'min';
  samples: Sample[];
}

const escapeLabel = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const nameOf = ({ name }: Metric, { suffix = '', labels = {} }: Sample): string => {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escapeLabel(value)}"`);
  return name + suffix + (pairs.length > 0 ? `{${pairs.join(',')}}` : '');
};

const combineValues = (combine: Metric['combine'], one: number, other: number): number =>
  combine ? Math[combine](one, other) : one + other;

/** @param processes the metrics of each process @returns the metrics of all processes together */
export const combineMetrics = (processes: readonly (readonly Metric[])[]): Metric[] => {
  const metrics = new Map<string, Metric>();
  const samples = new Map<string, Sample>();
  for (const metric of processes.flat()) {
    const { name, combine } = metric;
    const combined = metrics.get(name) ?? { ...metric, samples: [] };
    metrics.set(name, combined);
    for (const sample of metric.samples) {
      const key = nameOf(metric, sample);
      const found = samples.get(key);
      if (found) found.value = combineValues(combine, found.value, sample.value);
      else {
        const copy = { ...sample };
        samples.set(key, copy);
        combined.samples.push(copy);
      }
    }
  }
  return [...metrics.values()];
};

export const metricsContentType = 'text/plain; version=0.0.4; charset=utf-8';

/** A metric without values is left out. */
export const formatMetrics = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map((metric) => {
      const { name, help, type, samples } = metric;
      const lines = samples.map((sample) => `${nameOf(metric, sample)} ${sample.value}`);
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('\n')}\n`;
    })
    .join('');

/** A metric with one value without labels; null leaves it out. */
export const gauge = (name: string, help: string, value: number | null, combine?: Metric['combine']): Metric => ({
  name,
  help,
  type: 'gauge',
  ...(combine && { combine }),
  samples: value === null ? [] : [{ value }],
});
