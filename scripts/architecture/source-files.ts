import { execFileSync } from 'node:child_process';

/** The TypeScript files of the project, tracked and untracked, without ignored files. */
export const sourceFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
