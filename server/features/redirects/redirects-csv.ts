// Written redirects as CSV with the columns from and to.
import type { importRedirects as contract } from '#contract/redirects.ts';
import type { AnswerOf } from '#contract/route.ts';
import { toCsv } from '#contract/rules/csv.ts';
import { counted } from '#contract/rules/numbers.ts';
import { redirectLimits } from '#contract/rules/redirects.ts';
import type { ActingContext } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { AppError, invalid } from '#server/http/errors.ts';
import { readCsvText } from '#server/platform/sheets/read-csv.ts';
import { type Cell, SheetError, type SheetRow } from '#server/platform/sheets/sheet.ts';
import { listAllSiteRedirects } from './site-redirects.repository.ts';
import { changing, storeLine, type TypedRedirect } from './site-redirects.service.ts';

type Result = AnswerOf<typeof contract>;

export const exportRedirects = async (db: Database): Promise<string> =>
  toCsv([['from', 'to'], ...(await listAllSiteRedirects(db)).map(({ source, target }) => [source, target])]);

interface Line extends TypedRedirect {
  line: number;
}

const refused = (text: string) => invalid({ csv: [text] });

/** @throws AppError 'invalid' */
const readRows = async (csv: string): Promise<SheetRow[]> => {
  const rows: SheetRow[] = [];
  try {
    for await (const row of readCsvText(csv)) {
      // the first line names the columns
      if (rows.length > redirectLimits.importLines) throw refused(`Import at most ${redirectLimits.importLines} lines at once.`);
      rows.push(row);
    }
  } catch (error) {
    throw error instanceof SheetError ? refused(error.message) : error;
  }
  return rows;
};

const textOf = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell.trim() : '');

/** @throws AppError 'invalid' */
const readLines = async (csv: string): Promise<Line[]> => {
  const [head, ...rows] = await readRows(csv);
  const names = head?.cells.map((cell) => textOf(cell).toLowerCase()) ?? [];
  const [from, to] = [names.indexOf('from'), names.indexOf('to')];
  if (from < 0 || to < 0) throw refused('The first line must have the columns from and to.');
  if (rows.length === 0) throw refused('The file has no redirects.');
  return rows.map(({ line, cells }) => ({ line, from: textOf(cells[from]), to: textOf(cells[to]) }));
};

const repeatedText = 'The old address is in an earlier line too.';

/** Lines are stored one after the other, so that each is checked against those before it. */
const storeLines = async (context: ActingContext, lines: readonly Line[]): Promise<Omit<Result, 'message'>> => {
  const result = { created: 0, changed: 0, unchanged: 0, errors: [] as Result['errors'] };
  const seen = new Set<string>();
  for (const { line, from, to } of lines) {
    try {
      if (seen.has(from)) throw invalid({ from: [repeatedText] });
      seen.add(from);
      result[await storeLine(context, { from, to })] += 1;
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'invalid')) throw error;
      result.errors.push({ line, from, text: error.message });
    }
  }
  return result;
};

/** Ends the transaction without its changes. */
class Undone extends Error {
  readonly result: Omit<Result, 'message'>;
  constructor(result: Omit<Result, 'message'>) {
    super('Nothing is imported');
    this.result = result;
  }
}

const messageOf = ({ created, changed, errors }: Omit<Result, 'message'>, isPreview: boolean): string => {
  if (errors.length > 0) return `${counted(errors.length, 'line')} cannot be imported`;
  return `${counted(created + changed, 'redirect')} ${isPreview ? 'can be imported' : 'imported'}`;
};

/** Stores all lines, or none if one is refused. */
export const importRedirects = async (context: ActingContext, csv: string, isPreview: boolean): Promise<Result> => {
  const lines = await readLines(csv);
  const stored = changing(context, async (acting) => {
    const result = await storeLines(acting, lines);
    if (isPreview || result.errors.length > 0) throw new Undone(result);
    const { created, changed } = result;
    if (created + changed > 0) await recordAction(acting, { action: 'import', kind: 'redirect', details: { created, changed } });
    return result;
  });
  const result = await stored.catch((error: unknown) => {
    if (error instanceof Undone) return error.result;
    throw error;
  });
  return { message: messageOf(result, isPreview), ...result };
};
