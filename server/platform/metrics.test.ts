import { expect, it } from 'vitest';
import { combineMetrics, formatMetrics, gauge, type Metric } from './metrics.ts';

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

it('adds the values of several processes, or takes the largest or smallest (WATCH-04)', () => {
  const one = [requests([['/a', 1]]), gauge('lag', 'Lag.', 3, 'max'), gauge('start', 'Start.', 5, 'min')];
  const other = [
    requests([
      ['/a', 2],
      ['/b', 4],
    ]),
    gauge('lag', 'Lag.', 2, 'max'),
    gauge('start', 'Start.', 4, 'min'),
  ];
  const lines = formatMetrics(combineMetrics([one, other, []]))
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  expect(lines).toEqual(['requests_total{route="/a"} 3', 'requests_total{route="/b"} 4', 'lag 3', 'start 4', '']);
  expect(one[0]?.samples[0]?.value).toBe(1);
});
