// Reporters for vitest and Playwright: print the ten slowest tests at the end of a run.
import type { Reporter as JourneyReporter } from '@playwright/test/reporter';
import type { Reporter } from 'vitest/node';

interface Timed {
  title: string;
  ms: number;
}

const print = (tests: readonly Timed[]): void => {
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, 10);
  if (tests.length < 20) return;
  const lines = slowest.map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`);
  process.stdout.write(`\nSlowest tests:\n${lines.join('\n')}\n`);
};

export const slowestTests: Reporter = {
  onTestRunEnd: (modules) =>
    print(
      modules.flatMap(({ relativeModuleId, children }) =>
        [...children.allTests()].map((test) => ({ title: `${relativeModuleId} > ${test.fullName}`, ms: test.diagnostic()?.duration ?? 0 })),
      ),
    ),
};

export default class SlowestJourneys implements JourneyReporter {
  private readonly journeys: Timed[] = [];

  onTestEnd: NonNullable<JourneyReporter['onTestEnd']> = (test, { duration }) => {
    this.journeys.push({ title: test.titlePath().filter(Boolean).join(' > '), ms: duration });
  };
  onEnd() {
    print(this.journeys);
  }
}
