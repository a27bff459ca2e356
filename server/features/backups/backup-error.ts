/** A backup that cannot be made, is damaged or cannot be restored here. The message is one line for administrators and operators. */
export class BackupError extends Error {
  override name = 'BackupError';
}
