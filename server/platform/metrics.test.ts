import { expect, it } from 'vitest';
import { formatMetrics, gauge, type Metric } from './metrics.ts';

const requests = (samples: [route: string, value: number][]): Metric => ({
  name: 'requests_total',
  help: 'Requests.',
  type: 'counter',
  samples: samples.map(([route, value]) => ({ labels: { route }, value })),
});

it('writes the text format of Prometheus, with escaped labels and without empty metrics (WATCH-02)', () => {
  const text = formatMetrics([requests([['/a"\\\n', 2]]), gauge('age_seconds', 'Age.', null), gauge('bytes', 'Bytes.', 1.5)]);
  expect(text).toBe(
    [
      '# HELP requests_total Requests.',
      '# TYPE requests_total counter',
      'requests_total{route="/a\\"\\\\\\n"} 2',
      '# HELP bytes Bytes.',
      '# TYPE bytes gauge',
      'bytes 1.5',
      '',
    ].join('\n'),
  );
});
