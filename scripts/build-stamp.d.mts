export function fingerprint(): string;
export function isBuilt(current: string): boolean;
export function markBuilt(current: string): void;
