// Entry point of the process that makes one backup (backup-runner.ts). It exits with its parent process.
import { constants, setPriority } from 'node:os';
import { createPrivateFiles } from '#server/platform/private-files.ts';
import { type BackupTask, runTask } from './backup-task.ts';

createPrivateFiles();
// visitors' requests have priority
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// a terminal sends signals to all processes, but only the server may end this one
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => process.exit(1));
process.once('message', async (task: BackupTask) => {
  process.send?.(await runTask(task), () => process.exit(0));
});
