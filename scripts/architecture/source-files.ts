import { execFileSync } from 'node:child_process';

/** The project's own TypeScript files, as git lists them, tracked or new. */
export const sourceFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
