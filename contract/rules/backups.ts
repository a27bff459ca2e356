export const backupStates = ['waiting', 'running', 'proven', 'incomplete', 'failed'] as const;

/** @returns whether the backup can be downloaded and restored */
export const hasFile = ({ state }: { state: (typeof backupStates)[number] }): boolean => state === 'proven' || state === 'incomplete';
