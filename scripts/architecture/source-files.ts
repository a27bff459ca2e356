import { execFileSync } from 'node:child_process';

/** TypeScript files of the project, tracked or untracked, except ignored ones. */
export const sourceFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
