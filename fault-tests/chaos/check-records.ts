// Compares stored records with the confirmed ones.
import type { Ledger, Observed, State } from './ledger.ts';
import { missing } from './stored-records.ts';

export interface Violation {
  /** `lost`: a confirmed write is missing. `partial`: something is stored partially, or was not cleaned up. */
  kind: 'lost' | 'partial' | 'damaged database' | 'mail' | 'start';
  text: string;
}

/** An unanswered write may have stored these under keys that only the response would have contained. */
const namedByResponse = /^(upload|session) /;

const shown = (state: State) => (state === null ? 'nothing' : state.slice(0, 400));

const compare = (key: string, allowed: readonly State[], found: Observed | undefined): Violation | null => {
  const state = found?.state ?? null;
  if (allowed.includes(state)) return null;
  const kind = state?.includes(`"${missing}"`) || state?.includes('"damaged"') ? 'partial' : 'lost';
  return { kind, text: `${key} is ${shown(state)} instead of ${allowed.map(shown).join(' or ')}` };
};

/** @param rows keys and records; a key must occur once */
export const checkRecords = (ledger: Ledger, rows: readonly (readonly [string, Observed])[]): Violation[] => {
  const violations: Violation[] = [];
  const observed = new Map<string, Observed>();
  const expected = ledger.expected();
  for (const [key, found] of rows) {
    if (observed.has(key)) violations.push({ kind: 'partial', text: `${key} is stored twice` });
    if (!expected.has(key) && !namedByResponse.test(key)) violations.push({ kind: 'partial', text: `${key} is stored, but was not sent` });
    observed.set(key, found);
  }
  for (const [key, allowed] of expected) {
    const violation = compare(key, allowed, observed.get(key));
    if (violation) violations.push(violation);
  }
  ledger.settle(observed);
  return violations;
};
