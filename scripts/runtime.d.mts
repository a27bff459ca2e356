export const root: string;
export const serverArguments: string[];
export function allocatorSettings(): Record<string, string>;
export function compileCache(): string;
