// `npm run corpus`: counts how many specification texts of data sheets are parsed correctly, refused, not parsed and misread.
import { countOutcomes, runCorpus } from './corpus/corpus.ts';

const results = runCorpus();
for (const { row, outcome, answer } of results) {
  if (outcome !== 'misread' && outcome !== 'not read') continue;
  console.warn(`${outcome}: “${row.text}” as ${row.kind} of ${row.quantity} in ${row.unit ?? 'pieces'}: ${answer}`);
}
const counts = countOutcomes(results);
const named = results.length - counts.refused;
process.stdout.write(
  `${results.length} texts: ${counts.right} right (${((100 * counts.right) / named).toFixed(1)} % of those with a value), ` +
    `${counts.refused} refused, ${counts['not read']} not read, ${counts.misread} misread\n`,
);
if (counts.misread > 0) process.exitCode = 1;
