export interface ChartSeries {
  /** e.g. "Views" */
  label: string;
  /** One for each day. */
  values: readonly number[];
  /** `area`: the one that is read first. `dashed`: what it is compared with. */
  style: 'area' | 'line' | 'dashed';
}
